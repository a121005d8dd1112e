import DesignTokens
import SourceText
import TestSupport
import TokenReaders

/// What the reader makes of style sheets: the catalog and what was reported.
struct ReadCSS {
  let catalog: TokenCatalog
  let diagnostics: DiagnosticList

  /// Reads one file, `a.css`, with a policy's decisions.
  init(_ text: String, conditions: ConditionChoices = ConditionChoices()) {
    self.init(
      sources: [MemoryLoader(files: [:]).source("a.css", text: text)], conditions: conditions)
  }

  /// Reads a folder `css` of files, one after the other.
  init(folder files: [String: String]) {
    let paths = Dictionary(uniqueKeysWithValues: files.map { ("css/\($0)", $1) })
    self.init(
      source: TokenSource(
        content: .folder(path: "css", files: paths.keys.sorted()),
        loader: MemoryLoader(files: paths)))
  }

  init(source: TokenSource) {
    self.init(sources: [source])
  }

  /// Reads sources one after the other.
  init(sources: [TokenSource], conditions: ConditionChoices = ConditionChoices()) {
    var builder = TokenCatalogBuilder()
    builder.conditionChoices = conditions
    var diagnostics = DiagnosticList()
    for source in sources { CSSReader().read(source, into: &builder, diagnostics: &diagnostics) }
    catalog = builder.build(diagnostics: &diagnostics)
    self.diagnostics = diagnostics
  }

  /// Each diagnostic as it is printed.
  var messages: [String] { diagnostics.all.map(\.description) }

  /// Each axis as `name: context, context`.
  var axes: [String] {
    catalog.axes.map { "\($0.name): \($0.contexts.joined(separator: ", "))" }
  }

  /// The names of the declared tokens, sorted.
  var names: [String] { catalog.tokens.map { catalog.name(of: $0) }.sorted() }

  /// A token's color as hexadecimal digits where contexts are chosen by name, the first of each other
  /// axis; or why it has none.
  func hex(_ name: String, _ contexts: String...) -> String {
    hex(name, in: contexts)
  }

  func hex(_ name: String, in contexts: [String]) -> String {
    let choice = catalog.axes.map { axis in
      axis.contexts.firstIndex(where: contexts.contains) ?? 0
    }
    let resolver = TokenResolver(catalog, in: Permutation(contexts: choice))
    guard let id = catalog.token(named: name) else { return "not declared" }
    do throws(ResolutionError) {
      return try resolver.color(of: id).color.hex
    } catch {
      return error.message
    }
  }

  /// The type of a token in any layer.
  func type(_ name: String) -> TokenType? {
    catalog.token(named: name).flatMap { catalog.type(of: $0) }
  }
}
