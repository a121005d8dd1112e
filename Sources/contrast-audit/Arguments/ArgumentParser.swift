import Reporters
import SourceText
import SystemLoading

/// Parses a command line in GNU style: `--name value`, `--name=value`, `-h`, and `--`, after which
/// everything is an operand.
///
/// Options may come before the command. Every mistake is reported, not only the first.
struct ArgumentParser {
  private let commands: [any Command.Type]

  init(commands: [any Command.Type]) {
    self.commands = commands
  }

  func parse(_ words: [String]) throws -> Arguments {
    var diagnostics = DiagnosticList()
    var operands: [String] = []
    var values: [Option: [String]] = [:]
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let option = option(String(parts[0]), &diagnostics) else { continue }
      var value = parts.count == 2 ? String(parts[1]) : nil
      if option.placeholder == nil {
        if let value { diagnostics.error("--\(option.name) takes no value; remove '=\(value)'") }
        values[option] = [""]
        continue
      }
      if value == nil, let next = rest.first, !isOption(next) { value = rest.popFirst() }
      guard let value, !value.isEmpty else {
        let hint = option.choices.isEmpty ? "" : ": \(option.choices.joined(separator: ", "))"
        let shell =
          option.placeholder == "COLOR"
          ? " (a shell reads an unquoted # as a comment: remove it, or quote the color)" : ""
        diagnostics.error(
          "--\(option.name) needs a value, \(option.placeholder ?? "")\(hint)\(shell)")
        continue
      }
      if values[option] != nil, !option.repeats {
        diagnostics.error("--\(option.name) is given twice; it takes one value")
      }
      values[option, default: []].append(value)
    }

    let command = commands.first { $0.name == operands.first }
    if command != nil { operands.removeFirst() }
    let chosen = command ?? commands[0]
    for (option, given) in values {
      let choices = chosen.adapted(option).choices
      func isChoice(_ value: String) -> Bool {
        choices.contains {
          $0 == value || option.ignoresCase && $0.lowercased() == value.lowercased()
        }
      }
      for value in given where !choices.isEmpty && !isChoice(value) {
        diagnostics.error(
          "--\(option.name) cannot be '\(value)'" + NearestName.hint(for: value, among: choices))
      }
    }
    for option in values.keys.sorted(by: { $0.name < $1.name })
    where option != .help && option != .version && !chosen.options.contains(option) {
      let owners = commands.filter { $0.options.contains(option) }.map { "'\($0.name)'" }
      let near = command == nil ? operands.first : nil
      let hint = near.flatMap { NearestName.of($0, among: commands.map { $0.name }) }
      diagnostics.error(
        "'\(chosen.name)' takes no --\(option.name); it belongs to "
          + owners.joined(separator: " and ")
          + (hint.map { "; did you mean the command '\($0)'?" } ?? ""))
    }
    guard !diagnostics.hasErrors else { throw ToolFailure(diagnostics.all) }
    return Arguments(command: chosen, operands: operands, values: values)
  }

  private func isOption(_ word: String) -> Bool {
    word == "--" || Option.all.contains { "--\($0.name)" == word }
  }

  private func option(_ word: String, _ diagnostics: inout DiagnosticList) -> Option? {
    if let option = Option.all.first(where: {
      "--\($0.name)" == word || $0.letter.map { "-\($0)" } == word
    }) {
      return option
    }
    let bare = String(word.drop { $0 == "-" })
    if let format = ReportFormat(rawValue: bare) ?? ReportFormat(ending: bare) {
      diagnostics.error(
        "there is no option '\(word)'; did you mean '--format \(format.rawValue)'?")
      return nil
    }
    let meant =
      commands.contains { $0.name == bare }
      ? "the command '\(bare)'" : bare == "light" ? "'--scheme light'" : nil
    if let meant {
      diagnostics.error("there is no option '\(word)'; did you mean \(meant)?")
      return nil
    }
    let names = Option.all.map { "--\($0.name)" }
    let hint = NearestName.of(word, among: names).map { "; did you mean '\($0)'?" }
    diagnostics.error(
      "there is no option '\(word)'" + (hint ?? "; see 'contrast-audit --help'"))
    return nil
  }
}
