import DesignTokens
import SourceText
import SystemLoading
import TokenReaders

/// The token sources in the working directory and below it, for `init` without a path.
///
/// What git ignores is skipped; without a repository, hidden folders and those of packages and
/// builds are. The first system is of the most telling kind that there is: what stands in several
/// kinds is most likely the same colors again. What has other colors gets a system of its own.
struct FoundSources {
  typealias Reason = KindSearch.Reason

  /// Sources that are one system.
  struct Group {
    let paths: [String]
    /// Those that are in no other system.
    let own: [String]
    /// Their format by its name, where it was given to read them.
    let format: String?
    let system: DraftedSystem
    /// Why they are apart from the main sources, if these are of the same kind.
    var reason: Diagnostic?
  }

  /// Sources of a kind that are in no system.
  struct Left {
    /// Why a policy by names has nothing of them.
    enum Reason: Hashable {
      /// They stand beside the system, and were not looked into.
      case beside
      /// They belong to an example or to documentation.
      case shown
      /// No names in them go together.
      case unpaired
      /// They have no color that is read.
      case colorless
      /// Their colors are those of another source.
      case repeated(of: String)
    }

    let kind: String
    let reason: Reason
    var paths: [String]
  }

  /// The systems; the first is the main one.
  private(set) var groups: [Group] = []
  /// What is drafted where nothing pairs; nil where nothing has colors.
  private(set) var unpaired: DraftedSystem?
  /// What was found beside the systems.
  private(set) var left: [Left] = []
  /// The files that are named for colors and written in a language that is not read.
  private(set) var unread: [(language: String, paths: [String])] = []
  /// What cannot be read, or not together with larger sources, each with the first reason.
  private(set) var refused: [Reason] = []
  /// The sources without anything that is read, though something is there, each with the first reason.
  private(set) var empty: [Reason] = []

  /// Sources of a kind that may be systems of their own.
  private struct Candidates {
    let kind: SourceKind
    var paths: [String]
    let sizes: [String: Int]
  }

  private var candidates: [Candidates] = []
  /// The asset catalogs, whose colors code names.
  private var catalogs: [String] = []
  /// Why sources of the main system's kind do not go with it.
  private var reasons: [String: Diagnostic] = [:]
  /// The colors of the systems.
  private var colors: [SameColors] = []
  private let files: [String]
  private let environment: ToolEnvironment

  /// The sources of the main system.
  var taken: [String] { groups.first?.paths ?? [] }

