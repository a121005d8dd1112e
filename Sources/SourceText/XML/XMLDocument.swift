/// An XML text: elements, attributes and character data, each with its place. [XML 1.0, fifth
/// edition]
///
/// Checked for well-formedness. A document type declaration is skipped: nothing is loaded, and no
/// entity is replaced but the five that XML has and references to characters.
package struct XMLDocument {
  /// The file.
  package let file: SourceFile
  /// The outermost element.
  package let root: XMLElement

  /// Parses a file; reports and returns nil if it is not XML. O(n).
  package static func parse(
    _ file: SourceFile, diagnostics: inout DiagnosticList
  ) -> XMLDocument? {
    do throws(XMLSyntaxError) {
      if let problem = file.encodingProblem() {
        throw XMLSyntaxError(message: problem.message, offset: problem.offset)
      }
      var parser = XMLParser(file: file)
      return XMLDocument(file: file, root: try parser.parse())
    } catch {
      diagnostics.error(
        error.message, at: SourceSpan(file: file, range: error.offset..<(error.offset + 1)))
      return nil
    }
  }
}
