import SourceText

/// What is behind findings: a change that makes them pass, or a color for which there is none.
struct FindingCause {
  /// What can be done.
  enum Remedy {
    /// Changes of the plan by index, all of one token from one value to another, in several files.
    case changes([Int])
    /// Nothing, with the reason; without one where nothing was planned.
    case none(String?)
  }

  let remedy: Remedy
  /// The findings as indices of evaluations, the worst first; none for a change that lets others
  /// pass.
  var findings: [Int] = []
  /// The highest severity of the findings.
  var severity = Diagnostic.Severity.note
  /// The ratio of the worst as a fraction of the required one.
  var leastShare = Double.infinity
}
