import TestSupport
import Testing

/// A text or icon in the code that is not followed is a finding, by its type, its symbol and what it says.
@Suite struct UnresolvedUsesTests {
  private static let theme = """
    import SwiftUI
    enum Theme {
      static let ink = Color(red: 0, green: 0, blue: 0)
      static let paper = Color(red: 1, green: 1, blue: 1)
    }
    """

  private static func view(_ body: String, above: String = "") -> String {
    """
    import SwiftUI
    \(above)
    struct Card: View {
      let name: String
      var body: some View {
        \(body)
      }
    }
    """
  }

  private static let rules =
    #""rules": [{"id": "R", "pairings": [{"foreground": "Theme.ink", "background": "Theme.paper", "usage": "text"}]}]"#

  private static let known = "Text(name).foregroundStyle(Theme.ink).background(Theme.paper)"
  private static let lone = "Text(name).foregroundStyle(Theme.ink)"

  private func run(
    _ body: String, above: String = "", keys: String = "", _ words: [String] = [],
    _ more: [String: String] = [:]
  ) throws -> ToolRun {
    try ToolRun(
      policy: #"{"tokens": ["Theme.swift"], "code": ["Views"], \#(keys)\#(Self.rules)}"#,
      files: ["Theme.swift": Self.theme, "Views/Card.swift": Self.view(body, above: above)]
        .merging(more) { $1 }, words)
  }

