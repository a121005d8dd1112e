import AuditEngine
import DesignTokens
import SourceText
import SystemLoading
import TokenReaders
import UsageReaders

/// What a first policy is drafted from, with what `init` guesses: in which contexts a source applies,
/// and whether values under conditions are audited.
struct DraftedSystem {
  let sources: [DraftedSource]
  /// The folders and files of code in which the sources look names up.
  let code: [String]
  let catalog: TokenCatalog
  private(set) var policy: PolicyDraft
  /// What the sources have that is not read, without repetition.
  let warnings: [Diagnostic]

  /// Whether an audit has anything to judge; one of nothing but what is exempt would be refused.
  var judgesAnything: Bool {
    (policy.text + policy.components).contains { $0.usage.exemption == nil }
  }

  /// What its policy says of conditions.
  var conditionChoices: ConditionChoices { Self.choices(policy.conditions) }

  /// The catalog as if what its policy leaves to decide were never true.
  var decided: TokenCatalog {
    policy.open.isEmpty ? catalog : catalog.ignoring(Set(policy.open))
  }

  /// The conditions whose values its policy ignores.
  var ignored: [String] {
    policy.conditions.filter { $0.choice == .ignore }.map(\.name)
  }

  /// Whether its policy says of conditions that their values are ignored.
  func ignores(_ conditions: [String]) -> Bool { Set(conditions).isSubset(of: ignored) }

  private static func choices(_ conditions: [PolicyDraft.Condition]) -> ConditionChoices {
    ConditionChoices(
      conditions.filter { !$0.isOpen }.map { (ConditionChoices.literal($0.name), $0.choice) })
  }

  /// How often sources are read to find values under conditions: auditing some may reveal more.
  private static let roundLimit = 24

  /// Sources that give one token different values, by path.
  private struct Disagreement: Error {
    let failure: ToolFailure
    let sources: Set<String>
    /// The sources with values in some contexts only, such as the sheet of a theme.
    var themes: Set<String> = []
    /// Whether the sources are token files with the same tokens.
    var areAlike = false
  }

  /// Reads sources; where these give one token different values, their names may tell the contexts.
  ///
  /// - Parameters:
  ///   - basis: what pairs are drafted from.
  ///   - pages: what says which style sheets are loaded together; nil for nothing.
  init(
    _ paths: [String], as format: String? = nil, guesses: ContextGuesses = .all,
    from basis: DraftBasis = .names(nil), pages: PageSheets? = nil, in environment: ToolEnvironment
  ) throws {
    if format == nil || format == TokenFormat.vscode.name,
      let themes = EditorThemes(paths, in: environment)
    {
      do throws(Disagreement) {
        self = try DraftedSystem(themes.sources, basis, in: environment)
      } catch {
        throw error.failure
      }
      return
    }
    let plain = paths.map {
      DraftedSource(path: $0, format: SourceKind.format(of: $0, among: format))
    }
    let loading = pages?.loading(paths).map(PageSheets.sources)
    let isChosen = pages?.sayMore(of: paths) == true
    do throws(Disagreement) {
      var system = try DraftedSystem(
        isChosen ? loading ?? plain : plain, basis, in: environment)
      // Sheets that follow page and system apart ask what they do together; a page that loads them says it.
      if !isChosen, !system.policy.open.isEmpty, let loading, loading.count == 1,
        let ofPage = try? DraftedSystem(loading, basis, in: environment),
        ofPage.policy.open.count < system.policy.open.count
      {
        system = ofPage
      }
      self = system
    } catch let first {
      guard !first.sources.isEmpty else { throw first.failure }
      if let loading, loading.count == 1,
        let system = try? DraftedSystem(loading, basis, in: environment)
      {
        self = system
        return
      }
      if let variants = NamedContexts(paths, format: format).variants {
        guard let system = Self.system(ofVariants: variants, basis, in: environment) else {
          throw first.failure
        }
        self = system
        return
      }
      if let sources = Self.themesLast(plain, first.themes, basis, in: environment),
        let system = try? DraftedSystem(sources, basis, in: environment)
      {
        self = system
        return
      }
      let ofPages = loading.flatMap { try? DraftedSystem($0, basis, in: environment) }
      guard guesses != .none else {
        guard let ofPages else { throw first.failure }
        self = ofPages
        return
      }
      let names = NamedContexts(paths, format: format)
      do throws(Disagreement) {
        guard names.schemes.contains(where: \.isGuessed) else { throw first }
        self = try DraftedSystem(names.schemes, basis, in: environment)
      } catch let second {
        if let ofPages {
          self = ofPages
          return
        }
        do throws(Disagreement) {
          self = try DraftedSystem(
            names.all(
              among: second.sources.isEmpty ? first.sources : second.sources,
              areAlike: second.areAlike, withThemes: guesses == .all), basis, in: environment)
        } catch {
          throw first.failure
        }
      }
    }
  }

