import SystemLoading
import TokenReaders

/// Token sources of one kind, told by the paths of their files: what `init` looks for.
struct SourceKind: Sendable {
  /// What they are, in the plural.
  let name: String
  /// Their format by its name, where a folder may hold other formats too.
  var format: String?
  /// Which files may be color themes of VS Code, if they are these: what the files say tells them.
  var themes: FoundThemes.Search?
  /// What their names may tell where only some of them go together: the sheets of a page stand beside
  /// each other, one for each scheme.
  var trialGuesses = ContextGuesses.none
  /// How many sources are tried one after the other.
  var trialLimit: Int { trialGuesses == .none ? 5 : 8 }
  /// Whether a file declares what the kind has, where no name tells it. Of folders that lie in each
  /// other only the innermost are sources then, since the others hold much else.
  var declares: (@Sendable (String, ToolEnvironment) -> Bool)?
  /// Whether a source holds what its name says.
  var holds: @Sendable (String, ToolEnvironment) -> Bool = { _, _ in true }
  /// The source that a file is or belongs to, by the file's path; nil for a file of another kind.
  let source: @Sendable (String) -> String?

  static let definingModules = "TypeScript files that define a theme"

  /// The kinds, the most telling one first: what stands in several kinds is most likely the same
  /// colors again, and made from what stands in the first.
  ///
  /// - Parameters:
  ///   - folder: the name of the working directory, which may be one for tokens.
  ///   - isSwiftApp: whether there is code in Swift, whose views an audit reads with these sources.
  static func all(in folder: String, isSwiftApp: Bool) -> [SourceKind] {
    let isForTokens = isForTokens(folder.lowercased()[...])
    return [
      SourceKind(name: "resolvers", source: file([".resolver.json"])),
      SourceKind(name: "folders of token sets", source: setFolder),
      SourceKind(
        name: "token files", holds: mayHaveTokens,
        source: { tokenFile($0, isForTokens: isForTokens) }),
      SourceKind(name: "exports of design tools", holds: isExport, source: exported),
    ] + (isSwiftApp ? others.filter(\.isOfSwift) + others.filter { !$0.isOfSwift } : others)
  }

  static let catalogs = "asset catalogs"
  /// Whether it is what apps in Swift are made of.
  private var isOfSwift: Bool { name == Self.catalogs || format == "swift" }

  /// The format of a source that is read with others of a kind: a catalog beside Swift files stays one.
  static func format(of path: String, among format: String?) -> String? {
    path.hasSuffix(".xcassets") ? nil : format
  }

  private static let others: [SourceKind] = [
    SourceKind(name: catalogs, source: catalog),
    SourceKind(name: "Kotlin files", format: "kotlin", source: folder(of: ".kt")),
    SourceKind(name: "Dart files", format: "dart", source: folder(of: ".dart")),
    SourceKind(name: "folders of Android resources", format: "android", source: resources),
    SourceKind(
      name: "themes of VS Code", themes: .named, source: { isEditorTheme($0) ? $0 : nil }),
    SourceKind(name: "files of themes", source: themeFile),
    SourceKind(
      name: "style sheets", trialGuesses: .schemes,
      source: { $0.hasSuffix(".min.css") ? nil : file([".css", ".pcss", ".postcss"])($0) }),
    SourceKind(
      name: "Swift files", format: "swift", declares: declaresColors, source: swiftFolder),
    SourceKind(name: "TypeScript files", source: module),
    SourceKind(name: definingModules, source: index),
    SourceKind(
      name: "lists of themes", holds: { format(of: $0, in: $1) == .themeList }, source: plainJSON),
    SourceKind(
      name: "JSON files of colors", format: "json",
      holds: { !hasTokens($0, in: $1) && format(of: $0, in: $1) != .themeList }, source: plainJSON),
    // Anybody has JSON: only where nothing else is.
    SourceKind(name: "themes of VS Code", themes: .any, source: { _ in nil }),
  ]

  private static func file(_ endings: [String]) -> @Sendable (String) -> String? {
    { path in endings.contains(where: path.lowercased().hasSuffix) ? path : nil }
  }

  static func parts(_ path: String) -> (folders: [Substring], name: Substring) {
    let parts = path.split(separator: "/")
    return (Array(parts.dropLast()), parts.last ?? "")
  }

  /// An extension names its themes as it likes, and has a folder for them.
  @Sendable static func isEditorTheme(_ path: String) -> Bool {
    let (folders, name) = parts(path.lowercased())
    return EditorThemes.isNamed(path)
      && (name.contains("color-theme") || folders.contains("themes"))
  }

  /// A folder for themes may hold those of anything.
  @Sendable private static func themeFile(_ path: String) -> String? {
    let (folders, name) = parts(path.lowercased())
    return folders.contains("themes") && name.hasSuffix(".json") ? path : nil
  }

  /// The catalog that a color set is in.
  @Sendable private static func catalog(_ path: String) -> String? {
    guard path.contains(".colorset/"), let end = path.firstRange(of: ".xcassets/") else {
      return nil
    }
    return String(path[..<path.index(before: end.upperBound)])
  }

