/// `String(format:)` for numbers and texts.
enum SwiftFormat {
  /// The text; nil for what isn't understood.
  static func text(_ format: String, _ values: [Value]) -> String? {
    var rest = format[...]
    var values = values[...]
    var result = ""
    while let letter = rest.popFirst() {
      guard letter == "%" else {
        result.append(letter)
        continue
      }
      if rest.first == "%" {
        result.append("%")
        rest.removeFirst()
        continue
      }
      let flags = rest.prefix { "-+ 0#123456789.".contains($0) }
      rest = rest.dropFirst(flags.count)
      rest = rest.drop { "lhqz".contains($0) }
      guard let kind = rest.popFirst(), flags.count < 8, let value = values.popFirst(),
        let text = text(of: value, String(flags), kind)
      else { return nil }
      result += text
    }
    return values.isEmpty ? result : nil
  }

  private static func text(of value: Value, _ flags: String, _ kind: Character) -> String? {
    switch (kind, value) {
    case ("@", _): return flags.isEmpty ? SwiftLanguage().written(value) : nil
    case ("d", .whole(let number)), ("i", .whole(let number)):
      return number.int.flatMap { RealFunctions.written("%\(flags)ld", $0) }
    case ("u", .whole(let number)), ("x", .whole(let number)), ("X", .whole(let number)):
      guard let value = number.int, value >= 0 else { return nil }
      return RealFunctions.written("%\(flags)l\(kind)", value)
    case ("f", .fraction(let number, _)), ("e", .fraction(let number, _)),
      ("g", .fraction(let number, _)):
      return RealFunctions.written("%\(flags)\(kind)", number)
    default: return nil
    }
  }
}
