import SystemLoading
import TokenReaders

/// Files of design tokens, told by their paths and by what they begin with.
extension SourceKind {
  /// The folder with the sets of Tokens Studio or Penpot.
  @Sendable static func setFolder(_ path: String) -> String? {
    let (folders, name) = parts(path)
    return name == "$themes.json" ? folders.isEmpty ? "." : folders.joined(separator: "/") : nil
  }

  static func tokenFile(_ path: String, isForTokens: Bool) -> String? {
    let (folders, name) = parts(path.lowercased())
    if isNamedTokens(path) { return path }
    // Style Dictionary's folders have names of their own, and files of any.
    let isTokens = isForTokens || folders.contains(where: self.isForTokens)
    let stem = name.split(separator: ".").dropLast().last.map(String.init) ?? ""
    let isSetting =
      ["config", "package", "schema", "contrast-audit"].contains(stem) || name.hasPrefix("tsconfig")
      || stem.hasSuffix("-schema")
    let isHidden = name.hasPrefix("$") || name.hasPrefix(".")
    return isTokens && name.hasSuffix(".json") && !isHidden && !isSetting ? path : nil
  }

  /// JSON that is named as what a design tool exports: `figma-variables.json`.
  @Sendable static func exported(_ path: String) -> String? {
    let (_, name) = parts(path.lowercased())
    let words = name.prefix { $0 != "." }.split { !$0.isLetter }
    let isNamed = words.contains("figma") || words.last == "tokens" || words.last == "variables"
    return isNamed && name.hasSuffix(".json") ? path : nil
  }

  /// Whether a file has the keys of a design tool.
  @Sendable static func isExport(_ path: String, in environment: ToolEnvironment) -> Bool {
    format(of: path, in: environment).map { [.figma, .studio].contains($0) } ?? false
  }

  static func format(of path: String, in environment: ToolEnvironment) -> TokenFormat? {
    guard let file = try? environment.files.source(path, as: .source, .found()) else { return nil }
    let loader = DiskLoader(files: environment.files, root: "")
    return TokenFormat.of(TokenSource(content: .file(file), loader: loader))
  }

  /// Whether a folder of this name, in lower case, is one for tokens.
  static func isForTokens(_ folder: Substring) -> Bool {
    folder == "tokens" || folder.hasSuffix("design-tokens")
  }

  /// Whether the name of a file says that it holds tokens.
  private static func isNamedTokens(_ path: String) -> Bool {
    let name = parts(path.lowercased()).name
    let endings = [
      ".tokens.json", ".tokens.json5", ".tokens.jsonc", ".tokens", "material-theme.json",
    ]
    return name == "tokens.json" || endings.contains(where: name.hasSuffix)
  }

  static func isPlainTokens(_ path: String) -> Bool {
    parts(path.lowercased()).name == "tokens.json"
  }

  /// Whether a file in a folder for tokens may have some: a manifest or a setting there has none.
  @Sendable static func mayHaveTokens(
    _ path: String, in environment: ToolEnvironment
  ) -> Bool {
    // Colors as plain texts are no tokens of a format, whatever their file is called.
    if isPlainTokens(path) { return hasTokens(path, in: environment) }
    guard !isNamedTokens(path),
      let file = try? environment.files.source(path, as: .source, .found())
    else { return true }
    let head = String(decoding: file.bytes.prefix(400), as: UTF8.self)
    if head.contains("//json-schema.org/") { return false }
    return hasTokens(path, in: environment) || format(of: path, in: environment) != .dtcg
  }
}
