import SourceText

/// Rewrites colors of JSON files: strings, and the objects of Design Tokens and of Figma.
enum JSONNotation {
  static func edits(_ place: ColorPlace) throws(EditRefusal) -> [TextEdit] {
    let value = try value(at: place)
    let offset = place.span.range.lowerBound
    let edits: [TextEdit]
    if let text = value.string {
      let range = offset + 1..<place.span.range.upperBound - 1
      return try QuotedColor(range: range, text: text).edits(place)
    } else if let color = FigmaColorObject(value) {
      edits = try color.edits(place)
    } else {
      edits = try DTCGColorObject(value).edits(place)
    }
    return edits.map {
      TextEdit(offset + $0.range.lowerBound..<offset + $0.range.upperBound, $0.replacement)
    }
  }

  /// The value at a place, parsed separately: its offsets start there.
  static func value(at place: ColorPlace) throws(EditRefusal) -> JSONValue {
    let file = SourceFile(path: place.span.file.path, text: place.text(place.span.range))
    var ignored = DiagnosticList()
    // A reader has read it, by whichever grammar, and what is strict JSON means the same in JSON5.
    guard let document = JSONDocument.parse(file, syntax: .json5, diagnostics: &ignored) else {
      throw EditRefusal("it is not a value of JSON")
    }
    return document.root
  }
}
