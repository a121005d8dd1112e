import SourceText

/// Writes text as YAML. [YAML 1.2.2, 7.3.1]
enum YAMLText {
  /// Text as a double-quoted scalar, which every parser of 1.1 and 1.2 reads as the same text.
  ///
  /// Each line of the text is a line of the scalar, continued with a backslash. No other style has
  /// escapes, and so none is safe for the names that strangers chose.
  ///
  /// - Parameter indent: the number of spaces before each line but the first.
  static func string(_ text: String, indent: Int = 0) -> String {
    let margin = String(repeating: " ", count: indent)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var result = ""
      // A parser takes the spaces at the beginning of a line for its margin.
      if line.hasPrefix(" ") { result = "\\" }
      for scalar in line.unicodeScalars { append(scalar, to: &result) }
      return result
    }
    return "\"\(lines.joined(separator: "\\n\\\n\(margin)"))\""
  }

  private static func append(_ scalar: Unicode.Scalar, to result: inout String) {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    default:
      guard scalar.isActive else {
        result.unicodeScalars.append(scalar)
        return
      }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      let width = scalar.value > 0xFFFF ? 8 : 4
      result += width == 8 ? "\\U" : "\\u"
      result += String(repeating: "0", count: width - digits.count) + digits
    }
  }
}
