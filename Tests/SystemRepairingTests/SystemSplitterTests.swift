import AuditEngine
import SourceText
import SystemLoading
import TestSupport
import Testing

@testable import SystemRepairing

/// A hint on a page that is white, #1A1A1A in dark, #F4ECD8 in sepia, and must not change. By WCAG's
/// formula #767676 is the lightest grey that passes on white (4.542), #6B6B6B on sepia, and #828282
/// the darkest on dark (4.529). #8A8A8A passes on dark (5.041), not on white (3.452).
@Suite struct SystemSplitterTests {
  private static let hintOnPage = #"{"foreground": "hint", "background": "page", "usage": "text"}"#

  private func repair(
    _ files: [String: String], tokens: String, pairing: String = hintOnPage, keep: String = "page"
  ) throws -> SystemRepair {
    let policy =
      #"{"tokens": [\#(tokens)], "keep": ["\#(keep)"], "rules": [{"id": "R", "pairings": [\#(pairing)]}]}"#
    var diagnostics = DiagnosticList()
    let found = AuditedSystem.FoundPolicy(
      file: SourceFile(path: "contrast-audit.json", text: policy),
      loader: MemoryLoader(files: files), sources: [], isBuiltIn: false)
    let system = try AuditedSystem.read(found, diagnostics: &diagnostics)
    return try SystemSplitter(system, options: AuditOptions(), diagnostics: diagnostics).repair()
  }

  /// The changed files after a repair that leaves nothing, and that a second one has nothing to add to.
  private func written(
    _ files: [String: String], tokens: String, pairing: String = hintOnPage
  ) throws -> [String: String] {
    let repair = try repair(files, tokens: tokens, pairing: pairing)
    #expect(repair.before.hasFindings(atLeast: .error))
    #expect(!repair.after.hasFindings(atLeast: .error))
    #expect(repair.refused.map(\.message) == [])
    let changed = Dictionary(
      uniqueKeysWithValues: repair.edit.files.map {
        ($0.path, String(decoding: $0.bytes, as: UTF8.self))
      })
    let again = try self.repair(
      files.merging(changed) { $1 }, tokens: tokens, pairing: pairing)
    #expect(again.edit.files.isEmpty)
    return changed
  }

  // MARK: Style sheets

  private static let root = ":root {\n  --page: #FFFFFF;\n  --hint: #767676;\n}\n"

  /// What stands before and after.
  @Test(arguments: [
    (".dark {\n  --page: #1A1A1A;\n}\n", ".dark {\n  --page: #1A1A1A;\n  --hint: #828282;\n}\n"),
    (".dark { --page: #1A1A1A; }", ".dark { --page: #1A1A1A; --hint: #828282; }"),
    (".dark{--page:#1A1A1A}", ".dark{--page:#1A1A1A;--hint:#828282}"),
    (".dark {\n  --page: #1A1A1A\n}", ".dark {\n  --page: #1A1A1A;\n  --hint: #828282\n}"),
    (
      ".dark {\n\t--page: #1A1A1A; /* night */\n\n\t/* more */\n}",
      ".dark {\n\t--page: #1A1A1A; /* night */\n\t--hint: #828282;\n\n\t/* more */\n}"
    ),
    (
      ".dark {\n  --page: #1A1A1A /* night */\n}",
      ".dark {\n  --page: #1A1A1A; /* night */\n  --hint: #828282\n}"
    ),
    (
      "@media (prefers-color-scheme: dark) {\n  :root {\n    --page: #1A1A1A;\n  }\n}",
      "@media (prefers-color-scheme: dark) {\n  :root {\n    --page: #1A1A1A;\n    --hint: #828282;\n  }\n}"
    ),
    // After the last property of the block, before what is none and before rules in it.
    (
      ".dark {\n  --page: #1A1A1A;\n  --gap: 4px;\n  color-scheme: dark;\n  a { color: red }\n}",
      ".dark {\n  --page: #1A1A1A;\n  --gap: 4px;\n  --hint: #828282;\n  color-scheme: dark;\n  a { color: red }\n}"
    ),
    (
      ".dark { --page: #1A1A1A; --gap: 4px ! IMPORTANT }",
      ".dark { --page: #1A1A1A; --gap: 4px ! IMPORTANT; --hint: #828282 }"
    ),
    // Two ways to choose it, and each needs the value.
    (
      """
      @media (prefers-color-scheme: dark) {
        :root:not([data-theme=light]) { --page: #1A1A1A }
      }
      [data-theme=dark] { --page: #1A1A1A; }
      """,
      """
      @media (prefers-color-scheme: dark) {
        :root:not([data-theme=light]) { --page: #1A1A1A; --hint: #828282 }
      }
      [data-theme=dark] { --page: #1A1A1A; --hint: #828282; }
      """
    ),
    // Of two blocks of one selector the last.
    (
      ".dark { --page: #1A1A1A; }\n.dark { --gap: 4px; }",
      ".dark { --page: #1A1A1A; }\n.dark { --gap: 4px; --hint: #828282; }"
    ),
  ])
  func `A block gets the declaration as a person would write it`(
    block: String, result: String
  ) throws {
    for end in ["\n", "\r\n"] {
      let (old, new) = (Self.root + block, Self.root + result)
      let sheet = old.replacing("\n", with: end)
      #expect(
        try written(["app.css": sheet], tokens: #""app.css""#)
          == ["app.css": new.replacing("\n", with: end)])
    }
  }

