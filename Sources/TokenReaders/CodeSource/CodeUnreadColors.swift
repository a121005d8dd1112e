import SourceText

/// Finds the colors in the files of tokens that became no part of one.
///
/// `Color(0xFF333333)` in a function, in the default value of a parameter, in a class that nothing here
/// makes: whatever they are for, an audit does not see them. Only colors that are written as numbers
/// count.
struct CodeUnreadColors {
  /// Where they stand, in order.
  private(set) var places: [SourceSpan] = []

  init(_ program: CodeProgram, _ language: any CodeColorLanguage, _ values: [CodeValue]) {
    var read: [Int: [Range<Int>]] = [:]
    for value in values {
      read[value.document, default: []].append(value.range)
      if case .success(let color) = value.color {
        read[color.document, default: []].append(color.origin)
      }
    }
    for (number, document) in program.documents.enumerated() {
      guard let ranges = read[number] else { continue }
      let sorted = ranges.sorted { $0.lowerBound < $1.lowerBound }
      var next = 0
      // How far what was read reaches, of all that begins before a token.
      var end = 0
      for index in 0..<document.count {
        guard let range = Self.color(in: document, at: index, language.colorTypes) else { continue }
        while next < sorted.count, sorted[next].lowerBound <= range.lowerBound {
          end = max(end, sorted[next].upperBound)
          next += 1
        }
        if range.lowerBound >= end { places.append(document.span(range)) }
      }
    }
  }

  /// The range of a color that is written at a token: `Color(0xFF333333)`, `Color.fromARGB(…)`.
  private static func color(
    in document: CodeDocument, at index: Int, _ types: Set<String>
  ) -> Range<Int>? {
    var open = index + 1
    if document.isText(open, "."), document.name(open + 1) != nil { open += 2 }
    guard document.isText(open, "("), let name = document.name(index), types.contains(name) else {
      return nil
    }
    let close = min(document.partner(open), document.count)
    var hasNumber = false
    for inner in (open + 1)..<max(open + 1, close) {
      if document.name(inner) != nil {
        let isLabel = document.isText(inner + 1, ":") || document.isText(inner + 1, "=")
        guard isLabel else { return nil }
      } else if document.text(inner).first?.isNumber == true {
        hasNumber = true
      }
    }
    return hasNumber ? document.range(from: index, to: close + 1) : nil
  }
}
