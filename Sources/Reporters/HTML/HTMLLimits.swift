/// How much of an audit a page shows, so that a browser can always open it. The page counts what is
/// left out; the JSON report has everything.
struct HTMLLimits {
  /// Changes with a card; more are listed in a line each.
  var cards = 60
  /// Reasons why findings cannot be fixed; all of them stand in the rows of the findings too.
  var reasons = 40
  /// Pairings of such a reason that are drawn.
  var examples = 4
  /// Rows of evaluations that are alike.
  var rows = 1500
  /// Permutations in the table of failures.
  var permutations = 400
  /// Ratios in all matrices together.
  var ratios = 3000
  /// Token checks, warnings, rules, and tokens that no pairing reaches: each.
  var statements = 400
  /// Options of one filter; an axis with more contexts has no filter.
  var choices = 60
}
