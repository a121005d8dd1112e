import AuditEngine
import BuiltInCatalog
import DesignTokens
import Reporters
import SourceText
import SystemLoading
import TokenReaders

/// `contrast-audit list themes|tokens|pairings|rules|formats|systems [PATH…]`
enum ListCommand: Command {
  static let name = "list"
  static let abstract = "List themes, tokens, pairings, rules, formats or systems."
  static let usages = [
    "list \(ListSubject.allCases.map(\.rawValue).joined(separator: "|")) [options] [PATH…]"
  ]
  static let details = """
    PATH is as for 'audit'. 'themes' lists the contexts of every axis; with --names only the themes.
    'formats' lists the formats of reports and tokens; with --names the values of --format.
    'systems' lists the values of --system. With --unused, 'pairings' lists those that no code shows,
    as far as 'discover' can follow it.
    """
  static let options: [Option] = [.format, .system, .policy, .builtIn, .root, .names, .unused]
  static let operands: [Completion] = [.words(ListSubject.allCases.map(\.rawValue)), .files]

  static func adapted(_ option: Option) -> Option {
    guard option == .format else { return option }
    var adapted = option
    adapted.choices = [ReportFormat.text, .json].map(\.rawValue)
    return adapted
  }

  static func run(_ arguments: Arguments, in environment: ToolEnvironment) throws -> ExitStatus {
    let names = ListSubject.allCases.map(\.rawValue)
    guard let word = arguments.operands.first else {
      throw ToolFailure("'list' needs to know what to list: \(names.joined(separator: ", "))")
    }
    guard let subject = ListSubject(rawValue: word) else {
      throw ToolFailure("there is no list of '\(word)'" + NearestName.hint(for: word, among: names))
    }
    let code = arguments.all(.unused)
    guard code.isEmpty || subject == .pairings else {
      throw ToolFailure("--unused is for 'list pairings', and this is 'list \(word)'; remove it")
    }
    let isJSON = arguments[.format] == ReportFormat.json.rawValue
    if isJSON, arguments.has(.names) {
      throw ToolFailure("--names and --format json are two ways to list; remove one of them")
    }
    if subject == .formats || subject == .systems {
      if let extra = arguments.operands.dropFirst().first {
        throw ToolFailure("'list \(word)' takes no operand, and there is '\(extra)'; remove it")
      }
      let rows = fixedRows(subject, namesOnly: arguments.has(.names))
      try environment.output.write(
        isJSON ? ListJSON(subject: subject, paths: environment.sourcePaths).text(rows) : table(rows)
      )
      return .success
    }
    var diagnostics = DiagnosticList()
    let system = try AuditedSystem.load(
      arguments, paths: Array(arguments.operands.dropFirst()), in: environment,
      diagnostics: &diagnostics)
    system.announce(arguments, in: environment)
    try? FurtherPolicies(
      arguments, operands: Array(arguments.operands.dropFirst()), in: environment
    ).note(in: environment)
    for diagnostic in diagnostics.all { environment.report(diagnostic) }
    let shown =
      code.isEmpty ? nil : try ShownPairings(in: code, by: system, in: environment)
    if isJSON {
      let json = ListJSON(subject: subject, paths: environment.sourcePaths)
      let text =
        switch subject {
        case .tokens: json.text(system.catalog, try tokenValues(system))
        case .pairings: json.text(try pairings(system, without: shown))
        case .themes, .schemes: json.text(axes(subject, system))
        case .rules, .formats, .systems:
          json.text(try described(subject, system, without: shown))
        }
      try environment.output.write(text)
      return .success
    }
    try environment.output.write(
      arguments.has(.names)
        ? lines(bareNames(subject, system, without: shown))
        : table(described(subject, system, without: shown)))
    return .success
  }

  // MARK: Rows

  /// Lists that do not depend on a policy.
  private static func fixedRows(_ subject: ListSubject, namesOnly: Bool) -> [[String]] {
    if subject == .systems {
      return BuiltInSystem.all.map { namesOnly ? [$0.name] : [$0.name, $0.summary] }
    }
    let written = ReportFormat.allCases.map { [$0.rawValue, "written", $0.summary] }
    let read = TokenFormat.allCases.map { [$0.name, "read", $0.summary] }
    return namesOnly ? written.map { [$0[0]] } : written + read
  }

  private static func described(
    _ subject: ListSubject, _ system: AuditedSystem, without shown: ShownPairings?
  ) throws -> [[String]] {
    switch subject {
    case .themes, .schemes:
      axes(subject, system).map { [$0.name, $0.contexts.joined(separator: ", ")] }
    case .rules:
      system.policy.rules.map { rule in
        [rule.id, rule.severity.rawValue, rule.title + (rule.isOptional ? " (optional)" : "")]
      }
    case .tokens: try tokenRows(system)
    case .pairings: try pairingRows(system, without: shown)
    case .formats, .systems: []
    }
  }

