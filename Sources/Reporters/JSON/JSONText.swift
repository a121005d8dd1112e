import AuditEngine
import SourceText

/// Writes JSON values as text. [RFC 8259]
package enum JSONText {
  /// A string in quotes, with everything escaped that could do more than be printed.
  package static func string(_ text: String) -> String {
    var result = "\""
    result.reserveCapacity(text.utf8.count + 2)
    if isPlain(text) {
      result += text
      result += "\""
      return result
    }
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      // Build servers treat `##[` as a command anywhere in a line.
      case let scalar where scalar.isActive || (scalar == "#" && previous == "#"):
        // Beyond U+FFFF as two surrogates.
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Whether a string needs no escaping.
  private static func isPlain(_ text: String) -> Bool {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      guard byte >= 0x20, byte < 0x7F, byte != 0x22, byte != 0x5C,
        !(byte == 0x23 && previous == 0x23)
      else { return false }
      previous = byte
    }
    return true
  }

  /// A name or message in quotes, cut if it is very long.
  static func name(_ text: String) -> String { string(text.cut(to: 2000)) }

  /// The shortest text that reads back as the same number; null if it is not finite.
  package static func number(_ value: Double) -> String {
    value.isFinite ? Requirement.text(value) : "null"
  }

  /// A list of numbers.
  package static func numbers(_ values: some Sequence<Double>) -> String {
    "[\(values.map(number).joined(separator: ", "))]"
  }

  /// A list of strings.
  package static func strings(_ texts: some Sequence<String>) -> String {
    "[\(texts.map(name).joined(separator: ", "))]"
  }

  /// A list of JSON values.
  package static func array(_ values: [String]) -> String {
    "[\(values.joined(separator: ", "))]"
  }

  /// An object of JSON values.
  package static func object(_ members: [(String, String)]) -> String {
    var text = "{"
    text.reserveCapacity(members.reduce(2) { $0 + $1.0.utf8.count + $1.1.utf8.count + 6 })
    for (index, (name, value)) in members.enumerated() {
      if index > 0 { text += ", " }
      text += string(name)
      text += ": "
      text += value
    }
    text += "}"
    return text
  }

  /// A place: `{"file": …, "line": …, "column": …}`.
  static func location(_ span: SourceSpan) -> String {
    let start = span.start
    return object([
      ("file", string(span.file.path)), ("line", "\(start.line)"), ("column", "\(start.column)"),
    ])
  }
}
