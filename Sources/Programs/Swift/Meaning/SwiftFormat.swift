/// `String(format:)` for whole numbers.
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
      let flags = rest.prefix { $0.isNumber || $0 == "l" }
      rest = rest.dropFirst(flags.count)
      let digits = flags.filter { $0 != "l" }
      guard let kind = rest.popFirst(), case .whole(let number)? = values.popFirst(),
        let value = number.int, value >= 0
      else { return nil }
      var text: String
      switch kind {
      case "X": text = String(value, radix: 16, uppercase: true)
      case "x": text = String(value, radix: 16)
      case "d", "u", "i": text = String(value)
      default: return nil
      }
      if !digits.isEmpty {
        guard digits.first == "0", let width = Int(digits), width < 64 else { return nil }
        text = String(repeating: "0", count: max(0, width - text.count)) + text
      }
      result += text
    }
    return values.isEmpty ? result : nil
  }
}
