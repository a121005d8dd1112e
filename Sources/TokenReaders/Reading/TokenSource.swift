package import ColorMath
package import DesignTokens
package import SourceText

/// A token source: a file or a folder of files, with its settings in the policy.
package struct TokenSource {
  /// The contents of the source.
  package enum Content {
    /// One file.
    case file(SourceFile)
    /// A folder, with the paths of the files in it and in its folders, in order, as the loader takes
    /// them.
    case folder(path: String, files: [String])
  }

  /// The contents of the source.
  package let content: Content
  /// Loads the files of a folder, and those that a file refers to.
  package let loader: any SourceLoader
  /// The policy that names the source, from which the files of a folder are loaded; nil for the user.
  package let base: SourceFile?
  /// The position of the opacity in four and eight hexadecimal digits; nil for the default of the
  /// format.
  package let hexNotation: HexNotation?
  /// The groups that are the variants of others in a scheme.
  package let schemes: [SchemeGroups]
  private let json: JSONOnce?

  /// Describes a source.
  package init(
    content: Content, loader: any SourceLoader, from base: SourceFile? = nil,
    hexNotation: HexNotation? = nil, schemes: [SchemeGroups] = []
  ) {
    self.content = content
    self.loader = loader
    self.base = base
    self.hexNotation = hexNotation
    self.schemes = schemes
    json = if case .file(let file) = content { JSONOnce(file) } else { nil }
  }

  /// The file as JSON; reports and returns nil if it is none, and nil for a folder.
  ///
  /// It is parsed when it is first asked for, and not again: the keys tell the format, and then the
  /// reader of that format wants them.
  func jsonDocument(diagnostics: inout DiagnosticList) -> JSONDocument? {
    guard let json else { return nil }
    for problem in json.parsed.problems.all { diagnostics.append(problem) }
    return json.parsed.document
  }
}

/// A file that is parsed as JSON once, whoever asks first.
private final class JSONOnce {
  private let file: SourceFile

  private(set) lazy var parsed: (document: JSONDocument?, problems: DiagnosticList) = {
    var problems = DiagnosticList()
    let document = JSONDocument.parse(file, diagnostics: &problems)
    return (document, problems)
  }()

  init(_ file: SourceFile) {
    self.file = file
  }
}
