/// What the written part of a text stands for.
enum SwiftText {
  /// The text with its escapes replaced; nil for an escape that isn't known.
  static func decoded(_ text: String, hashes: Int) -> String? {
    guard text.contains("\\") else { return text }
    if hashes > 0 { return text.contains("\\#") ? nil : text }
    var result = ""
    var rest = text[...]
    while let letter = rest.popFirst() {
      guard letter == "\\" else {
        result.append(letter)
        continue
      }
      switch rest.popFirst() {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "0": result.append("\0")
      case "\\": result.append("\\")
      case "\"": result.append("\"")
      case "'": result.append("'")
      case "u":
        guard rest.first == "{", let close = rest.firstIndex(of: "}"),
          let value = UInt32(rest[rest.startIndex..<close].dropFirst(), radix: 16),
          let scalar = Unicode.Scalar(value)
        else { return nil }
        result.unicodeScalars.append(scalar)
        rest = rest[close...].dropFirst()
      default: return nil
      }
    }
    return result
  }
}
