/// A YAML text: block mappings and sequences, flow collections, and scalars plain, quoted, literal and
/// folded. [YAML 1.2.2]
///
/// One document of what people and exporters write to keep data. Anchors, aliases, tags, directives
/// and complex keys are refused with their place, never skipped.
package enum YAMLDocument {
  /// Parses a file; reports and returns nil if it is not YAML. Repeated keys are errors.
  package static func parse(
    _ file: SourceFile, diagnostics: inout DiagnosticList
  ) -> YAMLValue? {
    do {
      if let problem = file.encodingProblem() {
        throw YAMLSyntaxError(message: problem.message, offset: problem.offset)
      }
      // YAML breaks lines there too; no line is to be lost behind one that others do not see.
      var rest = file.bytes[...]
      while let index = rest.firstIndex(of: 0x0D) {
        rest = rest[(index + 1)...]
        guard rest.isEmpty || rest.first == 0x0A else {
          throw YAMLSyntaxError(
            message: "a carriage return without a line feed is not read", offset: index)
        }
      }
      var parser = YAMLParser(file: file)
      return try parser.parse()
    } catch let error as YAMLSyntaxError {
      diagnostics.error(
        error.message, at: SourceSpan(file: file, range: error.offset..<(error.offset + 1)))
    } catch {
      diagnostics.error("\(error)")
    }
    return nil
  }
}
