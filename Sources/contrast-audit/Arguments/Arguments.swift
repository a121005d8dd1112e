/// The words of a command line, sorted into command, operands and options.
struct Arguments {
  let command: any Command.Type
  let operands: [String]
  private let values: [Option: [String]]

  init(command: any Command.Type, operands: [String], values: [Option: [String]]) {
    self.command = command
    self.operands = operands
    self.values = values
  }

  /// Whether an option was given.
  func has(_ option: Option) -> Bool { values[option] != nil }

  /// The values of an option, in order.
  func all(_ option: Option) -> [String] { values[option] ?? [] }

  /// The value of an option that is given once.
  subscript(option: Option) -> String? { values[option]?.last }

  /// The value of an option that takes the raw values of an enumeration.
  func choice<Choice: RawRepresentable>(_ option: Option) -> Choice?
  where Choice.RawValue == String {
    self[option].flatMap(Choice.init(rawValue:))
  }
}
