import AuditEngine
import DesignTokens
import Reporters
import SourceText
import SystemLoading
import TokenReaders

/// `contrast-audit init [PATH…]`
enum InitCommand: Command {
  static let name = "init"
  static let abstract =
    "Write a first policy from the names of color tokens, or from their use in code."
  static let usages = ["init [options] [PATH…]"]
  static let details = """
    PATH is a source of any format ('contrast-audit list formats'); without one those in the working
    directory and below are used. The policy pairs tokens by their names (onX with X, x-foreground
    with x, text and fg, border and icon on bg, background and surface). Of style sheets the pairs are
    added that their rules give to elements, and of an app those that its code in Swift or Kotlin and
    its layouts of Android show; these are listed. Tokens without a pairing are listed. Check the policy
    before you use it. Of color themes of VS Code those are read that package.json contributes, each as
    a theme of its own, under its label.

    Colors that are no one system with the others, such as those of a widget with the same names, of
    another brand, or in Swift beside asset catalogs, get a policy of their own beside the first one,
    which names it: 'contrast-audit' judges them all.

    --from-code PATH reads the code of an app, as 'discover' does, and pairs the tokens that meet there,
    as text, large text or components, in place of those whose names go together. Text is large where
    it is in every place. What the policy cannot have is listed with its places: colors that are no
    tokens, and those whose opacity the code changes.

    --preset apple says which settings of Apple's systems the colors cover: dark, Increase Contrast and
    Reduce Transparency are audited where the sources have values for them. Materials and vibrancy of
    the system are unknown backdrops: translucent backgrounds that are materials by their names lie
    over 'any', and no range of luminance is assumed, since none is published.
    """
  static let options: [Option] = [.policy, .fromCode, .preset, .force]

  static func adapted(_ option: Option) -> Option {
    option == .policy
      ? Option(
        name: "policy", placeholder: "PATH", offers: .files,
        help: "the policy to write (default: \(AuditedSystem.policyName))") : option
  }

  static func run(_ arguments: Arguments, in environment: ToolEnvironment) throws -> ExitStatus {
    let policyPath = try policyPath(arguments, in: environment.files)
    if environment.files.kind(of: policyPath) != nil, !arguments.has(.force) {
      throw ToolFailure("'\(policyPath)' exists already; --force overwrites it")
    }
    let environment = environment.lookingUpNames()
    let code = try readCode(arguments, in: environment)
    var system: DraftedSystem?
    var found: FoundSources?
    var empty = EmptySources()
    var app: ShownApp?
    var searchedFolder: String?
    func search(_ folder: String) throws {
      let search = try SearchedSystem(in: folder, by: code, of: environment)
      (system, found, app) = (search.system, search.found, search.app)
      searchedFolder = folder
    }
    if let folder = folderToSearch(arguments, in: environment) {
      try search(folder)
    } else {
      empty = EmptySources(among: arguments.operands, in: environment)
      do {
        system = try named(empty.others, code, in: environment)
      } catch {
        // A folder whose files contradict each other may have some that do not.
        let first = arguments.operands.first ?? ""
        guard arguments.operands.count == 1, environment.files.kind(of: first) == .folder else {
          throw error
        }
        do { try search(first) } catch _ { throw error }
        guard system?.judgesAnything == true else { throw error }
      }
    }
    guard let system else { throw NothingToPair.nothing(found) }
    let views = code == nil ? ShownDraft(app, of: system) : nil
    guard system.judgesAnything || views != nil else {
      guard let code else { throw NothingToPair(system, found).failure }
      throw ToolFailure(
        "no pair of the \(system.catalog.colorTokens.count) color tokens of "
          + "\(shown(system.sources.map(\.path))) that can be judged was found in the code in "
          + "\(code.shownPaths); '\(code.discovering)' lists what is used there")
    }
    if let reason = schemeRefusal(system) {
      throw ToolFailure([reason] + system.warnings.prefix(5))
    }
    let preset: DraftPreset? = arguments.choice(.preset)
    let draft = try JudgedDraft(
      system, found, views, as: policyPath, preset, in: environment)
    let others = draft.others
    let baselines = others.all.compactMap(\.baseline) + [draft.baseline].compactMap(\.self)
    let paths = others.all.map(\.path) + baselines.map(\.path)
    if let existing = paths.first(where: { environment.files.kind(of: $0) != nil }),
      !arguments.has(.force)
    {
      throw ToolFailure("'\(existing)' exists already; --force overwrites it")
    }
    let ofCode = try (code ?? app?.code).map { code in
      ShownCodeText(
        code: code,
        pairs: try standings(of: code.pairs, [draft.prepared] + others.all.map(\.prepared)))
    }
    for known in baselines {
      try BaselineFile.write(known.baseline, to: known.path, in: environment)
    }
    // The main policy comes last: it never names one that is not there.
    for (path, text) in others.all.map({ ($0.path, $0.text) }) + [(policyPath, draft.text)] {
      try environment.files.writeWhole(path) { write in try write(Array(text.utf8)) }
    }
    let policies = others.all.isEmpty ? "policy" : "policies"
    try environment.output.write(
      summary(system, policyPath, views, ofCode, isByNames: code == nil)
        + (draft.baseline?.text ?? "")
        + (searchedFolder.map { FadedNames(of: system, in: $0, environment).text } ?? "")
        + (preset == .apple ? settings(draft.report, draft.materials) : "")
        + (found.map(Self.searched) ?? "")
        + (searchedFolder.map { passed(system, found, others, in: $0, environment).text } ?? "")
        + empty.text + others.all.map(summary).joined()
        + "Next: read the \(policies), then run contrast-audit"
        + (policyPath == AuditedSystem.policyName ? ".\n" : " --policy \(policyPath.inert)\n"))
    return .success
  }

