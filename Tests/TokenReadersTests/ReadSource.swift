import ColorMath
import DesignTokens
import SourceText
import TestSupport
import TokenReaders

/// What a reader of any format makes of a source.
struct ReadSource {
  let catalog: TokenCatalog
  let diagnostics: DiagnosticList

  init(
    _ content: TokenSource.Content, _ loader: MemoryLoader, _ reader: some TokenReader,
    schemes: [SchemeGroups] = [], defaults: FrameworkDefaults? = nil
  ) {
    var builder = TokenCatalogBuilder()
    var diagnostics = DiagnosticList()
    reader.read(
      TokenSource(content: content, loader: loader, schemes: schemes, defaults: defaults),
      into: &builder,
      diagnostics: &diagnostics)
    catalog = builder.build(diagnostics: &diagnostics)
    self.diagnostics = diagnostics
  }

  init(
    _ text: String, path: String, _ reader: some TokenReader, defaults: FrameworkDefaults? = nil
  ) {
    let file = SourceFile(path: path, text: text)
    self.init(.file(file), MemoryLoader(files: [path: text]), reader, defaults: defaults)
  }

  struct NoSuchToken: Error {}

  var messages: [String] { diagnostics.all.map(\.description) }
  var names: [String] { catalog.tokens.map { catalog.name(of: $0) }.sorted() }

  private var permutations: Permutations {
    Permutations(choices: catalog.axes.map { Array($0.contexts.indices) })
  }

  /// The color in the first permutation.
  func color(_ name: String) throws -> SRGBColor {
    guard let id = catalog.token(named: name) else { throw NoSuchToken() }
    let first = Permutation(contexts: catalog.axes.map { _ in 0 })
    return try TokenResolver(catalog, in: first).color(of: id).color
  }

  func hex(_ name: String) throws -> String { try color(name).hex }

  /// The color in every permutation, the last axis varying fastest.
  func hexes(_ name: String) throws -> [String] {
    guard let id = catalog.token(named: name) else { throw NoSuchToken() }
    return try permutations.map { try TokenResolver(catalog, in: $0).color(of: id).color.hex }
  }
}
