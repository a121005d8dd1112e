import AuditEngine
import DesignTokens
import SourceText
import SystemLoading
import TokenReaders

/// Color themes of VS Code as sources of a policy: each is a theme of its own, and nothing of one
/// shows in another.
struct EditorThemes {
  /// The sources, in the order of their paths.
  let sources: [DraftedSource]

  /// Nil if a path is not a theme.
  init?(_ paths: [String], in environment: ToolEnvironment) {
    var contributed: [String: ContributedThemes] = [:]
    var found: [(path: String, said: ContributedThemes.Theme?, kind: EditorThemeKind?)] = []
    for path in paths {
      guard let theme = Self.document(path, in: environment) else { return nil }
      var said: ContributedThemes.Theme?
      if let target = environment.files.canonical(path) {
        for place in ContributedThemes.places(above: FilePath.folder(of: target)) {
          let themes = contributed[place] ?? ContributedThemes(place, in: environment)
          contributed[place] = themes
          said = themes.themes.first { $0.target == target }
          if said != nil { break }
        }
      }
      let type = theme.root["type"]?.string.flatMap(EditorThemeKind.init(type:))
      let kind = said?.kind ?? type ?? Self.kind(named: path)
      found.append((path, said, kind == type ? nil : kind))
    }
    let names = Self.names(found.map { ($0.path, $0.said?.label) })
    sources = zip(found, names).map { theme, name in
      DraftedSource(
        theme.path, theme: paths.count > 1 ? name : nil, uiTheme: theme.kind,
        isSaidByPackage: theme.said != nil)
    }
  }

  /// A file as JSON if it is a theme.
  static func document(_ path: String, in environment: ToolEnvironment) -> JSONDocument? {
    guard isNamed(path), environment.files.kind(of: path) == .file,
      let file = try? environment.files.source(path, as: .source, .named)
    else { return nil }
    let loader = DiskLoader(files: environment.files, root: "")
    guard TokenFormat.of(TokenSource(content: .file(file), loader: loader)) == .vscode else {
      return nil
    }
    var ignored = DiagnosticList()
    return JSONDocument.parse(file, syntax: .json5, diagnostics: &ignored)
  }

  /// Whether a file may be a theme by its name.
  static func isNamed(_ path: String) -> Bool {
    let name = path.lowercased()
    return name.hasSuffix(".json") || name.hasSuffix(".jsonc")
  }

  /// The names of themes: their labels, else their files, else their paths; no two are alike.
  private static func names(_ themes: [(path: String, label: String?)]) -> [String] {
    let stems = themes.map { stem($0.path) }
    func distinct(_ names: [String], or others: [String]) -> [String] {
      let counts = Dictionary(names.map { ($0.lowercased(), 1) }, uniquingKeysWith: +)
      return zip(names, others).map { counts[$0.lowercased()] == 1 ? $0 : $1 }
    }
    let labels = zip(themes, stems).map { $0.label ?? $1 }
    let names = distinct(distinct(labels, or: stems), or: themes.map(\.path))
    return Set(names.map { $0.lowercased() }).count == names.count ? names : themes.map(\.path)
  }

  /// `night` of `themes/night-color-theme.json`.
  private static func stem(_ path: String) -> String {
    let name = FilePath.name(of: path)
    let stem = name.split(separator: ".").dropLast().joined(separator: ".")
    let short = stem.replacing("-color-theme", with: "")
    return short.isEmpty ? name : short
  }

  /// What a theme is made for by its name, where nothing else says it; a guess, for review.
  private static func kind(named path: String) -> EditorThemeKind? {
    let words = Set(stem(path).lowercased().split { !$0.isLetter }.map(String.init))
    let isLight = words.contains("light")
    if words.contains("hc") || words.contains("contrast") {
      return isLight ? .highContrastLight : .highContrastDark
    }
    if isLight { return .light }
    return words.contains("dark") || words.contains("black") ? .dark : nil
  }
}
