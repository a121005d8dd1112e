import SystemLoading

/// Something the tool does.
protocol Command: SendableMetatype {
  /// The word that chooses it.
  static var name: String { get }
  /// What it does, as one line.
  static var abstract: String { get }
  /// How it is written, without the tool's name; one line a form.
  static var usages: [String] { get }
  /// What help adds.
  static var details: String { get }
  /// The options it takes beside `--help`.
  static var options: [Option] { get }
  /// What may stand at each operand.
  static var operands: [Completion] { get }
  /// Whether what may stand at the last of them may follow again and again.
  static var lastOperandRepeats: Bool { get }
  /// An option as the command takes it: with fewer choices, or another meaning.
  static func adapted(_ option: Option) -> Option
  /// Does it. What goes wrong is thrown as a ``ToolFailure``.
  static func run(_ arguments: Arguments, in environment: ToolEnvironment) throws -> ExitStatus
}

extension Command {
  static var details: String { "" }

  static var operands: [Completion] { [.files] }

  static var lastOperandRepeats: Bool { true }

  static func adapted(_ option: Option) -> Option { option }

  /// Throws where there are more operands than a command takes.
  static func expectOperands(atMost limit: Int, in arguments: Arguments) throws {
    guard arguments.operands.count > limit else { return }
    throw ToolFailure(
      "'\(name)' takes \(limit == 0 ? "no operand" : "at most \(limit)"), and there is "
        + "'\(arguments.operands[limit])'; see 'contrast-audit \(name) --help'")
  }
}
