import SourceText

/// Puts a custom property into a block of a style sheet, after the last one that stands there.
struct CSSInsertion {
  private let document: CSSDocument

  init(_ file: SourceFile) throws(EditRefusal) {
    var ignored = DiagnosticList()
    guard let document = CSSDocument.parse(file, diagnostics: &ignored) else {
      throw EditRefusal("its file is not read as a style sheet")
    }
    self.document = document
  }

  /// The name as it is written, and the whole value, of the property whose value stands at a place.
  func property(at place: Range<Int>) -> (name: String, value: String)? {
    guard let found = properties(from: place, in: document.root).first,
      found.value.span.range == place, !found.isImportant
    else { return nil }
    return (text(found.nameSpan.range), text(place))
  }

  /// Whether a place is the whole value of a property that is not important.
  func isOrdinary(at place: Range<Int>) -> Bool { property(at: place) != nil }

  /// The edits that declare a property in the block in which a value stands.
  func edits(
    name: String, value: String, beside place: Range<Int>
  ) throws(EditRefusal) -> [TextEdit] {
    guard let last = properties(from: place, in: document.root).last else {
      throw EditRefusal("there is no block of properties")
    }
    let between = last.nameSpan.range.upperBound..<last.value.span.range.lowerBound
    let end = ListEnd(
      document.file.bytes, lastItem: last.nameSpan.range.lowerBound..<end(of: last),
      separator: UInt8(ascii: ";"))
    return end.edits(adding: name + text(between) + value)
  }

  private func end(of declaration: CSSDeclaration) -> Int {
    let end = declaration.value.span.range.upperBound
    guard declaration.isImportant else { return end }
    let mark = document.file.bytes[end...].firstIndex { $0 | 0x20 == UInt8(ascii: "i") }
    return mark.map { $0 + "important".utf8.count } ?? end
  }

  /// The properties of a block from the one at a place on, up to the next rule: what comes after that
  /// is another layer.
  private func properties(from place: Range<Int>, in block: CSSBlock) -> [CSSDeclaration] {
    var found: [CSSDeclaration] = []
    for item in block.items {
      let inner: CSSBlock?
      switch item {
      case .declaration(let declaration):
        let holds = declaration.value.span.range.holds(place)
        if declaration.name.hasPrefix("--"), holds || !found.isEmpty { found.append(declaration) }
        continue
      case .rule(let rule): inner = rule.block
      case .atRule(let rule): inner = rule.block
      case .madeProperty, .stray: inner = nil
      }
      guard found.isEmpty else { break }
      if let inner, inner.contents.span.range.holds(place) {
        return properties(from: place, in: inner)
      }
    }
    return found
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: document.file.bytes[range], as: UTF8.self)
  }
}

extension Range<Int> {
  /// Whether another range lies within this one, or at one of its ends if it is empty.
  func holds(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
