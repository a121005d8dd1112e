import SourceText

/// The formats that are read, by the names that a policy gives them.
public enum TokenFormat: String, Sendable, CaseIterable {
  case dtcg, css, material, simplex

  /// What the format is, as one line.
  public var summary: String {
    switch self {
    case .dtcg: "Design Tokens (DTCG 2025.10), Tokens Studio and Style Dictionary JSON"
    case .css: "CSS custom properties of .css files, with every color notation of CSS Color 4"
    case .material: "Material Theme Builder JSON"
    case .simplex: "SimpleX Chat .theme files"
    }
  }

  /// The reader.
  public var reader: any TokenReader {
    switch self {
    case .dtcg: DTCGReader()
    case .css: CSSReader()
    case .material: MaterialReader()
    case .simplex: SimpleXReader()
    }
  }

  /// The format of a source by its name, and of JSON by its keys; nil for what none reads.
  public static func of(_ source: TokenSource) -> TokenFormat? {
    switch source.content {
    case .folder(_, let files): return files.contains(where: isStyleSheet) ? .css : nil
    case .file(let file):
      if file.path.hasSuffix(".theme") { return .simplex }
      if isStyleSheet(file.path) { return .css }
      return isMaterial(file) ? .material : .dtcg
    }
  }

  private static func isStyleSheet(_ path: String) -> Bool { path.lowercased().hasSuffix(".css") }

  private static func isMaterial(_ file: SourceFile) -> Bool {
    // What is wrong with the JSON is for its reader to say.
    var ignored = DiagnosticList()
    guard let document = JSONDocument.parse(file, diagnostics: &ignored) else { return false }
    return MaterialReader.reads(document)
  }
}