  /// Where the policy is written: where `--policy` says, or where the folder has one already.
  private static func policyPath(
    _ arguments: Arguments, in files: FileSystem
  ) throws -> String {
    guard let path = arguments[.policy] else {
      return try AuditedSystem.usualPolicy(in: "", of: files) ?? AuditedSystem.policyName
    }
    let folder = Policy.root(of: path)
    let places = Policy.usualPlaces.map { FilePath.join(folder, $0) }
    if places.contains(path),
      let other = places.first(where: { $0 != path && files.kind(of: $0) != nil })
    {
      throw ToolFailure(
        "'\(other)' is the policy of this folder, and '\(path)' would be a second one; keep one of them"
      )
    }
    return path
  }

  /// What policies say of pairs in code: the first one that knows the names.
  private static func standings(
    of pairs: [DiscoveredPair], _ policies: [PreparedAudit]
  ) throws -> [DiscoveredPair] {
    try policies.dropFirst().reduce(PairStandings(policies[0]).standing(pairs)) { known, policy in
      zip(known, try PairStandings(policy).standing(pairs)).map { first, second in
        first.standing == .unknown ? second : first
      }
    }
  }

  /// Sources as a policy in a folder names them.
  static func written(
    _ sources: [DraftedSource], in folder: String, _ files: FileSystem
  ) -> [DraftedSource] {
    sources.map { source in
      var source = source
      if !folder.isEmpty { source.path = relative(source.path, to: folder, files) }
      return source
    }
  }

  /// Paths as a policy in a folder names them.
  static func written(_ paths: [String], in folder: String, _ files: FileSystem) -> [String] {
    folder.isEmpty ? paths : paths.map { relative($0, to: folder, files) }
  }

  /// Why a system cannot have a policy where a scheme would be left out, or most of the themes: it would
  /// pass although nothing of them is judged.
  static func schemeRefusal(_ system: DraftedSystem) -> Diagnostic? {
    let schemes = system.policy.excluded.filter { $0.axis == "scheme" }.flatMap(\.names)
    let most = system.policy.excluded.first { left in
      let all = system.catalog.axes.first { $0.name == left.axis }?.contexts.count ?? 0
      return left.names.count * 2 > all
    }
    let scheme =
      schemes.first.map { "scheme '\($0)'" }
      ?? most.map { "\($0.axis) '\($0.names[0])', and most others," }
    guard let scheme else { return nil }
    return Diagnostic(
      .error,
      "no two color tokens of \(shown(system.sources.map(\.path))) that are known in the \(scheme) "
        + "have names that go together; name its sources, or write "
        + "\(AuditedSystem.policyName) by hand")
  }

