package import ColorMath
package import SourceText

/// The declared value of a token: a literal, an alias, a composite of those, or a derivation.
package struct TokenValue: Sendable {
  /// The forms of a value.
  ///
  /// All but a color are by reference, so that each takes 8 bytes.
  package enum Content: Sendable {
    /// A color in its own space.
    case color(ColorLiteral)
    /// A number; always finite.
    indirect case number(Double)
    /// A string that is not an alias.
    indirect case string(String)
    /// True or false.
    indirect case boolean(Bool)
    /// JSON's null.
    case null
    /// A list.
    indirect case array([TokenValue])
    /// Named members, in order.
    indirect case object([Member])
    /// An alias.
    indirect case reference(TokenReference)
    /// A picture: any color.
    case anything
    /// Colors side by side, all visible: a ground and the pattern on it.
    indirect case pattern([TokenValue])
    /// A stack, top first: a tint over a picture.
    indirect case stack([TokenValue])
    /// A color changed by a step.
    indirect case modified(TokenValue, ColorModification)
    /// An alias that need not have a target, and its fallback: CSS's `var()`.
    indirect case variable(TokenReference, fallback: TokenValue?)
    /// The text of a CSS value in pieces, aliases among them.
    indirect case text([TokenValue])
    /// The components of a color without their function.
    indirect case channels(ColorChannels)
    /// A value that may be a color but is unknown, and why: only its uses fail.
    indirect case unreadable(String)
  }

  /// A named member of a composite value.
  package struct Member: Sendable {
    /// The name.
    package let name: String
    /// The value.
    package let value: TokenValue

    /// Pairs a name and a value.
    package init(name: String, value: TokenValue) {
      self.name = name
      self.value = value
    }
  }

  /// The form.
  package let content: Content
  /// Its place.
  package let span: SourceSpan
  // Saturated, far above any limit.
  private let levels: UInt16
  /// The nesting depth of arrays and objects: 0 for a scalar.
  var depth: Int { Int(levels) }

  /// Pairs a form with its place.
  package init(_ content: Content, at span: SourceSpan) {
    self.content = content
    self.span = span
    let depth =
      switch content {
      case .array(let elements): 1 + (elements.lazy.map(\.depth).max() ?? 0)
      case .object(let members): 1 + (members.lazy.map(\.value.depth).max() ?? 0)
      case .modified(let base, _): base.depth
      case .variable(_, let fallback): 1 + (fallback?.depth ?? 0)
      case .text(let pieces): 1 + (pieces.lazy.map(\.depth).max() ?? 0)
      case .pattern(let parts), .stack(let parts): 1 + (parts.lazy.map(\.depth).max() ?? 0)
      case .color, .number, .string, .boolean, .null, .anything, .reference, .channels, .unreadable:
        0
      }
    levels = UInt16(clamping: depth)
  }

  /// The member of a composite by name; nil for other forms.
  package func member(_ name: String) -> TokenValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// What it is an alias of, if it is the whole value of another token.
  package var wholeReference: TokenReference? {
    switch content {
    case .reference(let reference), .variable(let reference, _):
      reference.part.isEmpty ? reference : nil
    default: nil
    }
  }

  /// Whether it must be computed further after replacing its aliases.
  var isComputed: Bool {
    switch content {
    case .modified, .text: true
    default: false
    }
  }

  /// Whether its reader could not read it, and has reported it.
  package var isUnreadable: Bool {
    if case .unreadable = content { return true }
    return false
  }

  /// A text that is equal exactly for equal values; nil for an unreadable value, and for one with
  /// more than `limit` parts, which aliases can build from a small file.
  package func canonical(limit: Int = 10_000) -> String? {
    var text = ""
    var parts = 0
    var rest: [Part] = [.value(self)]
    while let part = rest.popLast() {
      parts += 1
      guard parts <= limit else { return nil }
      guard case .value(let value) = part else {
        if case .text(let literal) = part { text += literal }
        continue
      }
      switch value.content {
      case .color(let literal): text += literal.cssText
      case .number(let number): text += "\(number)"
      case .string(let string): text += "\(string.utf8.count):\(string)"
      case .boolean(let flag): text += "\(flag)"
      case .null, .anything, .reference, .modified, .variable, .text: text += value.phrase
      case .channels(let channels): text += channels.color.cssText
      case .unreadable: return nil
      case .pattern(let parts), .stack(let parts):
        rest.append(.text(")"))
        for part in parts.reversed() { rest += [.text(","), .value(part)] }
        text += "\(value.phrase)("
      case .array(let elements):
        rest.append(.text("]"))
        for element in elements.reversed() { rest += [.text(","), .value(element)] }
        text += "["
      case .object(let members):
        rest.append(.text("}"))
        for member in members.reversed() {
          rest += [
            .text(","), .value(member.value), .text("\(member.name.utf8.count):\(member.name)"),
          ]
        }
        text += "{"
      }
    }
    return text
  }

  private enum Part {
    case value(TokenValue)
    case text(String)
  }

  /// The value in a few words, for lists; anything nested more than two levels deep is omitted.
  package var summary: String { summary(levels: 2) }

  private func summary(levels: Int) -> String {
    switch content {
    case .color(let literal): return literal.sRGB.cssText
    case .number(let number): return TokenValue.text(number)
    case .string(let text): return text.count <= 60 ? text : text.prefix(59) + "…"
    case .boolean(let flag): return "\(flag)"
    case .null: return "null"
    case .anything: return "any color"
    case .array where levels == 0, .object where levels == 0, .pattern where levels == 0,
      .stack where levels == 0:
      return "…"
    case .pattern(let parts):
      return parts.prefix(4).map { $0.summary(levels: levels - 1) }.joined(separator: " and ")
    case .stack(let parts):
      return parts.prefix(4).map { $0.summary(levels: levels - 1) }.joined(separator: " over ")
    case .array(let elements):
      let shown = elements.prefix(4).map { $0.summary(levels: levels - 1) }
      return "[\(shown.joined(separator: ", "))\(elements.count > 4 ? ", …" : "")]"
    case .object(let members) where members.map(\.name) == ["value", "unit"]:
      return members.map { $0.value.summary(levels: levels - 1) }.joined()
    case .object(let members):
      let shown = members.prefix(8).map { "\($0.name) \($0.value.summary(levels: levels - 1))" }
      return shown.joined(separator: ", ") + (members.count > 8 ? ", …" : "")
    case .reference, .modified, .variable, .text: return phrase
    case .channels(let channels): return channels.text
    case .unreadable(let reason): return "(\(reason))"
    }
  }

  /// A number without a trailing `.0`.
  private static func text(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The kind of value, for messages: "a number", "an object".
  package var phrase: String {
    switch content {
    case .color, .modified: "a color"
    case .number: "a number"
    case .string(let text): "the string '\(text.count <= 40 ? text : text.prefix(40) + "…")'"
    case .boolean: "true or false"
    case .null: "null"
    case .anything: "a picture"
    case .pattern: "a pattern"
    case .stack: "a stack of colors"
    case .array: "an array"
    case .object: "an object"
    case .reference, .variable: "an alias"
    case .text: "a text with aliases"
    case .channels(let channels): "the components '\(channels.text)'"
    case .unreadable: "a value that could not be read"
    }
  }

  /// Calls `body` with every alias in the value and its place.
  package func forEachReference(_ body: (TokenReference, SourceSpan) -> Void) {
    switch content {
    case .reference(let reference): body(reference, span)
    case .array(let elements): for element in elements { element.forEachReference(body) }
    case .object(let members): for member in members { member.value.forEachReference(body) }
    case .modified(let base, let step):
      base.forEachReference(body)
      step.amount.forEachReference(body)
      step.color?.forEachReference(body)
    case .variable(let reference, let fallback):
      body(reference, span)
      fallback?.forEachReference(body)
    case .text(let parts), .pattern(let parts), .stack(let parts):
      for part in parts { part.forEachReference(body) }
    case .color, .number, .string, .boolean, .null, .anything, .channels, .unreadable: break
    }
  }

  /// Whether it still contains an alias.
  package var hasReferences: Bool {
    switch content {
    case .reference, .variable: true
    case .text(let parts), .pattern(let parts), .stack(let parts):
      parts.contains { $0.hasReferences }
    case .array(let elements): elements.contains { $0.hasReferences }
    case .object(let members): members.contains { $0.value.hasReferences }
    case .modified(let base, let step):
      base.hasReferences || step.amount.hasReferences || step.color?.hasReferences == true
    case .color, .number, .string, .boolean, .null, .anything, .channels, .unreadable: false
    }
  }
}
