package import ColorMath
package import DesignTokens
package import SourceText

/// Reads sources of any format, one after the other, into one catalog.
package struct TokenSourceReader {
  /// The app's code, in which sources look up names that they do not declare; nil for none.
  package var code: CodeFiles?
  /// What the sources are read through.
  package let loader: any SourceLoader
  private let willRead: (TokenSource, TokenFormat) -> Void

  /// Reads through a loader.
  ///
  /// - Parameters:
  ///   - willRead: called with each source before its tokens are read, and with its format.
  package init(
    loader: any SourceLoader, willRead: @escaping (TokenSource, TokenFormat) -> Void = { _, _ in }
  ) {
    self.loader = loader
    self.willRead = willRead
  }

  /// Adds the layers and axes of a source.
  ///
  /// - Parameters:
  ///   - path: the source, as the policy or the user writes it.
  ///   - base: the policy that names it; nil for the user.
  ///   - name: the format by its name; nil to detect it from the path.
  ///   - hexNotation: the position of the opacity in hexadecimal colors; nil for the default.
  ///   - channels: the function that components alone belong to, in style sheets.
  ///   - uiTheme: what a theme of VS Code is made for; nil for what it says itself.
  ///   - defaults: what gives the colors that a color scheme in code does not; nil if nothing is said.
  ///   - schemes: the groups that are the variants of others in a scheme.
  ///   - override: the optional layer that the source is, and its name there.
  ///   - isBase: whether the source is made to be overridden by those after it.
  ///   - isOverriding: whether it replaces values of those before it on purpose.
  ///   - mayBeEmpty: whether it may have no token; otherwise that is an error.
  ///   - contexts: the contexts in which it applies; empty for everywhere.
  ///   - span: where the source is named.
  package func read(
    _ path: String, from base: SourceFile?, format name: String? = nil,
    hexNotation: HexNotation? = nil, channels: CSSColorFunction? = nil,
    uiTheme: EditorThemeKind? = nil, defaults: FrameworkDefaults? = nil,
    schemes: [SchemeGroups] = [],
    override: (layer: String, name: String)? = nil, isBase: Bool = false,
    isOverriding: Bool = false, mayBeEmpty: Bool = false,
    in contexts: [CatalogSource.Context] = [], at span: SourceSpan?,
    into builder: inout TokenCatalogBuilder, diagnostics: inout DiagnosticList
  ) {
    do throws(SourceLoadError) {
      let content = try content(of: path, from: base)
      let source = TokenSource(
        content: content, loader: loader, from: base, hexNotation: hexNotation, schemes: schemes,
        channels: channels, uiTheme: uiTheme, defaults: defaults, code: code)
      let names = TokenFormat.allCases.map(\.name)
      let format =
        if let name {
          TokenFormat.allCases.first { $0.name == name }
        } else if let told = TokenFormat.of(source) {
          told
        } else {
          try jsonFormat(of: source)
        }
      guard let format else {
        diagnostics.error(
          name.map { "there is no format '\($0)'" + NearestName.hint(for: $0, among: names) }
            ?? "'\(path)' \(unsupported(source))",
          at: span)
        return
      }
      if let first = schemes.first, format != .swift, format != .typescript {
        diagnostics.error(
          "schemes are for Swift and TypeScript sources only, but '\(path)' is \(format.name); remove them",
          at: first.span)
      }
      if let first = schemes.first(where: { $0.axis == SchemeGroups.themeAxis }),
        format == .swift
      {
        diagnostics.error(
          "themes are for TypeScript sources only, but '\(path)' is swift; remove them",
          at: first.span)
      }
      if channels != nil, format != .css {
        diagnostics.error(
          "channels are for style sheets only, but '\(path)' is \(format.name); remove them",
          at: span)
      }
      if uiTheme != nil, format != .vscode {
        diagnostics.error(
          "uiTheme is for themes of VS Code only, but '\(path)' is \(format.name); remove it",
          at: span)
      }
      if let defaults, format != (defaults == .tailwind4 ? .css : .kotlin) {
        diagnostics.error(
          "these defaults are for \(defaults == .tailwind4 ? "style sheets" : "Kotlin sources")"
            + " only, but '\(path)' is \(format.name); remove them",
          at: span)
      }
      builder.override = override.map { (axis: $0.layer, context: $0.name) }
      defer { builder.override = nil }
      let count = builder.declarationCount
      let errorCount = diagnostics.errorCount
      for (name, part) in try parts(of: source, named: path, format, at: span, &diagnostics) {
        willRead(part, format)
        builder.beginSource(
          named: name, at: span, isBase: isBase, isOverriding: isOverriding, in: contexts)
        format.reader.read(part, into: &builder, diagnostics: &diagnostics)
      }
      if !mayBeEmpty, builder.declarationCount == count, diagnostics.errorCount == errorCount {
        diagnostics.error(
          "'\(path)' contains no token when read as \(format.name); remove it, or name the source that "
            + "contains them", at: span ?? place(of: source))
      }
    } catch {
      diagnostics.error(error.message, at: span)
    }
  }

  /// The file that a path names, or the files of a folder or pattern.
  private func content(
    of path: String, from base: SourceFile?
  ) throws(SourceLoadError) -> TokenSource.Content {
    guard let pattern = PathPattern(path) else {
      if let files = try loader.files(in: path, from: base) {
        return .folder(path: path, files: files)
      }
      return .file(try loader.load(path, from: base))
    }
    guard !pattern.folder.isEmpty else {
      throw SourceLoadError("'\(path)' searches everything; begin with a folder: 'tokens/\(path)'")
    }
    let files = try loader.files(in: pattern.folder, from: base)?.filter(pattern.matches) ?? []
    guard !files.isEmpty else { throw SourceLoadError("no file is called like '\(path)'") }
    return .folder(path: path, files: files)
  }

  /// The format of a folder whose files are JSON alone: what the first of them is.
  private func jsonFormat(of source: TokenSource) throws(SourceLoadError) -> TokenFormat? {
    guard case .folder(_, let files) = source.content,
      case .files(let endings) = TokenFormat.dtcg.sources,
      files.allSatisfy({ name in endings.contains { name.lowercased().hasSuffix($0) } }),
      let first = files.first(where: { !Self.isOfTools($0) })
    else { return nil }
    let file = try loader.load(first, from: source.base)
    return TokenFormat.of(
      TokenSource(content: .file(file), loader: loader, from: source.base))
  }

  /// Whether a file of this name says something to a tool, and has no tokens.
  private static func isOfTools(_ path: String) -> Bool {
    ["package.json", "package-lock.json", "manifest.json", "tsconfig.json"]
      .contains { path == $0 || path.hasSuffix("/" + $0) }
  }

  /// Why a source has no format.
  private func unsupported(_ source: TokenSource) -> String {
    let all = TokenFormat.allCases.map(\.name).joined(separator: ", ")
    switch source.content {
    case .folder(_, let files):
      let found = TokenFormat.allCases.filter { files.contains(where: $0.takesFolder) }
      guard found.count > 1 else { break }
      return "contains files of \(found.map(\.name).joined(separator: ", ")); "
        + "name a file or a folder of one, or write the \"format\" into the policy"
    case .file(let file):
      guard let language = UnreadFormat.language(of: file.path) else { break }
      if let advice = UnreadFormat.advice(about: language) { return "is \(language) and \(advice)" }
      return "is \(language), which is not read; the formats are: \(all)"
    }
    return "has no supported format: \(all)"
  }

  /// The source, or the files of a folder that the format reads one by one.
  private func parts(
    of source: TokenSource, named path: String, _ format: TokenFormat, at span: SourceSpan?,
    _ diagnostics: inout DiagnosticList
  ) throws(SourceLoadError) -> [(name: String, source: TokenSource)] {
    guard case .folder(_, let names) = source.content,
      case .files(let endings) = format.sources
    else { return [(path, source)] }
    var parts: [(name: String, source: TokenSource)] = []
    for name in names where endings.contains(where: name.lowercased().hasSuffix) {
      let file = try loader.load(name, from: source.base)
      if Self.isOfTools(name), !file.holdsValueKeys {
        diagnostics.append(
          Diagnostic(.note, "'\(name)' is no token file, and is passed over", at: span))
        continue
      }
      // Its sets are most likely files of the same folder, which would be read twice.
      if format == .dtcg, name.hasSuffix(".resolver.json") {
        diagnostics.error(
          "the folder '\(path)' contains a resolver, '\(name)'; name that instead of the folder",
          at: span)
        return []
      }
      parts.append(
        (
          name,
          TokenSource(
            content: .file(file), loader: loader, from: source.base,
            hexNotation: source.hexNotation, schemes: source.schemes, uiTheme: source.uiTheme)
        ))
    }
    if parts.isEmpty {
      diagnostics.error(
        "the folder '\(path)' contains no file that \(format.name) reads: "
          + endings.joined(separator: ", "), at: span)
    }
    return parts
  }

  /// The beginning of a file.
  private func place(of source: TokenSource) -> SourceSpan? {
    guard case .file(let file) = source.content else { return nil }
    return SourceSpan(file: file, range: 0..<0)
  }
}

extension SourceFile {
  /// Whether a text in it ends as the key of a token's value does: `$value`, `value`.
  fileprivate var holdsValueKeys: Bool {
    String(decoding: bytes, as: UTF8.self).contains("value\"")
  }
}
