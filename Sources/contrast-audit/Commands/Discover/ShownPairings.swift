import AuditEngine
import DesignTokens
import SourceText
import SystemLoading
import UsageReaders

/// The pairings of a policy that code shows.
struct ShownPairings {
  private struct Names: Hashable {
    let foreground: String
    let background: String
  }

  private var shown: Set<Names> = []

  /// Those in the code in some paths; code without a token of the policy is an error.
  init(in paths: [String], by system: AuditedSystem, in environment: ToolEnvironment) throws {
    let search = try UsageSearch(paths, in: environment)
    let names = UsedNames(system.catalog)
    for pair in search.reading.pairs {
      for foreground in names.tokens(of: pair.foreground) {
        for background in names.tokens(of: pair.background) {
          shown.insert(
            Names(
              foreground: system.catalog.name(of: foreground),
              background: system.catalog.name(of: background)))
        }
      }
    }
    guard !shown.isEmpty else {
      throw ToolFailure(
        "no pair of tokens of the policy was found in the code in "
          + paths.map { "'\($0)'" }.joined(separator: ", ")
          + "; 'contrast-audit discover' says what is used there")
    }
  }

  /// Whether code shows a candidate of a pairing on its uppermost layer.
  func contains(_ pairing: Pairing) -> Bool {
    guard let background = pairing.backgroundNames.first else { return false }
    return pairing.candidateNames.contains {
      shown.contains(Names(foreground: $0, background: background))
    }
  }
}
