import AuditEngine
package import SourceText

/// Writes JSON values as text. [RFC 8259]
package enum JSONText {
  /// A string in quotes, with everything escaped that could do more than be printed.
  package static func string(_ text: String) -> String {
    var result = "\""
    result.reserveCapacity(text.utf8.count + 2)
    result += text.escaped {
      // From 0xC2 a byte begins what is not ASCII.
      $0 < 0x20 || $0 == 0x22 || $0 == 0x23 || $0 == 0x5C || $0 == 0x7F || $0 >= 0xC2
    } _: { scalar, previous in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      // Build servers treat `##[` as a command anywhere in a line.
      case "#" where previous == 0x23: units(scalar)
      default: scalar.isActive ? units(scalar) : nil
      }
    }
    result += "\""
    return result
  }

  /// `\uXXXX`, beyond U+FFFF twice, as two surrogates.
  private static func units(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  /// A name or message in quotes, cut if it is very long.
  package static func name(_ text: String) -> String { string(text.cut(to: 2000)) }

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

  /// A place, its path from the root of the repository: `{"file": …, "line": …, "column": …}`.
  package static func location(_ span: SourceSpan, _ paths: SourcePaths) -> String {
    let start = span.start
    return object([
      ("file", string(paths.path(of: span))), ("line", "\(start.line)"),
      ("column", "\(start.column)"),
    ])
  }
}
