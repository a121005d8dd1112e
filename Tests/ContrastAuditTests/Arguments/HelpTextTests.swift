import Testing

@testable import contrast_audit

@Suite struct HelpTextTests {
  @Test(arguments: ["audit", "check", "list", "explain", "help"])
  func `-h, --help and help say the same of a command`(name: String) throws {
    let help = try ToolRun(name, "--help")
    #expect(help.status == 0)
    #expect(help.errors.isEmpty)
    #expect(help.output.contains("contrast-audit \(name == "audit" ? "[audit]" : name)"))
    #expect(try ToolRun(name, "-h").output == help.output)
    #expect(try ToolRun("-h", name).output == help.output)
    #expect(try ToolRun("help", name).output == help.output)
  }

  @Test func `Help without a command is that of the default command and lists the others`() throws {
    let help = try ToolRun("--help")
    #expect(help.status == 0)
    #expect(try ToolRun("help").output == help.output)
    #expect(try ToolRun("audit", "-h").output == help.output)
    for command in Tool.commands { #expect(help.output.contains("\n  \(command.name) ")) }
  }

  @Test func `Help names every option that a command takes, and what its values may be`() {
    for command in Tool.commands {
      let text = HelpText.command(command)
      for option in command.options + [.help] {
        #expect(text.contains("--\(option.name)"), "\(command.name) --\(option.name)")
        for choice in command.adapted(option).choices { #expect(text.contains(choice)) }
      }
      #expect(text.contains("Exit status: 0 "))
    }
  }

  @Test func `Every option belongs to a command and has a name of its own`() {
    let general = ["help", "version"]
    for option in Option.all where !general.contains(option.name) {
      #expect(Tool.commands.contains { $0.options.contains(option) }, "--\(option.name)")
    }
    #expect(Set(Option.all.map(\.name)).count == Option.all.count)
  }

  @Test func `Help is asked for without reading anything, whatever else is wanted`() throws {
    let run = try ToolRun("check", "--batch", "missing.txt", "--help")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
  }
}
