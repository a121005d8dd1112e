package import AuditEngine
import SourceText

extension AuditedSystem {
  /// The findings that the policy's own baseline knows; nil if it names none. Throws all errors in it.
  ///
  /// - Parameter name: what tells the policy from others in the baseline.
  package func ownBaseline(_ name: String) throws -> BaselineUse? {
    guard let path = policy.baseline else { return nil }
    var diagnostics = DiagnosticList()
    let file: SourceFile
    do {
      file = try loader.load(path.text, from: policy.file)
    } catch {
      diagnostics.error(error.message, at: path.span)
      throw ToolFailure(diagnostics.all)
    }
    guard let baseline = BaselineReader.read(file, diagnostics: &diagnostics) else {
      throw ToolFailure(diagnostics.all)
    }
    let known = (baseline.indices(of: name, isAlone: true) ?? []).map { baseline.entries[$0] }
    return .compare(Baseline(entries: known), isPruned: false)
  }
}