  /// What build variants and their base are together; nil if that would hide that they disagree: a
  /// plain value of a variant does not replace the dark one of the base.
  private static func system(
    ofVariants variants: [DraftedSource], _ basis: DraftBasis, in environment: ToolEnvironment
  ) -> DraftedSystem? {
    do throws(Disagreement) {
      _ = try DraftedSystem(variants.map(\.limited), basis, in: environment)
    } catch {
      guard error.sources.isEmpty else { return nil }
    }
    return try? DraftedSystem(variants, basis, in: environment)
  }

  /// Sources with those of themes after those that they are themes of; nil if that would hide that
  /// two themes disagree.
  private static func themesLast(
    _ sources: [DraftedSource], _ themes: Set<String>, _ basis: DraftBasis,
    in environment: ToolEnvironment
  ) -> [DraftedSource]? {
    guard !themes.isEmpty, themes.count < sources.count else { return nil }
    do throws(Disagreement) {
      _ = try DraftedSystem(
        sources.filter { themes.contains($0.path) }, basis, in: environment)
    } catch {
      guard error.sources.isEmpty else { return nil }
    }
    let overriding = sources.filter { themes.contains($0.path) }.map { source in
      var source = source
      source.isOverriding = true
      return source
    }
    return sources.filter { !themes.contains($0.path) } + overriding
  }

