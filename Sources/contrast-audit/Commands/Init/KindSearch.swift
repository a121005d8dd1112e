import SourceText
import SystemLoading

/// A search among the sources of one kind: which of them are one system, and why the others are not.
struct KindSearch {
  typealias Reason = (path: String, reason: Diagnostic)
  typealias Copy = (path: String, original: String)

  /// Drafts a policy from sources; what they contradict each other in may follow from their names.
  typealias Drafting = ([String], _ format: String?, _ guesses: ContextGuesses) throws ->
    DraftedSystem

  /// The sources that are one system with something to judge, in order.
  private(set) var taken: [String] = []
  /// What is drafted from them; where nothing is taken, from the sources together, if they have colors.
  private(set) var system: DraftedSystem?
  /// The sources with colors that are not taken.
  private(set) var left: [String] = []
  /// What cannot be read, or not together with larger sources, each with the first reason.
  private(set) var refused: [Reason] = []
  /// The sources with the same colors as another one.
  private(set) var copies: [Copy] = []
  /// The sources without anything that is read, though something is there, each with the first reason.
  private(set) var empty: [Reason] = []
  /// The sources that others refer to by their paths, and read as their own.
  private(set) var readByOthers: Set<String> = []

  /// Searches among sources of a kind.
  ///
  /// - Parameters:
  ///   - sizes: how many files each source has.
  ///   - shared: sources of other systems, which these may refer to.
  ///   - files: all files, which say what belongs to a page.
  init(
    _ kind: SourceKind, among candidates: [String], sizes: [String: Int],
    sharing shared: [String] = [], files: [String], in environment: ToolEnvironment,
    drafting: Drafting
  ) throws {
    var paths = candidates
    // Where two catalogs have the same names, the larger one is most likely the app's.
    let bySize = paths.sorted { first, second in
      func order(_ path: String) -> (Int, Int, String) {
        (SourceKind.isBesideApp(path) ? 1 : 0, -(sizes[path] ?? 0), path)
      }
      return order(first) < order(second)
    }
    // A program knows the names that are read before it; of two color sets of one name the first is read.
    let all = kind.format == nil ? bySize + shared : shared + bySize
    let reading = ReadSources(all, as: kind.format, files: files, in: environment)
    readByOthers = Set(paths.filter(reading.isReadByOthers))
    // A theme that another one includes is a theme all the same.
    var colored = paths
    if kind.themes == nil {
      colored = paths.filter { reading.hasColors($0) && reading.errors[$0] == nil }
      refused = paths.compactMap { path in reading.errors[path].map { (path, $0) } }
      empty = paths.compactMap { path in
        reading.hasColors(path) || reading.isReadByOthers(path) || reading.errors[path] != nil
          ? nil : reading.warnings[path].map { (path, $0) }
      }
    }
    guard !colored.isEmpty else { return }
    if colored.count > 1, colored.allSatisfy(ShownSheets.isSheet) {
      let apart = reading.ofOtherPages(
        colored, than: reading.bySize(colored)[0], PageSheets(among: files, in: environment))
      refused += apart
      colored.removeAll { path in apart.contains { $0.path == path } }
      paths.removeAll { path in apart.contains { $0.path == path } }
    }
    // Copies are no themes of their own.
    if colored.count > 1, colored.allSatisfy(ShownSheets.isSheet) {
      copies = reading.copies(in: colored, among: paths)
      colored.removeAll { path in copies.contains { $0.path == path } }
    }
    // What a source refers to is read before it.
    paths = shared + paths
    func draft(_ sources: [String], _ guesses: ContextGuesses) throws {
      let drafted = try drafting(sources, kind.format, guesses)
      if drafted.judgesAnything || system == nil { system = drafted }
      if drafted.judgesAnything { taken = sources }
    }
    /// Drafts from the first of some trials that does not contradict itself.
    func draft(anyOf trials: [[String]]) throws {
      for (index, trial) in trials.enumerated() where trials.firstIndex(of: trial) == index {
        do {
          return try draft(trial, kind.trialGuesses)
        } catch let failure as ToolFailure {
          if trial == trials.last { throw failure }
        }
      }
    }
    do {
      try draft(reading.withTargets(colored, among: paths), .all)
    } catch let failure as ToolFailure {
      // What contradicts itself is no one system: the source with the most colors is most likely
      // the app's, and what fits it belongs to it.
      var fitting: Set<String> = []
      var contradicting: [Reason] = []
      for path in reading.bySize(colored).prefix(kind.trialLimit) {
        let own = colored.filter { fitting.contains($0) || $0 == path }
        // What it refers to may stand in a source that contradicts the others itself.
        let fit = paths.filter { path in !contradicting.contains { $0.path == path } }
        do {
          // What it refers to may refer to what it has no need of, and contradicts.
          try draft(anyOf: [
            reading.withTargets(own, among: fit),
            reading.withTargets(own, among: fit, areDirect: true), own,
          ])
          fitting.insert(path)
        } catch let failure as ToolFailure {
          guard let reason = failure.diagnostics.first(where: { $0.severity == .error }) else {
            continue
          }
          contradicting.append((path, reason))
        }
      }
      if taken.isEmpty, !fitting.isEmpty {
        refused += contradicting
        left = colored.filter(fitting.contains)
        return
      }
      if taken.isEmpty, let reason = failure.diagnostics.first(where: { $0.severity == .error }) {
        refused.append((colored[0], reason))
        return
      }
      refused += contradicting
    }
    left = colored.filter { path in
      !taken.contains(path) && !refused.contains { $0.path == path }
        && !reading.onlyGathers(path, from: taken)
    }
  }
}
