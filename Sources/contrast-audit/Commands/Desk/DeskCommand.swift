import AuditEngine
import DesignTokens
import Reporters
import SourceText
import SystemLoading
import SystemRepairing

/// `contrast-audit desk [PATH…]`
enum DeskCommand: Command {
  static let name = "desk"
  static let abstract =
    "Write a page to try colors on: what a color reaches is measured again as it moves."
  static let usages = ["desk [options] [PATH…]"]
  static let details = """
    The page is one file for a browser. It computes as the tool does, and makes no request. It copies
    the changes as JSON for 'contrast-audit fix --from changes.json'. A file that is no such page is
    never overwritten.
    """
  static let options: [Option] = [
    .output, .system, .policy, .builtIn, .noBuiltIn, .root, .theme, .scheme, .everything, .rule,
    .token,
    .level,
  ]

  static func adapted(_ option: Option) -> Option {
    guard option == .output else { return option }
    var own = option
    (own.placeholder, own.repeats, own.offers) = ("PATH", false, .files)
    own.help = "the file to write (default: \(file))"
    return own
  }

  /// The file that is written, unless another is named.
  private static let file = "contrast-desk.html"
  /// The maximum number of evaluations of a page: a browser has to hold them all.
  private static let limit = 100_000

  static func run(_ arguments: Arguments, in environment: ToolEnvironment) throws -> ExitStatus {
    let path = arguments[.output] ?? file
    try expectOwn(path, in: environment)
    var diagnostics = DiagnosticList()
    let system = try AuditedSystem.load(arguments, in: environment, diagnostics: &diagnostics)
    var options = AuditOptions(
      level: arguments.choice(.level), rules: arguments.all(.rule),
      tokens: arguments.all(.token), contexts: AuditCommand.contexts(arguments))
    options.includesOptional = arguments.has(.everything)
    options.today = environment.today
    options.repair.isPlanned = false
    try system.overlay?.narrow(&options)
    let prepared = PreparedAudit(
      policy: system.policy, catalog: system.catalog, options: options, diagnostics: &diagnostics)
    guard let prepared,
      let report = Audit(prepared).run(tool: Tool.identity, diagnostics: &diagnostics)
    else { throw ToolFailure(diagnostics.all) }
    let count = report.evaluations.count
    guard count <= limit else {
      throw ToolFailure(
        "the page would have \(count) evaluations; expected at most \(limit), so narrow it with --theme, "
          + "--scheme, --rule or --token")
    }
    let model = try model(prepared, report)
    let writing = PlaceWriting(model.places, of: system.catalog, from: system.sources)
    let page = DeskPage(
      model, refusals: writing.refusals, hasOpacity: writing.hasOpacity,
      command: command(arguments))
    do {
      try environment.files.writeWhole(path) { write in
        var output = ReportOutput(write: write)
        page.write(to: &output)
        try output.finish()
      }
    } catch let error as FileError {
      throw ToolFailure(error.message)
    }
    let colors = model.places.all.count
    let further = try? FurtherPolicies(arguments, in: environment)
    if let further, !further.paths.isEmpty {
      try environment.output.write(
        "one of \(further.paths.count + 1) policies; --policy and --output write a page of another: "
          + "\(further.list.inert)\n")
    }
    try environment.output.write(
      "'\(path.inert)' has \(colors) color\(colors == 1 ? "" : "s") and \(count) "
        + "evaluation\(count == 1 ? "" : "s"); open it in a browser:\n"
        + "\(DeskPage.address(of: environment.files.target(of: path)))\n")
    system.announce(arguments, in: environment)
    return .success
  }

  /// Refuses to overwrite what is no page of this command.
  private static func expectOwn(_ path: String, in environment: ToolEnvironment) throws {
    guard environment.files.kind(of: path) == .file else { return }
    guard
      try environment.files.read(path, as: .report, .named).starts(with: DeskPage.beginning.utf8)
    else {
      throw ToolFailure(
        "'\(path)' is no page of 'contrast-audit desk', and is not replaced; --output names another file"
      )
    }
  }

  private static func model(
    _ prepared: PreparedAudit, _ report: AuditReport
  ) throws -> DeskModel {
    do throws(ResolutionError) {
      return try DeskModel(prepared, report)
    } catch {
      throw ToolFailure([error.diagnostic])
    }
  }

  /// The command that makes the changes in the same system.
  private static func command(_ arguments: Arguments) -> String {
    var words = ["contrast-audit", "fix", "--from", "changes.json"]
    for option in [Option.system, .policy, .root, .level] {
      if let value = arguments[option] { words += ["--\(option.name)", value] }
    }
    if arguments.has(.builtIn) { words.append("--\(Option.builtIn.name)") }
    if arguments.has(.everything) { words.append("--\(Option.everything.name)") }
    return (words + arguments.operands).map(quoted).joined(separator: " ")
  }

  /// A word as a shell reads it back.
  private static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x3D, 0x5F: true
      default: false
      }
    }
    return isPlain && !word.isEmpty ? word : "'\(word.replacing("'", with: #"'\''"#))'"
  }
}
