import SourceText

/// Points an alias to another step of a palette.
///
/// The names of steps differ in the number at their ends, so that is all that changes, in whatever way
/// a format writes aliases: `{gray.400}`, `var(--gray-400)`, `Palette.gray400`.
enum AliasNotation {
  static func edits(
    _ span: SourceSpan, from old: String, to new: String
  ) throws(EditRefusal) -> [TextEdit] {
    guard let number = number(old), let other = self.number(new),
      old.dropLast(number.count) == new.dropLast(other.count)
    else { throw EditRefusal("'\(new)' is not another step of the same palette") }
    var places: [Range<Int>] = []
    var start: Int?
    for index in span.range.lowerBound...span.range.upperBound {
      let isDigit =
        index < span.range.upperBound && (0x30...0x39).contains(span.file.bytes[index])
      if isDigit, start == nil { start = index }
      if !isDigit, let first = start {
        if span.file.bytes[first..<index].elementsEqual(number.utf8) {
          places.append(first..<index)
        }
        start = nil
      }
    }
    guard places.count == 1 else {
      throw EditRefusal("the number of its step does not stand in it once")
    }
    return [TextEdit(places[0], other)]
  }

  /// The number at the end of a name.
  private static func number(_ name: String) -> String? {
    let digits = name.reversed().prefix { $0.isASCII && $0.isNumber }.reversed()
    return digits.isEmpty ? nil : String(digits)
  }
}
