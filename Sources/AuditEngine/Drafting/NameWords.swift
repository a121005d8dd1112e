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
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return words(ofASCII: Array(text.utf8)) }
    var words: [String] = []
    var word = ""
    // Counted along: a name of a megabyte may be one word.
    var (count, last, beforeLast): (Int, Character?, Character?) = (0, nil, nil)
    func isDigit(_ character: Character?) -> Bool { character?.isNumber == true }
    for index in text.indices {
      let character = text[index]
      let next = text.index(after: index)
      // `Text01Hover` is three words, `2xl`, `h1` and `1E1E1E` are one.
      let beginsWord = next < text.endIndex && text[next].isLowercase && count > 1
      let isNew =
        character.isUppercase
        && (last?.isLowercase == true || beginsWord && isDigit(last) && isDigit(beforeLast))
        || character.isNumber && count > 1 && last?.isLetter == true
      let isPart = character.isLetter || character.isNumber
      if isNew || !isPart {
        if !word.isEmpty { words.append(word.lowercased()) }
        (word, count, last, beforeLast) = ("", 0, nil, nil)
      }
      if isPart {
        word.append(character)
        (count, last, beforeLast) = (count + 1, character, last)
      }
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    return words
  }

  /// The same of a name in ASCII, which nearly all are: a draft splits each name many times.
  private static func words(ofASCII text: [UInt8]) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    func isSmall(_ byte: UInt8?) -> Bool { byte.map { $0 >= 0x61 && $0 <= 0x7A } ?? false }
    func isDigit(_ byte: UInt8?) -> Bool { byte.map { $0 >= 0x30 && $0 <= 0x39 } ?? false }
    func end() {
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word = []
    }
    // The byte before, with its case; nil at the beginning of a word.
    var last: UInt8?
    for (index, byte) in text.enumerated() {
      let isCapital = byte >= 0x41 && byte <= 0x5A
      let next = index + 1 < text.count ? text[index + 1] : nil
      let beginsWord = isSmall(next) && word.count > 1
      let isNew =
        isCapital
        && (isSmall(last)
          || beginsWord && isDigit(last) && isDigit(word.dropLast().last))
        || isDigit(byte) && word.count > 1 && last != nil && !isDigit(last)
      let isPart = isCapital || isSmall(byte) || isDigit(byte)
      if isNew || !isPart {
        end()
        last = nil
      }
      if isPart {
        word.append(isCapital ? byte | 0x20 : byte)
        last = byte
      }
    }
    end()
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