  /// Reads sources with their contexts, again with a choice for each condition.
  private init(
    _ stated: [DraftedSource], _ basis: DraftBasis, in environment: ToolEnvironment
  ) throws(Disagreement) {
    var sources = stated
    let reader = environment.sourceReader()
    var conditions: [PolicyDraft.Condition] = []
    var result: DraftedSystem?
    // The conditions with which it was read.
    var read: Set<String> = []
    var triesGroups = true
    for _ in 0..<Self.roundLimit {
      var diagnostics = DiagnosticList()
      var builder = TokenCatalogBuilder()
      builder.conditionChoices = Self.choices(conditions)
      for layer in sources.compactMap(\.layer?.name) where !builder.order.contains(layer) {
        builder.order.append(layer)
      }
      // The path of each source that was read: a path may have several parts.
      var paths: [String] = []
      environment.code?.used = []
      for source in sources {
        reader.read(
          source.path, from: nil, format: source.format, channels: source.channels,
          uiTheme: source.uiTheme, defaults: source.defaults,
          schemes: source.allGroups,
          override: source.layer.map { ($0.name, $0.choice) },
          isOverriding: source.isOverriding,
          in: source.contexts.map { .init(axis: $0.axis, context: $0.context) }, at: nil,
          into: &builder, diagnostics: &diagnostics)
        let parts = builder.sourceCount - paths.count
        paths += Array(repeating: source.path, count: parts)
      }
      let catalog = builder.build(diagnostics: &diagnostics)
      let components = Self.components(catalog, paths, in: environment)
      if sources.allSatisfy({ $0.channels == nil }), !components.isEmpty {
        for index in sources.indices {
          sources[index].channels = components[sources[index].path]
        }
        continue
      }
      // Which version the app has is a guess, and written down as one.
      let incomplete = Set(builder.sourcesWithoutDefaults.map { paths[$0] })
      if !incomplete.isEmpty {
        for index in sources.indices where incomplete.contains(sources[index].path) {
          sources[index].defaults =
            sources[index].isPage || UsageLanguage(path: sources[index].path) == .css
            ? .tailwind4 : .material3
        }
        continue
      }
      let keyed = SchemeKeys.sources(catalog, paths)
      if sources.allSatisfy({ !$0.hasSchemeKeys }), !keyed.isEmpty {
        for index in sources.indices where keyed.contains(sources[index].path) {
          sources[index].hasSchemeKeys = true
        }
        continue
      }
      if triesGroups, !diagnostics.hasErrors {
        triesGroups = false
        let found = ContextGroups(catalog, paths, of: sources).groups
        for index in sources.indices { sources[index].groups = found[sources[index].path] ?? [] }
        if !found.isEmpty { continue }
      }
      if diagnostics.hasErrors, sources.contains(where: { !$0.groups.isEmpty }) {
        for index in sources.indices { sources[index].groups = [] }
        continue
      }
      if diagnostics.hasErrors {
        // What cannot be audited by itself is left to decide.
        let refused = Set(conditions.filter { $0.isRefused(by: diagnostics) }.map(\.name))
        if !refused.isEmpty {
          conditions = conditions.map {
            refused.contains($0.name)
              ? PolicyDraft.Condition(name: $0.name, choice: .ignore, isOpen: true) : $0
          }
          continue
        }
        guard conditions.contains(where: { $0.choice != .ignore }) else {
          let disagreeing = Set(builder.disagreeingSources.map { paths[$0] })
          throw Disagreement(
            failure: ToolFailure(diagnostics.all), sources: disagreeing,
            themes: Self.themes(catalog, paths),
            areAlike: Self.areAlike(disagreeing, catalog, paths))
        }
        // What cannot be audited together is left to decide in style sheets, and ignored in code; values of a
        // scheme are asked about again.
        conditions = conditions.filter(\.mayBeIgnored).map {
          PolicyDraft.Condition(
            name: $0.name, choice: .ignore, isOpen: $0.isOpen || $0.isOfStyleSheets)
        }
        continue
      }
      let draft = basis.draft(catalog, conditions: conditions)
      if let kept = result.flatMap({ draft.conditionsWithoutLosses(since: $0.policy) }) {
        conditions = kept
        continue
      }
      result = DraftedSystem(
        sources: sources, code: Self.folders(of: environment.code?.used ?? []), catalog: catalog,
        policy: draft, warnings: Self.warnings(diagnostics))
      read = Set(conditions.map(\.name))
      if draft.conditions.allSatisfy({ read.contains($0.name) }) { break }
      conditions = draft.conditions + conditions.filter(\.isOpen)
    }
    // What no round was left for is not decided.
    result?.policy.leaveOpen(besides: read)
    guard let result else {
      throw Disagreement(
        failure: ToolFailure(
          "values under conditions cannot be drafted; write the policy by hand"), sources: [])
    }
    self = result
  }

  /// The warnings, one for each message.
  private static func warnings(_ diagnostics: DiagnosticList) -> [Diagnostic] {
    var seen: Set<String> = []
    return diagnostics.all.filter {
      $0.severity == .warning && seen.insert($0.message).inserted
    }
  }

  /// The folders of files, without those within others; of what lies in none the files.
  private static func folders(of files: Set<String>) -> [String] {
    let all = Set(files.map { FilePath.folder(of: $0).isEmpty ? $0 : FilePath.folder(of: $0) })
    return FilePath.outermost(all)
  }

  private init(
    sources: [DraftedSource], code: [String], catalog: TokenCatalog, policy: PolicyDraft,
    warnings: [Diagnostic]
  ) {
    self.code = code
    self.warnings = warnings
    self.sources = sources
    self.catalog = catalog
    self.policy = policy
  }
}

extension PolicyDraft.Condition {
  /// Whether an error says that the condition cannot be audited.
  fileprivate func isRefused(by diagnostics: DiagnosticList) -> Bool {
    choice == .audit && !isOpen
      && diagnostics.all.contains { $0.message.hasPrefix("'\(name)' cannot be audited") }
  }
}
