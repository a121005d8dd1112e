import Testing

@testable import contrast_audit

@Suite struct ShellTests {
  @Test(arguments: Shell.allCases)
  func `A script names every command and every option`(shell: Shell) throws {
    let run = try ToolRun("completions", shell.rawValue)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    for command in Tool.commands { #expect(run.output.contains(command.name)) }
    for option in Option.all {
      #expect(run.output.contains(shell == .fish ? "-l \(option.name) " : "--\(option.name)"))
    }
  }

  @Test func `Another shell is refused, and so is none`() throws {
    let other = try ToolRun("completions", "fihs")
    #expect(other.status == 2)
    #expect(other.errors.contains("did you mean 'fish'?"))
    #expect(try ToolRun("completions").errors.contains("needs a shell: bash, zsh, fish"))
    #expect(try ToolRun("completions", "bash", "zsh").status == 2)
  }

  @Test func `An option whose value is a path completes paths`() {
    for option in Option.all {
      switch option.placeholder {
      case "PATH", "FILE": #expect(option.completion == .files, "--\(option.name)")
      case "FOLDER": #expect(option.completion == .folders, "--\(option.name)")
      default: break
      }
    }
  }

  @Test func `A text is one word in each shell, whatever it holds`() {
    #expect(Shell.bash.quoted("it's") == #"'it'\''s'"#)
    #expect(Shell.zsh.quoted(#"a\b"#) == #"'a\b'"#)
    #expect(Shell.fish.quoted(#"it's \"#) == #"'it\'s \\'"#)
  }
}
