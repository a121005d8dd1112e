import SourceText
import StyleSheets

/// The rules with custom properties that are not read, and their messages.
struct CSSSkippedRules {
  /// How many rules of other elements are reported one by one, per file.
  private static let limit = 12
  /// How many more are named by their places.
  private static let placeLimit = 100

  /// The rules of other elements: the message, the number of properties, and the place.
  private var rules: [(message: String, count: Int, span: SourceSpan)] = []

  /// Records a rule whose selectors are not the root element's.
  mutating func add(_ prelude: CSSTokens, _ block: CSSBlock, because reason: String?) {
    let count = CSSSkippedRules.countOfProperties(in: block)
    guard count > 0 else { return }
    let place = "of '\(CSSSkippedRules.short(prelude.source))'"
    rules.append((CSSSkippedRules.message(count, place, reason), count, prelude.span))
  }

  /// Reports the properties in the block of a rule that begins with `@`, if there are any.
  static func report(
    _ block: CSSBlock, in place: String, because reason: String?, at span: SourceSpan,
    _ diagnostics: inout DiagnosticList
  ) {
    let count = countOfProperties(in: block)
    guard count > 0 else { return }
    diagnostics.warning(message(count, "in '\(place)'", reason), at: span)
  }

  /// Reports the rules of other elements. A library has hundreds of them for its components: the
  /// first are reported one by one, the others only with their places.
  func report(_ diagnostics: inout DiagnosticList) {
    for rule in rules.prefix(Self.limit) { diagnostics.warning(rule.message, at: rule.span) }
    let rest = rules.dropFirst(Self.limit)
    guard let first = rest.first else { return }
    let places = rest.prefix(Self.placeLimit).map { rule in
      let start = rule.span.start
      return "\(start.line):\(start.column)"
    }
    let others = rest.count == 1 ? "1 more rule that is" : "\(rest.count) more rules that are"
    let count = rest.reduce(0) { $0 + $1.count }
    diagnostics.warning(
      Self.message(count, "of \(others) not of the root element", nil)
        + ", at \(places.joined(separator: ", "))"
        + (rest.count > places.count ? ", …" : ""),
      at: first.span)
  }

  private static func message(_ count: Int, _ place: String, _ reason: String?) -> String {
    let properties = count == 1 ? "1 custom property" : "\(count) custom properties"
    return "not read: \(properties) \(place)" + (reason.map { ": \($0)" } ?? "")
  }

  /// The custom properties in a block and everything nested in it.
  static func countOfProperties(in block: CSSBlock) -> Int {
    var count = 0
    var rest = [block]
    while let block = rest.popLast() {
      for item in block.items {
        switch item {
        case .declaration(let declaration): count += declaration.isCustom ? 1 : 0
        case .rule(let rule): rest.append(rule.block)
        case .atRule(let rule): if let inner = rule.block { rest.append(inner) }
        case .madeProperty: count += 1
        case .stray: break
        }
      }
    }
    return count
  }

  /// A text on one line, cut if it is long.
  static func short(_ text: String) -> String {
    if isShort(text) { return text }
    let words = text.prefix(400).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count <= 80 ? words : words.prefix(79) + "…"
  }

  /// Whether a text is one line already, as nearly all are, without a look at its characters.
  private static func isShort(_ text: String) -> Bool {
    guard text.utf8.count <= 80 else { return false }
    var isAfterSpace = true
    for byte in text.utf8 {
      let isSpace = byte == 0x20
      guard isSpace ? !isAfterSpace : byte > 0x20 && byte < 0x7F else { return false }
      isAfterSpace = isSpace
    }
    return !isAfterSpace
  }
}
