import SourceText

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

  /// A word to show, in quotes only where the shell needs them. A file name may hold an escape sequence.
  func word(_ text: String) -> String {
    let isPlain =
      !text.isEmpty
      && text.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20)
          || "-_./=:@+,".utf8.contains($0)
      }
    return isPlain ? text : quoted(text.inert)
  }

  /// The names of the options that take a value, dashes included, and the letters.
  static func optionsWithValue(of commands: [any Command.Type]) -> [String] {
    Option.all.filter { $0.placeholder != nil }.flatMap { option in
      ["--\(option.name)"] + (option.letter.map { ["-\($0)"] } ?? [])
    }
  }
}
