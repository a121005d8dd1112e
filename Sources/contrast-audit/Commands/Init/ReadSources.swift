import DesignTokens
import SourceText
import SystemLoading
import TokenReaders

/// Sources that were found and read together, and what each of them has.
struct ReadSources {
  /// The first error of each source that cannot be read, or not after those before it.
  let errors: [String: Diagnostic]
  /// The first warning of each source that says what of it is not read.
  private(set) var warnings: [String: Diagnostic]
  /// How many colors each source gives that no other source reads already.
  private let counts: [String: Int]
  /// The sources that others refer to by their paths.
  private let readByOthers: Set<String>
  /// The tokens that each source declares, and those that it refers to.
  private let tokens: [String: (declared: Set<TokenID>, targets: Set<TokenID>)]
  /// The modules that only gather what others have.
  private let gathering: GatheringModules
  /// The tokens that each source can do without, since it has a fallback for them.
  private let optional: [String: Set<TokenID>]
  /// The tokens with values under conditions that nothing decides, by the file of a value.
  private let conditional: [String: Set<TokenID>]
  /// What a token is called.
  private let name: (TokenID) -> String
  /// What finds the sources that repeat others.
  private let repeated: RepeatedSources
  /// The files that each source refers to.
  private let references: [String: Set<String>]

  /// - Parameter files: all files, which say what a page may load.
  init(
    _ paths: [String], as format: String?, files: [String], in environment: ToolEnvironment
  ) {
    var reading = Self.read(paths, as: format, in: environment)
    errors = reading.errors
    warnings = reading.warnings
    // Without the sources that have errors, also for what only these refer to.
    if !errors.isEmpty {
      reading = Self.read(
        paths.filter { [errors] in errors[$0] == nil }, as: format, in: environment)
    }
    var ignored = DiagnosticList()
    let catalog = reading.builder.build(diagnostics: &ignored)
    let colors = Set(catalog.colorTokens)
    // What a source refers to and cannot read stands in its own file alone.
    let unread = Self.mostlyUnread(catalog, reading.paths)
    var referenced = Set(
      reading.referenced.filter { !unread.contains($0.key) }.flatMap(\.value)
        .compactMap(environment.files.canonical))
    // What replaces a sheet that it imports says nothing of a page that shows this alone.
    referenced.subtract(
      ReplacedSheets(catalog, reading.paths, reading.referenced, files: files, in: environment)
        .shownAlone)
    readByOthers = Set(
      paths.filter { environment.files.canonical($0).map(referenced.contains) ?? false })
    var counts: [String: Int] = [:]
    for (source, path) in zip(catalog.sources, reading.paths)
    where !(environment.files.canonical(source.name).map(referenced.contains) ?? false) {
      counts[path, default: 0] += source.layers.reduce(0) { count, layer in
        count
          + catalog.declarations(ofLayer: layer).count {
            colors.contains($0.token)
              || $0.value.isComponents(of: environment.channels())
          }
      }
    }
    self.counts = counts
    var tokens: [String: (declared: Set<TokenID>, targets: Set<TokenID>)] = [:]
    var optional: [String: Set<TokenID>] = [:]
    for (source, path) in zip(catalog.sources, reading.paths) {
      for declaration in source.layers.lazy.flatMap({ catalog.declarations(ofLayer: $0) }) {
        tokens[path, default: ([], [])].declared.insert(declaration.token)
        for (reference, _) in declaration.references {
          tokens[path, default: ([], [])].targets.insert(reference.target)
        }
        let targets = declaration.value.optionalTargets
        if !targets.isEmpty { optional[path, default: []].formUnion(targets) }
      }
    }
    self.tokens = tokens
    self.optional = optional
    conditional = catalog.hiddenValues.reduce(into: [:]) { found, value in
      if let token = value.token { found[value.span.file.path, default: []].insert(token) }
    }
    name = { catalog.name(of: $0) }
    repeated = RepeatedSources(catalog, reading.paths, environment.files)
    references = reading.referenced
    gathering = GatheringModules(catalog, reading.paths, environment)
    let declared = Set(
      zip(catalog.sources, reading.paths).filter { source, _ in
        source.layers.contains { !catalog.declarations(ofLayer: $0).isEmpty }
      }.map(\.1))
    for path in paths
    where !declared.contains(path) && warnings[path] == nil && errors[path] == nil {
      warnings[path] = Self.unreadProperty(path, in: environment)
    }
  }