  /// The `res` folder that a file of colors is in.
  @Sendable private static func resources(_ path: String) -> String? {
    let (folders, name) = parts(path)
    guard folders.count >= 2, folders.suffix(2).first == "res", name.hasSuffix(".xml"),
      folders.last?.hasPrefix("values") == true || folders.last?.hasPrefix("color") == true
    else { return nil }
    return folders.dropLast().joined(separator: "/")
  }

  /// Whether a file is a part of a catalog, or of resources of Android.
  static func isInFolderSource(_ path: String) -> Bool {
    path.contains(".xcassets/") || resources(path) != nil
  }

  /// JSON that is named as colors, and is no settings.
  @Sendable private static func plainJSON(_ path: String) -> String? {
    let (_, name) = parts(path.lowercased())
    guard name.hasSuffix(".json"), !name.contains(".schema."), !name.contains(".config.") else {
      return nil
    }
    let stem = lastWord(name.prefix { $0 != "." })
    if isPlainTokens(path) { return path }
    return words.contains { stem == $0 || stem == $0 + "s" } ? path : nil
  }

  /// Whether a JSON file has the form of tokens, which a plain reading would take for something else.
  static func hasTokens(_ path: String, in environment: ToolEnvironment) -> Bool {
    guard let file = try? environment.files.source(path, as: .source, .found()) else {
      return false
    }
    let text = String(decoding: file.bytes, as: UTF8.self)
    return ["\"value\"", "\"$value\"", "\"sets\""].contains(where: text.contains)
  }

  // MARK: Programs

  private static let words = ["color", "colour", "theme", "palette"]

  /// Whether the name of a folder or file is one of colors.
  static func isNamedForColors(_ path: String) -> Bool {
    words.contains(where: FilePath.name(of: path).lowercased().contains)
  }

  /// The folder of a Swift file. Its files are read together.
  @Sendable private static func swiftFolder(_ path: String) -> String? {
    let (folders, name) = parts(path)
    guard name.lowercased().hasSuffix(".swift") else { return nil }
    return folders.isEmpty ? "." : folders.joined(separator: "/")
  }

  @Sendable private static func declaresColors(
    _ path: String, in environment: ToolEnvironment
  ) -> Bool {
    guard let file = try? environment.files.source(path, as: .source, .found()) else {
      return false
    }
    let isNamed = isNamedForColors(path)
    // What is named so may give its colors by functions.
    return isNamed && String(decoding: file.bytes, as: UTF8.self).contains("Color(")
      || SwiftPalettes.declares(file, besideViews: isNamed)
  }

  /// The folder of a file of a program that is named as one with colors. Its files are read together,
  /// since colors have names in one file and uses in another.
  private static func folder(of ending: String) -> @Sendable (String) -> String? {
    { path in
      let (folders, name) = parts(path)
      let stem = name.lowercased()
      guard stem.hasSuffix(ending), words.contains(where: stem.contains) else {
        return nil
      }
      return folders.isEmpty ? "." : folders.joined(separator: "/")
    }
  }

  /// A module whose name ends with what it has, `dark-colors.ts` and `lightTheme.ts`, or whose folder is
  /// named so: `themes/dark.ts`.
  @Sendable private static func module(_ path: String) -> String? {
    let (folders, name) = parts(path)
    let lowered = name.lowercased()
    guard isModule(lowered) else { return nil }
    let last = [name.prefix { $0 != "." }, folders.last ?? ""].map { Self.lastWord($0) }
    let isNamed = last.contains { word in
      words.contains { word == $0 || word == $0 + "s" } || word == "tokens"
    }
    let isConfiguration = ["tailwind.config.", "uno.config.", "unocss.config."].contains(
      where: lowered.hasPrefix)
    return isNamed || isConfiguration ? path : nil
  }

  private static func isModule(_ name: String) -> Bool {
    let endings = [".ts", ".mts", ".cts", ".js", ".mjs", ".cjs"] + ModuleText.componentEndings
    return endings.contains(where: name.hasSuffix) && !name.hasSuffix(".d.ts")
  }

  /// The module of a package, or of a folder.
  @Sendable private static func index(_ path: String) -> String? {
    let name = parts(path.lowercased()).name
    return name.hasPrefix("index.") && isModule(String(name)) ? path : nil
  }

  /// The last word of a name, in lower case: `theme` of `darkTheme` and of `dark-theme`.
  private static func lastWord(_ name: Substring) -> String {
    var word = ""
    for character in name {
      if !character.isLetter || character.isUppercase && word.last?.isLowercase == true {
        word = ""
      }
      if character.isLetter { word.append(character) }
    }
    return word.lowercased()
  }

  /// What a file is whose name tells of colors and whose language no reader reads; nil for any other.
  static func unreadLanguage(_ path: String) -> String? {
    let name = parts(path.lowercased()).name
    return words.contains(where: name.contains) ? UnreadFormat.language(of: path) : nil
  }
}