  @Test func `Where the first context changes, the others keep the old value`() throws {
    let sheet = ":root { --page: #FFFFFF; --hint: #8A8A8A }\n.dark { --page: #1A1A1A }"
    let repair = try repair(["app.css": sheet], tokens: #""app.css""#)
    #expect(
      repair.edit.files.map { String(decoding: $0.bytes, as: UTF8.self) } == [
        ":root { --page: #FFFFFF; --hint: #767676 }\n.dark { --page: #1A1A1A; --hint: #8A8A8A }"
      ])
    #expect(repair.changes.map(\.newFor) == [[], ["dark"]])
    #expect(repair.changes.map(\.change.proposal.text) == ["#767676", "#8A8A8A"])
    #expect(repair.changes.map(\.change.origin.line) == [1, 2])
  }

  @Test func `Each of three themes gets the value that it needs`() throws {
    let sheet =
      Self.root + "[data-theme=sepia] { --page: #F4ECD8 }\n[data-theme=night] { --page: #1A1A1A }"
    #expect(
      try written(["app.css": sheet], tokens: #""app.css""#) == [
        "app.css": Self.root
          + "[data-theme=sepia] { --page: #F4ECD8; --hint: #6B6B6B }\n[data-theme=night] { --page: #1A1A1A; --hint: #828282 }"
      ])
  }

  /// The plain page is white too, and needs nothing. One block is for both dark ones.
  @Test func `A block for several gets the value once, and one that needs none gets nothing`()
    throws
  {
    let sheet =
      Self.root
      + "[data-theme=plain] { --page: #FFFFFF }\n[data-theme=night], [data-theme=late] { --page: #1A1A1A }"
    let files = ["app.css": sheet]
    #expect(
      try written(files, tokens: #""app.css""#)
        == ["app.css": sheet.replacing("#1A1A1A }", with: "#1A1A1A; --hint: #828282 }")])
    #expect(
      try repair(files, tokens: #""app.css""#).changes.map(\.newFor).map { Set($0) }
        == [["late", "night"]])
  }

  /// What excludes each other differs in theme and in scheme, and only the scheme helps.
  @Test func `Where two axes differ, the one that helps gets the values`() throws {
    let sheet =
      ":root { --page: #FFFFFF; --hint: #6B6B6B }\n[data-theme=sepia] { --page: #F4ECD8 }\n.dark { --page: #1A1A1A }"
    #expect(
      try written(["app.css": sheet], tokens: #""app.css""#)
        == ["app.css": sheet.replacing("#1A1A1A }", with: "#1A1A1A; --hint: #828282 }")])
  }

  /// Of greys #6F6F6F is 5.024 on white, and #8A8A8A the darkest with 5 on dark.
  @Test func `Tokens in one block keep their order, and one that passes is not put in`() throws {
    let sheet =
      ":root { --page: #FFFFFF; --hint: #767676; --b: #6F6F6F; --c: #E00000 }\n.dark { --page: #1A1A1A }"
    let policy =
      Self.hintOnPage
      + #", {"foreground": "b", "background": "page", "usage": "text", "minimum": 5}, {"foreground": "page", "background": "c", "usage": "ui-component"}"#
    #expect(
      try written(["app.css": sheet], tokens: #""app.css""#, pairing: policy) == [
        "app.css": sheet.replacing(
          "#1A1A1A }", with: "#1A1A1A; --hint: #828282; --b: #8A8A8A }")
      ])
  }

  // MARK: JSON

  private static let resolver = #"""
    {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "base.json"}]}},
     "modifiers": {"scheme": {"contexts": {"light": [{"$ref": "light.json"}], "dark": [{"$ref": "dark.json"}]}}},
     "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/scheme"}]}
    """#

  /// The path of the hint, the base with it, and the file for dark before and after.
  @Test(arguments: [
    (
      ##"{"$type": "color", "hint": {"$value": "#767676"}}"##,
      ##"{"page": {"$type": "color", "$value": "#1A1A1A"}}"##,
      ##"{"page": {"$type": "color", "$value": "#1A1A1A"}, "hint": {"$type": "color", "$value": "#828282"}}"##
    ),
    // A type that the group gives already is not repeated.
    (
      ##"{"hint": {"$value": "#767676", "$type": "color"}}"##,
      "{\n  \"$type\": \"color\",\n  \"page\": { \"$value\": \"#1A1A1A\" }\n}\n",
      "{\n  \"$type\": \"color\",\n  \"page\": { \"$value\": \"#1A1A1A\" },\n  \"hint\": { \"$value\": \"#828282\" }\n}\n"
    ),
    // A color as an object, in the lines of the file it is put into.
    (
      "{\n  \"hint\": {\n    \"$type\": \"color\",\n    \"$value\": {\n      \"colorSpace\": \"srgb\",\n      \"components\": [0.4627, 0.4627, 0.4627],\n      \"hex\": \"#767676\"\n    }\n  }\n}\n",
      "{\n\t\"page\": {\n\t\t\"$type\": \"color\",\n\t\t\"$value\": \"#1A1A1A\"\n\t}\n}",
      "{\n\t\"page\": {\n\t\t\"$type\": \"color\",\n\t\t\"$value\": \"#1A1A1A\"\n\t},\n\t\"hint\": {\n\t\t\"$type\": \"color\",\n\t\t\"$value\": {\n\t\t  \"colorSpace\": \"srgb\",\n\t\t  \"components\": [0.5098, 0.5098, 0.5098],\n\t\t  \"hex\": \"#828282\"\n\t\t}\n\t}\n}"
    ),
  ])
  func `A file of a resolver's context gets the token`(
    base: String, dark: String, result: String
  ) throws {
    let files = [
      "app.resolver.json": Self.resolver, "base.json": base,
      "light.json": ##"{"page": {"$type": "color", "$value": "#FFFFFF"}}"##, "dark.json": dark,
    ]
    #expect(
      try written(files, tokens: #""app.resolver.json""#) == ["dark.json": result])
    let windows = files.mapValues { $0.replacing("\n", with: "\r\n") }
    #expect(
      try written(windows, tokens: #""app.resolver.json""#)
        == ["dark.json": result.replacing("\n", with: "\r\n")])
  }

  /// Missing groups are put in, and an empty one is filled.
  @Test(arguments: [
    (
      "{\n  \"page\": \"#1A1A1A\"\n}",
      "{\n  \"page\": \"#1A1A1A\",\n  \"text\": {\n    \"soft\": {\n      \"hint\": \"#828282\"\n    }\n  }\n}"
    ),
    (
      "{\n  \"page\": \"#1A1A1A\",\n  \"text\": {}\n}",
      "{\n  \"page\": \"#1A1A1A\",\n  \"text\": {\n    \"soft\": {\n      \"hint\": \"#828282\"\n    }\n  }\n}"
    ),
    (
      "{\"page\":\"#1A1A1A\",\"text\":{\"ink\":\"#FFFFFF\"}}",
      "{\"page\":\"#1A1A1A\",\"text\":{\"ink\":\"#FFFFFF\",\"soft\":{\"hint\":\"#828282\"}}}"
    ),
    (
      "{\n  // night\n  page: '#1A1A1A', // the page\n}",
      "{\n  // night\n  page: '#1A1A1A', // the page\n  \"text\": {\n    \"soft\": {\n      \"hint\": \"#828282\"\n    }\n  },\n}"
    ),
  ])
  func `A source for one scheme gets the token and its groups`(dark: String, result: String) throws
  {
    let base =
      ##"{"page": "#FFFFFF", "hint": "{text.soft.hint}", "text": {"soft": {"hint": "#767676"}}}"##
    let path = dark.contains("//") ? "dark.json5" : "dark.json"
    let tokens =
      #"{"path": "base.json", "format": "json"}, {"path": "\#(path)", "format": "json", "when": {"scheme": "dark"}}, {"path": "light.json", "format": "json", "when": {"scheme": "light"}}"#
    let files = ["base.json": base, path: dark, "light.json": ##"{"other": "#000000"}"##]
    #expect(try written(files, tokens: tokens) == [path: result])
  }

  @Test func `The set of a theme gets the token`() throws {
    let sets = #"""
      {
        "core": { "hint": { "value": "#767676", "type": "color" } },
        "day": { "page": { "value": "#FFFFFF", "type": "color" } },
        "night": { "page": { "value": "#1A1A1A", "type": "color" } },
        "$themes": [
          {"name": "day", "selectedTokenSets": {"core": "enabled", "day": "enabled"}},
          {"name": "night", "selectedTokenSets": {"core": "enabled", "night": "enabled"}}
        ]
      }
      """#
    let (page, hint) = (
      ##""page": { "value": "#1A1A1A", "type": "color" }"##,
      ##", "hint": { "value": "#828282", "type": "color" }"##
    )
    #expect(
      try written(["tokens.json": sets], tokens: #""tokens.json""#)
        == ["tokens.json": sets.replacing(page, with: page + hint)])
  }

  // MARK: Color sets

  private func entry(_ grey: String, _ appearance: String? = nil) -> String {
    let appearances = appearance.map {
      "      \"appearances\" : [\n        {\n          \"appearance\" : \"luminosity\",\n          \"value\" : \"\($0)\"\n        }\n      ],\n"
    }
    return "    {\n\(appearances ?? "")      \"color\" : {\n        \"color-space\" : \"srgb\",\n"
      + "        \"components\" : {\n          \"alpha\" : \"1.000\",\n          \"blue\" : \"0x\(grey)\",\n"
      + "          \"green\" : \"0x\(grey)\",\n          \"red\" : \"0x\(grey)\"\n        }\n      },\n"
      + "      \"idiom\" : \"universal\"\n    }"
  }

  private func set(_ entries: String...) -> String {
    "{\n  \"colors\" : [\n\(entries.joined(separator: ",\n"))\n  ],\n  \"info\" : {\n    \"author\" : \"xcode\",\n    \"version\" : 1\n  }\n}\n"
  }

  @Test func `A color set gets an appearance as Xcode writes it`() throws {
    let path = "App.xcassets/hint.colorset/Contents.json"
    let files = [
      "App.xcassets/page.colorset/Contents.json": set(entry("FF"), entry("1A", "dark")),
      path: set(entry("76")),
    ]
    #expect(
      try written(files, tokens: #""App.xcassets""#)
        == [path: set(entry("76"), entry("82", "dark"))])
  }

  // MARK: Refusals

  private static let noPlace = "'hint' gets no value of its own: no block, set or file is read for "

  /// What else the sheet has, and why there is no place.
  @Test(arguments: [
    // Only one value says both.
    (
      ":root { --page: light-dark(#FFFFFF, #1A1A1A); color-scheme: light dark }",
      noPlace + "dark alone"
    ),
    // The block is for a page that is not to change too.
    (
      ":root { --page: #FFFFFF }\n[data-theme=night], [data-theme=plain] { --gap: 4px }\n[data-theme=night] { --page: #1A1A1A !important }",
      "'hint' gets no value of its own for night and plain: in the place that there is it would fix no more"
    ),
  ])
  func `Where there is no place, it is said where the value stands`(
    sheet: String, message: String
  ) throws {
    let repair = try repair(
      ["app.css": "/* app */\n:root { --hint: #767676 }\n" + sheet], tokens: #""app.css""#)
    #expect(repair.refused.map(\.message) == [message])
    #expect(repair.refused.map(\.severity) == [.warning])
    #expect(repair.refused.first?.span?.start.line == 2)
    #expect(repair.edit.files.isEmpty)
    #expect(repair.newValues.isEmpty)
  }

  @Test func `What cannot be put in is said, and the rest is done`() throws {
    let sheet =
      ":root { --page: #FFFFFF; --hint: #767676; --note: #767676 !important }\n.dark { --page: #1A1A1A }"
    let repair = try repair(
      ["app.css": sheet], tokens: #""app.css""#,
      pairing: #"{"foreground": ["note", "hint"], "background": "page", "usage": "text"}"#)
    #expect(
      repair.refused.map(\.message) == [
        "'note' gets no value of its own for dark: it is a part of a value, or important"
      ])
    #expect(
      repair.edit.files.map { String(decoding: $0.bytes, as: UTF8.self) }
        == [sheet.replacing("#1A1A1A }", with: "#1A1A1A; --hint: #828282 }")])
    #expect(repair.before.summary[.fail] == 2)
    #expect(repair.after.summary[.fail] == 1)
  }

  @Test func `A format that is not written into says where to write by hand`() throws {
    let theme = """
      struct Theme {
        static let page = Color(light: 0xFFFFFF, dark: 0x1A1A1A)
        static let hint = Color(hex: 0x767676)
      }
      """
    let repair = try repair(
      ["Theme.swift": theme], tokens: #""Theme.swift""#,
      pairing: #"{"foreground": "Theme.hint", "background": "Theme.page", "usage": "text"}"#,
      keep: "Theme.page")
    #expect(
      repair.refused.map(\.message) == [
        "'Theme.hint' gets no value of its own: one is written only into style sheets, JSON tokens and "
          + "color sets; write it by hand where light or dark is chosen"
      ])
  }

  /// Eight digits mean another color where the opacity comes first.
  @Test func `A text that means another color elsewhere is not put in`() throws {
    let tokens =
      #""base.json", {"path": "dark.json", "hexAlpha": "first", "when": {"scheme": "dark"}}"#
    let repair = try repair(
      [
        "base.json":
          ##"{"$type": "color", "page": {"$value": "#FFFFFF"}, "hint": {"$value": "#767676FF"}}"##,
        "dark.json": ##"{"$type": "color", "page": {"$value": "#1A1A1A"}}"##,
      ], tokens: tokens)
    #expect(
      repair.refused.map(\.message) == [
        "'hint' gets no value of its own for dark: the change is not made, because in the edited file the "
          + "value would not be the same"
      ])
    #expect(repair.edit.files.isEmpty)
  }
}
