import AuditEngine
import SourceText

/// Writes JSON values as text. [RFC 8259]
public enum JSONText {
  /// A string in quotes; what could do more than be printed is escaped.
  public static func string(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy {
      $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C && $0 != 0x23
    }
    if isPlain { return "\"" + text + "\"" }
    var result = "\""
    result.reserveCapacity(text.utf8.count + 2)
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      // `##[` is a command to build servers, wherever it stands in a line.
      case let scalar where scalar.isActive || (scalar == "#" && previous == "#"):
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A name or message in quotes, cut where it is longer than any that people write.
  static func name(_ text: String) -> String { string(text.cut(to: 2000)) }

  /// The shortest text that reads back as the same number; null where it is none.
  public static func number(_ value: Double) -> String {
    value.isFinite ? Requirement.text(value) : "null"
  }

  /// A list of numbers.
  public static func numbers(_ values: some Sequence<Double>) -> String {
    "[\(values.map(number).joined(separator: ", "))]"
  }

  /// A list of strings.
  public static func strings(_ texts: some Sequence<String>) -> String {
    "[\(texts.map(name).joined(separator: ", "))]"
  }

  /// A list of values that are JSON already.
  public static func array(_ values: [String]) -> String {
    "[\(values.joined(separator: ", "))]"
  }

  /// An object from members whose values are JSON already.
  public static func object(_ members: [(String, String)]) -> String {
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
}
