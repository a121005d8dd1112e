import Testing

/// The backgrounds of the page that a text is for, by what can be seen there.
@Suite struct InitFillsTests {
  /// The backgrounds that `init` pairs a foreground with.
  private func backgrounds(of foreground: String, _ colors: [(String, String, String)]) throws
    -> [String]
  {
    let workspace = try Workspace()
    for scheme in ["light", "dark"] {
      let members = colors.map { name, light, dark in
        "\"\(name)\": {\"$type\": \"color\", \"$value\": \"\(scheme == "dark" ? dark : light)\"}"
      }
      try workspace.write(
        "{\(members.joined(separator: ",\n"))}", to: "app-\(scheme).tokens.json")
    }
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    let results = try JSONReport(ToolRun(["--format=json"], in: workspace).output).results
    return Set(
      results.filter { $0.text("foreground") == foreground }.compactMap(\.background.first)
    ).sorted()
  }

  private let page = [
    ("background", "#FFFFFF", "#000000"), ("background-subtle", "#F0F0F0", "#222222"),
    ("text", "#000000", "#FFFFFF"), ("text-inverse", "#FFFFFF", "#FFFFFF"),
  ]

  @Test func `A text of a meaning is for the page, and not for the same color`() throws {
    // On #3366CC, #88A3E8 is 2.17; on the page it is 8.5, and the fill 3.9.
    let found = try backgrounds(
      of: "text-progressive",
      page + [
        ("text-progressive", "#3366CC", "#88A3E8"),
        ("background-progressive", "#3366CC", "#3366CC"),
      ])
    #expect(!found.contains("background-progressive"))
    #expect(found.contains("background"))
  }

  @Test func `A text that nobody can read on a fill in any scheme is not for it`() throws {
    // #555555 on #333333 is 1.69 and #BBBBBB on #CCCCCC 1.19; the fills are 12.6 and 13.1 on the page.
    let found = try backgrounds(
      of: "text-secondary",
      page + [
        ("text-secondary", "#555555", "#BBBBBB"), ("background-strong", "#333333", "#CCCCCC"),
      ])
    #expect(found == ["background", "background-subtle"])
  }

  @Test func `A text that can be read on a fill in one scheme is judged in both`() throws {
    // #777777 on #EEEEEE in the dark is 3.86.
    let found = try backgrounds(
      of: "text-secondary",
      page + [
        ("text-secondary", "#555555", "#777777"), ("background-strong", "#333333", "#EEEEEE"),
      ])
    #expect(found.contains("background-strong"))
  }

  @Test func `A hovered link stands on the page, and nothing on a backdrop`() throws {
    let colors =
      page + [
        ("link", "#0000EE", "#AAAAFF"), ("link-hover", "#0000AA", "#CCCCFF"),
        ("background-interactive-hover", "#EEEEEE", "#333333"),
        ("background-backdrop", "#EEEEEE", "#222222"),
      ]
    #expect(
      try backgrounds(of: "link-hover", colors) == ["background", "background-subtle"])
    #expect(try !backgrounds(of: "text", colors).contains("background-backdrop"))
  }

  @Test func `A text of a meaning is for the page where the color has no other name`() throws {
    let found = try backgrounds(
      of: "negative-text",
      page + [("negative", "#BB0000", "#FF8888"), ("negative-text", "#BB0000", "#FF8888")])
    #expect(found == ["background", "background-subtle"])
  }

  @Test func `The colors of drawings are no text`() throws {
    let colors =
      page
      + (1...12).map { ("content-illustrative-\($0)", "#88\($0 + 10)22", "#BB\($0 + 10)99") }
    for number in [1, 12] {
      #expect(try backgrounds(of: "content-illustrative-\(number)", colors).isEmpty)
    }
  }

  @Test func `Neither black nor white is for a fill that has each of them in one scheme`() throws {
    let colors =
      page
      + [
        ("static-black-text", "#000000", "#000000"), ("static-white-text", "#FFFFFF", "#FFFFFF"),
        // Black on #292929 is 1.44, and white on #DBDBDB 1.38.
        ("button-background", "#292929", "#DBDBDB"),
      ]
    for text in ["static-black-text", "static-white-text"] {
      #expect(try !backgrounds(of: text, colors).contains("button-background"))
    }
  }
}
