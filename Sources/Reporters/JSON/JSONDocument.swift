package import AuditEngine
package import SourceText

/// What every document in JSON begins with, whatever command writes it, and the document that says why there is
/// no other.
package enum JSONDocument {
  /// The members of every document: what counts incompatible changes, what wrote it, and the verdict where there
  /// is one.
  package static func head(
    of tool: ToolIdentity, verdict: String? = nil
  ) -> [(String, String)] {
    let identity = JSONText.object([
      ("name", JSONText.string(tool.name)), ("version", JSONText.string(tool.version)),
    ])
    return [("schemaVersion", "1"), ("tool", identity)]
      + (verdict.map { [("verdict", JSONText.string($0))] } ?? [])
  }

  /// The same, each in a line of its own.
  static func lines(of tool: ToolIdentity, verdict: String? = nil) -> String {
    head(of: tool, verdict: verdict).map { "\"\($0)\": \($1),\n" }.joined()
  }

  /// A whole document in one line.
  package static func text(
    of tool: ToolIdentity, verdict: String? = nil, _ members: [(String, String)]
  ) -> String {
    JSONText.object(head(of: tool, verdict: verdict) + members) + "\n"
  }

  /// Why a command has nothing to say, in place of what it would say.
  package static func failure(
    _ diagnostics: [Diagnostic], of tool: ToolIdentity, in paths: SourcePaths
  ) -> String {
    let reasons = RunReport.shown(diagnostics).map { diagnostic($0, in: paths) }
    return JSONText.object(
      head(of: tool, verdict: "error") + [("diagnostics", JSONText.array(reasons))]) + "\n"
  }

  /// One reason, with its place if there is one.
  static func diagnostic(_ diagnostic: Diagnostic, in paths: SourcePaths) -> String {
    JSONText.object(
      [
        ("severity", JSONText.string(diagnostic.severity.rawValue)),
        ("message", JSONText.name(diagnostic.message)),
      ] + (diagnostic.span.map { [("location", JSONText.location($0, paths))] } ?? []))
  }
}
