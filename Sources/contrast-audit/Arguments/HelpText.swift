/// Help, made from the definitions of commands and options.
enum HelpText {
  /// The help of one command; that of the default command introduces the others.
  static func command(_ command: any Command.Type) -> String {
    let isDefault = command == Tool.commands[0]
    var text = "\(command.abstract)\n\nUsage:\n"
    for usage in command.usages { text += "  contrast-audit \(usage)\n" }
    if isDefault {
      text += "\nCommands:\n"
      text += table(Tool.commands.map { ($0.name, $0.abstract) })
    }
    if !command.details.isEmpty { text += "\n\(command.details)\n" }
    let own = command.options.map { command.adapted($0) }
    let options = own + (isDefault ? [.help, .version] : [.help])
    text += "\nOptions:\n"
    text += table(
      options.map { option in
        let choices = option.choices.isEmpty ? "" : ": \(option.choices.joined(separator: ", "))"
        return (option.usageText, option.help + choices + (option.repeats ? "; may repeat" : ""))
      })
    text +=
      "\nExit status: 0 nothing to report, 1 findings, 2 the tool or its configuration could not run.\n"
    return text
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.reduce(into: "") { text, row in
      let space = String(repeating: " ", count: width - row.0.count + 2)
      text += "  \(row.0)\(space)\(row.1)\n"
    }
  }
}
