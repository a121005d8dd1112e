import TokenReaders
import UsageReaders

/// What a file of an app is, by its name: what some reader reads, and what none does.
///
/// Markdown and plain text are documentation, although Swift is read from both; pictures have no colors
/// that could be named.
struct AppFileKind: Hashable {
  let name: String

  /// Why nobody reads it, and what to name instead; nil where that is not known.
  var reason: String? {
    guard ["SCSS", "Sass", "Less", "Stylus"].contains(name) else { return nil }
    return "\(name) is not evaluated: build it, and name the style sheet that comes out"
  }

  /// A link to a folder, which may lead to any.
  static let link = AppFileKind(name: "link to a folder")

  private init(name: String) { self.name = name }

  /// The kind of a file by its path; nil for what is no part of an app.
  init?(file path: String) {
    let path = path.lowercased()
    guard !Self.documents.contains(where: path.hasSuffix) else { return nil }
    if let language = UsageLanguage(path: path) {
      self.init(name: language == .jsx ? "JavaScript or TypeScript" : language.rawValue)
    } else if let name = UsageLanguage.unread(path: path) ?? UnreadFormat.language(of: path) {
      self.init(name: name)
    } else if let format = TokenFormat.allCases.first(where: { $0.isTold(by: path) }) {
      self.init(name: Self.names[format.name] ?? format.name)
    } else if let other = Self.others.first(where: { $0.endings.contains(where: path.hasSuffix) }) {
      self.init(name: other.name)
    } else {
      return nil
    }
  }

  /// The kind of a folder that is one thing, or is made by the tools of an app, and is not looked into;
  /// nil for a folder of files.
  init?(folder name: String) {
    let name = name.lowercased()
    if let bundle = Self.bundles.first(where: { name.hasSuffix($0.ending) }) {
      self.init(name: bundle.name)
    } else if Self.made.contains(name) {
      self.init(name: "folder of packages or builds")
    } else {
      return nil
    }
  }

  private static let documents = [".md", ".markdown", ".txt"]
  /// The names of formats that are no words.
  private static let names = [
    "android": "XML", "simplex": "theme of SimpleX", "typescript": "JavaScript or TypeScript",
  ]
  private static let bundles: [(ending: String, name: String)] = [
    (".xcassets", "asset catalog"), (".colorset", "asset catalog"),
    (".xcodeproj", "Xcode project"), (".xcworkspace", "Xcode workspace"),
    (".playground", "playground"),
  ]
  private static let made: Set<String> = [
    "node_modules", "bower_components", "pods", "carthage", "deriveddata", ".build", ".swiftpm",
    ".gradle", ".dart_tool", ".venv", "__pycache__",
  ]
  /// What no reader reads and no other list names.
  private static let others: [(name: String, endings: [String])] = [
    ("JSON", [".json", ".json5", ".jsonc", ".tokens", ".webmanifest"]),
    ("Gradle", [".gradle"]), ("Ruby", [".rb", "podfile", "gemfile"]), ("C#", [".cs"]),
    ("C or C++", [".c", ".cc", ".cpp", ".hpp"]), ("Go", [".go"]), ("Rust", [".rs"]),
    ("Python", [".py"]), ("Scala", [".scala"]), ("Elm", [".elm"]), ("CoffeeScript", [".coffee"]),
    ("Lua", [".lua"]), ("Visual Basic", [".vb"]), ("F#", [".fs"]), ("Clojure", [".clj", ".cljs"]),
    ("Elixir", [".ex", ".exs", ".heex"]), ("Godot", [".gd", ".tres"]), ("a style of Qt", [".qss"]),
    ("a style of Unity", [".uss"]), ("a style of a mini program", [".wxss", ".acss"]),
    ("AXAML", [".axaml"]), ("FXML", [".fxml"]), ("strings of Xcode", [".strings", ".xcstrings"]),
    ("an Xcode project", [".pbxproj", ".xcconfig"]),
    ("colors of a design tool", [".clr", ".ase", ".aco", ".gpl", ".sketch", ".fig", ".penpot"]),
  ]
}
