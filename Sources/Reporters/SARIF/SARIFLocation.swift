import SourceText

/// Writes a place in a file as a SARIF location. [SARIF 2.1.0, 3.28 to 3.30]
struct SARIFLocation {
  /// The name of the base folder of paths in the repository.
  static let repository = "%SRCROOT%"
  /// The name of the base folder of the built-in catalog: its files are in the tool and not in the
  /// user's repository, so no consumer should look for them there.
  static let builtInCatalog = "BUILTIN"

  let paths: SourcePaths

  /// A location object.
  ///
  /// - Parameters:
  ///   - id: the number by which a message links to it.
  ///   - text: the description of the place.
  func object(_ span: SourceSpan, id: Int? = nil, text: String? = nil) -> String {
    let start = span.start(columns: .utf16)
    let end = span.end(columns: .utf16)
    var members: [(String, String)] = []
    if let id { members.append(("id", "\(id)")) }
    members.append(
      (
        "physicalLocation",
        JSONText.object([
          ("artifactLocation", Self.artifact(paths.place(of: span.file))),
          (
            "region",
            JSONText.object([
              ("startLine", "\(start.line)"), ("startColumn", "\(start.column)"),
              ("endLine", "\(end.line)"), ("endColumn", "\(end.column)"),
            ])
          ),
        ])
      ))
    if let text { members.append(("message", SARIFLocation.message(text))) }
    return JSONText.object(members)
  }

  /// The location object of a line.
  static func object(_ place: SourcePaths.Place, line: Int) -> String {
    JSONText.object([
      (
        "physicalLocation",
        JSONText.object([
          ("artifactLocation", artifact(place)),
          ("region", JSONText.object([("startLine", "\(line)")])),
        ])
      )
    ])
  }

  private static func artifact(_ place: SourcePaths.Place) -> String {
    switch place {
    case .inRepository(let path):
      return JSONText.object([
        ("uri", JSONText.string(SARIFText.path(path))),
        ("uriBaseId", JSONText.string(SARIFLocation.repository)),
      ])
    case .embedded(let path):
      return JSONText.object([
        ("uri", JSONText.string(SARIFText.path(path))),
        ("uriBaseId", JSONText.string(SARIFLocation.builtInCatalog)),
      ])
    case .outside(let path):
      return JSONText.object([("uri", JSONText.string("file://" + SARIFText.path(path)))])
    }
  }

  /// A message object from escaped text.
  static func message(_ text: String) -> String {
    JSONText.object([("text", JSONText.string(text))])
  }
}
