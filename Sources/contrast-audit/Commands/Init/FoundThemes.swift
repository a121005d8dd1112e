import AuditEngine
import DesignTokens
import SourceText
import SystemLoading
import TokenReaders

/// The color themes of VS Code among the files of a folder: those that a `package.json` there or
/// above contributes; without one, those that are named as themes and what lies beside them.
struct FoundThemes {
  /// Which files may be themes.
  enum Search {
    /// Those in a folder for themes, or named as one.
    case named
    /// Any JSON.
    case any
  }

  /// The paths of the themes, in order.
  let taken: [String]
  /// Those that no `package.json` contributes, though one contributes others.
  let left: [String]
  /// Those that are not there or cannot be read, each with the reason.
  let refused: [(path: String, reason: Diagnostic)]

  /// How much JSON is looked through.
  private static let fileLimit = 5000

  init(
    _ search: Search, among files: [String], in folder: String, of environment: ToolEnvironment
  ) {
    var refused: [(path: String, reason: Diagnostic)] = []
    let contributed = Self.contributed(files, in: folder, of: environment, &refused)
    let files = files.filter { EditorThemes.isNamed($0) }
    let folders = Set(
      files.filter { contributed.contains($0) || SourceKind.isEditorTheme($0) }
        .map { FilePath.folder(of: $0) })
    let candidates = files.filter {
      search == .any || contributed.contains($0) || folders.contains(FilePath.folder(of: $0))
    }
    var themes: [(path: String, isNamed: Bool)] = []
    var included: Set<String> = []
    for path in candidates.count > Self.fileLimit ? [] : candidates {
      guard let root = EditorThemes.document(path, in: environment)?.root else { continue }
      themes.append((path, root["name"] != nil))
      if let other = root["include"]?.string,
        let target = environment.files.canonical(
          FilePath.join(FilePath.folder(of: path), other))
      {
        included.insert(target)
      }
    }
    /// A part of other themes has no name of its own.
    func isPart(_ theme: (path: String, isNamed: Bool)) -> Bool {
      !theme.isNamed && (environment.files.canonical(theme.path).map(included.contains) ?? false)
    }
    let chosen = themes.filter { contributed.isEmpty ? !isPart($0) : contributed.contains($0.path) }
    left =
      contributed.isEmpty
      ? [] : themes.filter { !contributed.contains($0.path) && !isPart($0) }.map(\.path)
    var taken: [String] = []
    let sources = EditorThemes(chosen.map(\.path), in: environment)?.sources ?? []
    for source in sources {
      let path = source.path
      if let reason = Self.error(source, in: environment) {
        refused.append((path, reason))
      } else {
        taken.append(path)
      }
    }
    (self.taken, self.refused) = (taken, refused)
  }

  /// The files that are contributed; reports those that are not there, and those that are no themes.
  private static func contributed(
    _ files: [String], in folder: String, of environment: ToolEnvironment,
    _ refused: inout [(path: String, reason: Diagnostic)]
  ) -> Set<String> {
    let system = environment.files
    let themes = Self.contributed(files, in: folder, of: environment)
    guard !themes.isEmpty else { return [] }
    var paths: [String: String] = [:]
    for file in files { if let target = system.canonical(file) { paths[target] = file } }
    var contributed: Set<String> = []
    for theme in themes {
      guard let target = theme.target, system.kind(of: target) == .file else {
        refused.append((theme.path, Self.missing(theme)))
        continue
      }
      // What lies elsewhere was not asked for.
      guard let path = paths[target] else { continue }
      if EditorThemes.document(path, in: environment) == nil {
        let reason = "the file has neither colors nor tokenColors; expected a theme in JSON"
        refused.append((path, Diagnostic(.error, reason, at: theme.span)))
      } else {
        contributed.insert(path)
      }
    }
    return contributed
  }

  /// The themes that the `package.json` files of a folder and above it contribute.
  private static func contributed(
    _ files: [String], in folder: String, of environment: ToolEnvironment
  ) -> [ContributedThemes.Theme] {
    let system = environment.files
    let above =
      system.canonical(folder.isEmpty ? "." : folder)
      .map { ContributedThemes.places(above: $0) } ?? []
    var seen: Set<String> = []
    return (files.filter { FilePath.name(of: $0) == "package.json" } + above)
      .filter { path in system.canonical(path).map { seen.insert($0).inserted } ?? false }
      .flatMap { ContributedThemes($0, in: environment).themes }
  }

  /// The themes that are contributed and not there, each with the reason.
  static func missing(
    _ files: [String], in folder: String, of environment: ToolEnvironment
  ) -> [(path: String, reason: Diagnostic)] {
    contributed(files, in: folder, of: environment).filter {
      $0.target.map { environment.files.kind(of: $0) != .file } ?? true
    }.map { ($0.path, missing($0)) }
  }

  private static func missing(_ theme: ContributedThemes.Theme) -> Diagnostic {
    Diagnostic(
      .error,
      "there is no '\(theme.path)', which is contributed as a theme; if a build makes it, build it "
        + "first", at: theme.span)
  }

  /// The first error of a theme, read alone.
  private static func error(
    _ theme: DraftedSource, in environment: ToolEnvironment
  ) -> Diagnostic? {
    var builder = TokenCatalogBuilder()
    var diagnostics = DiagnosticList()
    let reader = environment.sourceReader()
    reader.read(
      theme.path, from: nil, uiTheme: theme.uiTheme,
      mayBeEmpty: true, at: nil, into: &builder, diagnostics: &diagnostics)
    return diagnostics.all.first { $0.severity == .error }
  }
}
