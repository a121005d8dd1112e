package import SourceText

extension Policy {
  /// The further policies that a file names, also where something else in it is wrong.
  package static func policies(in file: SourceFile) -> [PolicyName] {
    var reader = PolicyReader()
    guard
      let list = JSONDocument.parse(file, syntax: .withComments, diagnostics: &reader.diagnostics)?
        .root["policies"]
    else { return [] }
    return list.elements.compactMap { PolicyForm.name.read($0, "policies", &reader) }
  }

  /// Whether a file that is called a policy may be one: it says what to audit, or is JSON that is
  /// broken. A report repeats the rules of its policy.
  package static func isPossible(_ file: SourceFile) -> Bool {
    var ignored = DiagnosticList()
    guard let root = JSONDocument.parse(file, syntax: .withComments, diagnostics: &ignored)?.root
    else {
      return file.path.hasSuffix(".json")
    }
    if root["system"]?.kind == .string { return root["schemaVersion"] == nil }
    return root["schemaVersion"] == nil
      && ["tokens", "rules", "policies"].contains { root[$0]?.kind == .array }
  }
}