  @Test func `A text on nothing that is known is not judged, and that fails`() throws {
    let run = try run(Self.lone)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("INCOMPLETE"), "\(run.output)")
    #expect(run.output.contains("1 text or icon in the code not followed"), "\(run.output)")
    #expect(run.output.contains("'Card.body: Theme.ink' is not judged"), "\(run.output)")
    #expect(run.output.contains("Views/Card.swift:6"), "\(run.output)")
  }

  @Test(arguments: [
    ("Text(name).foregroundStyle(mystery()).background(Theme.paper)", "mystery()"),
    ("Text(name).foregroundStyle(Theme.ink).background(.thinMaterial)", "Theme.ink"),
    (
      "Text(name).foregroundStyle(Theme.ink).background(Theme.paper.opacity(0.5))",
      "Theme.ink"
    ),
    ("Image(systemName: name).foregroundStyle(brand.ink).background(Theme.paper)", "brand.ink"),
  ]) func `What is not known is told by the expression`(body: String, name: String) throws {
    let run = try run("VStack { \(Self.known)\n    \(body) }")
    #expect(run.status == 1)
    #expect(run.output.contains("'Card.body: \(name)' is not judged"), "\(run.output)")
  }

  @Test(arguments: [
    "FancyLabel(name, color: Theme.ink)", "Text(name).fancy(Theme.ink)",
    "FancyLabel(Theme.ink) { \(known) }",
  ]) func `A color that is given to what nobody here declares is told`(body: String) throws {
    let run = try run("VStack { \(Self.known)\n    \(body) }")
    #expect(run.status == 1)
    #expect(
      run.output.contains(
        "'Card.body: Theme.ink' is not judged: it is given to what the code does not declare"),
      "\(run.output)")
  }

  @Test(arguments: [
    "\(known).shadow(color: Theme.ink, radius: 2)",
    "\(known)\n LinearGradient(colors: [Theme.ink], startPoint: .top, endPoint: .bottom)",
    known,
    "\(known).overlay(Rectangle().fill(mystery()))",
    "VStack { \(known)\n Rectangle().stroke(Theme.ink) }",
    "VStack { \(known)\n Color.clear.background(Theme.ink) }",
  ]) func `A shape, a border and a background alone are no text`(body: String) throws {
    let run = try run(body)
    #expect(run.status == 0, "\(run.output)")
    #expect(!run.output.contains("not followed"), "\(run.output)")
  }

  @Test func `A baseline knows it wherever its line moves, and no second one`() throws {
    let workspace = try Workspace()
    try workspace.write(Self.theme, to: "Theme.swift")
    func run(_ body: String, above: String = "", keys: String = "", _ words: [String] = []) throws
      -> ToolRun
    {
      try workspace.write(
        #"{"tokens": ["Theme.swift"], "code": ["Views"], \#(keys)\#(Self.rules)}"#,
        to: "contrast-audit.json")
      try workspace.write(Self.view(body, above: above), to: "Views/Card.swift")
      return ToolRun(words, in: workspace)
    }
    #expect(try run(Self.lone, ["--baseline", "known.json", "--write-baseline"]).status == 0)
    let key = #""baseline": "known.json", "#
    for above in ["", "// one\n// two", "struct Other { let a = 1 }"] {
      let again = try run(Self.lone, above: above, keys: key)
      #expect(again.status == 0, "\(again.output) \(again.errors)")
      #expect(again.output.contains("1 not followed but known"), "\(again.output)")
    }
    let second = try run("VStack { \(Self.lone)\n    \(Self.lone) }", keys: key)
    #expect(second.status == 1)
    #expect(
      second.output.contains("1 text or icon in the code not followed, 1 not followed but known"),
      "\(second.output)")
    let gone = try run(Self.known, keys: key)
    #expect(gone.status == 0)
    #expect(gone.output.contains("followed now, or gone"), "\(gone.output)")
  }

  @Test func `The policy says how much it weighs`() throws {
    let run = try run(Self.lone, keys: #""checks": {"unresolved-use": "warning"}, "#)
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("is not judged"), "\(run.output)")
    let wrong = try self.run(Self.lone, keys: #""checks": {"unresolved-uses": "warning"}, "#)
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("did you mean 'unresolved-use'"), "\(wrong.errors)")
  }

  @Test func `A run can ask for it alone, and a token leaves it out`() throws {
    let run = try run(Self.lone, ["--rule", "unresolved-use"])
    #expect(run.status == 1)
    #expect(run.output.contains("'Card.body: Theme.ink' is not judged"), "\(run.output)")
    let narrowed = try self.run(Self.lone, ["--token", "Theme.ink"])
    #expect(narrowed.status == 0, "\(narrowed.output)")
  }

  @Test func `What undeclared pairs could not compare fails too`() throws {
    let run = try ToolRun(
      policy: #"{"tokens": ["Theme.swift"], \#(Self.rules)}"#,
      files: [
        "Theme.swift": Self.theme,
        "Views/Card.swift": Self.view("VStack { \(Self.known)\n    \(Self.lone) }"),
      ], ["--undeclared-pairs", "Views"])
    #expect(run.status == 1)
    #expect(run.output.contains("'Card.body: Theme.ink' is not judged"), "\(run.output)")
  }

  /// Whoever lowers it weakens the policy; whoever mends it, or draws another view, does not.
  @Test(.enabled(if: GitSandbox.isInstalled))
  func `A comparison tells what is new, and who weighs it less`() throws {
    let sandbox = try GitSandbox()
    func write(_ body: String, _ keys: String = "") throws {
      try sandbox.workspace.write(
        #"{"tokens": ["Theme.swift"], "code": ["Views"], \#(keys)\#(Self.rules)}"#,
        to: "contrast-audit.json")
      try sandbox.workspace.write(Self.view(body), to: "Views/Card.swift")
    }
    try sandbox.workspace.write(Self.theme, to: "Theme.swift")
    let onPaper = "Text(name).foregroundStyle(Color.black).background(Theme.paper)"
    try write("VStack { \(Self.lone)\n    \(onPaper) }")
    try sandbox.commit()
    func diff() -> ToolRun { ToolRun(["diff", "HEAD"], in: sandbox.workspace) }
    try write(Self.known)
    #expect(diff().status == 0, "\(diff().output)")
    try write("VStack { \(Self.lone)\n    \(Self.lone)\n    \(onPaper) }")
    #expect(diff().status == 1)
    #expect(diff().output.contains("unresolved-use: Card.body: Theme.ink"), "\(diff().output)")
    try write(
      "VStack { \(Self.lone)\n    \(onPaper) }", #""checks": {"unresolved-use": "note"}, "#)
    #expect(diff().status == 1)
    #expect(
      diff().output.contains(
        "the severity of the rule 'unresolved-use' is lowered from error to note"),
      "\(diff().output)")
  }

  @Test func `A symbol is a function, a property or an initializer of the types around it`() throws
  {
    let code = """
      import SwiftUI
      enum Outer {
        struct Inner: View {
          let name: String
          var body: some View { title("a") }
          func title(_ text: String) -> some View {
            let local = 1
            return Text(text + "\\(local)").foregroundStyle(Theme.ink)
          }
        }
      }
      extension Outer.Inner {
        var subtitle: some View { Text(name).foregroundStyle(Theme.ink) }
      }
      """
    let run = try run(Self.known, [], ["Views/Other.swift": code])
    #expect(run.output.contains("'Outer.Inner.title: Theme.ink' is not judged"), "\(run.output)")
    #expect(run.output.contains("'Outer.Inner.subtitle: Theme.ink' is not judged"), "\(run.output)")
  }
}
