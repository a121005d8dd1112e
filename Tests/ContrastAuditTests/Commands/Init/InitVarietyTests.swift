import TestSupport
import Testing

/// What `init` pairs where names tell of several texts and backgrounds which go together, and which
/// only have a word in common.
@Suite struct InitVarietyTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  /// Writes custom properties, white where no color is given.
  private func writeSheet(_ names: [String]) throws {
    let lines = names.map { $0.contains(":") ? "--\($0);" : "--\($0): #fff;" }
    try workspace.write(":root { \(lines.joined(separator: " ")) }", to: "a.css")
  }

  /// #000 at 10 % on white has 1.25, and without the opacity 21.
  @Test func `A color with an opacity in a token of its own is in no pair, and is named`() throws {
    try workspace.write(
      ##"""
      {"text": {"$type": "color", "$value": "#000000"}, "background": {"$type": "color", "$value": "#FFFFFF"},
       "swatch-border-color": {"$type": "color", "$value": "#000000"},
       "swatch-border-opacity": {"$type": "number", "$value": 0.1}}
      """##, to: "app.tokens.json")
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 0)
    #expect(run.output.contains("write colors with it:\n  swatch-border-color\n"))
    #expect(try !workspace.read("contrast-audit.json").contains("swatch"))
  }

  @Test(arguments: [
    // A state that has no background of its own is for that of the same meaning.
    (
      [
        "alert-text-danger", "alert-text-danger-hover", "alert-background-danger",
        "alert-text-info-hover", "alert-background-info", "method-text-get-strong",
        "method-background-get", "method-text-put-strong", "method-background-put",
      ],
      [
        "alert-text-danger on alert-background-danger",
        "alert-text-danger-hover on alert-background-danger",
        "alert-text-info-hover on alert-background-info",
        "method-text-get-strong on method-background-get",
        "method-text-put-strong on method-background-put",
      ]
    ),
    // What means something that no background of its owner means is for the plain one.
    (
      ["brand-background-primary", "brand-background-button", "brand-text-error"],
      ["brand-text-error on brand-background-primary"]
    ),
    // Numbers are steps of the page, each for each; of a brand they are one of several.
    (
      [
        "neutral-foreground-1", "neutral-foreground-2", "neutral-background-1",
        "neutral-background-2", "brand-foreground-1", "brand-background-2",
        "brand-foreground-link", "brand-background",
      ],
      [
        "neutral-foreground-1 on neutral-background-1",
        "neutral-foreground-1 on neutral-background-2",
        "neutral-foreground-2 on neutral-background-1",
        "neutral-foreground-2 on neutral-background-2",
        "brand-foreground-1 on brand-background",
        "brand-foreground-link on neutral-background-1",
        "brand-foreground-link on neutral-background-2",
      ]
    ),
    // A hundred is no step.
    (
      [
        "page", "text", "status-text-100", "status-text-200", "status-background-100",
        "status-background-200",
      ],
      [
        "text on page", "status-text-100 on status-background-100",
        "status-text-200 on status-background-200",
      ]
    ),
    // The third button has no fill.
    (
      [
        "page", "text", "button-text-primary", "button-text-secondary", "button-text-tertiary",
        "button-background-primary", "button-background-secondary", "card-text-tertiary",
        "card-background-primary", "card-background-secondary",
      ],
      [
        "text on page", "button-text-primary on button-background-primary",
        "button-text-secondary on button-background-secondary",
        "card-text-tertiary on card-background-primary",
        "card-text-tertiary on card-background-secondary",
      ]
    ),
    // Text is text with the focus too, and a mark of the focus is none.
    (
      [
        "input-color", "input-color-focus", "input-background-color",
        "input-background-color-focus", "input-focus-ring-color", "page", "content-key-focus",
        "Content-FocusColor",
      ],
      [
        "input-color on input-background-color",
        "input-color-focus on input-background-color-focus",
        "input-focus-ring-color on page: ui-component", "content-key-focus on page",
        "Content-FocusColor on page: ui-component",
      ]
    ),
    // Where texts and borders have an inverse twin, a color with one has no text in it.
    (
      [
        "page", "page-inverse", "text", "text-inverse", "border", "border-inverse", "control",
        "control-inverse",
      ],
      [
        "text on page", "text-inverse on page-inverse", "border on page: ui-component",
        "border-inverse on page-inverse: ui-component",
      ]
    ),
    (
      ["page", "text", "control", "control-inverse"],
      ["text on page", "control-inverse on control"]
    ),
    // The page of a system beside a palette that has more names.
    (
      [
        "app-text-1", "app-text-2", "app-layout-1", "app-layout-2", "toast-text-light",
      ] + (1...5).map { "md-blue-\($0)00" },
      [
        "app-text-1 on app-layout-1", "app-text-1 on app-layout-2", "app-text-2 on app-layout-1",
        "app-text-2 on app-layout-2",
      ]
    ),
    // Text stands on a tint of its meaning, and on one without a meaning.
    (
      [
        "background", "background-neutral-weakest", "background-danger-weakest", "text",
        "text-danger-strong",
      ],
      [
        "text on background", "text on background-neutral-weakest",
        "text on background-danger-weakest",
        "text-danger-strong on background", "text-danger-strong on background-danger-weakest",
      ]
    ),
  ])
  func `What belongs together by its words is paired`(names: [String], expected: [String]) throws {
    try writeSheet(names)
    #expect(try workspace.draftedPairings() == Set(expected))
  }

  /// #B00020 has 7.33 on white and 6.14 on #FFE5E5; white on it is 7.33.
  @Test func `Text of a meaning is for the page and tints, and not for the full color`() throws {
    try writeSheet([
      "page", "text: #000", "text-danger: #B00020", "page-danger: #B00020",
      "page-danger-subtle: #FFE5E5", "text-inverse: #fff",
    ])
    #expect(
      try workspace.draftedPairings() == [
        "text on page", "text-danger on page", "text-danger on page-danger-subtle",
        "text-inverse on page-danger",
      ])
  }

  /// White has 7.33 on #B00020 and 1 on the page.
  @Test func `Text that is easier to read on the full color of its meaning stands there`() throws {
    try writeSheet(["page", "text: #000", "text-danger: #fff", "page-danger: #B00020"])
    #expect(
      try workspace.draftedPairings() == [
        "text on page", "text-danger on page", "text-danger on page-danger",
      ])
  }

  /// In the dark scheme #FF8A80 has 8.21 on the page and 7.46 on #3B0A0A, which has 1.10 there: a tint.
  @Test func `A full color in one scheme that is a tint in the other is judged`() throws {
    try workspace.write(
      """
      :root { --page: #fff; --text: #000; --text-danger: #B00020; --page-danger: #B00020 }
      @media (prefers-color-scheme: dark) {
        :root { --page: #121212; --text: #fff; --text-danger: #FF8A80; --page-danger: #3B0A0A }
      }
      """, to: "a.css")
    #expect(try workspace.draftedPairings().contains("text-danger on page-danger"))
  }

  /// The same color is a mistake where a part of the app has it.
  @Test func `A part of the app keeps its text, whatever it means`() throws {
    try writeSheet([
      "page", "text: #000", "alert-danger-text: #B00020", "alert-danger-page: #B00020",
    ])
    #expect(try workspace.draftedPairings().contains("alert-danger-text on alert-danger-page"))
  }

  /// White on #0044CC is 7.78, and black on it 2.70. On the tint black is easier to read in light, and
  /// white in dark: the worse of both is 1.15 for white, and 18.3 for the text of the page.
  @Test func `White in every scheme is for solid colors, and not for tints`() throws {
    try workspace.write(
      """
      :root { --page: #fff; --text: #000; --static-white-text: #fff; --accent-bg: #0044CC;
        --note-bg: #EEEEFF }
      @media (prefers-color-scheme: dark) {
        :root { --page: #111; --text: #fff; --note-bg: #111122 }
      }
      """, to: "a.css")
    #expect(try workspace.draftedPairings() == ["text on page", "static-white-text on accent-bg"])
  }

  @Test func `In groups named as properties of CSS the group says what a color is for`() throws {
    try workspace.write(
      ##"""
      {"color": {"orange300": {"value": "#fa0"}, "orange500": {"value": "#f80"}, "gray": {"value": "#222"},
         "base": {"value": "{color.gray}"}, "notice": {"value": "{color.orange500}"}},
       "background-color": {"base": {"value": "#fff"}, "target-text": {"value": "#fea"}},
       "border-color": {"content-added": {"value": "#000"}}}
      """##, to: "app.tokens.json")
    #expect(
      try workspace.draftedPairings() == [
        "color.base on background-color.base", "color.base on background-color.target-text",
        "color.notice on background-color.base",
        "border-color.content-added on background-color.base: ui-component",
      ])
  }

  /// 80 texts on 80 backgrounds are more than anybody reads.
  @Test func `Of very many backgrounds the second text is for the steps of the page`() throws {
    let meanings = (0..<80).map { number in
      "m" + String(number).map { String(UnicodeScalar(97 + ($0.wholeNumberValue ?? 0))!) }.joined()
    }
    try writeSheet(
      ["bg", "bg-surface", "text", "text-secondary"]
        + meanings.flatMap { ["text-\($0)", "bg-\($0)"] })
    let found = try workspace.draftedPairings()
    #expect(found.isSuperset(of: ["text-secondary on bg", "text-secondary on bg-surface"]))
    #expect(!found.contains("text-secondary on bg-mba"))
  }

  @Test func `What every app shows is asked about first`() throws {
    try workspace.write(
      ":root { --page: #fff; --text: #000; \((1...9).map { "--brand\($0)x: #fff;" }.joined()) "
        + "--primary-button: #000 }", to: "a.css")
    let run = ToolRun(["init"], in: workspace)
    #expect(
      run.output.contains("10 color tokens in no pairing:\n  primary-button\n  brand1x\n"),
      "\(run.output)")
  }
}
