import DesignTokens
import SourceText
import SystemLoading

/// The color themes that a `package.json` gives to VS Code. [VS Code, Contribution Points,
/// `contributes.themes`]
struct ContributedThemes {
  /// A theme.
  struct Theme {
    /// The path, as `package.json` writes it, below the folder of that.
    let path: String
    /// The same without links; nil if there is no such file.
    let target: String?
    /// Its name for people; nil if it stands in another file.
    let label: String?
    /// What it is made for.
    let kind: EditorThemeKind
    /// Its place in `package.json`.
    let span: SourceSpan
  }

  /// The themes, in order; none if the file is not there or contributes none.
  let themes: [Theme]

  /// How many folders above a theme are looked into.
  private static let levelLimit = 8

  /// - Parameter path: the `package.json`.
  init(_ path: String, in environment: ToolEnvironment) {
    var ignored = DiagnosticList()
    guard environment.files.kind(of: path) == .file,
      let file = try? environment.files.source(path, as: .source, .found()),
      let document = JSONDocument.parse(file, syntax: .json5, diagnostics: &ignored),
      let list = document.root["contributes"]?["themes"], list.kind == .array
    else {
      themes = []
      return
    }
    let folder = FilePath.folder(of: path)
    themes = list.elements.compactMap { theme in
      guard let place = theme["path"], let written = place.string else { return nil }
      let path = FilePath.join(
        folder, written.hasPrefix("./") ? String(written.dropFirst(2)) : written)
      // A label in percent signs stands in the files of translations.
      let labels = [theme["label"]?.string, theme["id"]?.string].compactMap { $0.map(Self.line) }
      return Theme(
        path: path, target: environment.files.canonical(path),
        label: labels.first { !$0.isEmpty && !$0.hasPrefix("%") },
        // As VS Code reads it.
        kind: theme["uiTheme"]?.string.flatMap(EditorThemeKind.init(rawValue:)) ?? .dark,
        span: place.span)
    }
  }

  private static func line(_ text: String) -> String {
    text.split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
  }

  /// Where a `package.json` may be that says something of a folder, the nearest first.
  ///
  /// - Parameter folder: without links.
  static func places(above folder: String) -> [String] {
    var places: [String] = []
    var folder = folder
    while places.count < levelLimit {
      places.append(FilePath.join(folder, "package.json"))
      if folder == "/" || folder.isEmpty { break }
      folder = FilePath.folder(of: folder)
    }
    return places
  }
}
