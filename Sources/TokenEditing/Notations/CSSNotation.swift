import ColorMath
import SourceText

/// Rewrites colors of style sheets.
enum CSSNotation {
  static func edits(_ place: ColorPlace) throws(EditRefusal) -> [TextEdit] {
    // The tokens tell which white space is a comment.
    let file = SourceFile(path: place.span.file.path, text: place.text(place.span.range))
    var ignored = DiagnosticList()
    guard let plain = CSSDocument.parse(file, diagnostics: &ignored)?.contents.plain else {
      throw EditRefusal("it is not a color of CSS")
    }
    var edits: [TextEdit] = []
    for edit in try CSSColorText(plain.text).edits(place) {
      let start = plain.fileOffset(of: edit.range.lowerBound)
      let range = start..<start + edit.range.count
      guard range.upperBound <= file.bytes.count,
        file.bytes[range].elementsEqual(Array(plain.text.utf8)[edit.range])
      else { throw EditRefusal("it is written with escapes") }
      let offset = place.span.range.lowerBound
      edits.append(
        TextEdit(offset + range.lowerBound..<offset + range.upperBound, edit.replacement))
    }
    return edits
  }
}
