/// The words of a token's name: `color.textMuted-2x` is color, text, muted, 2x.
package struct NameWords {
  /// The words of the name's groups and of the name itself, lowercased.
  package let all: [String]
  /// The words of the name itself.
  let own: [String]
  /// The groups as written, with a full stop at the end.
  let group: String
  /// The groups one by one, the outer ones first.
  let groupParts: [String]

  /// Splits a name.
  package init(_ name: String) {
    // `android:textColorPrimary` is an attribute as any other.
    let parts = name.split(separator: ".").filter { $0 != "$root" }.map {
      $0.hasPrefix("android:") ? $0.dropFirst(8) : $0
    }
    all = parts.flatMap { NameWords.words($0) }
    own = parts.last.map { NameWords.words($0) } ?? []
    groupParts = parts.dropLast().map(String.init)
    group = parts.dropLast().map { $0 + "." }.joined()
  }

  /// Whether a foreground is for a background and no other: `card-foreground` for `card`, `button.text` for
  /// `button.background`. `text-danger` and `background-danger` share a tone, and stand on others too.
  func isMade(for background: NameWords) -> Bool {
    all != background.all && all.containsInOrder(background.all)
      || all.count > 1 && all.dropLast() == background.all.dropLast()
        && background.all.last.map { RoleWords.roles[$0] } == .background
  }

  /// Splits at anything that is not a letter or digit, before a capital that follows a small letter or
  /// begins a word after a number of several digits, and before a number.
  private static func words(_ text: Substring) -> [String] {
    // Nearly all names are in ASCII, and a draft splits each many times.
    text.utf8.allSatisfy { $0 < 0x80 }
      ? words(of: Array(text.utf8), Kind.init) { String(decoding: $0, as: UTF8.self) }
      : words(of: Array(text), Kind.init) { String($0) }
  }

  /// What a character is to the words of a name.
  private enum Kind {
    case capital, small, caseless, digit, other

    init(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .capital
      case UInt8(ascii: "a")...UInt8(ascii: "z"): self = .small
      case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
      default: self = .other
      }
    }

    init(_ character: Character) {
      self =
        character.isNumber
        ? .digit
        : character.isUppercase
          ? .capital
          : character.isLowercase ? .small : character.isLetter ? .caseless : .other
    }

    var isLetter: Bool { self != .digit && self != .other }
  }

  private static func words<Part>(
    of parts: [Part], _ kind: (Part) -> Kind, _ text: (ArraySlice<Part>) -> String
  ) -> [String] {
    var words: [String] = []
    var start = 0
    for index in 0...parts.count {
      let own = index < parts.count ? kind(parts[index]) : .other
      let count = index - start
      let last = count > 0 ? kind(parts[index - 1]) : nil
      // `Text01Hover` is three words, `2xl`, `h1` and `1E1E1E` are one.
      let beginsWord =
        count > 1 && last == .digit && kind(parts[index - 2]) == .digit
        && index + 1 < parts.count && kind(parts[index + 1]) == .small
      let isNew =
        own == .capital && (last == .small || beginsWord)
        || own == .digit && count > 1 && last?.isLetter == true
      guard isNew || own == .other else { continue }
      if count > 0 { words.append(text(parts[start..<index]).lowercased()) }
      start = own == .other ? index + 1 : index
    }
    return words
  }
}

extension [String] {
  /// Whether all of some words are among these, in their order.
  fileprivate func containsInOrder(_ words: [String]) -> Bool {
    var rest = words[...]
    for word in self where word == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
