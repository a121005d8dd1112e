package import ColorMath
import SourceText

/// The formats that are read, by the names that a policy gives them.
package enum TokenFormat: String, Sendable, CaseIterable {
  case dtcg, css, material, simplex
  case assetCatalog = "xcassets"
  case swift

  /// What the format is, as one line.
  package var summary: String {
    switch self {
    case .dtcg: "Design Tokens (DTCG 2025.10), Tokens Studio and Style Dictionary JSON"
    case .css: "CSS custom properties of .css files, with every color notation of CSS Color 4"
    case .material: "Material Theme Builder JSON"
    case .simplex: "SimpleX Chat .theme files, and its users' and chats' overrides"
    case .assetCatalog: "Xcode asset catalogs, whole .xcassets folders"
    case .swift: "Swift files, folders of them, and Markdown with Swift code blocks"
    }
  }

  /// Where four and eight hexadecimal digits have their opacity unless a source says otherwise.
  package var usualHexNotation: HexNotation {
    switch self {
    case .dtcg, .css, .material, .assetCatalog: .alphaLast
    case .simplex, .swift: .alphaFirst
    }
  }

  /// The reader.
  package var reader: any TokenReader {
    switch self {
    case .dtcg: DTCGReader()
    case .css: CSSReader()
    case .material: MaterialReader()
    case .simplex: SimpleXReader()
    case .assetCatalog: AssetCatalogReader()
    case .swift: SwiftSourceReader()
    }
  }

  /// The format of a source by its name, and of JSON by its keys; nil for what none reads.
  package static func of(_ source: TokenSource) -> TokenFormat? {
    guard case .file(let file) = source.content else { return ofFolder(source) }
    if file.path.hasSuffix(".theme") { return .simplex }
    if file.path.hasSuffix(".swift") { return .swift }
    if isStyleSheet(file.path) { return .css }
    // That a text has no Swift code blocks is for the reader to say.
    if [".md", ".markdown", ".txt"].contains(where: file.path.hasSuffix) { return .swift }
    return ofJSON(source)
  }

  private static func isStyleSheet(_ path: String) -> Bool { path.lowercased().hasSuffix(".css") }

  private static func ofJSON(_ source: TokenSource) -> TokenFormat {
    // What is wrong with the JSON is for its reader to say.
    var ignored = DiagnosticList()
    guard let document = source.jsonDocument(diagnostics: &ignored) else { return .dtcg }
    if SimpleXReader.reads(document) { return .simplex }
    return MaterialReader.reads(document) ? .material : .dtcg
  }

  private static func ofFolder(_ source: TokenSource) -> TokenFormat? {
    guard case .folder(let path, let files) = source.content else { return nil }
    if path.hasSuffix(".xcassets") || path.hasSuffix(".xcassets/") { return .assetCatalog }
    let hasColorSets = files.contains { $0.contains(".xcassets/") || $0.contains(".colorset/") }
    let found: [TokenFormat] = [
      hasColorSets ? .assetCatalog : nil,
      files.contains { $0.hasSuffix(".swift") } ? .swift : nil,
      files.contains(where: isStyleSheet) ? .css : nil,
    ].compactMap(\.self)
    // Which of several is meant only the policy can say.
    return found.count == 1 ? found[0] : nil
  }
}
