/// How much of an audit a page shows, so that a browser can always open it. The page counts what is
/// left out; the JSON report has everything.
struct HTMLLimits {
  /// Evaluations, in all panels together.
  var evaluations = 3000
  /// Permutations, each with a panel.
  var permutations = 400
  /// Token checks, warnings, rules, and tokens that no pairing reaches: each.
  var statements = 400
  /// Options of one filter; an axis with more contexts has no filter.
  var choices = 60
}
