import AuditEngine
import SourceText

/// What a JUnit case is about.
enum JUnitSubject {
  /// An evaluation by its index, since there may be millions.
  case evaluation(Int)
  /// A token check.
  case structural(StructuralResult)
  /// An error of the audit itself that fails the gate, such as an expired waiver.
  case diagnostic(Diagnostic)
}
