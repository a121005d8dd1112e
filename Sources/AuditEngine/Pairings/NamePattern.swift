/// A pattern for token names: `*` stands for any letters but a full stop, `**` for any at all, `?` for
/// one letter but a full stop.
///
/// A name with one of them is always a pattern, whatever tokens there are. `\*`, `\?` and `\\` are the
/// letters themselves.
struct NamePattern {
  private enum Part: Equatable {
    case letter(Character)
    case one, some, deep
  }

  private let parts: [Part]
  /// What stands before the first wildcard.
  private let start: [Character]
  /// The same for names of ASCII, as nearly all are.
  private let short: ShortNamePattern?

  /// Whether a name is a pattern at all.
  static func isPattern(_ name: String) -> Bool { literal(name) == nil }

  /// The name that a text means which is no pattern; nil for a pattern.
  static func literal(_ name: String) -> String? {
    // Most names are told by their bytes.
    guard name.utf8.contains(where: { isSpecial($0) }) else { return name }
    var text = ""
    for part in parts(of: name) {
      guard case .letter(let letter) = part else { return nil }
      text.append(letter)
    }
    return text
  }

  /// The text that means a name and no other.
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

  /// Whether a whole name fits. O(pattern × name), but for names that begin otherwise.
  func matches(_ name: String) -> Bool {
    if let fits = short?.matches(name) { return fits }
    // Most names do; one may be as long as a file.
    guard name.starts(with: start) else { return false }
    let name = Array(name)
    // reachable[i]: the name up to i fits the pattern so far.
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

  /// Whether two letters are written alike: for Swift, letters that only look alike are equal.
  private static func isSame(_ first: Character, _ second: Character) -> Bool {
    first == second && first.utf8.elementsEqual(second.utf8)
  }
}
