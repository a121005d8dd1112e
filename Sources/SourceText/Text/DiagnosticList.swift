/// The diagnostics of a run, in the order in which they were found, each once.
///
/// Readers report here and go on, so that one mistake does not hide the others.
package struct DiagnosticList: Sendable {
  /// What was reported.
  package private(set) var all: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []
  /// How many errors were reported.
  package private(set) var errorCount = 0

  /// An empty list.
  package init() {}

  /// Whether any error was reported.
  package var hasErrors: Bool { errorCount > 0 }

  /// Adds a diagnostic unless it is there already.
  package mutating func append(_ diagnostic: Diagnostic) {
    guard seen.insert(diagnostic).inserted else { return }
    all.append(diagnostic)
    if diagnostic.severity == .error { errorCount += 1 }
  }

  /// Reports that the work cannot be done as asked.
  package mutating func error(
    _ message: String, at span: SourceSpan? = nil, nextStep: NextStep? = nil
  ) {
    append(Diagnostic(.error, message, at: span, nextStep: nextStep))
  }

  /// Reports something that is doubtful but does not stop the work.
  package mutating func warning(_ message: String, at span: SourceSpan? = nil) {
    append(Diagnostic(.warning, message, at: span))
  }

  /// The first error; nil without one.
  package var firstError: Diagnostic? { all.first { $0.severity == .error } }

  /// Adds what another list has, errors as warnings: they cost only a part of the work.
  package mutating func appendTolerating(_ other: DiagnosticList) {
    for diagnostic in other.all {
      append(
        Diagnostic(
          min(diagnostic.severity, .warning), diagnostic.message, at: diagnostic.span,
          nextStep: diagnostic.nextStep))
    }
  }
}
