/// A pattern for token names: `*` matches any characters except a full stop, `**` any characters,
/// `?` one character except a full stop.
///
/// A name with one of them is always a pattern, even if such a token exists. `\*`, `\?` and `\\`
/// match the characters themselves.
struct NamePattern {
  private enum Part: Equatable {
    case letter(Character)
    case one, some, deep
  }

  private let parts: [Part]
  /// The text before the first wildcard.
  private let start: [Character]
  /// The same for ASCII names, the usual case.
  private let short: ShortNamePattern?

  /// Whether a name is a pattern.
  static func isPattern(_ name: String) -> Bool { literal(name) == nil }

  /// The name that a text without wildcards means; nil for a pattern.
  static func literal(_ name: String) -> String? {
    // For most names their bytes decide.
    guard name.utf8.contains(where: { isSpecial($0) }) else { return name }
    var text = ""
    for part in parts(of: name) {
      guard case .letter(let letter) = part else { return nil }
      text.append(letter)
    }
    return text
  }

  /// The text that matches exactly one name.
  static func escaped(_ name: String) -> String {
    guard name.utf8.contains(where: { isSpecial($0) }) else { return name }
    return name.reduce(into: "") { text, letter in
      if isSpecial(letter) { text += "\\" }
      text.append(letter)
    }
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "*") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "\\")
  }

  private static func isSpecial(_ letter: Character) -> Bool {
    letter == "*" || letter == "?" || letter == "\\"
  }

  private static func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    var rest = text[...]
    while let letter = rest.popFirst() {
      switch letter {
      case "\\" where rest.first.map(isSpecial) == true:
        parts.append(.letter(rest.removeFirst()))
      case "*" where rest.first == "*":
        rest.removeFirst()
        parts.append(.deep)
      case "*": parts.append(.some)
      case "?": parts.append(.one)
      default: parts.append(.letter(letter))
      }
    }
    return parts
  }

  init(_ text: String) {
    short = ShortNamePattern(text)
    parts = NamePattern.parts(of: text)
    var start: [Character] = []
    for part in parts {
      guard case .letter(let letter) = part else { break }
      start.append(letter)
    }
    self.start = start
  }

  /// About how many steps it takes to compare it with some names, so long in all.
  ///
  /// - Parameter size: the number of short names, and the characters of the others.
  func work(size: Int) -> Int {
    parts.reduce(0) { if case .letter = $1 { $0 + 1 } else { $0 + 16 } } * size
  }

  /// What a name counts in ``work(size:)``.
  static func size(of name: String) -> Int { name.utf8.count < 64 ? 1 : name.utf8.count }

  /// Whether it looks for names in a group, written with a full stop at its end.
  func begins(in group: String) -> Bool { !group.isEmpty && start.starts(with: group) }

  /// Whether a whole name matches. O(pattern × name), except for names with another beginning.
  func matches(_ name: String) -> Bool {
    if let fits = short?.matches(name) { return fits }
    // The usual case, and a name may be as long as a file.
    guard name.starts(with: start) else { return false }
    let name = Array(name)
    // reachable[i]: the name up to i matches the pattern so far.
    var reachable = [true] + [Bool](repeating: false, count: name.count)
    for part in parts {
      var next = [Bool](repeating: false, count: name.count + 1)
      for end in 0...name.count {
        switch part {
        case .some, .deep:
          let grows = end > 0 && next[end - 1] && (part == .deep || name[end - 1] != ".")
          next[end] = reachable[end] || grows
        case .one: next[end] = end > 0 && reachable[end - 1] && name[end - 1] != "."
        case .letter(let letter):
          next[end] = end > 0 && reachable[end - 1] && Self.isSame(name[end - 1], letter)
        }
      }
      reachable = next
    }
    return reachable[name.count]
  }

  /// Whether two characters have the same code points: Swift also treats canonical equivalents as
  /// equal.
  private static func isSame(_ first: Character, _ second: Character) -> Bool {
    first == second && first.utf8.elementsEqual(second.utf8)
  }
}