  private static func axes(_ subject: ListSubject, _ system: AuditedSystem) -> [Axis] {
    system.catalog.axes.filter { subject == .themes || $0.name == "scheme" }
  }

  /// Bare names, as options take them.
  private static func bareNames(
    _ subject: ListSubject, _ system: AuditedSystem, without shown: ShownPairings?
  ) throws -> [String] {
    func contexts(_ axis: String) -> [String] {
      system.catalog.axes.filter { $0.name == axis }.flatMap(\.contexts)
    }
    return switch subject {
    case .themes: contexts("theme")
    case .schemes: contexts("scheme")
    case .rules: system.policy.rules.map(\.id)
    case .tokens: system.catalog.tokens.map { system.catalog.name(of: $0) }
    case .pairings: try pairingRows(system, without: shown).map { $0[1] }
    case .formats, .systems: []
    }
  }

  /// The pairings, each with the id of its rule.
  private static func pairings(
    _ system: AuditedSystem, without shown: ShownPairings?
  ) throws -> [(rule: String, pairing: Pairing)] {
    var diagnostics = DiagnosticList()
    let prepared = PreparedAudit(
      policy: system.policy, catalog: system.catalog, options: AuditOptions(),
      diagnostics: &diagnostics)
    guard let plan = prepared?.plan else { throw ToolFailure(diagnostics.all) }
    return plan.pairings.filter { shown?.contains($0) != true }
      .map { (plan.rules[$0.rule].id, $0) }
  }

  private static func pairingRows(
    _ system: AuditedSystem, without shown: ShownPairings?
  ) throws -> [[String]] {
    try pairings(system, without: shown).map { rule, pairing in
      let usage = pairing.usage?.rawValue ?? pairing.typeStyleNames.joined(separator: ", ")
      let minimum = pairing.minimum.map { "at least \(Requirement.text($0))" } ?? ""
      return [
        rule, "\(pairing.foregroundName) on \(pairing.backgroundText)",
        usage,
        minimum, pairing.reason ?? "",
      ]
    }
  }

  /// The maximum number of values in a list, one per token and permutation.
  private static let valueLimit = 10_000_000

  private static func tokenValues(_ system: AuditedSystem) throws -> TokenValues {
    let catalog = system.catalog
    // Errors that stop an audit do not stop a list.
    var ignored = DiagnosticList()
    let plan = AuditPlan(
      policy: system.policy, catalog: catalog, options: AuditOptions(), diagnostics: &ignored)
    let choices =
      plan.choices.count == catalog.axes.count
      ? plan.choices : catalog.axes.map { Array($0.contexts.indices) }
    let count = Permutations.count(choices: choices) ?? .max
    guard count <= valueLimit / max(catalog.tokens.count, 1) else {
      throw ToolFailure(
        "there are too many permutations to list the tokens of: "
          + catalog.axes.map { "\($0.contexts.count) of \($0.name)" }.joined(separator: " × ")
          + "; --names lists the names alone")
    }
    return TokenValues(catalog, choices: choices)
  }

  private static func tokenRows(_ system: AuditedSystem) throws -> [[String]] {
    let (catalog, values) = (system.catalog, try tokenValues(system))
    let marks = TokenMarks(catalog)
    return catalog.tokens.map { token in
      let entry = values.entry(for: token)
      let place = entry.value.map { "\($0.span.file.path):\($0.span.line)" } ?? ""
      let shown = entry.values + marks.text(of: token, entry.value, entry.type)
      return [catalog.name(of: token), entry.type?.rawValue ?? "", place, shown]
    } + unreadRows(catalog) + marks.rows
  }

  /// The names that no token has, since what stands there could not be read.
  private static func unreadRows(_ catalog: TokenCatalog) -> [[String]] {
    catalog.unreadColors.filter { catalog.token(named: $0.name) == nil }.map { color in
      let name = color.openGroup.map { $0 + "*" } ?? color.name
      return [
        name, "", "\(color.span.file.path):\(color.span.start.line)",
        color.isPossible ? "(not read, and may be a color)" : "(not read)",
      ]
    }
  }

  /// One name a line, made safe to print; there may be very many.
  private static func lines(_ names: [String]) -> String {
    names.reduce(into: "") { text, name in
      text += name.inert.trimmingTrailingSpace()
      text += "\n"
    }
  }

  /// Rows in columns, with names made safe to print.
  static func table(_ rows: [[String]]) -> String {
    let rows = rows.map { $0.map(\.inert) }
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.reduce(into: "") { text, row in
      let cells = zip(row.dropLast(), widths).map { $0.padded(to: $1) } + row.suffix(1)
      text += cells.joined(separator: "  ").trimmingTrailingSpace() + "\n"
    }
  }
}
