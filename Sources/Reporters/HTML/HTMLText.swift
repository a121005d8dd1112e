import SourceText

/// Writes text into HTML so that it can do nothing but be read.
///
/// Names come from files that strangers wrote: marks of HTML are escaped, control characters are made
/// visible, a right-to-left name does not reorder what stands beside it, and a long text is cut with
/// a word on how much is missing.
enum HTMLText {
  /// How many scalars of a name are shown.
  static let nameLimit = 80
  /// How many scalars of a sentence are shown.
  static let sentenceLimit = 400

  /// A text for an element or a quoted attribute.
  static func text(_ text: String, limit: Int = sentenceLimit) -> String {
    let shown = text.unicodeScalars.prefix(limit)
    let kept = escaped(String(shown).inert)
    let missing = text.utf8.count - shown.utf8Count
    return missing == 0 ? kept : "\(kept)… (\(missing) more bytes)"
  }

  /// A whole document for an attribute.
  static func attribute(_ document: String) -> String { escaped(document) }

  /// A name, set apart from the direction in which the text around it runs; a narrow column may break it
  /// where a part of it begins.
  static func name(_ name: String) -> String {
    let text = text(name, limit: nameLimit)
    var parts = ""
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      let begins = ("A"..."Z").contains(scalar) && ("a"..."z").contains(previous)
      if begins || previous == "." || previous == "/" || previous == "_" { parts += "<wbr>" }
      parts.unicodeScalars.append(scalar)
      previous = scalar
    }
    return "<bdi>\(parts)</bdi>"
  }

  /// Names in a row, as many as fit.
  static func names(_ names: [String], separator: String, limit: Int = 8) -> String {
    let shown = names.prefix(limit).map(name).joined(separator: separator)
    return names.count > limit ? "\(shown)\(separator)… (\(names.count - limit) more)" : shown
  }

  private static func escaped(_ text: String) -> String {
    text.escaped {
      $0 == 0x22 || $0 == 0x26 || $0 == 0x27 || $0 == 0x3C || $0 == 0x3E
    } _: { scalar, _ in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      default: nil
      }
    }
  }
}

extension Substring.UnicodeScalarView {
  fileprivate var utf8Count: Int { Substring(self).utf8.count }
}
