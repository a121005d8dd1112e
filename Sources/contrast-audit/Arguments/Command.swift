import SystemLoading

/// A command of the tool.
protocol Command: SendableMetatype {
  /// The word that selects it.
  static var name: String { get }
  /// Its purpose, as one line.
  static var abstract: String { get }
  /// Its forms, without the tool's name; one per line.
  static var usages: [String] { get }
  /// Further help.
  static var details: String { get }
  /// The options it takes, without `--help`.
  static var options: [Option] { get }
  /// What each operand may be.
  static var operands: [Completion] { get }
  /// Whether the last operand may be repeated.
  static var lastOperandRepeats: Bool { get }
  /// Whether the built-in catalog stands in where there is no policy.
  static var hasStandIn: Bool { get }
  /// An option as this command takes it: with fewer choices, or another meaning.
  static func adapted(_ option: Option) -> Option
  /// Runs it, and throws errors as a ``ToolFailure``.
  static func run(_ arguments: Arguments, in environment: ToolEnvironment) throws -> ExitStatus
}

extension Command {
  static var details: String { "" }

  static var operands: [Completion] { [.files] }

  static var lastOperandRepeats: Bool { true }

  static var hasStandIn: Bool { true }

  static func adapted(_ option: Option) -> Option { option }

  /// The options as the command takes them, shared ones included.
  static var completedOptions: [Option] {
    let isDefault = name == Tool.commands[0].name
    return options.map { adapted($0) } + (isDefault ? [.help, .version] : [.help])
  }

  /// Throws if there are more operands than a command takes.
  static func expectOperands(atMost limit: Int, in arguments: Arguments) throws {
    guard arguments.operands.count > limit else { return }
    throw ToolFailure(
      "'\(name)' takes \(limit == 0 ? "no operand" : "at most \(limit)"), and there is "
        + "'\(arguments.operands[limit])'; see 'contrast-audit \(name) --help'")
  }
}
