import AuditEngine
import DesignTokens
import Reporters
import SourceText
import SystemLoading
import TokenReaders

/// `contrast-audit init [PATH…]`
enum InitCommand: Command {
  static let name = "init"
  static let abstract = "Write a first policy from the names of a team's color tokens."
  static let usages = ["init [options] [PATH…]"]
  static let details = """
    PATH is a resolver, token file, asset catalog or style sheet; without one those in the working
    directory and below are used. The policy pairs tokens by their names (onX with X, x-foreground
    with x, text and fg, border and icon on bg, background and surface). Tokens without a pairing are
    listed. Check the policy before you use it.
    """
  static let options: [Option] = [.policy, .force]

  static func adapted(_ option: Option) -> Option {
    option == .policy
      ? Option(
        name: "policy", placeholder: "PATH", offers: .files,
        help: "the policy to write (default: \(AuditedSystem.policyName))") : option
  }

  static func run(_ arguments: Arguments, in environment: ToolEnvironment) throws -> ExitStatus {
    let policyPath = arguments[.policy] ?? AuditedSystem.policyName
    if environment.files.kind(of: policyPath) != nil, !arguments.has(.force) {
      throw ToolFailure("'\(policyPath)' exists already; --force overwrites it")
    }
    let found = arguments.operands.isEmpty ? try found(in: environment) : nil
    var sources = (found?.taken ?? arguments.operands).map { DraftedSource(path: $0) }
    let catalog: TokenCatalog
    let draft: PolicyDraft
    do {
      (catalog, draft) = try drafted(sources, in: environment)
    } catch {
      // Probably two values for one token: the file names may tell the scheme of each.
      let named = sources.map { source in
        var source = source
        source.scheme = source.namedScheme
        return source
      }
      guard sources.count > 1, let second = try? drafted(named, in: environment) else {
        throw error
      }
      (catalog, draft) = second
      sources = named
    }
    // An audit of nothing but what is exempt would be refused.
    guard (draft.text + draft.components).contains(where: { $0.usage.exemption == nil }) else {
      throw ToolFailure(
        "no two of the \(catalog.colorTokens.count) color tokens have names that go together; write the "
          + "policy by hand ('contrast-audit schema' describes it)")
    }
    let folder = FilePath.folder(of: policyPath)
    let written = sources.map { source in
      var source = source
      if !folder.isEmpty { source.path = relative(source.path, to: folder, environment.files) }
      return source
    }
    let text = PolicyText.text(draft, sources: written)
    try judge(text, catalog, in: environment)
    try environment.files.writeWhole(policyPath) { write in
      try write(Array(text.utf8))
    }
    try environment.output.write(
      summary(draft, sources, policyPath) + (found.map(searched) ?? "")
        + "Next: read the policy, then run contrast-audit.\n")
    return .success
  }

  /// Fails if an audit by the draft would: `init` writes nothing that `audit` refuses.
  private static func judge(
    _ policy: String, _ catalog: TokenCatalog, in environment: ToolEnvironment
  ) throws {
    var diagnostics = DiagnosticList()
    var options = AuditOptions()
    options.today = environment.today
    options.suggestionLimit = 0
    let file = SourceFile(path: AuditedSystem.policyName, text: policy)
    guard let policy = Policy(reading: file, diagnostics: &diagnostics),
      let audit = Audit(
        policy: policy, catalog: catalog, options: options, diagnostics: &diagnostics),
      audit.run(tool: Tool.identity, diagnostics: &diagnostics) != nil
    else { throw ToolFailure(diagnostics.all) }
  }

  /// How often sources are read to find values under conditions: auditing some may reveal more.
  private static let roundLimit = 4

