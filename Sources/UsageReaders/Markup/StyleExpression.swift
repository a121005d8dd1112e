import SourceText

/// The colors in an object of styles such as `{ color: "var(--ink)", backgroundColor: page }`.
struct StyleExpression {
  private(set) var declared = CSSDeclaredPaints()
  /// What gives styles that are not known: a call, a name; nil if nothing does.
  private(set) var unknown: String?
  private let code: MarkupExpression
  private var order = 0

  /// Reads an expression in code: an object, a list of them, or a choice between them.
  init(at range: Range<Int>, of file: SourceFile) {
    code = MarkupExpression(at: range, of: file)
    if let value = code.value { read(value, []) }
  }

  /// Reads the value of one property.
  init(of property: String, at range: Range<Int>, of file: SourceFile) {
    code = MarkupExpression(at: range, of: file)
    if let value = code.value { add(property, value, []) }
  }

  private mutating func read(_ value: CodeExpression, _ conditions: [UsageState.Condition]) {
    for (value, conditions) in code.branches(of: value, under: conditions) {
      switch value.kind {
      case .object(let entries): for entry in entries { read(entry, conditions) }
      case .list(let values): for value in values { read(value, conditions) }
      case .boolean, .number: continue
      default: if !MarkupExpression.isHanded(value) { unknown = unknown ?? code.text(value) }
      }
    }
  }

  private mutating func read(_ entry: CodeEntry, _ conditions: [UsageState.Condition]) {
    switch (entry.key, entry.value.kind) {
    case (.none, .spread(let value)): read(value, conditions)
    case (.name(let name), .object(let entries)):
      // `"&:hover": { … }`; of another element the styles are not this one's.
      guard name.hasPrefix("&:") || name.hasPrefix(":"), !name.contains(" ") else {
        unknown = unknown ?? name
        return
      }
      let state = UsageState.Condition(name.hasPrefix("&") ? String(name.dropFirst()) : name)
      for entry in entries { read(entry, conditions + [state]) }
    case (.name(let name), _): add(Self.property(name), entry.value, conditions)
    default: unknown = unknown ?? code.text(entry.value)
    }
  }

  private mutating func add(
    _ property: String, _ value: CodeExpression, _ conditions: [UsageState.Condition]
  ) {
    order += 1
    for (value, conditions) in code.branches(of: value, under: conditions) {
      let state = UsageState(conditions)
      let place = SourceSpan(file: code.file, range: value.range)
      switch value.kind {
      case .string(let text?):
        declared.add(property, CSSTokens(text), rank: order, at: place, in: state)
      case .number(let number):
        let unit = property == "font-size" ? "px" : ""
        declared.add(property, CSSTokens(number + unit), rank: order, at: place, in: state)
      case .name("undefined"), .name("null"), .boolean: continue
      default:
        declared.add(
          property, computed: code.text(value), rank: order, at: place, in: state)
      }
    }
  }

  /// The name in CSS: `background-color` of `backgroundColor`.
  private static func property(_ name: String) -> String {
    var property = ""
    for letter in name {
      if letter.isUppercase { property += "-" }
      property += letter.lowercased()
    }
    return property
  }
}
