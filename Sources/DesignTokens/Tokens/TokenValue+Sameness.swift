import ColorMath

/// Whether two declarations give a token the same value.
extension TokenValue {
  /// Whether the values are the same: the same literals, and aliases to the same tokens. Aliases
  /// are not resolved.
  package func isSame(as other: TokenValue) -> Bool {
    switch (content, other.content) {
    case (.color(let mine), .color(let theirs)): mine == theirs || mine.sRGB == theirs.sRGB
    case (.color, .string), (.color, .object), (.string, .color), (.object, .color):
      isSameColor(as: other)
    case (.number(let mine), .number(let theirs)): mine == theirs
    case (.string(let mine), .string(let theirs)): mine.utf8.elementsEqual(theirs.utf8)
    case (.boolean(let mine), .boolean(let theirs)): mine == theirs
    case (.null, .null), (.anything, .anything): true
    case (.array(let mine), .array(let theirs)), (.pattern(let mine), .pattern(let theirs)),
      (.stack(let mine), .stack(let theirs)), (.text(let mine), .text(let theirs)):
      TokenValue.areSame(mine, theirs)
    case (.object(let mine), .object(let theirs)):
      TokenValue.areSame(TokenValue.sorted(mine), TokenValue.sorted(theirs))
        && zip(TokenValue.names(mine), TokenValue.names(theirs)).allSatisfy {
          $0.utf8.elementsEqual($1.utf8)
        }
    case (.reference(let mine), .reference(let theirs)): TokenValue.isSame(mine, theirs)
    case (.modified(let mine, let step), .modified(let theirs, let other)):
      mine.isSame(as: theirs) && step.kind == other.kind && step.space == other.space
        && step.amount.isSame(as: other.amount)
        && TokenValue.isSame(step.color, other.color)
    case (.variable(let mine, let fallback), .variable(let theirs, let other)):
      TokenValue.isSame(mine, theirs) && TokenValue.isSame(fallback, other)
    case (.channels(let mine), .channels(let theirs)): mine == theirs
    // For unreadable values only their text can be compared.
    case (.unreadable, .unreadable): letters.elementsEqual(other.letters)
    default: false
    }
  }

  private var letters: ArraySlice<UInt8> { span.file.bytes[span.range] }

  private func isSameColor(as other: TokenValue) -> Bool {
    guard let mine = try? ColorLiteral(self), let theirs = try? ColorLiteral(other) else {
      return false
    }
    return mine.sRGB == theirs.sRGB
  }

  private static func isSame(_ first: TokenReference, _ second: TokenReference) -> Bool {
    first.target == second.target && first.part == second.part
  }

  private static func isSame(_ first: TokenValue?, _ second: TokenValue?) -> Bool {
    switch (first, second) {
    case (nil, nil): true
    case (let first?, let second?): first.isSame(as: second)
    default: false
    }
  }

  private static func areSame(_ first: [TokenValue], _ second: [TokenValue]) -> Bool {
    first.count == second.count && zip(first, second).allSatisfy { $0.isSame(as: $1) }
  }

  /// The values of members, sorted by name, because their order means nothing.
  private static func sorted(_ members: [Member]) -> [TokenValue] {
    members.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }.map(\.value)
  }

  private static func names(_ members: [Member]) -> [String] {
    members.map(\.name).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
