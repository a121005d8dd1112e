import Foundation
import TestSupport
import Testing

/// After `init --from-code`, `--undeclared-pairs` finds on the same code nothing but what was listed.
@Suite struct InitFromCodePropertyTests {
  /// An app in one language: its files, the code, and how many pairs nothing judges.
  struct App: CustomTestStringConvertible, Sendable {
    let name: String
    let files: [String: String]
    let undeclared: Int
    var testDescription: String { name }
  }

  private static let sheet = """
    :root { --page: #FFF; --card: #EEE; --ink: #000; --dim: #555; --line: #777; --veil: #0001 }
    """

  static let apps: [App] = [
    App(
      name: "CSS",
      files: [
        "tokens.css": sheet,
        "app/a.css": """
        .a { color: var(--ink); background: var(--page) }
        .a:hover, .a:focus { background: var(--card) }
        .a .b { color: rgb(var(--dim) / 50%) }
        .c { color: rgb(var(--line) / 50%); background: var(--veil); border: 1px solid var(--line) }
        @media (prefers-color-scheme: dark) { .a { color: var(--dim) } }
        """,
      ], undeclared: 1),
    App(
      name: "Tailwind",
      files: [
        "tokens.css": "@theme { --color-page: #FFF; --color-ink: #000; --color-dim: #555 }",
        "app/a.html": """
        <div class="bg-page text-ink dark:bg-ink dark:text-page">
          <p class="text-dim/50 text-2xl">a</p> <p class="hover:bg-dim/10 text-ink">b</p>
        </div>
        """,
      ], undeclared: 3),
    App(
      name: "JSX with variants",
      files: [
        "tokens.css": ":root { --page: #FFF; --ink: #000; --dim: #555 }",
        "app/a.tsx": """
        const a = cva("bg-page", { variants: { kind: { strong: "text-ink", quiet: "text-dim" } } })
        export const B = () => <p className={cn("bg-ink", open ? "text-page" : "text-page/80")}/>
        """,
      ], undeclared: 0),
    App(
      name: "SwiftUI",
      files: [
        "Theme.swift": """
        enum Theme {
          static let page = Color(hex: 0xFFFFFF)
          static let ink = Color(hex: 0x000000)
          static let dim = Color(hex: 0x555555)
        }
        """,
        "app/A.swift": """
        struct A: View {
          var body: some View {
            VStack {
              Text("a").foregroundStyle(Theme.ink)
              Text("b").font(.largeTitle).foregroundStyle(Theme.dim)
              Image(systemName: "c").foregroundStyle(Theme.dim.opacity(0.5))
            }.background(Theme.page)
          }
        }
        """,
      ], undeclared: 0),
    App(
      name: "Compose",
      files: [
        "Theme.kt": """
        object Theme {
          val page = Color(0xFFFFFFFF)
          val ink = Color(0xFF000000)
          val icon = Color(0xFF555555)
        }
        """,
        "app/A.kt": """
        @Composable fun A() {
          Surface(color = Theme.page, contentColor = Theme.ink) {
            Text("a")
            Icon(Icons.Add, null, tint = Theme.icon)
            Text("b", color = Theme.icon.copy(alpha = 0.5f))
          }
        }
        """,
      ], undeclared: 1),
  ]

  /// The pairs that `discover` calls undeclared, as the code writes them.
  private static func undeclared(_ output: String) throws -> [String] {
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    let pairs = try #require(json["pairs"] as? [[String: Any]])
    return try pairs.filter { $0["policy"] as? String == "undeclared" }.map { pair in
      try ["foreground", "background"].map { key in
        let color = try #require(pair[key] as? [String: Any])
        let name = try #require(color["name"] as? String)
        let mark = color["notation"] as? String == "custom-property" ? "--" : ""
        let opacity =
          (color["opacity"] as? Double).map { " at \(Int(($0 * 100).rounded()))%" } ?? ""
        return mark + name + opacity
      }.joined(separator: " on ")
    }
  }

  /// Drafts from the code in `app`, and checks that nothing is undeclared but what the run listed.
  @discardableResult
  private static func check(_ workspace: Workspace, sources: [String]) throws -> [String] {
    let made = ToolRun(["init", "--from-code", "app"] + sources, in: workspace)
    #expect(made.status == 0, "\(made.errors)")
    let listed = made.output.split(separator: "\n").map { $0.drop { $0 == " " } }
    let discovered = ToolRun(["discover", "--format", "json", "app"], in: workspace)
    let undeclared = try undeclared(discovered.output)
    for pair in undeclared {
      #expect(listed.contains { $0.hasPrefix("\(pair)  ") }, "\(pair)\n\(made.output)")
    }
    let gate = ToolRun(["--undeclared-pairs", "app", "--format", "json"], in: workspace)
    #expect(gate.status < 2, "\(gate.errors)")
    let findings = try JSONReport(gate.output).diagnostics.filter {
      ($0["message"] as? String ?? "").contains("to judge it, add")
    }
    #expect(findings.count == undeclared.count)
    return undeclared
  }

  @Test(arguments: apps)
  func `Nothing is undeclared but what was listed`(app: App) throws {
    let workspace = try Workspace()
    for (name, text) in app.files { try workspace.write(text, to: name) }
    let sources = app.files.keys.filter { !$0.hasPrefix("app/") }
    #expect(try Self.check(workspace, sources: sources).count == app.undeclared)
  }

  /// Elements without a name in common, so that each pair is what its own rule says.
  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `A draft of any code has the pairs of its rules, each with the strictest use`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    let tokens = (0..<7).map { "t\($0)" }
    let names = tokens + ["none"]
    var expected: [String: Int] = [:]
    let usages = ["text", "large-text", "ui-component"]
    var code = ""
    for index in 0..<25 {
      let name = names.randomElement(using: &generator) ?? ""
      let behind = tokens.randomElement(using: &generator) ?? ""
      let isFaint = Int.random(in: 0..<5, using: &generator) == 0
      let size = ["", "font-size: 14px", "font-size: 24px"].randomElement(using: &generator) ?? ""
      let isBorder = Int.random(in: 0..<3, using: &generator) == 0
      guard name != behind else { continue }
      let color = isFaint ? "rgb(var(--\(name)) / 25%)" : "var(--\(name))"
      let property = isBorder ? "border: 1px solid \(color)" : "color: \(color)"
      code += ".c\(index) { background: var(--\(behind)); \(property); \(size) }\n"
      guard !isFaint, name != "none" else { continue }
      let rank = isBorder ? 2 : size.contains("24") ? 1 : 0
      expected["\(name) on \(behind)", default: rank] = min(
        rank, expected["\(name) on \(behind)", default: rank])
    }
    let workspace = try Workspace()
    // The last is there in the dark scheme alone, and the first is translucent.
    try workspace.write(
      ":root { --t0: #FFF8; "
        + tokens.dropFirst().dropLast().map { "--\($0): #333;" }.joined()
        + "} @media (prefers-color-scheme: dark) { :root { --t6: #FFF; --t1: #000 } }",
      to: "tokens.css")
    try workspace.write(code, to: "app/a.css")
    try Self.check(workspace, sources: ["tokens.css"])
    let results = try JSONReport(ToolRun(["--format=json"], in: workspace).output).results
    let found = results.map {
      "\($0.text("foreground")) on \($0.background[0]): \($0.text("usage"))"
    }
    #expect(Set(found) == Set(expected.map { "\($0.key): \(usages[$0.value])" }))
  }
}
