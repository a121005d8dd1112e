import Foundation
import Testing

/// What asks for less is found although every color is as it was.
extension DiffCommandTests {
  /// A policy over three themes; ink on page is 21 in the day, 18.88 in the night and at dusk.
  private func writePolicy(
    _ rules: String = ink(), head: String = "",
    themes: String = ##"""
    "day": [], "night": [{"ink": {"$type": "color", "$value": "#111111"}}],
    "dusk": [{"ink": {"$type": "color", "$value": "#111111"}}]
    """##
  ) throws {
    try write(themes: themes)
    try workspace.write(
      #"{"tokens": ["app.resolver.json"],\#(head) "rules": [\#(rules)]}"#,
      to: "design/contrast-audit.json")
  }

  private static func ink(_ rule: String = "", _ pairing: String = #""usage": "text""#) -> String {
    #"{"id": "INK", \#(rule)"pairings": [{"foreground": "ink", "background": "page", \#(pairing)}]}"#
  }

  private static func waiver(_ more: String) -> String {
    #" "waivers": [{\#(more), "reason": "known"}],"#
  }

  private static let grey =
    #"{"id": "GREY", "pairings": [{"foreground": "grey", "background": "page", "usage": "text"}]}"#

  private static func both(_ rule: String) -> String { "\(grey),\(rule)" }

  /// Head and rules before, head and rules after, and what is said of it.
  static let loosened: [(String, String, String, String, String)] = [
    (
      "", ink(), "", ink(#""severity": "warning", "#),
      "the severity of the rule 'INK' is lowered from error to warning"
    ),
    (
      "", ink("", #""usage": "text", "minimum": 7"#), "",
      ink("", #""usage": "text", "minimum": 5"#),
      "the rule 'INK' needs 5 for ink on page, was 7"
    ),
    (
      "", ink("", #""usage": "text", "minimum": 7"#), "", ink(),
      "the rule 'INK' needs 4.5 for ink on page, was 7"
    ),
    (
      #" "level": "AAA","#, ink(), "", ink(),
      "the level is lowered from AAA to AA"
    ),
    (
      "", ink(), #" "exclude": {"theme": ["dusk"]},"#, ink(),
      "the theme 'dusk' is excluded, and was audited"
    ),
    (
      "", ink(), #" "leftOut": {"dusk.css": "a draft"},"#, ink(),
      "'dusk.css' is left out now: a draft"
    ),
    (
      "", ink(), #" "optional": {"theme": ["dusk"]},"#, ink(),
      "the theme 'dusk' is optional, and was audited"
    ),
    (
      #" "optional": {"theme": ["dusk"]},"#, ink(), #" "exclude": {"theme": ["dusk"]},"#, ink(),
      "the theme 'dusk' is excluded, and was optional"
    ),
    (
      "", ink(), #" "undeclaredPairs": "note","#, ink(),
      "pairs in code that no pairing judges count as a note, was error"
    ),
    (
      #" "indeterminate": "error","#, ink(), #" "indeterminate": "note","#, ink(),
      "indeterminate findings count as a note, was error"
    ),
    (
      "", ink(), #" "indeterminate": "warning","#, ink(),
      "indeterminate findings count as a warning"
    ),
    (
      "", both(ink()), waiver(#""rule": "GREY""#), both(ink()),
      "a waiver is added: GREY (known)"
    ),
    (
      waiver(#""rule": "GREY", "foreground": "grey""#), both(ink()),
      waiver(#""rule": ["GREY", "INK"], "foreground": "*""#), both(ink()),
      "a waiver covers more: GREY, INK · * (known), was GREY · grey (known)"
    ),
    (
      waiver(#""rule": "GREY", "expires": "2027-01-01""#), both(ink()),
      waiver(#""rule": "GREY", "expires": "2027-06-01""#), both(ink()),
      "a waiver lasts longer: GREY (known), to 2027-06-01, was 2027-01-01"
    ),
    (
      waiver(#""rule": "GREY", "expires": "2027-01-01""#), both(ink()),
      waiver(#""rule": "GREY""#), both(ink()),
      "a waiver lasts longer: GREY (known), without an end, was 2027-01-01"
    ),
    (
      waiver(#""rule": "GREY", "ratio": 4.47"#), both(ink()),
      waiver(#""rule": "GREY", "ratio": 3"#), both(ink()),
      "a waiver accepts less contrast: GREY (known), from 3, was 4.47"
    ),
    (
      waiver(#""rule": "GREY", "ratio": 4.47"#), both(ink()),
      waiver(#""rule": "GREY""#), both(ink()),
      "a waiver accepts less contrast: GREY (known), whatever it is, was 4.47"
    ),
    (
      waiver(#""rule": "GREY", "when": {"theme": ["day"]}"#), both(ink()),
      waiver(#""rule": "GREY""#), both(ink()),
      "a waiver covers more: GREY (known), was GREY · theme day (known)"
    ),
    (
      ##" "backdrops": {"photo": {"colors": ["page", "#000000"]}},"##,
      ink("", #""usage": "text""#),
      #" "backdrops": {"photo": {"colors": ["page"]}},"#,
      ink("", #""usage": "text""#),
      "the backdrop 'photo' is narrowed: page, was page, #000000"
    ),
  ]

  @Test(arguments: [
    (#"{"(hover: hover)": "audit"}"#, #"{"*": "ignore"}"#, ", and were audited"),
    ("{}", #"{"(hover: hover)": "ignore"}"#, ""),
    (#"{"*": "ignore"}"#, #"{"(hover: hover)": "ignore"}"#, nil),
  ])
  func `A condition that is ignored from now on is listed`(
    before: String, after: String, words: String?
  ) throws {
    let sheet =
      ":root { --ink: #000; --page: #FFF } @media (hover: hover) { :root { --other: #EEE } }"
    for (name, conditions) in [("old", before), ("new", after)] {
      try workspace.write(sheet, to: "\(name)/app.css")
      try workspace.write(
        """
        {"tokens": ["app.css"], "conditions": \(conditions), "rules": [\(Self.ink())]}
        """,
        to: "\(name)/contrast-audit.json")
    }
    let run = self.run("./old", "./new", folder: ".")
    let message = words.map { "values under '(hover: hover)' are ignored\($0)" }
    #expect(run.status == (message == nil ? 0 : 1), "\(run.errors)")
    if let message { #expect(run.output.contains(message), "\(run.output)") }
  }

  /// Another declaration of a type may have fewer cases.
  @Test func `Code in which names are no longer looked up is listed`() throws {
    let ink = Self.ink()
    for folder in ["Models", "Decoy"] {
      try workspace.write("enum Kind { case day }", to: "design/\(folder)/Kind.swift")
    }
    try writePolicy(ink, head: #" "code": ["Models"],"#)
    try sandbox.commit("before")
    try writePolicy(ink, head: #" "code": ["Decoy"],"#)
    let run = run("HEAD")
    #expect(run.status == 1)
    #expect(run.output.contains("names are no longer looked up in 'Models'"), "\(run.output)")
    try writePolicy(ink, head: #" "code": ["Decoy", "."],"#)
    #expect(self.run("HEAD").status == 0)
  }

  @Test(arguments: loosened)
  func `What asks for less is a finding, unless reviewers accept it`(
    headBefore: String, before: String, headAfter: String, after: String, message: String
  ) throws {
    try writePolicy(before, head: headBefore)
    try sandbox.commit("before")
    try #require(run("HEAD").status == 0, "\(run("HEAD").errors)")
    try writePolicy(after, head: headAfter)
    let run = run("HEAD")
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.output.contains("Weaker policy  "))
    #expect(run.output.contains(message), "\(run.output)")
    let json = self.run("HEAD", "--format", "json")
    let changes = try #require(try JSONReport(json.output)["policyChanges"] as? [[String: Any]])
    #expect(changes.contains { ($0["message"] as? String ?? "").contains(message) })
    let accepted = self.run("HEAD", "--accept-policy-changes")
    #expect(accepted.status == 0, "\(accepted.output)")
    #expect(accepted.output.contains(message))
    // To ask for more is none.
    try sandbox.commit("after")
    let back = self.run("HEAD", "HEAD~1")
    #expect(!back.output.contains("Weaker policy  "), "\(back.output)")
    #expect(!back.output.contains("No longer judged"), "\(back.output)")
  }

  static let dropped: [(String, String)] = [
    (grey, "GREY"), (both(ink("", #""usage": "large-text""#)), "INK"),
    (both(ink("", #""usage": "ui-component""#)), "INK"),
    (both(ink("", #""usage": "decoration""#)), "INK"),
    (both(ink(#""optional": true, "#)), "INK"), (ink(), "GREY"),
    (both(ink("", #""usage": "text", "when": {"theme": ["day"]}"#)), "INK"),
  ]

  /// What is no longer judged has a heading of its own, and is the policy's work too.
  @Test(arguments: dropped)
  func `What is judged no more or as less passes only where reviewers accept it`(
    after: String, rule: String
  ) throws {
    try writePolicy(Self.both(Self.ink()))
    try sandbox.commit("before")
    try writePolicy(after)
    let run = run("HEAD")
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.output.contains("No longer judged, though its tokens and contexts still exist"))
    let accepted = self.run("HEAD", "--accept-policy-changes")
    #expect(accepted.status == 0, "\(accepted.output)")
    #expect(accepted.output.contains("No longer judged"))
  }

  @Test func `Acceptance of the policy accepts no color`() throws {
    try write(ink: "#777777")
    #expect(run("HEAD", "--accept-policy-changes").status == 1)
  }

  /// The blue is named by a rule of its own only, and reached through the ink.
  @Test func `A rule is missed although an alias reaches its tokens`() throws {
    try write(more: ##", "blue": {"$value": "#000088"}, "link": {"$value": "{blue}"}"##)
    let link = Self.ink().replacing("ink\"", with: "link\"")
    let blue = Self.ink().replacing("INK", with: "BLUE").replacing("ink\"", with: "blue\"")
    func policy(_ rules: String) -> String {
      #"{"tokens": ["app.resolver.json"], "rules": [\#(rules)]}"#
    }
    try workspace.write(policy(link + "," + blue), to: "design/contrast-audit.json")
    try sandbox.commit("before")
    try workspace.write(policy(link), to: "design/contrast-audit.json")
    let run = run("HEAD")
    #expect(run.status == 1)
    #expect(run.output.contains("No longer judged"))
  }

  @Test func `A modifier taken out of the resolution order counts`() throws {
    try writePolicy()
    try sandbox.commit("before")
    let resolver = try workspace.read("design/app.resolver.json")
    try workspace.write(
      resolver.replacing(##", {"$ref": "#/modifiers/theme"}"##, with: ""),
      to: "design/app.resolver.json")
    // Its contexts would be audited nowhere.
    #expect(self.run("HEAD").status == 2)
    try workspace.write(
      ##"""
      {"version": "2025.10", "sets": {"all": {"sources": [{"$ref": "parts/app.tokens.json"}]}},
       "resolutionOrder": [{"$ref": "#/sets/all"}]}
      """##, to: "design/app.resolver.json")
    let run = run("HEAD")
    #expect(run.status == 1, "\(run.output)\(run.errors)")
    #expect(run.output.contains("the axis 'theme' is gone"))
    #expect(self.run("HEAD", "--accept-policy-changes").status == 0)
  }

  @Test func `A theme that is gone from the tokens is no finding`() throws {
    try writePolicy()
    try sandbox.commit("before")
    try writePolicy(
      themes: ##""day": [], "night": [{"ink": {"$type": "color", "$value": "#111111"}}]"##)
    #expect(run("HEAD").status == 0)
    #expect(run("HEAD").output.contains("Removed with a token or context  1\n"))
  }

  @Test func `A token that lost a context counts, and one that said it twice did not`() throws {
    try writePolicy()
    try sandbox.commit("before")
    try writePolicy(
      themes: ##"""
        "day": [], "night": [{"ink": {"$type": "color", "$value": "#111111"}}],
        "dusk": []
        """##)
    let run = run("HEAD")
    #expect(run.status == 1)
    #expect(
      run.output.contains("the token 'ink' no longer has its own value in the theme 'dusk'"))
    #expect(self.run("HEAD", "--accept-policy-changes").status == 0)
    // The day's own ink was the ink of all.
    try writePolicy(
      themes: ##"""
        "day": [{"ink": {"$type": "color", "$value": "#000000"}}], "night": []
        """##)
    try sandbox.commit("twice")
    try writePolicy(themes: ##""day": [], "night": []"##)
    #expect(self.run("HEAD").status == 0)
  }

  @Test func `Of two reports, what they hold is compared`() throws {
    func report(_ name: String) throws {
      let text = ToolRun(["--format", "json"], in: workspace, workingIn: "design").output
      try workspace.write(text, to: "design/\(name).json")
    }
    try writePolicy(Self.both(Self.ink("", #""usage": "text", "minimum": 7"#)))
    try report("old")
    try writePolicy(
      Self.both(Self.ink(#""severity": "warning", "#, #""usage": "text", "minimum": 5"#)),
      head: Self.waiver(#""rule": "GREY""#))
    try report("new")
    let run = run("old.json", "new.json")
    #expect(run.status == 1)
    for message in [
      "the severity of the rule 'INK' is lowered from error to warning",
      "the rule 'INK' needs 5 for ink on page, was 7",
      "the rule 'GREY' has findings that are waived",
    ] {
      #expect(run.output.contains(message), "\(run.output)")
    }
    #expect(!run.output.contains("Newly passing"))
    #expect(self.run("old.json", "new.json", "--accept-policy-changes").status == 0)
    // What is waived in the old one and not covered any more is another finding of colors.
    #expect(!self.run("new.json", "old.json").output.contains("Weaker policy"))
  }

  // MARK: Operands and git

  @Test(arguments: [[""], ["main", ""], ["", "main"]])
  func `An operand without a name is refused`(operands: [String]) throws {
    let run = ToolRun(["diff"] + operands, in: workspace, workingIn: "design")
    #expect(run.status == 2)
    #expect(run.errors.contains("an operand of 'diff' is empty"))
  }

  @Test func `A folder with the name of a range takes its place no more`() throws {
    try write(ink: "#777777")
    try sandbox.commit("second")
    try write(folder: "design/main~1..HEAD")
    try workspace.write("", to: "design/main~1..HEAD/none")
    let run = run("main~1..HEAD")
    #expect(run.status == 2)
    #expect(
      run.errors.contains(
        "'main~1..HEAD' is a folder here and could be a range of revisions; write './main~1..HEAD' for the folder, 'main~1 HEAD' for the revisions"
      ), "\(run.errors)")
    #expect(self.run("main~1", "HEAD").status == 1)
    #expect(self.run("./main~1..HEAD").status == 1)
  }

  /// A clone without contents: git would fetch each blob that it is asked for.
  @Test func `Nothing is ever fetched, and what is missing is named`() throws {
    try write(ink: "#010101")
    try sandbox.commit("second")
    try sandbox.git("config", "uploadpack.allowFilter", "true")
    let clone = try Workspace()
    try sandbox.git(
      "clone", "--quiet", "--filter=blob:none", "file://\(workspace.path)", "\(clone.path)/clone")
    let run = ToolRun(["diff", "HEAD~1"], in: clone, workingIn: "clone/design")
    #expect(run.status == 2, "\(run.output)")
    #expect(run.errors.contains("fetch-depth: 0"), "\(run.errors)")
  }

  @Test func `A revision that a shallow clone does not hold names the way out`() throws {
    try sandbox.commit("second")
    let clone = try Workspace()
    try sandbox.git(
      "clone", "--quiet", "--depth=1", "file://\(workspace.path)", "\(clone.path)/clone")
    let run = ToolRun(["diff", "HEAD~1"], in: clone, workingIn: "clone/design")
    #expect(run.status == 2)
    #expect(run.errors.contains("fetch-depth: 0"), "\(run.errors)")
  }
}
