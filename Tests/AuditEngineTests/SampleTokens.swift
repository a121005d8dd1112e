import ColorMath
import DesignTokens
import SourceText

/// Tokens put together in memory, as a reader would have made them of `tokens.json`: the n-th stands
/// in line n.
struct SampleTokens {
  private var builder = TokenCatalogBuilder()
  private let file = SourceFile(
    path: "tokens.json", text: String(repeating: "\n", count: 1000))
  private var count = 0

  /// Tokens without axes: names and hexadecimal colors.
  init(_ colors: KeyValuePairs<String, String> = [:]) throws {
    try add(colors)
  }

  /// Adds an axis.
  mutating func vary(_ axis: String, _ contexts: String...) {
    _ = builder.axis(named: axis, contexts: contexts)
  }

  /// Adds a layer of colors, which applies in the named contexts.
  ///
  /// - Parameter documented: the value that documentation states beside each of them.
  mutating func add(
    _ colors: KeyValuePairs<String, String>, in contexts: KeyValuePairs<String, String> = [:],
    documented: String? = nil
  ) throws {
    var declarations: [TokenDeclaration] = []
    for (name, hex) in colors {
      let span = nextSpan()
      declarations.append(
        TokenDeclaration(
          token: builder.id(for: name), type: .color,
          value: TokenValue(.color(ColorLiteral(try SRGBColor(hex: hex))), at: span),
          notes: TokenNotes(documented: documented.map { ($0, span) })))
    }
    let conditions = contexts.map { axis, context in
      let index = builder.axes.firstIndex { $0.name == axis } ?? -1
      return TokenLayer.Condition(
        axis: index, context: builder.axes[index].contexts.firstIndex(of: context) ?? -1)
    }
    var contents = LayerContents()
    contents.declarations = declarations
    builder.addLayer(named: "layer", conditions: conditions, contents: contents)
  }

  /// Adds an alias.
  mutating func alias(_ name: String, to target: String) {
    _ = builder.id(for: name)
    let reference = TokenReference(target: builder.id(for: target))
    addValue(name, type: nil, .reference(reference))
  }

  /// Adds a typography token.
  mutating func style(_ name: String, _ size: Double, _ unit: String, weight: Double = 400) {
    let span = nextSpan()
    func member(_ name: String, _ content: TokenValue.Content) -> TokenValue.Member {
      .init(name: name, value: TokenValue(content, at: span))
    }
    let fontSize = TokenValue.Content.object([
      member("value", .number(size)), member("unit", .string(unit)),
    ])
    addValue(
      name, type: .typography,
      .object([member("fontSize", fontSize), member("fontWeight", .number(weight))]), at: span)
  }

  /// Adds a color with the components of another and the opacity of a number.
  mutating func addColor(_ name: String, componentsOf color: String, opacity: String) {
    let span = nextSpan()
    func member(_ name: String, _ content: TokenValue.Content) -> TokenValue.Member {
      .init(name: name, value: TokenValue(content, at: span))
    }
    let components = TokenReference(target: builder.id(for: color), part: ["components"])
    let alpha = TokenReference(target: builder.id(for: opacity))
    addValue(
      name, type: .color,
      .object([
        member("colorSpace", .string("srgb")), member("components", .reference(components)),
        member("alpha", .reference(alpha)),
      ]), at: span)
  }

  /// Adds a token of any type and value.
  mutating func addValue(
    _ name: String, type: TokenType?, _ content: TokenValue.Content, at span: SourceSpan? = nil
  ) {
    let value = TokenValue(content, at: span ?? nextSpan())
    var contents = LayerContents()
    contents.declarations = [
      TokenDeclaration(token: builder.id(for: name), type: type, value: value)
    ]
    builder.addLayer(named: "layer", conditions: [], contents: contents)
  }

  /// The catalog; aliases to nothing are reported.
  func catalog(_ diagnostics: inout DiagnosticList) -> TokenCatalog {
    var builder = builder
    return builder.build(diagnostics: &diagnostics)
  }

  private mutating func nextSpan() -> SourceSpan {
    count += 1
    return SourceSpan(file: file, range: count - 1..<count)
  }
}
