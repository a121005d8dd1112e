import SourceText

/// Writes a workflow command that makes an annotation, as one line.
/// [GitHub Actions, workflow commands; actions/runner, `ActionCommand`]
enum WorkflowCommand {
  /// The place of an annotation: the path from the root of the repository.
  struct Place {
    let path: String
    let line: Int
    /// The column; nil if only the line is known.
    var column: Int?
  }

  static func annotation(
    _ severity: Diagnostic.Severity, at place: Place?, title: String, message: String
  ) -> String {
    let name = severity == .note ? "notice" : severity.rawValue
    var properties: [(String, String)] = []
    if let place {
      properties += [("file", place.path), ("line", "\(place.line)")]
      if let column = place.column { properties.append(("col", "\(column)")) }
    }
    // GitHub accepts titles of up to 255 characters.
    properties.append(("title", title.inert(limit: 120)))
    let text = properties.map { "\($0.0)=\(property($0.1))" }.joined(separator: ",")
    return "::\(name) \(text)::\(data(message))\n"
  }

  /// A message: the runner decodes these sequences, so they must be escaped.
  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r\n", with: "%0D%0A")
      .replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// A property: a colon or comma would end it.
  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
