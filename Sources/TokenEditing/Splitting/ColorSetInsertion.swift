import SourceText

/// Puts an appearance into a color set: the entry of a color once more, for that appearance.
enum ColorSetInsertion {
  /// The edits for a context, as the reader names it.
  ///
  /// - Parameter color: the place of the color in the entry that is repeated.
  static func edits(
    in file: SourceFile, repeating color: Range<Int>, axis: String, context: String
  ) throws(EditRefusal) -> [TextEdit] {
    let appearance: (String, String)
    switch (axis, context) {
    case ("scheme", "light"), ("scheme", "dark"): appearance = ("luminosity", context)
    case ("contrast", "increased"): appearance = ("contrast", "high")
    default: throw EditRefusal("a color set has no appearance for it")
    }
    var ignored = DiagnosticList()
    guard
      let colors = JSONDocument.parse(file, diagnostics: &ignored)?.root["colors"].map({
        Array($0.elements)
      }), let entry = colors.first(where: { $0.span.range.holds(color) }), let last = colors.last,
      let first = entry.members.first(where: { _ in true })
    else { throw EditRefusal("it is not an entry of a color set") }
    guard entry["appearances"] == nil else {
      throw EditRefusal("its entry is for an appearance already")
    }
    let bytes = file.bytes
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    let colon = text(
      first.keySpan.range.upperBound..<first.value.span.range.lowerBound)
    let pairs = [("appearance", appearance.0), ("value", appearance.1)]
      .map { "\"\($0)\"\(colon)\"\($1)\"" }
    let start = first.keySpan.range.lowerBound
    let lead = ListEnd.lead(bytes, before: start)
    let outer = ListEnd.lead(bytes, before: entry.span.range.lowerBound)
    var list = "[{" + pairs.joined(separator: ", ") + "}], "
    if lead.contains(where: \.isNewline) {
      let unit = lead.dropFirst(outer.count)
      list =
        "[\(lead)\(unit){" + pairs.map { "\(lead)\(unit)\(unit)\($0)" }.joined(separator: ",")
        + "\(lead)\(unit)}\(lead)],\(lead)"
    }
    let copy =
      text(entry.span.range.lowerBound..<start) + "\"appearances\"\(colon)\(list)"
      + text(start..<entry.span.range.upperBound)
    let end = ListEnd(bytes, lastItem: last.span.range, separator: UInt8(ascii: ","))
    return end.edits(
      adding: copy, after: colors.count > 1 || outer.contains(where: \.isNewline) ? nil : " ")
  }
}
