import SourceText

/// What the parser makes of a text: the value, where there is one, and what was reported.
struct ParsedYAML {
  let value: YAMLValue?
  let messages: [String]

  init(_ text: String) { self.init(bytes: Array(text.utf8)) }

  init(bytes: [UInt8]) {
    var diagnostics = DiagnosticList()
    value = YAMLDocument.parse(SourceFile(path: "a.yaml", bytes: bytes), diagnostics: &diagnostics)
    messages = diagnostics.all.map(\.description)
  }

  /// The value in short: scalars in guillemets, `~` for nothing; what was reported where there is none.
  var text: String { value.map(ParsedYAML.text) ?? messages.joined(separator: "; ") }

  private static func text(_ value: YAMLValue) -> String {
    switch value.content {
    case .scalar(let text): "‹\(text)›"
    case .null: "~"
    case .sequence(let elements): "[\(elements.map(text).joined(separator: ", "))]"
    case .mapping(let members):
      "{\(members.map { "\($0.key): \(text($0.value))" }.joined(separator: ", "))}"
    }
  }
}
