import AuditEngine
import DesignTokens
import SystemLoading
import UsageReaders

/// The code that a policy is drafted from.
struct ShownCode {
  let paths: [String]
  let search: UsageSearch
  /// The pairs in it, each once.
  let pairs: [DiscoveredPair]

  /// Reads code; a path without code is an error.
  init(in paths: [String], of environment: ToolEnvironment) throws {
    self.paths = paths
    search = try UsageSearch(paths, in: environment)
    pairs = DiscoveredPair.all(of: search.reading)
  }

  /// The code of an app among the files in a folder, in languages of apps; nil if it shows no color.
  ///
  /// - Parameter isOfWeb: whether it is code of pages, and not in Swift or Kotlin.
  init?(
    ofApp files: [String], in folder: String, isOfWeb: Bool, of environment: ToolEnvironment
  ) {
    let languages: Set<UsageLanguage> =
      isOfWeb ? [.html, .vue, .svelte, .jsx] : [.swift, .kotlin]
    let code = files.filter { UsageLanguage(path: $0).map(languages.contains) ?? false }
    if code.isEmpty { return nil }
    paths = [folder.isEmpty ? "." : folder]
    search = UsageSearch(files: code, in: environment)
    pairs = DiscoveredPair.all(of: search.reading).filter {
      $0.first.role != .border && !$0.isInactive
    }
    if pairs.isEmpty, search.reading.unfollowed.isEmpty { return nil }
  }

  /// Some files of code in a folder, but for those that cannot be read.
  init(below folder: String, _ files: [String], of environment: ToolEnvironment) {
    paths = [folder]
    search = UsageSearch(files: files, in: environment)
    pairs = DiscoveredPair.all(of: search.reading).filter {
      $0.first.role != .border && !$0.isInactive
    }
  }

  /// The pairs of color tokens of a catalog that it shows, without those whose opacity it changes.
  func uses(of catalog: TokenCatalog) -> [PolicyDraft.Use] {
    let names = UsedNames(catalog)
    let colors = Set(catalog.colorTokens)
    return pairs.compactMap { pair in
      let used = [pair.first.foreground, pair.first.background]
      guard used.allSatisfy({ $0.opacity == nil }) else { return nil }
      let tokens = used.compactMap { names.tokens(of: $0).first(where: colors.contains) }
      guard tokens.count == used.count else { return nil }
      var use = PolicyDraft.Use(
        foreground: catalog.name(of: tokens[0]), background: catalog.name(of: tokens[1]),
        usage: pair.usage)
      use.place = pair.first.place
      use.isOfScheme = pair.first.state.isOfScheme || pair.first.state.asksForScheme
      use.scheme = pair.first.state.scheme
      return use
    }
  }

  /// Its paths in messages.
  var shownPaths: String { paths.map { "'\($0)'" }.joined(separator: ", ") }

  /// The command that lists what it shows.
  var discovering: String {
    ([Tool.identity.name, DiscoverCommand.name] + paths.map(Shell.bash.word))
      .joined(separator: " ")
  }
}