  /// Looks for sources in a folder, empty for the working directory, and takes those of the first
  /// kind with colors that pair.
  init(
    in folder: String, of environment: ToolEnvironment, drafting: KindSearch.Drafting
  ) throws {
    // A folder that is named is meant, whatever it is called.
    files = try FilesBelow.regularFiles(in: folder, of: environment).filter {
      !SourceKind.isForTests(String($0.dropFirst(folder.count)))
    }
    self.environment = environment
    let here = environment.files.canonical(".").map { FilePath.name(of: $0) } ?? ""
    for kind in SourceKind.all(in: here, isSwiftApp: files.contains(where: CodeFiles.isCode)) {
      let own = files.filter { path in
        kind.source(path) != nil && kind.declares?(path, environment) ?? true
      }
      let sizes = Dictionary(own.compactMap(kind.source).map { ($0, 1) }, uniquingKeysWith: +)
      var paths =
        kind.declares == nil
        ? FilePath.outermost(sizes.keys.sorted())
        : Self.innermost(sizes.keys.sorted(), own, of: kind)
      paths = paths.filter { kind.holds($0, environment) }
      if kind.name == SourceKind.definingModules {
        paths = paths.count > Self.moduleLimit ? [] : paths
        paths = paths.filter { ModuleText.definesTheme($0, in: environment) }
      }
      paths = paths.filter { !ModuleText.isComponent($0, in: environment) }
      if kind.name == SourceKind.catalogs { catalogs = paths }
      guard groups.isEmpty else {
        if kind.themes == .named {
          refuse(FoundThemes.missing(files, in: folder, of: environment))
        }
        let others = paths.filter { path in
          !candidates.contains { $0.paths.contains(path) }
            && !left.contains { $0.paths.contains(path) }
            && !refused.contains { $0.path == path }
            && !taken.contains { path == $0 || $0 == "." || path.hasPrefix($0 + "/") }
            && !SourceKind.isInFolderSource(path)
        }
        if !others.isEmpty {
          candidates.append(Candidates(kind: kind, paths: others, sizes: sizes))
        }
        continue
      }
      if let search = kind.themes {
        let themes = FoundThemes(search, among: files, in: folder, of: environment)
        paths = themes.taken
        refuse(themes.refused)
        leave(themes.left, of: kind, .beside)
      }
      let search = try KindSearch(
        kind, among: paths, sizes: sizes, sharing: kind.format == "swift" ? catalogs : [],
        files: files, in: environment, drafting: drafting)
      // What has the most colors is most likely the app's.
      if let found = search.system,
        found.catalog.colorTokens.count > unpaired?.catalog.colorTokens.count ?? 0
      {
        unpaired = found
      }
      empty += search.empty
      leave(search.copies, of: kind)
      guard !search.taken.isEmpty, let system = search.system else {
        refuse(search.refused)
        leave(search.left, of: kind, .unpaired)
        continue
      }
      groups.append(
        Group(paths: search.taken, own: search.taken, format: kind.format, system: system))
      // What contradicts the system may be one of its own.
      let others = search.refused.map(\.path).filter(Set(paths).contains) + search.left
      candidates.append(Candidates(kind: kind, paths: others, sizes: sizes))
      reasons.merge(search.refused.map { ($0.path, $0.reason) }) { first, _ in first }
    }
    // What pairs nothing by itself may stand with what names it.
    for index in left.indices { left[index].paths.removeAll(where: taken.contains) }
    left.removeAll(where: \.paths.isEmpty)
    let named = files.filter { path in
      SourceKind.unreadLanguage(path) != nil
        && (!ModuleText.componentEndings.contains(where: path.lowercased().hasSuffix)
          || ModuleText.isComponent(path, in: environment))
    }
    // Where there is nothing, the colors are most likely in what is not read, whatever its name.
    let isEmpty = groups.isEmpty && left.isEmpty && named.isEmpty
    let languages = Dictionary(
      grouping: isEmpty ? files.filter { Self.mayHaveColors($0) } : named
    ) { UnreadFormat.language(of: $0) ?? "" }
    unread = languages.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    if groups.isEmpty, left.isEmpty, !refused.isEmpty {
      throw ToolFailure(refused.prefix(Self.reasonLimit).map(\.reason))
    }
  }

  /// Leaves what stands beside the main system as it was found.
  mutating func leaveOthers() {
    for found in candidates {
      refuse(found.paths.compactMap { path in reasons[path].map { (path, $0) } })
      leave(found.paths.filter { reasons[$0] == nil }, of: found.kind, .beside)
    }
    candidates = []
  }

  /// Looks for further systems in what stands beside the main one.
  ///
  /// - Parameter refusal: why a system cannot have a policy; nil if it can.
  mutating func findOthers(
    drafting: KindSearch.Drafting, refusal: (DraftedSystem) -> Diagnostic?
  ) throws {
    colors = groups.map { SameColors(of: $0.system.catalog) }
    let packages = PackageFolders(among: files)
    for found in candidates {
      // A theme of an editor stands alone, and any module may define one.
      guard found.kind.themes == nil, found.kind.name != SourceKind.definingModules else {
        leave(found.paths, of: found.kind, .beside)
        continue
      }
      leave(found.paths.filter(SourceKind.isShown), of: found.kind, .shown)
      var rest = found.paths.filter { !SourceKind.isShown($0) }
      // What fits together is most likely one system; trying that with many takes long.
      let areFew = rest.count <= Self.togetherLimit
      if areFew { rest = try take(rest, of: found, isLast: false, drafting, refusal) }
      for paths in packages.groups(of: rest, limit: Self.togetherLimit) {
        // Of many each alone is a version of the others, and refers to none of them.
        _ = try take(
          paths, of: found, mayRefer: areFew || paths.count > 1, isLast: true, drafting, refusal)
      }
    }
    candidates = []
  }

