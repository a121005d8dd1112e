import Foundation
import Reporters
import SystemLoading
import Testing

@testable import contrast_audit

/// The completions in the shells themselves, where these are installed.
@Suite struct ShellCompletionTests {
  /// A command line up to the cursor and what has to be offered; nothing else may be.
  private static let cases: [(line: String, offers: [String])] = [
    ("ch", ["check"]),
    ("comp", ["completions"]),
    ("completions ", ["bash", "fish", "zsh"]),
    // What lies here is of an app, and the names of the catalog are not its own.
    ("--theme m", []),
    ("--built-in --theme m", ["midnight"]),
    ("--built-in --theme=m", ["midnight"]),
    ("audit --built-in --scheme light --theme l", ["lavender"]),
    ("--built-in --scheme d", ["dark"]),
    ("--built-in --rule FR-BT", ["FR-BT-04"]),
    ("--built-in --token textTert", ["textTertiary"]),
    ("--token nothingIsCalledThis", []),
    ("explain --built-in NFR-ACC", ["NFR-ACC-01"]),
    ("explain --built-in textTert", ["textTertiary"]),
    ("--level A", ["A", "AA", "AAA"].filter { Option.level.choices.contains($0) }),
    ("--fail-on w", ["warning"]),
    ("--format ju", ["junit"]),
    ("check --format j", ["json"]),
    ("check --usage l", ["large-text"]),
    ("list th", ["themes"]),
    ("help expl", ["explain"]),
    ("--scheme dark --min", ["--min-coverage"]),
    ("check --lev", ["--level"]),
    ("check --the", ["--theme"]),
    ("check --rul", []),
    ("schema --form", []),
    ("--policy team/policy.j", ["team/policy.json"]),
    ("--root fol", ["folder/"]),
    ("--output jun", ["junit="]),
    ("--output json=rep", ["json=report.json"]),
    ("rep", ["report.json"]),
    ("check rep", []),
    ("--policy team/policy.json --theme o", ["ocean", "ochre"]),
    ("--policy=team/policy.json --theme o", ["ocean", "ochre"]),
    ("own --theme oce", ["ocean"]),
    ("--policy own/contrast-audit.json --theme m", []),
    ("check --built-in --theme m", ["midnight"]),
    ("--policy broken.json --theme o", []),
    ("-- --the", []),
  ]

  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try Self.write(themes: ["ocean", "ochre"], as: "team/policy", in: workspace)
    try Self.write(themes: ["ocean", "land"], as: "own/contrast-audit", in: workspace)
    try workspace.write("{", to: "broken.json")
    try workspace.write("", to: "report.json")
    try workspace.makeFolder("folder")
    for shell in Shell.allCases { try workspace.write(shell.script, to: ".completion.\(shell)") }
  }

  /// Writes a policy about tokens with themes of those names.
  private static func write(
    themes: [String], as name: String, in workspace: Workspace
  ) throws {
    let contexts = themes.map { "\(JSONText.string($0)): []" }.joined(separator: ", ")
    try workspace.write(
      SmallSystem.policy(tokens: "\"\(FilePath.name(of: name)).resolver\""), to: "\(name).json")
    try workspace.write(
      """
      {"version": "2025.10",
       "sets": {"all": {"sources": [\(SmallSystem.tokens)]}},
       "modifiers": {"theme": {"contexts": {\(contexts)}}},
       "resolutionOrder": [{"$ref": "#/sets/all"}, {"$ref": "#/modifiers/theme"}]}
      """, to: "\(name).resolver")
  }

  /// What a script prints in the workspace, by a shell without the user's configuration.
  private func output(of shell: Shell, _ arguments: [String], _ script: String) throws -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: try #require(BuiltTool.installed(shell.rawValue)))
    try workspace.write(script, to: ".script")
    process.arguments = arguments + [workspace.absolute(".script")]
    process.currentDirectoryURL = URL(filePath: workspace.path)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let tools = try BuiltTool.url.deletingLastPathComponent().path(percentEncoded: false)
    process.environment = ["PATH": "\(tools):\(path)", "HOME": workspace.path, "TERM": "dumb"]
    process.standardInput = FileHandle.nullDevice
    for (name, keyPath) in [(".output", \Process.standardOutput), (".errors", \.standardError)] {
      try workspace.write("", to: name)
      process[keyPath: keyPath] = try FileHandle(
        forWritingTo: URL(filePath: workspace.absolute(name)))
    }
    try process.run()
    process.waitUntilExit()
    #expect(try workspace.read(".errors") == "")
    return try workspace.read(".output").split(separator: "\n").map(String.init)
  }

  // MARK: bash

  private func bash(_ lines: [String]) throws -> [[String]] {
    let script = lines.map { line in
      // As readline cuts the line into words.
      let spaced = line.replacing("=", with: " = ")
      var words = spaced.split(separator: " ").map(String.init)
      if line.hasSuffix(" ") || line.isEmpty { words.append("") }
      return """
        COMP_WORDS=(contrast-audit \(words.map(Shell.bash.quoted).joined(separator: " ")))
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _contrast_audit
        echo "== ${#COMPREPLY[@]}"
        for reply in "${COMPREPLY[@]}"; do printf '%s\\n' "$reply"; done
        """
    }
    let printed = try output(
      of: .bash, ["--norc", "--noprofile"],
      "set -u\nsource .completion.bash\n" + script.joined(separator: "\n"))
    return Self.groups(printed)
  }

  private static func groups(_ lines: [String]) -> [[String]] {
    lines.split(omittingEmptySubsequences: false) { $0.hasPrefix("== ") }.dropFirst()
      .map(Array.init)
  }

  @Test(.enabled(if: BuiltTool.installed("bash") != nil, "bash is not installed"))
  func `bash offers what fits`() throws {
    let offers = try bash(Self.cases.map(\.line))
    try #require(offers.count == Self.cases.count)
    for (offered, expected) in zip(offers, Self.cases) {
      // Readline keeps what stands before the last '=', and marks folders.
      let line = expected.line
      let wanted = expected.offers.map { offer in
        let text = offer.hasSuffix("/") ? String(offer.dropLast()) : offer
        return line.contains(" json=") ? String(text.dropFirst("json=".count)) : text
      }
      #expect(offered.sorted() == wanted.sorted(), "\(line)")
    }
  }

  // MARK: zsh

  /// The line after a tab, for each line.
  private func zsh(_ lines: [String]) throws -> [String] {
    let script = """
      zmodload zsh/zpty
      zpty shell zsh -f -i
      typeset ready
      zpty -w shell "PS1=; PS2=; autoload -Uz compinit; compinit -u -D; source .completion.zsh"
      zpty -w shell "unsetopt autolist listbeep; bindkey '^I' complete-word"
      zpty -w shell 'note() { print -r -- "$BUFFER" >> lines; BUFFER= }; zle -N note; bindkey "^X" note'
      zpty -w shell 'print rea""dy'
      zpty -r -m shell ready '*ready*'
      for line in \(lines.map(Shell.zsh.quoted).joined(separator: " ")); do
        count=$(wc -l < lines)
        zpty -w -n shell "contrast-audit $line"$'\\t'$'\\x18'
        while [[ $(wc -l < lines) == $count ]]; do
          zpty -r -t shell ignored || sleep 0.01
        done
      done
      zpty -d shell
      """
    try workspace.write("", to: "lines")
    _ = try output(of: .zsh, ["-f"], script)
    return try workspace.read("lines").split(separator: "\n").map(String.init)
  }

  @Test(
    .enabled(if: BuiltTool.installed("zsh") != nil, "zsh is not installed"), .timeLimit(.minutes(2))
  )
  func `zsh completes what fits`() throws {
    // One offer is completed whole; of several, what they have in common.
    let cases = Self.cases.filter { $0.offers.count == 1 }
    let lines = try zsh(cases.map(\.line))
    try #require(lines.count == cases.count)
    for (line, expected) in zip(lines, cases) {
      var typed = expected.line[...]
      while let last = typed.last, last != " ", last != "=" { typed.removeLast() }
      let offer = expected.offers[0].hasPrefix("json=") ? "report.json" : expected.offers[0]
      let space = "/=".contains(offer.last ?? " ") ? "" : " "
      // Options with a value take it after '=' too.
      let accepted = ["\(offer)\(space)", "\(offer)=", "\(offer)"]
        .map { "contrast-audit \(typed)\($0)" }
      #expect(accepted.contains(line), "\(expected.line): \(line)")
    }
    let nothing = Self.cases.filter { $0.offers.isEmpty }
    #expect(try zsh(nothing.map(\.line)) == nothing.map { "contrast-audit \($0.line)" })
  }

  // MARK: fish

  private func fish(_ lines: [String]) throws -> [[String]] {
    let script = lines.map {
      "echo '== '\ncomplete -C \(Shell.fish.quoted("contrast-audit \($0)"))"
    }
    let printed = try output(
      of: .fish, ["--no-config"], "source .completion.fish\n" + script.joined(separator: "\n"))
    // A description follows a tab.
    return Self.groups(printed).map { $0.map { String($0.prefix { $0 != "\t" }) } }
  }

  @Test(.enabled(if: BuiltTool.installed("fish") != nil, "fish is not installed"))
  func `fish offers what fits`() throws {
    let offers = try fish(Self.cases.map(\.line))
    try #require(offers.count == Self.cases.count)
    for (offered, expected) in zip(offers, Self.cases) {
      // After '=' of an option fish repeats the option.
      let prefix = expected.line.hasPrefix("--theme=") ? "--theme=" : ""
      // Where nothing begins with it, fish offers what contains it.
      let own = offered.filter { offer in
        expected.line.split(separator: " ").last.map { offer.hasPrefix($0) } ?? true
          || expected.line.hasSuffix(" ")
      }
      #expect(own.sorted() == expected.offers.map { prefix + $0 }.sorted(), "\(expected.line)")
    }
  }

  // MARK: Hostile names

  private static let hostile = ["$(touch pwned)", "`touch pwned`", "';touch pwned;'", "x y*z"]

  @Test(arguments: Shell.allCases.filter { BuiltTool.installed($0.rawValue) != nil })
  func `A name is offered and never run`(shell: Shell) throws {
    try Self.write(themes: Self.hostile, as: "hostile", in: workspace)
    let line = "--policy hostile.json --theme "
    switch shell {
    case .bash:
      let offers = try bash([line])
      // What is inserted is the name as one word again.
      let words = try output(
        of: .bash, [], "printf '%s\\n' \(offers.first?.joined(separator: " ") ?? "")")
      #expect(words.sorted() == Self.hostile.sorted())
    case .zsh:
      let offers = try zsh(["\(line)x", "\(line)\\$", "\(line)\\'"])
      #expect(
        offers
          == ["x\\ y\\*z ", "\\$\\(touch\\ pwned\\) ", "\\'\\;touch\\ pwned\\;\\' "]
          .map { "contrast-audit \(line)\($0)" })
    case .fish: #expect(try fish([line]).first?.sorted() == Self.hostile.sorted())
    }
    #expect(try !workspace.names().contains("pwned"))
  }

  /// Readline inserts between quotes what it is given, and the line is what the shell runs then.
  @Test(
    .enabled(if: BuiltTool.installed("bash") != nil, "bash is not installed"),
    arguments: [
      (#"""#, ["';touch pwned;'", "x y*z", "q'uote"]),
      ("'", ["$(touch pwned)", "`touch pwned`", "x y*z", #"q"$(touch pwned)"#, "ba\\", "hi!"]),
    ])
  func `Between quotes bash is offered what stands for itself there`(
    quote: String, names: [String]
  ) throws {
    let all = Self.hostile + [#"q"$(touch pwned)"#, "q'uote", "ba\\", "hi!"]
    try Self.write(themes: all, as: "hostile", in: workspace)
    for attached in ["--theme ", "--theme="] {
      let line = "--policy hostile.json \(attached)\(quote)"
      let offers = try #require(try bash([line]).first)
      #expect(offers.sorted() == names.sorted(), "\(line)")
      let words = offers.map { quote + $0 + quote }.joined(separator: " ")
      #expect(try output(of: .bash, [], "printf '%s\\n' \(words)").sorted() == names.sorted())
      // A quote in the middle of a word.
      let middle = try bash(["--policy hostile.json \(attached)q\(quote)"]).first
      #expect(middle == [])
    }
    #expect(try !workspace.names().contains("pwned"))
  }

  /// Where commands are offered too, readline does not quote the names of files.
  @Test(.enabled(if: BuiltTool.installed("bash") != nil, "bash is not installed"))
  func `Between quotes bash is offered no file that would be run`() throws {
    for name in ["check$(touch pwned)", "check`touch pwned`", "check-it"] {
      try workspace.write("", to: name)
    }
    let offers = try bash(["\"check", "check"])
    #expect(offers.first?.sorted() == ["check", "check-it"])
    let words = try #require(offers.last).joined(separator: " ")
    #expect(
      try output(of: .bash, [], "printf '%s\\n' \(words)").sorted()
        == ["check", "check$(touch pwned)", "check-it", "check`touch pwned`"])
    #expect(try !workspace.names().contains("pwned"))
  }
}
