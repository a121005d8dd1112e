import AuditEngine
import DesignTokens
import SourceText
import SystemLoading
import TokenReaders

/// What a first policy is drafted from, with what `init` guesses: in which contexts a source applies,
/// and whether values under conditions are audited.
struct DraftedSystem {
  let sources: [DraftedSource]
  let catalog: TokenCatalog
  let policy: PolicyDraft

  /// Whether an audit has anything to judge; one of nothing but what is exempt would be refused.
  var judgesAnything: Bool {
    (policy.text + policy.components).contains { $0.usage.exemption == nil }
  }

  /// How often sources are read to find values under conditions: auditing some may reveal more.
  private static let roundLimit = 4

  /// Sources that give one token different values, by path.
  private struct Disagreement: Error {
    let failure: ToolFailure
    let sources: Set<String>
  }

  /// Reads sources; where these give one token different values, their names may tell the contexts.
  init(
    _ paths: [String], as format: String? = nil, guessesContexts: Bool = true,
    in environment: ToolEnvironment
  ) throws {
    let plain = paths.map { DraftedSource(path: $0, format: format) }
    do throws(Disagreement) {
      self = try DraftedSystem(plain, in: environment)
    } catch let first {
      let names = NamedContexts(paths, format: format)
      guard guessesContexts, !first.sources.isEmpty else { throw first.failure }
      do throws(Disagreement) {
        guard names.schemes.contains(where: \.isGuessed) else { throw first }
        self = try DraftedSystem(names.schemes, in: environment)
      } catch let second {
        do throws(Disagreement) {
          self = try DraftedSystem(names.all(among: second.sources), in: environment)
        } catch {
          throw first.failure
        }
      }
    }
  }

  /// Reads sources with their contexts, again with a choice for each condition.
  private init(
    _ sources: [DraftedSource], in environment: ToolEnvironment
  ) throws(Disagreement) {
    let reader = TokenSourceReader(loader: DiskLoader(files: environment.files, root: ""))
    var conditions: [PolicyDraft.Condition] = []
    var result: DraftedSystem?
    for _ in 0..<Self.roundLimit {
      var diagnostics = DiagnosticList()
      var builder = TokenCatalogBuilder()
      builder.conditionChoices = ConditionChoices(
        conditions.map { (ConditionChoices.literal($0.name), $0.choice) })
      for layer in sources.compactMap(\.layer?.name) where !builder.order.contains(layer) {
        builder.order.append(layer)
      }
      // The path of each source that was read: a path may have several parts.
      var paths: [String] = []
      for source in sources {
        reader.read(
          source.path, from: nil, format: source.format,
          override: source.layer.map { ($0.name, $0.choice) },
          in: source.contexts.map { .init(axis: $0.axis, context: $0.context) }, at: nil,
          into: &builder, diagnostics: &diagnostics)
        let parts = builder.sourceCount - paths.count
        paths += Array(repeating: source.path, count: parts)
      }
      let catalog = builder.build(diagnostics: &diagnostics)
      if diagnostics.hasErrors {
        guard conditions.contains(where: { $0.choice == .audit }) else {
          throw Disagreement(
            failure: ToolFailure(diagnostics.all),
            sources: Set(builder.disagreeingSources.map { paths[$0] }))
        }
        // What cannot be audited is ignored.
        conditions = conditions.map { PolicyDraft.Condition(name: $0.name, choice: .ignore) }
        continue
      }
      let draft = PolicyDraft(catalog, conditions: conditions)
      result = DraftedSystem(sources: sources, catalog: catalog, policy: draft)
      let names = Set(conditions.map(\.name))
      if draft.conditions.allSatisfy({ names.contains($0.name) }) { break }
      conditions = draft.conditions
    }
    guard let result else {
      throw Disagreement(
        failure: ToolFailure(
          "values under conditions cannot be drafted; write the policy by hand"), sources: [])
    }
    self = result
  }

  private init(sources: [DraftedSource], catalog: TokenCatalog, policy: PolicyDraft) {
    self.sources = sources
    self.catalog = catalog
    self.policy = policy
  }
}
