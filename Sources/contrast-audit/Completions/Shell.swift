/// A shell with completions.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The script that the shell loads.
  var script: String {
    switch self {
    case .bash: BashCompletion.script(Tool.commands)
    case .zsh: ZshCompletion.script(Tool.commands)
    case .fish: FishCompletion.script(Tool.commands)
    }
  }

  /// A text as one word of a script, whatever its characters.
  func quoted(_ text: String) -> String {
    switch self {
    case .bash, .zsh:
      "'"
        + text.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "'\\''") + "'"
    case .fish: "'" + text.reduce(into: "") { $0 += "\\'".contains($1) ? "\\\($1)" : "\($1)" } + "'"
    }
  }

  /// The names of the options that take a value, dashes included, and the letters.
  static func optionsWithValue(of commands: [any Command.Type]) -> [String] {
    Option.all.filter { $0.placeholder != nil }.flatMap { option in
      ["--\(option.name)"] + (option.letter.map { ["-\($0)"] } ?? [])
    }
  }
}
