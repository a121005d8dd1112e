import Programs
import SourceText

/// The colors in an object of styles such as `{ color: "var(--ink)", backgroundColor: page }`.
struct StyleExpression {
  private(set) var declared = CSSDeclaredPaints()
  /// What gives styles that are not known: a call, a name; nil if nothing does.
  private(set) var unknown: String?
  private var order = 0

  /// Reads an expression in code: an object, a list of them, or a choice between them.
  init(at range: Range<Int>, of file: SourceFile) {
    if let value = MarkupExpression(at: range, of: file).value {
      read(value, [])
      return
    }
    let text = MarkupExpression.text(SourceSpan(file: file, range: range))
    if !text.isEmpty { unknown = text }
  }

  /// Reads the value of one property.
  init(of property: String, at range: Range<Int>, of file: SourceFile) {
    if let value = MarkupExpression(at: range, of: file).value {
      add(property, value, [])
      return
    }
    let span = SourceSpan(file: file, range: range)
    declared.add(
      property, computed: MarkupExpression.text(span), rank: 1, at: span, in: UsageState([]))
  }

  private mutating func read(_ value: SyntaxNode, _ conditions: [UsageState.Condition]) {
    for (value, conditions) in MarkupExpression.branches(of: value, under: conditions) {
      switch value.kind {
      case .dictionary: for entry in value.children(.item) { readEntry(entry, conditions) }
      case .list: for value in value.children(.item) { read(value, conditions) }
      case .boolean, .number, .wildcard: continue
      default:
        if !MarkupExpression.isHanded(value) { unknown = unknown ?? MarkupExpression.text(value) }
      }
    }
  }

  private mutating func readEntry(_ entry: SyntaxNode, _ conditions: [UsageState.Condition]) {
    guard let value = entry.child(.value) else {
      unknown = unknown ?? MarkupExpression.text(entry)
      return
    }
    if entry.kind == .spread { return read(value, conditions) }
    guard let name = entry.entryName else {
      unknown = unknown ?? MarkupExpression.text(value)
      return
    }
    guard value.kind == .dictionary else { return add(Self.property(name), value, conditions) }
    // `"&:hover": { … }`; of another element the styles are not this one's.
    guard name.hasPrefix("&:") || name.hasPrefix(":"), !name.contains(" ") else {
      unknown = unknown ?? name
      return
    }
    let state = UsageState.Condition(name.hasPrefix("&") ? String(name.dropFirst()) : name)
    for entry in value.children(.item) { readEntry(entry, conditions + [state]) }
  }

  private mutating func add(
    _ property: String, _ value: SyntaxNode, _ conditions: [UsageState.Condition]
  ) {
    order += 1
    for (value, conditions) in MarkupExpression.branches(of: value, under: conditions) {
      let state = UsageState(conditions)
      if let text = value.plainText {
        declared.add(property, CSSTokens(text), rank: order, at: value.span, in: state)
      } else if value.kind == .number {
        let unit = property == "font-size" ? "px" : ""
        declared.add(
          property, CSSTokens(value.text + unit), rank: order, at: value.span, in: state)
      } else if value.kind != .nothing, value.kind != .boolean, !value.isText("undefined") {
        declared.add(
          property, computed: MarkupExpression.text(value), rank: order, at: value.span, in: state)
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