  /// Takes system after system from sources of a kind, and gives those that are in none; notes why they
  /// are not where nothing else is tried with them.
  ///
  /// - Parameter mayRefer: whether they may refer to sources of the systems.
  private mutating func take(
    _ paths: [String], of found: Candidates, mayRefer: Bool = true, isLast: Bool,
    _ drafting: KindSearch.Drafting, _ refusal: (DraftedSystem) -> Diagnostic?
  ) throws -> [String] {
    var rest = paths
    while !rest.isEmpty {
      if rest.count == 1, let same = indexOfSame(rest[0], as: found.kind.format) {
        leave(rest, of: found.kind, .repeated(of: groups[same].paths[0]))
        return []
      }
      // Code names the assets of a catalog.
      let named = found.kind.format == "swift" ? catalogs : []
      let shared =
        !mayRefer
        ? named : named + groups.filter { $0.format == found.kind.format }.flatMap(\.paths)
      let search = try KindSearch(
        found.kind, among: rest, sizes: found.sizes, sharing: shared, files: files,
        in: environment, drafting: drafting)
      let own = rest.filter(search.taken.contains)
      guard !own.isEmpty, let system = search.system else {
        guard isLast else { return rest }
        refuse(search.refused + rest.compactMap { path in reasons[path].map { (path, $0) } })
        empty += search.empty
        leave(search.copies, of: found.kind)
        let known = Set((refused + empty).map(\.path) + search.copies.map(\.path))
        leave(search.left.filter { !known.contains($0) }, of: found.kind, .unpaired)
        // What a resolver that is taken reads is no source of its own, and not left out.
        leave(
          rest.filter { path in
            !known.contains(path) && !search.left.contains(path)
              && !search.readByOthers.contains(path)
          }, of: found.kind, .colorless)
        return rest
      }
      rest.removeAll(where: own.contains)
      let colors = SameColors(of: system.catalog)
      let same = groups.indices.first {
        self.colors[$0].include(colors) && groups[$0].system.ignores(system.ignored)
      }
      if let same {
        leave(own, of: found.kind, .repeated(of: groups[same].paths[0]))
      } else if found.kind.format == "swift", search.taken.contains(where: taken.contains),
        let whole = try? drafting(taken + own, found.kind.format, .all), whole.judgesAnything
      {
        // Code that names the colors of the catalogs is one system with them.
        groups[0] = Group(
          paths: taken + own, own: taken + own, format: found.kind.format, system: whole)
        self.colors[0] = SameColors(of: whole.catalog)
      } else if let reason = refusal(system) {
        refuse(own.map { ($0, reason) })
      } else {
        groups.append(
          Group(
            paths: search.taken, own: own, format: found.kind.format, system: system,
            reason: own.compactMap { reasons[$0] }.first))
        self.colors.append(colors)
      }
    }
    return []
  }

  /// The system that has each color of a source under the same name.
  private func indexOfSame(_ path: String, as format: String?) -> Int? {
    var builder = TokenCatalogBuilder()
    // What the main system ignores says nothing in its like either.
    builder.conditionChoices = groups[0].system.conditionChoices
    var diagnostics = DiagnosticList()
    let reader = environment.sourceReader()
    reader.read(
      path, from: nil, format: format, mayBeEmpty: true, at: nil, into: &builder,
      diagnostics: &diagnostics)
    let own = SameColors(of: builder.build(diagnostics: &diagnostics))
    return diagnostics.hasErrors ? nil : colors.firstIndex { $0.include(own) }
  }

  private mutating func refuse(_ more: [Reason]) {
    let known = Set(refused.map(\.path))
    refused += more.filter { !known.contains($0.path) }
  }

  private mutating func leave(_ copies: [KindSearch.Copy], of kind: SourceKind) {
    for (path, original) in copies { leave([path], of: kind, .repeated(of: original)) }
  }

  private mutating func leave(_ paths: [String], of kind: SourceKind, _ reason: Left.Reason) {
    guard !paths.isEmpty else { return }
    if let index = left.firstIndex(where: { $0.kind == kind.name && $0.reason == reason }) {
      left[index].paths += paths
    } else {
      left.append(Left(kind: kind.name, reason: reason, paths: paths))
    }
  }

  /// How many modules are looked through for what they define.
  private static let moduleLimit = 2000
  /// How many reasons are said: a hundred files are most likely refused for one.
  private static let reasonLimit = 10
  /// How many sources beside the main system, or of a folder, are tried together.
  private static let togetherLimit = 12
}
