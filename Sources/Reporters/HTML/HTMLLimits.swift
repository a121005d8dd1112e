/// How much of an audit a page shows, so that a browser can open it whatever was audited. What is left
/// out is counted on the page; the JSON report has everything.
struct HTMLLimits {
  /// Evaluations, in all panels together.
  var evaluations = 3000
  /// Permutations, each with a panel.
  var permutations = 400
  /// Token checks, warnings, rules, and names of tokens that no pairing reaches: of each.
  var statements = 400
  /// Choices of one filter; an axis with more contexts has none.
  var choices = 60
}
