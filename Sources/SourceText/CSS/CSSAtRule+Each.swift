extension CSSAtRule {
  /// How many words are repeated for.
  private static let wordLimit = 64
  /// How many bytes the repetitions may have together.
  private static let byteLimit = 8_000_000

  /// The contents of `@each $x in (a, b) { … }`, once for each word, as PostCSS writes them; nil for
  /// another rule, and where more than the words of one list stands in for something.
  /// [postcss-each; postcss-simple-vars]
  ///
  /// The lines are those of the file. Nothing can be written there: the bytes are others.
  package var repetitions: [CSSBlock]? {
    guard name == "each", let block, let (variable, words) = list else { return nil }
    let file = block.contents.span.file
    let place = block.contents.span.range
    guard words.count <= Self.wordLimit, file.bytes.count * words.count <= Self.byteLimit else {
      return nil
    }
    // What stands before keeps its lines.
    let before = file.bytes[..<place.lowerBound].map { $0 == 0x0A ? $0 : 0x20 }
    let body = block.contents.source
    var blocks: [CSSBlock] = []
    for word in words {
      guard let text = Self.replacing(variable, with: word, in: body) else { return nil }
      let repeated = SourceFile(path: file.path, bytes: before + Array(text.utf8))
      blocks.append(CSSBlock(contents: CSSDocument(repeated).contents, isRoot: false))
    }
    return blocks
  }

  /// `$x in (a, b)`, with parentheses or without.
  private var list: (variable: String, words: [String])? {
    let text = prelude.plain
    guard text.first == "$", let place = text.firstRange(of: " in ") else { return nil }
    let variable = String(text[..<place.lowerBound].dropFirst())
    var rest = text[place.upperBound...].drop { $0 == " " }
    if rest.first == "(", rest.last == ")" { rest = rest.dropFirst().dropLast() }
    let words = rest.split(separator: ",", omittingEmptySubsequences: false).map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    guard Self.isWord(variable), words.allSatisfy(Self.isWord) else { return nil }
    return (variable, words)
  }

  private static func isWord(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { CSSCharacter.isNamePart($0) || $0 == UInt8(ascii: "#") }
  }

  /// A text with `$(x)`, `#{$x}` and `$x` replaced; nil where another `$` is left.
  private static func replacing(_ variable: String, with word: String, in text: String) -> String? {
    var result = ""
    var rest = text[...]
    while let mark = rest.firstIndex(of: "$") {
      var before = rest[..<mark]
      var after = rest[rest.index(after: mark)...]
      let isBraced = before.last == "{" && before.dropLast().last == "#"
      let isInParentheses = !isBraced && after.first == "("
      if isInParentheses { after = after.dropFirst() }
      let name = after.prefix { $0.utf8.allSatisfy(CSSCharacter.isNamePart) }
      after = after[name.endIndex...]
      guard name == variable else { return nil }
      if isBraced || isInParentheses {
        guard after.first == (isBraced ? "}" : ")") else { return nil }
        after = after.dropFirst()
      }
      if isBraced { before = before.dropLast(2) }
      result += before + word
      rest = after
    }
    return result + rest
  }
}
