/// Going back to an earlier time, for a reader that asks the same again.
extension Evaluator {
  /// What an evaluator came across so far, and the work that its program took.
  package struct Mark {
    fileprivate let findings: Findings
    fileprivate let work: Int
    fileprivate let waste: Int
  }

  /// Where it stands.
  package var mark: Mark { Mark(findings: findings, work: program.work, waste: program.waste) }

  /// Forgets what it came across since.
  package func goBack(to mark: Mark) {
    forget()
    findings = mark.findings
    (program.work, program.waste) = (mark.work, mark.waste)
  }
}
