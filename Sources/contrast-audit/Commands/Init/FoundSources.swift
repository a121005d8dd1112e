import DesignTokens
import SourceText
import SystemLoading
import TokenReaders

/// The token sources in the working directory and below it, for `init` without a path.
///
/// What git ignores is skipped; without a repository, hidden folders and those of packages and
/// builds are. Sources of one kind are taken, the most telling kind that there is: what stands in
/// several kinds is most likely the same colors again.
struct FoundSources {
  /// The paths of the sources to draft from, in order.
  let taken: [String]
  /// What was found beside them, each kind with its paths.
  let left: [(kind: String, paths: [String])]
  /// The files that are named for colors and written in a language that is not read.
  let unread: [(language: String, paths: [String])]
  /// What cannot be read, or not together with larger sources, each with the first reason.
  let refused: [(path: String, reason: Diagnostic)]
  /// The sources with the same colors as another one, each with that.
  private(set) var copies: [(path: String, original: String)] = []
  /// The sources of which nothing is read, though something is there, each with the first reason.
  let empty: [(path: String, reason: Diagnostic)]

  /// Looks for sources in a folder, empty for the working directory, and takes those of the first
  /// kind with colors that pair.
  init(
    in folder: String, of environment: ToolEnvironment,
    ifPairing: ([String], _ format: String?, _ guesses: ContextGuesses) throws -> Bool
  ) throws {
    // A folder that is named is meant, whatever it is called.
    let files = try FilesBelow.files(in: folder, of: environment).filter {
      !SourceKind.isForTests(String($0.dropFirst(folder.count)))
    }
    var taken: [String] = []
    var left: [(kind: String, paths: [String])] = []
    var refused: [(path: String, reason: Diagnostic)] = []
    var empty: [(path: String, reason: Diagnostic)] = []
    let here = environment.files.canonical(".").map { FilePath.name(of: $0) } ?? ""
    for kind in SourceKind.all(in: here) {
      let sizes = Dictionary(files.compactMap(kind.source).map { ($0, 1) }, uniquingKeysWith: +)
      var paths = Self.outermost(sizes.keys.sorted()).filter { kind.holds($0, environment) }
      if kind.name == SourceKind.definingModules {
        paths = paths.count > Self.moduleLimit ? [] : paths
        paths = paths.filter { ModuleText.definesTheme($0, in: environment) }
      }
      paths = paths.filter { !ModuleText.isComponent($0, in: environment) }
      guard taken.isEmpty else {
        if kind.themes == .named {
          refused += FoundThemes.missing(files, in: folder, of: environment)
        }
        let others = paths.filter { path in
          !left.contains { $0.paths.contains(path) } && !refused.contains { $0.path == path }
            && !taken.contains { path == $0 || $0 == "." || path.hasPrefix($0 + "/") }
        }
        if !others.isEmpty { left.append((kind.name, others)) }
        continue
      }
      if let search = kind.themes {
        let themes = FoundThemes(search, among: files, in: folder, of: environment)
        paths = themes.taken
        let known = Set(refused.map(\.path))
        refused += themes.refused.filter { !known.contains($0.path) }
        if !themes.left.isEmpty { left.append((kind.name, themes.left)) }
      }
      // Where two catalogs have the same names, the larger one is most likely the app's.
      let bySize = paths.sorted { first, second in
        func order(_ path: String) -> (Int, Int, String) {
          (SourceKind.isBesideApp(path) ? 1 : 0, -(sizes[path] ?? 0), path)
        }
        return order(first) < order(second)
      }
      let reading = ReadSources(bySize, as: kind.format, in: environment)
      // A theme that another one includes is a theme all the same.
      var colored =
        kind.themes == nil
        ? paths.filter { reading.hasColors($0) && reading.errors[$0] == nil } : paths
      if kind.themes == nil {
        let known = Set(refused.map(\.path))
        refused += paths.compactMap { path in
          known.contains(path) ? nil : reading.errors[path].map { (path, $0) }
        }
        empty += paths.compactMap { path in
          reading.hasColors(path) || reading.isReadByOthers(path) || reading.errors[path] != nil
            ? nil : reading.warnings[path].map { (path, $0) }
        }
      }
      if colored.isEmpty { continue }
      if colored.count > 1, colored.allSatisfy(ShownSheets.isSheet) {
        let apart = reading.ofOtherPages(
          colored, than: reading.bySize(colored)[0], PageSheets(among: files, in: environment))
        refused += apart
        colored.removeAll { path in apart.contains { $0.path == path } }
        paths.removeAll { path in apart.contains { $0.path == path } }
      }
      // Copies are no themes of their own.
      if colored.count > 1, colored.allSatisfy(ShownSheets.isSheet) {
        let known = reading.copies(in: colored, among: paths)
        colored.removeAll { path in known.contains { $0.path == path } }
        copies += known
      }
      do {
        let whole = reading.withTargets(colored, among: paths)
        if try ifPairing(whole, kind.format, .all) { taken = whole }
      } catch let failure as ToolFailure {
        // What contradicts itself is no one system: the source with the most colors is most likely
        // the app's, and what fits it belongs to it.
        var fitting: Set<String> = []
        var contradicting: [(path: String, reason: Diagnostic)] = []
        for path in reading.bySize(colored).prefix(kind.trialLimit) {
          let own = colored.filter { fitting.contains($0) || $0 == path }
          // What it refers to may stand in a source that contradicts the others itself.
          let fit = paths.filter { path in !contradicting.contains { $0.path == path } }
          var trial = reading.withTargets(own, among: fit)
          do {
            let pairs: Bool
            do {
              pairs = try ifPairing(trial, kind.format, kind.trialGuesses)
            } catch let failure as ToolFailure {
              guard trial != own else { throw failure }
              trial = own
              pairs = try ifPairing(own, kind.format, kind.trialGuesses)
            }
            fitting.insert(path)
            if pairs { taken = trial }
          } catch let failure as ToolFailure {
            guard let reason = failure.diagnostics.first(where: { $0.severity == .error }) else {
              continue
            }
            contradicting.append((path, reason))
          }
        }
        if taken.isEmpty, !fitting.isEmpty {
          refused += contradicting
          left.append((kind.name, colored.filter(fitting.contains)))
          continue
        }
        if taken.isEmpty, let reason = failure.diagnostics.first(where: { $0.severity == .error }) {
          refused.append((colored[0], reason))
          continue
        }
        refused += contradicting
      }
      let others = colored.filter { path in
        !taken.contains(path) && !refused.contains { $0.path == path }
          && !reading.onlyGathers(path, from: taken)
      }
      if !others.isEmpty { left.append((kind.name, others)) }
    }
    let named = files.filter { path in
      SourceKind.unreadLanguage(path) != nil
        && (!ModuleText.componentEndings.contains(where: path.lowercased().hasSuffix)
          || ModuleText.isComponent(path, in: environment))
    }
    // Where there is nothing, the colors are most likely in what is not read, whatever its name.
    let isEmpty = taken.isEmpty && left.isEmpty && named.isEmpty
    let unread = Dictionary(
      grouping: isEmpty ? files.filter { Self.mayHaveColors($0) } : named
    ) { UnreadFormat.language(of: $0) ?? "" }
    self.unread = unread.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    if taken.isEmpty, left.isEmpty, !refused.isEmpty {
      throw ToolFailure(refused.prefix(Self.reasonLimit).map(\.reason))
    }
    (self.taken, self.left, self.refused, self.empty) = (taken, left, refused, empty)
  }

  /// Paths in order without those within others: a folder is read with all below it.
  private static func outermost(_ paths: [String]) -> [String] {
    let all = Set(paths.map { $0[...] })
    return paths.filter { path in
      var folder = path[...]
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        if all.contains(folder) { return false }
      }
      return path == "." || !all.contains(".")
    }
  }

  /// Whether a file is of a language of style sheets or components that is not read.
  private static func mayHaveColors(_ path: String) -> Bool {
    let endings = [".scss", ".sass", ".less", ".styl", ".pcss", ".postcss", ".tsx", ".jsx"]
    return endings.contains(where: path.lowercased().hasSuffix)
  }

  /// How many modules are looked through for what they define.
  private static let moduleLimit = 2000
  /// How many reasons are said: a hundred files are most likely refused for one.
  private static let reasonLimit = 10
}
