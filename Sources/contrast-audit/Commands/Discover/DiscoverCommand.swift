import AuditEngine
import Reporters
import SourceText
import SystemLoading
import UsageReaders

/// `contrast-audit discover PATH…`
enum DiscoverCommand: Command {
  static let name = "discover"
  static let abstract = "List the pairs of colors that the code of an app uses, with their places."
  static let usages = ["discover [options] PATH…"]
  static let details = """
    PATH is a file of code, or a folder with some: CSS, HTML, Vue, Svelte, JavaScript and TypeScript
    with classes of Tailwind, Swift with views of SwiftUI, UIKit or AppKit, Kotlin with Compose. A pair
    is a foreground on its own background, or on that of the nearest element around it in the same
    file. What cannot be followed is listed by place, never guessed. Where there is a policy, each pair
    says whether a pairing judges it; 'contrast-audit --undeclared-pairs PATH' fails for those that
    none does.
    """
  static let options: [Option] = [.format, .system, .policy, .root]

  static func adapted(_ option: Option) -> Option {
    var own = option
    switch option {
    case .format:
      own.choices = [ReportFormat.text, .json].map(\.rawValue)
      own.help = "the form of the list (default: text)"
    case .policy:
      own.help = "the policy to compare with (default: contrast-audit.json here or above)"
    case .system: own.help = "compare with the policy of a built-in system"
    default: break
    }
    return own
  }

  static func run(_ arguments: Arguments, in environment: ToolEnvironment) throws -> ExitStatus {
    guard !arguments.operands.isEmpty else {
      throw ToolFailure("'discover' needs the code to look through: a file or a folder")
    }
    var search = try UsageSearch(arguments.operands, in: environment)
    var pairs = DiscoveredPair.all(of: search.reading)
    if let prepared = try prepared(arguments, in: environment) {
      let standings = try PairStandings(prepared)
      standings.noteOthers(in: &search.reading)
      pairs = standings.standing(pairs)
    }
    try environment.output.write(
      arguments[.format] == ReportFormat.json.rawValue
        ? DiscoverJSON(pairs: pairs, search: search).text
        : DiscoverText(pairs: pairs, search: search).text)
    return .success
  }

  /// The policy that is here or named; nil if there is none.
  private static func prepared(
    _ arguments: Arguments, in environment: ToolEnvironment
  ) throws -> PreparedAudit? {
    let isNamed = arguments.has(.policy) || arguments.has(.system)
    guard try isNamed || AuditedSystem.discoverPolicy(in: environment.files) != nil else {
      return nil
    }
    var diagnostics = DiagnosticList()
    let system = try AuditedSystem.load(
      arguments, paths: [], in: environment, diagnostics: &diagnostics)
    let prepared = PreparedAudit(
      policy: system.policy, catalog: system.catalog, options: AuditOptions(),
      diagnostics: &diagnostics)
    guard let prepared else { throw ToolFailure(diagnostics.all) }
    try? FurtherPolicies(arguments, operands: [], in: environment).note(in: environment)
    return prepared
  }
}
