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
    with x, text and fg, border and icon on bg, background and surface). Tokens without a pairing are
    listed. Check the policy before you use it. Of color themes of VS Code those are read that
    package.json contributes, each as a theme of its own, under its label.

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
    let policyPath = arguments[.policy] ?? AuditedSystem.policyName
    if environment.files.kind(of: policyPath) != nil, !arguments.has(.force) {
      throw ToolFailure("'\(policyPath)' exists already; --force overwrites it")
    }
    let code = try readCode(arguments, in: environment)
    var system: DraftedSystem?
    var found: FoundSources?
    var empty = EmptySources()
    if let folder = folderToSearch(arguments, in: environment) {
      found = try FoundSources(in: folder, of: environment) { paths, format, guesses in
        let drafted = try DraftedSystem(
          paths, as: format, guessesContexts: guesses, shownBy: code, in: environment)
        if drafted.judgesAnything || system == nil { system = drafted }
        return drafted.judgesAnything
      }
    } else {
      empty = EmptySources(among: arguments.operands, in: environment)
      system = try DraftedSystem(empty.others, shownBy: code, in: environment)
    }
    guard let system else {
      throw ToolFailure(
        "there is no token file, asset catalog, style sheet or program's file named as one with "
          + "colors here or below; name the token files")
    }
    guard system.judgesAnything else {
      guard let code else { throw NothingToPair(system, found).failure }
      throw ToolFailure(
        "no pair of the \(system.catalog.colorTokens.count) color tokens of "
          + "\(shown(system.sources.map(\.path))) that can be judged was found in the code in "
          + "\(code.shownPaths); '\(code.discovering)' lists what is used there")
    }
    let folder = FilePath.folder(of: policyPath)
    let written = system.sources.map { source in
      var source = source
      if !folder.isEmpty { source.path = relative(source.path, to: folder, environment.files) }
      return source
    }
    let preset: DraftPreset? = arguments.choice(.preset)
    var draft = system.policy
    let materials = preset == .apple ? draft.layMaterialsOverAnything() : []
    let text = PolicyText.text(draft, sources: written)
    let (prepared, report) = try judge(text, system.catalog, in: environment)
    let ofCode = try code.map { code in
      ShownCodeText(code: code, pairs: try PairStandings(prepared).standing(code.pairs))
    }
    try environment.files.writeWhole(policyPath) { write in
      try write(Array(text.utf8))
    }
    try environment.output.write(
      summary(system, policyPath, ofCode)
        + (preset == .apple ? settings(report, materials) : "")
        + (found.map(searched) ?? "") + empty.text
        + "Next: read the policy, then run contrast-audit"
        + (policyPath == AuditedSystem.policyName ? ".\n" : " --policy \(policyPath.inert)\n"))
    return .success
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

  /// What an audit by the draft covers of Apple's settings, and what it cannot know.
  private static func settings(_ report: AuditReport, _ materials: [String]) -> String {
    var text = "Settings of Apple's systems:\n"
    for line in AppleSetting.lines(of: report) { text += "  \(line)\n" }
    text +=
      "Unknown, since they are of the system and no range is published: materials and vibrancy.\n"
    guard !materials.isEmpty else {
      return text + "  No background is a material by its name; pair what lies on one with 'any'.\n"
    }
    text += "Materials by their names, which lie over any:\n"
    for name in materials { text += "  \(name.inert)\n" }
    return text
  }

  /// An audit by the draft; fails if it would: `init` writes nothing that `audit` refuses.
  private static func judge(
    _ policy: String, _ catalog: TokenCatalog, in environment: ToolEnvironment
  ) throws -> (PreparedAudit, AuditReport) {
    var diagnostics = DiagnosticList()
    var options = AuditOptions()
    options.today = environment.today
    options.repair.isPlanned = false
    let file = SourceFile(path: AuditedSystem.policyName, text: policy)
    guard let policy = Policy(reading: file, diagnostics: &diagnostics),
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

  /// A path relative to another folder if it is inside; otherwise absolute.
  private static func relative(_ path: String, to folder: String, _ files: FileSystem) -> String {
    guard let whole = files.canonical(path), let base = files.canonical(folder) else { return path }
    return FilePath.isInside(whole, base) ? String(whole.dropFirst(base.count + 1)) : whole
  }

  private static func summary(
    _ system: DraftedSystem, _ path: String, _ code: ShownCodeText?
  ) -> String {
    let draft = system.policy
    let pairings = draft.text + draft.components
    let count = pairings.reduce(0) { $0 + $1.foregrounds.count * $1.backgrounds.count }
    var text = "Wrote '\(path)' with \(count) pairing\(count == 1 ? "" : "s").".inert + "\n"
    if let code { text += code.judged.inert + "\n" }
    for source in system.sources where source.isGuessed {
      let contexts = source.contexts.map { "\($0.axis) \($0.context)" }
      let layer = source.layer.map { ["the layer \($0.name) \($0.choice)"] } ?? []
      let kind = source.uiTheme.map { ["uiTheme \($0.rawValue)"] } ?? []
      let lead = source.isSaidByPackage ? "Said by package.json" : "Guessed from its name"
      text +=
        "\(lead): '\(source.path)' is for \((contexts + layer + kind).joined(separator: ", "))"
        .inert + "\n"
    }
    for source in system.sources {
      guard let function = source.channels else { continue }
      text +=
        "Guessed from its values: '\(source.path)' has components of \(function.rawValue)()".inert
        + "\n"
    }
    for source in system.sources where source.isOverriding {
      text +=
        "Guessed from its selectors: '\(source.path)' is a theme, and comes after the others".inert
        + "\n"
    }
    if !draft.conditions.isEmpty {
      text += "Guessed what becomes of values under conditions; check each:\n"
      for condition in draft.conditions {
        text += "  \(PolicyText.words(condition.choice))  \(condition.name)".inert + "\n"
      }
    }
    if !draft.partial.isEmpty {
      text += "Judged in some contexts only, because their color is not known in the others:\n"
      text += NameList(draft.partial.map(judged)).text
    }
    if !draft.ofTheme.isEmpty {
      text += "Judged in the theme that they are named for:\n"
      text += NameList(draft.ofTheme.map(judged)).text
    }
    if !draft.unread.isEmpty {
      text += "Left out, because their color is not known in every context:\n"
      text += NameList(draft.unread).text
    }
    let colors = system.catalog.colorsInCode
    if let first = colors.first {
      text +=
        "\(colors.count) color\(colors.count == 1 ? "" : "s") in code that \(colors.count == 1 ? "is" : "are") not read, first at \(first.file.path):\(first.start.line)"
        .inert + "\n"
    }
    if !draft.gradients.isEmpty {
      text += "Left out, because they are gradients, and text is judged in one color:\n"
      text += NameList(draft.gradients).text
    }
    for question in PolicyDraft.Question.allCases {
      guard let names = draft.unplaced[question] else { continue }
      text += heading(question, names.count) + NameList(names).text
    }
    if draft.unplaced.values.contains(where: { NameList($0).isCut }) {
      text += "All in no pairing: contrast-audit --format json, under coverage.unreached.\n"
    }
    return text + (code?.left ?? "")
  }

  private static func judged(_ name: String, _ contexts: PolicyDraft.Contexts) -> String {
    "\(name)  \(contexts.axis) \(contexts.names.joined(separator: ", "))"
  }

  static func shown(_ paths: [String]) -> String {
    paths.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
      + (paths.count > 3 ? " and \(paths.count - 3) more" : "")
  }

  /// What a search took, and what it found beside that.
  private static func searched(_ found: FoundSources) -> String {
    let left = found.left.map { kind, paths in
      "Left out the \(kind) \(shown(paths)); name them to audit them too.".inert
    }
    let unread = found.unread.map { language, paths in
      "Not read, since they are \(language): \(shown(paths)).".inert
    }
    let refused = found.refused.map { path, reason in
      "Left out '\(path)', which cannot be read with the others:".inert + "\n  \(reason)"
    }
    return (["Read \(shown(found.taken)).".inert] + refused + left + unread).map { $0 + "\n" }
      .joined()
  }

  /// What is asked about tokens in no pairing.
  private static func heading(_ question: PolicyDraft.Question, _ count: Int) -> String {
    let tokens = "\(count) color token\(count == 1 ? "" : "s")"
    return switch question {
    case .foreground: "What stands on them? \(tokens) in no pairing:\n"
    case .background: "On what do they stand? \(tokens) in no pairing:\n"
    case .use: "What are they for? \(tokens) in no pairing:\n"
    case .pair: "The code shows no pair with them as they are: \(tokens) in no pairing:\n"
    }
  }
}
