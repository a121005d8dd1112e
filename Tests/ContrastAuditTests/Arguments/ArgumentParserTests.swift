import Testing

@testable import contrast_audit

@Suite struct ArgumentParserTests {
  private func parse(_ words: String...) throws -> Arguments {
    try ArgumentParser(commands: Tool.commands).parse(words)
  }

  @Test(arguments: [
    ([], "audit", []), (["."], "audit", ["."]), (["audit", "."], "audit", ["."]),
    (["check", "fff", "000"], "check", ["fff", "000"]),
    (["list", "check"], "list", ["check"]),
    (["--format", "json", "check", "fff"], "check", ["fff"]),
    (["check", "--format", "json", "fff"], "check", ["fff"]),
    (["--", "check", "-x", "--level"], "check", ["-x", "--level"]),
    (["check", "fff", "--", "--format=json"], "check", ["fff", "--format=json"]),
    (["-"], "audit", ["-"]),
  ])
  func `The first operand is the command where it is the name of one`(
    words: [String], command: String, operands: [String]
  ) throws {
    let arguments = try ArgumentParser(commands: Tool.commands).parse(words)
    #expect(arguments.command.name == command)
    #expect(arguments.operands == operands)
  }

  @Test func `A value stands in the next word or after an equals sign`() throws {
    #expect(try parse("--format", "json")[.format] == "json")
    #expect(try parse("--format=json")[.format] == "json")
    #expect(try parse("--output=json=a=b.json").all(.output) == ["json=a=b.json"])
    #expect(try parse("check", "--batch", "-")[.batch] == "-")
    #expect(try parse("--theme", "-odd")[.theme] == "-odd")
  }

  @Test func `An option that may repeat keeps its values in order`() throws {
    let arguments = try parse("--theme", "b", "audit", "--theme=a", "--theme", "b")
    #expect(arguments.all(.theme) == ["b", "a", "b"])
  }

  @Test func `An option that was not given has no value`() throws {
    let arguments = try parse()
    #expect(arguments[.format] == nil)
    #expect(arguments.all(.theme).isEmpty)
    #expect(!arguments.has(.help))
  }

  @Test(arguments: [
    (["--formt", "json"], "there is no option '--formt'; did you mean '--format'?"),
    (["--Format=json"], "there is no option '--Format'; did you mean '--format'?"),
    (["-x"], "there is no option '-x'; see 'contrast-audit --help'"),
    (["--format"], "--format needs a value, FORMAT: text, json, junit, html"),
    (["--format="], "--format needs a value, FORMAT: text, json, junit, html"),
    (["--theme", "--format", "json"], "--theme needs a value, NAME"),
    (["--theme", "--", "x"], "--theme needs a value, NAME"),
    (["--format", "jsn"], "--format cannot be 'jsn'; did you mean 'json'?"),
    (["--format", "JSON"], "--format cannot be 'JSON'; did you mean 'json'?"),
    (["--format", "pdf"], "--format cannot be 'pdf'; expected one of text, json, junit, html"),
    (["--level", "A"], "--level cannot be 'A'; expected one of AA, AAA"),
    (["--fail-on", "note"], "--fail-on cannot be 'note'; expected one of error, warning, never"),
    (["--color", "maybe"], "--color cannot be 'maybe'; expected one of auto, always, never"),
    (["check", "--usage", "decoration"], "--usage cannot be 'decoration'"),
    (["check", "--usage", "large"], "--usage cannot be 'large'"),
    (["--level", "AA", "--level=AA"], "--level is given twice"),
    (["--policy", "a", "--policy", "b"], "--policy is given twice"),
    (["--help=yes"], "--help takes no value"),
    (["--version=1"], "--version takes no value"),
    (["--usage", "text"], "'audit' takes no --usage; it belongs to 'check'"),
    (["check", "--rule", "R"], "'check' takes no --rule; it belongs to 'audit'"),
    (
      ["list", "rules", "--level", "AA"],
      "'list' takes no --level; it belongs to 'audit' and 'diff' and 'accent' and 'check' and 'fix' and 'desk' and 'watch' and 'explain'"
    ),
    (["help", "--format", "json"], "'help' takes no --format"),
    (["chek"], "there is no file 'chek'; did you mean the command 'check'?"),
    (["chek", "fff", "000"], "there is no file 'chek'; did you mean the command 'check'?"),
    (["--", "-x"], "there is no file '-x'"),
    (["help", "lst"], "there is no command 'lst'; did you mean 'list'?"),
  ])
  func `A mistake on the command line is one line on standard error and exit status 2`(
    words: [String], message: String
  ) throws {
    let run = ToolRun(words, in: try Workspace())
    #expect(run.status == 2)
    #expect(run.output.isEmpty || words.contains("json"))
    #expect(run.errorLines.count == 1)
    #expect(run.errors.hasPrefix("contrast-audit: error: \(message)"))
  }

  @Test func `Every mistake is told, not only the first`() throws {
    let run = try ToolRun("--formt", "--level", "A", "--color=x", "--usage", "text")
    #expect(run.status == 2)
    #expect(run.errorLines.count == 4)
    for part in ["--formt", "--level", "--color", "--usage"] {
      #expect(run.errors.contains(part))
    }
  }
}
