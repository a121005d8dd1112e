import SourceText

extension TokenFormat: CaseIterable {
  /// The formats that are read. JSON is of the last one that knows its keys.
  package static let allCases: [TokenFormat] = [
    .dtcg,
    .themeList,
    .studio,
    .figma,
    .json,
    .css,
    .material,
    .simplex,
    .assetCatalog,
    .swift,
    .kotlin,
    .dart,
    .android,
    .vscode,
    .typescript,
  ]

  /// The format of a source by its name, and of JSON by its keys; nil for what none reads.
  package static func of(_ source: TokenSource) -> TokenFormat? {
    switch source.content {
    case .file(let file):
      let path = file.path.lowercased()
      if let told = allCases.first(where: { $0.endings.contains(where: path.hasSuffix) }) {
        return told
      }
      if UnreadFormat.language(of: path) != nil { return nil }
      // What is wrong with the JSON is for its reader to say.
      var ignored = DiagnosticList()
      guard let document = source.jsonDocument(diagnostics: &ignored) else {
        return VSCodeReader.reads(file) ? .vscode : .dtcg
      }
      return allCases.last { $0.recognizes(document) }
    case .folder(let path, let files):
      if let named = allCases.first(where: { $0.takes(folder: path) }) { return named }
      // Which of several is meant only the policy can say.
      let found = allCases.filter { files.contains(where: $0.takesFolder) }
      return found.count == 1 ? found[0] : nil
    }
  }
}