  /// How many colors a style sheet has at least that is one of colors, such as those of code.
  private static let colorLimit = 8

  /// A warning at the first custom property of a style sheet that has the form of a color; of a sheet
  /// that is named for a theme, or has many colors, at its first color.
  private static func unreadProperty(
    _ path: String, in environment: ToolEnvironment
  ) -> Diagnostic? {
    guard path.lowercased().hasSuffix(".css"),
      let file = try? environment.files.source(path, as: .source, .found())
    else {
      return nil
    }
    let starts = ["#", "rgb", "hsl", "oklch", "light-dark(", "color("]
    func color(after colon: Substring.Index, in line: Substring) -> Substring? {
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      return starts.contains(where: value.hasPrefix) ? value : nil
    }
    var literal: Substring?
    var count = 0
    for line in String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      guard let start = line.firstRange(of: "--") else {
        let colons = count < colorLimit ? line.indices.filter { line[$0] == ":" } : []
        if let found = colons.lazy.compactMap({ color(after: $0, in: line) }).first {
          literal = literal ?? found
          count += 1
        }
        continue
      }
      guard let colon = line[start.upperBound...].firstIndex(of: ":"),
        color(after: colon, in: line) != nil
      else { continue }
      let name = line[start.lowerBound..<colon]
      guard name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { continue }
      return Diagnostic(
        .warning,
        "not read: '\(path)' sets '\(name)', but under no selector of the page, or of a scheme or theme "
          + "that is known")
    }
    guard let literal, count >= colorLimit || isNamedForTheme(path) else { return nil }
    return Diagnostic(
      .warning,
      "not read: '\(path)' has colors that are no tokens, such as '\(literal.prefix { !";} ".contains($0) })'; write them as custom "
        + "properties")
  }

  /// Whether the name of a file says that its colors are those of a theme or a scheme.
  private static func isNamedForTheme(_ path: String) -> Bool {
    let words = FilePath.name(of: path).lowercased().split { !$0.isLetter }
    return !Set(words).isDisjoint(with: [
      "theme", "themes", "dark", "light", "night", "day", "contrast", "dimmed", "colorblind",
    ])
  }

  private struct Reading {
    var builder = TokenCatalogBuilder()
    /// The path of each source of the builder: one path may have several parts.
    var paths: [String] = []
    var errors: [String: Diagnostic] = [:]
    var warnings: [String: Diagnostic] = [:]
    /// The files that each source refers to.
    var referenced: [String: Set<String>] = [:]
  }

  private static func read(
    _ paths: [String], as format: String?, in environment: ToolEnvironment
  ) -> Reading {
    var reading = Reading()
    for path in paths {
      let files = ReferencedFiles(DiskLoader(files: environment.files, root: ""))
      let reader = environment.sourceReader(files)
      var diagnostics = DiagnosticList()
      reader.read(
        path, from: nil, format: SourceKind.format(of: path, among: format), mayBeEmpty: true,
        at: nil, into: &reading.builder, diagnostics: &diagnostics)
      let parts = reading.builder.sourceCount - reading.paths.count
      reading.paths += Array(repeating: path, count: parts)
      reading.warnings[path] = diagnostics.all.first {
        $0.severity == .warning
          && ($0.message.hasPrefix("not read") || $0.message.contains("are not read: name"))
      }
      reading.errors[path] = diagnostics.all.first { $0.severity == .error }
      reading.referenced[path] = files.referenced
    }
    return reading
  }

  /// The sources with colors, most of them not read.
  private static func mostlyUnread(_ catalog: TokenCatalog, _ paths: [String]) -> Set<String> {
    var counts: [String: (read: Int, unread: Int)] = [:]
    for (source, path) in zip(catalog.sources, paths) {
      for declaration in source.layers.lazy.flatMap({ catalog.declarations(ofLayer: $0) }) {
        if declaration.value.isUnreadable {
          counts[path, default: (0, 0)].unread += 1
        } else {
          counts[path, default: (0, 0)].read += 1
        }
      }
    }
    return Set(counts.filter { $0.value.unread > $0.value.read }.keys)
  }

  /// Whether a source gives a token a color, and no other source reads it already.
  func hasColors(_ path: String) -> Bool { counts[path, default: 0] > 0 }

  /// Whether another source reads it, as `@import` does.
  func isReadByOthers(_ path: String) -> Bool { readByOthers.contains(path) }

  /// Sources with those that declare what they refer to, in order: a file of colors may refer to sizes
  /// in another one.
  ///
  /// - Parameter areDirect: whether what those refer to in turn stays away.
  func withTargets(
    _ paths: [String], among all: [String], areDirect: Bool = false
  ) -> [String] {
    var taken = Set(paths)
    while true {
      let declared = taken.reduce(into: Set()) { $0.formUnion(tokens[$1]?.declared ?? []) }
      let missing = taken.reduce(into: Set()) { $0.formUnion(tokens[$1]?.targets ?? []) }
        .subtracting(declared)
      let more = all.filter { path in
        !taken.contains(path) && errors[path] == nil
          && !(tokens[path]?.declared.isDisjoint(with: missing) ?? true)
      }
      if more.isEmpty || areDirect {
        taken.formUnion(more)
        let copies = gathering.copies(among: taken) { copy in
          let others = taken.subtracting([copy])
          let declared = others.reduce(into: Set()) { $0.formUnion(tokens[$1]?.declared ?? []) }
          let targets = others.reduce(into: Set()) { $0.formUnion(tokens[$1]?.targets ?? []) }
          return targets.isDisjoint(with: (tokens[copy]?.declared ?? []).subtracting(declared))
        }
        return all.filter { taken.contains($0) && !copies.contains($0) }
      }
      taken.formUnion(more)
    }
  }

  /// Whether each value that a source gives stands in a file that is one of the others.
  func onlyGathers(_ path: String, from others: [String]) -> Bool {
    gathering.copies(among: Set(others + [path])) { $0 == path }.contains(path)
  }

  /// The sources that give the same colors as another one of all, each with that.
  func copies(in paths: [String], among all: [String]) -> [(path: String, original: String)] {
    repeated.found(in: bySize(paths).reversed(), among: all)
  }

  /// The style sheets that another page than that of the main one has, and that would give the main one
  /// a color which its own page never shows, each with the reason.
  ///
  /// They set on every page what the main sheet has a fallback for, or sets for a part alone.
  func ofOtherPages(
    _ paths: [String], than main: String, _ pages: PageSheets
  ) -> [(path: String, reason: Diagnostic)] {
    let files = (references[main] ?? []).union([main])
    let open = files.reduce(into: optional[main] ?? []) { $0.formUnion(conditional[$1] ?? []) }
      .subtracting(tokens[main]?.declared ?? [])
    return paths.compactMap { path in
      let names = open.intersection(tokens[path]?.declared ?? []).map(name).sorted()
      guard path != main, let name = names.first, pages.areApart(path, main) else { return nil }
      return (
        path,
        Diagnostic(
          .error,
          "'\(path)' sets '\(name)', and '\(main)' uses it, but no page links both; give '\(path)' a "
            + "policy of its own")
      )
    }
  }

  /// Sources by how many colors they give, most first, those that show a system after those that are
  /// it; of equals the shortest name, which has no words for a variant in it.
  func bySize(_ paths: [String]) -> [String] {
    paths.sorted { first, second in
      func order(_ path: String) -> (Int, Int, Int) {
        (
          SourceKind.isShown(path) || SourceKind.isBesideApp(path) ? 1 : 0,
          -counts[path, default: 0], path.utf8.count
        )
      }
      return order(first) < order(second)
    }
  }
}

/// A loader that notes which files others refer to.
private final class ReferencedFiles: SourceLoader {
  private let loader: DiskLoader
  private(set) var referenced: Set<String> = []

  init(_ loader: DiskLoader) {
    self.loader = loader
  }

  func load(_ reference: String, from base: SourceFile?) throws(SourceLoadError) -> SourceFile {
    let file = try loader.load(reference, from: base)
    if base != nil { referenced.insert(file.path) }
    return file
  }

  func files(
    in reference: String, from base: SourceFile?, ofCode: Bool
  ) throws(SourceLoadError) -> [String]? {
    try loader.files(in: reference, from: base, ofCode: ofCode)
  }
}
