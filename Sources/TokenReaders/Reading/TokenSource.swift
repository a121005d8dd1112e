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
  /// The function that components alone belong to, in style sheets.
  package let channels: CSSColorFunction?
  /// What a theme of VS Code is made for, if the policy says it.
  package let uiTheme: EditorThemeKind?
  /// What gives the colors that a color scheme in code does not, if the policy says it.
  package let defaults: FrameworkDefaults?
  /// The app's code, in which names are looked up that the source does not declare.
  let code: CodeFiles?
  private let json: JSONOnce?

  /// Describes a source.
  package init(
    content: Content, loader: any SourceLoader, from base: SourceFile? = nil,
    hexNotation: HexNotation? = nil, schemes: [SchemeGroups] = [],
    channels: CSSColorFunction? = nil, uiTheme: EditorThemeKind? = nil,
    defaults: FrameworkDefaults? = nil, code: CodeFiles? = nil
  ) {
    self.content = content
    self.loader = loader
    self.base = base
    self.hexNotation = hexNotation
    self.schemes = schemes
    self.channels = channels
    self.uiTheme = uiTheme
    self.defaults = defaults
    self.code = code
    json = if case .file(let file) = content { JSONOnce(file) } else { nil }
  }

  /// The path of the file or folder.
  var path: String {
    switch content {
    case .file(let file): file.path
    case .folder(let path, _): path
    }
  }

  /// The file; reports and returns nil for a folder.
  func file(diagnostics: inout DiagnosticList) -> SourceFile? {
    if case .file(let file) = content { return file }
    diagnostics.error("'\(path)' is a folder; expected a file")
    return nil
  }

  /// The file, or the files of the folder with an ending in lower case, in order; reports those that
  /// cannot be loaded.
  func files(endingWith ending: String, diagnostics: inout DiagnosticList) -> [SourceFile] {
    switch content {
    case .file(let file): [file]
    case .folder(_, let paths):
      paths.filter { $0.lowercased().hasSuffix(ending) }
        .compactMap { load($0, diagnostics: &diagnostics) }
    }
  }

  /// A file of the folder; reports and returns nil if it cannot be loaded.
  func load(_ path: String, diagnostics: inout DiagnosticList) -> SourceFile? {
    do throws(SourceLoadError) {
      return try loader.load(path, from: base)
    } catch {
      diagnostics.error(error.message)
      return nil
    }
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
    let document = JSONDocument.parse(
      file, syntax: JSONSyntax(of: file), diagnostics: &problems)
    return (document, problems)
  }()

  init(_ file: SourceFile) {
    self.file = file
  }
}