  /// Drafts a policy, and checks it again with its choices for conditions.
  private static func drafted(
    _ sources: [DraftedSource], in environment: ToolEnvironment
  ) throws -> (TokenCatalog, PolicyDraft) {
    let reader = TokenSourceReader(loader: DiskLoader(files: environment.files, root: ""))
    var conditions: [PolicyDraft.Condition] = []
    var result: (TokenCatalog, PolicyDraft)?
    for _ in 0..<roundLimit {
      var diagnostics = DiagnosticList()
      var builder = TokenCatalogBuilder()
      builder.conditionChoices = ConditionChoices(
        conditions.map { (ConditionChoices.literal($0.name), $0.choice) })
      for source in sources {
        reader.read(
          source.path, from: nil,
          in: source.scheme.map { [.init(axis: "scheme", context: $0)] } ?? [], at: nil,
          into: &builder, diagnostics: &diagnostics)
      }
      let catalog = builder.build(diagnostics: &diagnostics)
      if diagnostics.hasErrors {
        guard conditions.contains(where: { $0.choice == .audit }) else {
          throw ToolFailure(diagnostics.all)
        }
        // What cannot be audited is ignored.
        conditions = conditions.map { PolicyDraft.Condition(name: $0.name, choice: .ignore) }
        continue
      }
      let draft = PolicyDraft(catalog, conditions: conditions)
      result = (catalog, draft)
      let names = Set(conditions.map(\.name))
      if draft.conditions.allSatisfy({ names.contains($0.name) }) { break }
      conditions = draft.conditions
    }
    guard let result else {
      throw ToolFailure("values under conditions cannot be drafted; write the policy by hand")
    }
    return result
  }

  /// What is in the working directory and below it.
  private static func found(in environment: ToolEnvironment) throws -> FoundSources {
    let reader = TokenSourceReader(loader: DiskLoader(files: environment.files, root: ""))
    let found = try FoundSources(in: environment) { path in
      var diagnostics = DiagnosticList()
      var builder = TokenCatalogBuilder()
      reader.read(path, from: nil, at: nil, into: &builder, diagnostics: &diagnostics)
      return !builder.build(diagnostics: &diagnostics).colorTokens.isEmpty
    }
    if found.taken.isEmpty {
      throw ToolFailure(
        "there is no *.resolver.json, *.tokens.json, tokens.json, asset catalog or style sheet with "
          + "colors here or below; name the token files")
    }
    return found
  }

  /// A path relative to another folder if it is inside; otherwise absolute.
  private static func relative(_ path: String, to folder: String, _ files: FileSystem) -> String {
    guard let whole = files.canonical(path), let base = files.canonical(folder) else { return path }
    return FilePath.isInside(whole, base) ? String(whole.dropFirst(base.count + 1)) : whole
  }

  private static func summary(
    _ draft: PolicyDraft, _ sources: [DraftedSource], _ path: String
  ) -> String {
    let pairings = draft.text + draft.components
    let count = pairings.reduce(0) { $0 + $1.foregrounds.count * $1.backgrounds.count }
    var text = "Wrote '\(path)' with \(count) pairing\(count == 1 ? "" : "s").".inert + "\n"
    for source in sources {
      guard let scheme = source.scheme else { continue }
      text +=
        "Guessed from its name: '\(source.path)' applies in the scheme \(scheme).".inert + "\n"
    }
    if !draft.conditions.isEmpty {
      text += "Guessed whether values under conditions are audited; check each:\n"
      for condition in draft.conditions {
        text += "  \(condition.choice.rawValue)  \(condition.name)".inert + "\n"
      }
    }
    if !draft.unread.isEmpty {
      text += "Left out, because their color is not known in every context:\n"
      for name in draft.unread { text += "  \(name.inert)\n" }
    }
    if !draft.gradients.isEmpty {
      text += "Left out, because they are gradients, and text is judged in one color:\n"
      for name in draft.gradients { text += "  \(name.inert)\n" }
    }
    for question in PolicyDraft.Question.allCases {
      guard let names = draft.unplaced[question] else { continue }
      text += heading(question, names.count)
      for name in names { text += "  \(name.inert)\n" }
    }
    return text
  }

  /// What a search took, and what it found beside that.
  private static func searched(_ found: FoundSources) -> String {
    func shown(_ paths: [String]) -> String {
      paths.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
        + (paths.count > 3 ? " and \(paths.count - 3) more" : "")
    }
    let left = found.left.map { kind, paths in
      "Left out the \(kind) \(shown(paths)); name them to audit them too."
    }
    return (["Read \(shown(found.taken))."] + left).map { $0.inert + "\n" }.joined()
  }

  /// What is asked about tokens in no pairing.
  private static func heading(_ question: PolicyDraft.Question, _ count: Int) -> String {
    let tokens = "\(count) color token\(count == 1 ? "" : "s")"
    return switch question {
    case .foreground: "What stands on them? \(tokens) in no pairing:\n"
    case .background: "On what do they stand? \(tokens) in no pairing:\n"
    case .use: "What are they for? \(tokens) in no pairing:\n"
    }
  }
}
