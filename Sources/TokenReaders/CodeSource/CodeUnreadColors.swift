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
    let read = Self.read(values)
    var next = 0
    for (number, document) in program.documents.enumerated() {
      guard next < read.count, read[next].document == number else { continue }
      // How far what was read reaches, of all that begins before a token.
      var end = 0
      for index in 0..<document.count {
        guard let range = Self.color(in: document, at: index, language.colorTypes) else { continue }
        while next < read.count, read[next].document == number,
          read[next].start <= range.lowerBound
        {
          end = max(end, Int(read[next].end))
          next += 1
        }
        if range.lowerBound >= end { places.append(document.span(range)) }
      }
      while next < read.count, read[next].document == number { next += 1 }
    }
  }

  /// Where what was read stands, by document and by where it begins.
  private static func read(
    _ values: [CodeValue]
  ) -> [(document: UInt32, start: UInt32, end: UInt32)] {
    var read: [(document: UInt32, start: UInt32, end: UInt32)] = []
    read.reserveCapacity(values.count)
    func add(_ document: Int, _ range: Range<Int>) {
      read.append((UInt32(document), UInt32(range.lowerBound), UInt32(range.upperBound)))
    }
    for value in values {
      add(value.document, value.range)
      guard case .success(let color) = value.color else { continue }
      let isWithin = color.document == value.document && value.range.contains(color.origin)
      if !isWithin { add(color.document, color.origin) }
    }
    read.sort { ($0.document, $0.start) < ($1.document, $1.start) }
    return read
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
