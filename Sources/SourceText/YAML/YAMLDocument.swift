/// A YAML text: block mappings and sequences, flow collections, and scalars plain, quoted, literal and
/// folded. [YAML 1.2.2]
///
/// One document of what people and exporters write to keep data. Anchors, aliases, tags, directives and
/// complex keys are refused with their place, never passed over.
public enum YAMLDocument {
  /// Parses a file; reports and returns nil where it is not YAML. Repeated keys are errors.
  public static func parse(
    _ file: SourceFile, diagnostics: inout DiagnosticList
  ) -> YAMLValue? {
    do {
      guard String(validating: file.bytes, as: UTF8.self) != nil else {
        throw YAMLSyntaxError(message: "the file is not UTF-8", offset: 0)
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
