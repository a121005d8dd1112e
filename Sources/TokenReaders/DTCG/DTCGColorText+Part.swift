extension DTCGColorText {
  /// A stretch of the text without white space around it.
  struct Part {
    let text: Substring

    init(_ text: Substring) {
      let start = text.firstIndex { !$0.isWhitespace } ?? text.endIndex
      let end = text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? start
      self.text = text[start..<end]
    }

    /// Whether it is one alias and nothing else.
    var isAlias: Bool {
      text.hasPrefix("{") && text.firstIndex(of: "}").map(text.index(after:)) == text.endIndex
    }

    /// The alias without white space in its braces.
    var alias: String { "{\(Part(text.dropFirst().dropLast()).text)}" }

    var hasAliases: Bool { text.utf8.contains(UInt8(ascii: "{")) }

    /// The name of the function that the whole text is, in lower case; nil if it is none.
    var functionName: String? {
      guard let open = text.utf8.firstIndex(of: UInt8(ascii: "(")), text.hasSuffix(")") else {
        return nil
      }
      let name = text[..<open]
      let isName = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
      return isName && !name.isEmpty ? name.lowercased() : nil
    }

    /// The arguments of the function, between commas; nil if parentheses do not match.
    var arguments: [Part]? {
      guard functionName != nil, let open = text.utf8.firstIndex(of: UInt8(ascii: "(")) else {
        return nil
      }
      let inner = text[text.index(after: open)...].dropLast()
      return Part.split(inner, at: { $0 == UInt8(ascii: ",") })
    }

    /// The words between white space outside parentheses.
    var words: [Part] {
      (Part.split(text, at: { $0 == 0x20 || (0x09...0x0D).contains($0) }) ?? [])
        .filter { !$0.text.isEmpty }
    }

    /// The aliases, and the stretches between them.
    var pieces: [Part] {
      var pieces: [Part] = []
      var rest = text
      while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
        pieces.append(Part(rest[..<open]))
        pieces.append(Part(rest[open...close]))
        rest = rest[rest.index(after: close)...]
      }
      pieces.append(Part(rest))
      return pieces.filter { !$0.text.isEmpty }
    }

    var number: Double? {
      text.allSatisfy { $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) } ? Double(text) : nil
    }

    /// 1 for `100%`.
    var percentage: Double? {
      text.hasSuffix("%") ? Part(text.dropLast()).number.map { $0 / 100 } : nil
    }

    /// Whether it says where a linear gradient leads: `to right`, `45deg`.
    var isDirection: Bool {
      let word = text.lowercased()
      return word.hasPrefix("to ")
        || ["deg", "grad", "rad", "turn"].contains { unit in
          word.hasSuffix(unit) && Part(word.dropLast(unit.count)).number != nil
        }
    }

    private static func split(_ text: Substring, at isSeparator: (UInt8) -> Bool) -> [Part]? {
      var parts: [Part] = []
      var depth = 0
      var start = text.startIndex
      for index in text.utf8.indices {
        let byte = text.utf8[index]
        if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "{") { depth += 1 }
        if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "}") { depth -= 1 }
        if depth < 0 { return nil }
        if depth == 0, isSeparator(byte) {
          parts.append(Part(text[start..<index]))
          start = text.utf8.index(after: index)
        }
      }
      guard depth == 0 else { return nil }
      parts.append(Part(text[start...]))
      return parts
    }
  }
}
