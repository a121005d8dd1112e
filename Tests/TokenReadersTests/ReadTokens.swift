import ColorMath
import DesignTokens
import SourceText
import TestSupport
import TokenReaders

/// What a reader makes of a file: the catalog and what was reported.
struct ReadTokens {
  let catalog: TokenCatalog
  let diagnostics: DiagnosticList

  /// Reads a token file, or a resolver by the name of one, with other files beside it.
  init(_ text: String, path: String = "a.tokens.json", files: [String: String] = [:]) {
    var builder = TokenCatalogBuilder()
    var diagnostics = DiagnosticList()
    DTCGReader().read(
      MemoryLoader(files: files).source(path, text: text), into: &builder,
      diagnostics: &diagnostics)
    catalog = builder.build(diagnostics: &diagnostics)
    self.diagnostics = diagnostics
  }

  /// Reads a resolver. Token files stand beside it, `1.json` to `9.json`, each with a color `ink` of
  /// that digit and one of its own, `only1` to `only9`.
  static func resolver(_ text: String, files: [String: String] = [:]) -> ReadTokens {
    var all = files
    for digit in 1...9 {
      let value = ##"{"$type": "color", "$value": "#\##(digit)\##(digit)\##(digit)"}"##
      all["\(digit).json"] = "{\"ink\": \(value), \"only\(digit)\": \(value)}"
    }
    return ReadTokens(text, path: "a.resolver.json", files: all)
  }

  /// Each diagnostic as it is printed.
  var messages: [String] { diagnostics.all.map(\.description) }

  /// The names of the tokens, sorted.
  var names: [String] { catalog.tokens.map { catalog.name(of: $0) }.sorted() }

  private func id(_ name: String) throws(ResolutionError) -> TokenID {
    guard let id = catalog.token(named: name) else {
      throw ResolutionError("the test asks for '\(name)', which is not declared", at: nil)
    }
    return id
  }

  /// A token's value in the permutation of the contexts with the given indices.
  func value(_ name: String, in contexts: Int...) throws(ResolutionError) -> ResolvedToken {
    try TokenResolver(catalog, in: Permutation(contexts: contexts)).value(of: id(name))
  }

  /// A token's color as hexadecimal digits in the permutation of the contexts.
  func hex(_ name: String, in contexts: Int...) throws(ResolutionError) -> String {
    try TokenResolver(catalog, in: Permutation(contexts: contexts)).color(of: id(name)).color.hex
  }
}
