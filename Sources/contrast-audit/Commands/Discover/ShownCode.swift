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

  /// The pairs of color tokens of a catalog that it shows, without those whose opacity it changes.
  func uses(of catalog: TokenCatalog) -> [PolicyDraft.Use] {
    let names = UsedNames(catalog)
    let colors = Set(catalog.colorTokens)
    return pairs.compactMap { pair in
      let used = [pair.first.foreground, pair.first.background]
      guard used.allSatisfy({ $0.opacity == nil }) else { return nil }
      let tokens = used.compactMap { names.tokens(of: $0).first(where: colors.contains) }
      guard tokens.count == used.count else { return nil }
      return PolicyDraft.Use(
        foreground: catalog.name(of: tokens[0]), background: catalog.name(of: tokens[1]),
        usage: pair.usage)
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
