import ColorMath
import DesignTokens
import SourceText

/// Builds a catalog by hand. Every declaration stands on a line of its own, in order from 1.
struct CatalogDraft {
  /// Small, because the library walks all of a test's arguments, their file included.
  private static let file = SourceFile(
    path: "t.json", text: String(repeating: "x\n", count: 300))

  private var builder = TokenCatalogBuilder()
  private var pending: [TokenDeclaration] = []
  private var line = 0
  private let file: SourceFile

  /// A draft of at most 300 declarations, or of as many as are said.
  init(lines: Int? = nil) {
    file =
      lines.map { SourceFile(path: "t.json", text: String(repeating: "x\n", count: $0)) }
      ?? CatalogDraft.file
  }

  /// A value that stands on a line.
  static func value(
    _ content: TokenValue.Content, line: Int = 1, in file: SourceFile = file
  ) -> TokenValue {
    TokenValue(content, at: SourceSpan(file: file, range: 2 * (line - 1)..<2 * line - 1))
  }

  /// An object of the given members, all on one line.
  static func object(_ members: KeyValuePairs<String, TokenValue.Content>, line: Int = 1)
    -> TokenValue.Content
  {
    .object(members.map { .init(name: $0.key, value: value($0.value, line: line)) })
  }

  /// An alias to a token or to a part of its value.
  mutating func alias(_ name: String, _ part: String...) -> TokenValue.Content {
    .reference(TokenReference(target: builder.id(for: name), part: part))
  }

  /// Declares a token on the next line of the layer that is being written.
  mutating func declare(_ name: String, _ type: TokenType? = nil, _ content: TokenValue.Content) {
    line += 1
    pending.append(
      TokenDeclaration(
        token: builder.id(for: name), type: type,
        value: CatalogDraft.value(content, line: line, in: file)))
  }

  /// A color changed by a step in HSL.
  static func step(
    _ kind: ColorModification.Kind, _ amount: Double, line: Int = 1
  ) -> ColorModification {
    ColorModification(
      kind: kind, amount: value(.number(amount), line: line), space: .hsl, color: nil)
  }

  /// Declares an sRGB color.
  mutating func declare(_ name: String, hex: String) throws {
    declare(name, .color, .color(ColorLiteral(try SRGBColor(hex: hex))))
  }

  /// Declares a token that is an alias of another.
  mutating func declare(_ name: String, _ type: TokenType? = nil, aliasOf target: String) {
    _ = builder.id(for: name)
    declare(name, type, alias(target))
  }

  mutating func addAxis(_ name: String, _ contexts: String...) -> Int {
    builder.axis(named: name, contexts: contexts)
  }

  /// Begins a source whose layers follow.
  mutating func beginSource(_ name: String, isBase: Bool = false, isOverriding: Bool = false) {
    builder.beginSource(named: name, isBase: isBase, isOverriding: isOverriding)
  }

  /// Closes the layer that was being written.
  mutating func endLayer(
    _ name: String = "set base", when conditions: TokenLayer.Condition...
  ) {
    endLayer(name, whenAll: conditions)
  }

  /// The same with what the layer chooses for a setting, and a group that inherits another.
  mutating func endLayer(
    _ name: String = "set base", whenAll conditions: [TokenLayer.Condition],
    choosing slot: (name: String, choice: String)? = nil,
    extending extended: (group: String, target: String)? = nil
  ) {
    var contents = LayerContents()
    contents.declarations = pending
    if let extended {
      contents.extensions = [
        GroupExtension(
          group: extended.group, target: extended.target,
          span: SourceSpan(file: file, range: 0..<1))
      ]
    }
    builder.addLayer(named: name, conditions: conditions, contents: contents, choosing: slot)
    pending = []
  }

  /// The catalog, and what was reported while it was built.
  mutating func build() -> (catalog: TokenCatalog, diagnostics: DiagnosticList) {
    if !pending.isEmpty { endLayer() }
    var diagnostics = DiagnosticList()
    let catalog = builder.build(diagnostics: &diagnostics)
    return (catalog, diagnostics)
  }

  /// The resolver of a catalog without axes, or of one permutation.
  mutating func resolver(in contexts: Int...) -> CatalogResolver {
    CatalogResolver(build().catalog, Permutation(contexts: contexts))
  }
}

/// A resolver that is asked by name, with errors as they are printed.
struct CatalogResolver {
  let catalog: TokenCatalog
  let resolver: TokenResolver

  init(_ catalog: TokenCatalog, _ permutation: Permutation) {
    self.catalog = catalog
    resolver = TokenResolver(catalog, in: permutation)
  }

  private func id(_ name: String) throws(ResolutionError) -> TokenID {
    guard let id = catalog.token(named: name) else {
      throw ResolutionError("the test asks for '\(name)', which is not declared", at: nil)
    }
    return id
  }

  func color(_ name: String) throws(ResolutionError) -> ResolvedColor {
    try resolver.color(of: id(name))
  }

  func value(_ name: String) throws(ResolutionError) -> ResolvedToken {
    try resolver.value(of: id(name))
  }

  func textStyle(_ name: String) throws(ResolutionError) -> TextStyle {
    try resolver.textStyle(of: id(name))
  }

  /// The error of a token's value or, of what has one, of its color; nil where there is none.
  func error(_ name: String) -> String? {
    do throws(ResolutionError) {
      _ = try color(name)
      return nil
    } catch {
      return error.diagnostic.description
    }
  }
}
