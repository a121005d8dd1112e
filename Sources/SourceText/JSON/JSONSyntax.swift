/// The grammar by which a text is parsed as JSON.
package enum JSONSyntax: Sendable {
  /// RFC 8259 and nothing else.
  case strict
  /// JSON with comments, and with commas at the end, as editors know it for settings.
  case withComments
  /// JSON5: comments, commas at the end, keys without quotes, single quotes, more numbers. JSON with
  /// comments is part of it. [JSON5 1.0.0]
  case json5

  /// The grammar that a file of tokens names: JSON5 by the ending `.json5` or `.jsonc`, or by a
  /// comment before the first value.
  ///
  /// A comment further down names nothing: strict JSON with a mistake must not become something else.
  package init(of file: SourceFile) {
    let path = file.path.lowercased()
    let text = file.bytes.drop { [0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0A, 0x0D].contains($0) }
    let isNamed = path.hasSuffix(".json5") || path.hasSuffix(".jsonc")
    self =
      isNamed || text.starts(with: "//".utf8) || text.starts(with: "/*".utf8) ? .json5 : .strict
  }
}
