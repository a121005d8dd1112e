/// Character data or the value of an attribute, with its references replaced.
package struct XMLText {
  /// The characters.
  package private(set) var characters = ""
  /// The name of the first entity that is not replaced, because a document type declares it or
  /// nothing does; nil if there is none.
  package private(set) var unknownEntity: String?
  /// The place, from the first part that is not white space to the last one; nil if all is.
  package private(set) var span: SourceSpan?

  init() {}

  /// - Parameter span: the place of the characters, as they are written.
  init(_ characters: String, unknownEntity: String? = nil, at span: SourceSpan) {
    self.characters = characters
    self.unknownEntity = unknownEntity
    let blank: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
    var range = span.range
    while let first = range.first, blank.contains(span.file.bytes[first]) {
      range = first + 1..<range.upperBound
    }
    while let last = range.last, blank.contains(span.file.bytes[last]) {
      range = range.lowerBound..<last
    }
    if !range.isEmpty { self.span = SourceSpan(file: span.file, range: range) }
  }

  /// The characters without white space around them.
  package var trimmed: Substring {
    let isBlank = { (scalar: Unicode.Scalar) in
      scalar == " " || scalar == "\t" || scalar == "\n" || scalar == "\r"
    }
    var scalars = characters.unicodeScalars[...]
    scalars = scalars.drop(while: isBlank)
    while let last = scalars.last, isBlank(last) { scalars.removeLast() }
    return Substring(scalars)
  }

  /// Adds what follows it.
  mutating func append(_ part: XMLText) {
    characters += part.characters
    unknownEntity = unknownEntity ?? part.unknownEntity
    guard let added = part.span else { return }
    let start = span?.range.lowerBound ?? added.range.lowerBound
    span = SourceSpan(file: added.file, range: start..<added.range.upperBound)
  }
}