  /// The system of sources that are named; what is no design tokens may be JSON of colors.
  private static func named(
    _ paths: [String], _ code: ShownCode?, in environment: ToolEnvironment
  ) throws -> DraftedSystem {
    let basis =
      code.map { DraftBasis.code($0) }
      ?? .names(
        paths.allSatisfy(ShownSheets.isSheet) ? ShownSheets(among: paths, in: environment) : nil)
    do {
      return try DraftedSystem(paths, from: basis, in: environment)
    } catch {
      guard
        paths.allSatisfy({
          $0.lowercased().hasSuffix(".json") && !SourceKind.hasTokens($0, in: environment)
        }),
        let plain = try? DraftedSystem(
          paths, as: TokenFormat.json.name, from: basis, in: environment),
        plain.judgesAnything
      else { throw error }
      return plain
    }
  }

  /// The code to pair by; nil to pair by names.
  private static func readCode(
    _ arguments: Arguments, in environment: ToolEnvironment
  ) throws -> ShownCode? {
    let paths = arguments.all(.fromCode)
    return paths.isEmpty ? nil : try ShownCode(in: paths, of: environment)
  }

  /// The folder to search, empty for the working directory: without an operand that, else the only
  /// operand if it is no source itself, with everything in it.
  private static func folderToSearch(
    _ arguments: Arguments, in environment: ToolEnvironment
  ) -> String? {
    guard arguments.operands.count < 2 else { return nil }
    var path = arguments.operands.first ?? "."
    while path.hasPrefix("./") { path.removeFirst(2) }
    while path.hasSuffix("/"), path.count > 1 { path.removeLast() }
    if path.isEmpty || path == "." { return "" }
    guard environment.files.kind(of: path) == .folder else { return nil }
    let loader = DiskLoader(files: environment.files, root: "")
    guard let files = try? loader.files(in: path, from: nil) else { return path }
    let whole = TokenSource(content: .folder(path: path, files: files), loader: loader)
    return TokenFormat.of(whole) == nil ? path : nil
  }

  /// An audit by the draft; fails if it would: `init` writes nothing that `audit` refuses.
  static func judge(
    _ policy: String, _ catalog: TokenCatalog, withCodeAs path: String? = nil,
    in environment: ToolEnvironment
  ) throws -> (PreparedAudit, AuditReport) {
    var diagnostics = DiagnosticList()
    var options = AuditOptions()
    options.today = environment.today
    options.repair.isPlanned = false
    var catalog = catalog
    var read: Policy?
    if let path {
      // What an audit knows of the code depends on all that it reads.
      let system = try AuditedSystem.drafted(
        policy, as: path, from: environment.files, keeping: environment.code?.readings,
        diagnostics: &diagnostics)
      (read, catalog) = (system.policy, system.catalog)
    } else {
      let file = SourceFile(path: AuditedSystem.policyName, text: policy)
      read = Policy(reading: file, diagnostics: &diagnostics)
    }
    guard let policy = read,
      let prepared = PreparedAudit(
        policy: policy, catalog: catalog, options: options, diagnostics: &diagnostics),
      let report = Audit(prepared).run(tool: Tool.identity, diagnostics: &diagnostics)
    else {
      // What the sources say first: nobody has read the policy.
      let causes = diagnostics.all.filter { $0.span?.file.path != AuditedSystem.policyName }
      throw ToolFailure(causes.contains { $0.severity == .error } ? causes : diagnostics.all)
    }
    return (prepared, report)
  }

  /// What was found and is not audited, by its path from the folder of the policy; what lies elsewhere
  /// is not the policy's.
  static func leftOut(
    _ found: FoundSources, of folder: String, in files: FileSystem
  ) -> [(path: String, reason: String)] {
    LeftOutPaths(found).all.compactMap { path, reason in
      let own = folder.isEmpty ? path : relative(path, to: folder, files)
      return own.hasPrefix("/") || files.kind(of: path) == nil ? nil : (own, reason)
    }
  }

  /// A path relative to another folder if it is inside; otherwise absolute.
  private static func relative(_ path: String, to folder: String, _ files: FileSystem) -> String {
    guard let whole = files.canonical(path), let base = files.canonical(folder) else { return path }
    return FilePath.isInside(whole, base) ? String(whole.dropFirst(base.count + 1)) : whole
  }
}
