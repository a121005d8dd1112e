import TestSupport
import Testing

/// `init` names each file with colors that it passes over: nobody judges them.
@Suite struct InitPassedFilesTests {
  private static let sheet = """
    :root { --ink: #111; --page: #fff }
    body { color: var(--ink); background: var(--page) }
    """

  private func drafted(_ files: [String: String]) throws -> ToolRun {
    try ToolRun(policy: nil, files: ["app.css": Self.sheet].merging(files) { $1 }, ["init"])
  }

  @Test(arguments: [
    ("tests/a.css", ":root { --x: #123456 }", "Not audited, of tests: 'tests/a.css' (1 color)."),
    (
      "scss/a.scss", "$a: #f00; .b { color: RGB(1, 2, 3); border-color: $a }",
      "Not audited, since Sass is not read: 'scss/a.scss' (2 colors)."
    ),
    ("t.less", "@x: tan;", "Not audited, since Less is not read: 't.less' (1 color)."),
    (
      "plain.css", "a { color: red; background: transparent } #add { top: 0 }",
      "Not audited, in no token: 'plain.css' (1 color)."
    ),
    (
      "index.html", "<style>p { color: #00ff00 }</style><p>#fff: red</p>",
      "Not audited, in a style of a page; name the page to audit it: 'index.html' (1 color)."
    ),
    ("build/a.css", Self.sheet, "Not looked into, as folders of packages and builds: 'build'."),
  ]) func `A file with colors that is passed over is named`(
    path: String, text: String, line: String
  ) throws {
    let run = try drafted([path: text])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains(line), "\(run.output)")
  }

  @Test func `What is read, named already or without a color is not named`() throws {
    let run = try drafted([
      "empty.css": "a { color: inherit; top: 0 }", "tests/none.css": "a { }",
      "page.html": "<p style='color: red'>#fff</p>", "colors.scss": "$a: #f00;",
    ])
    #expect(run.status == 0, "\(run.errors)")
    #expect(!run.output.contains("Not audited"), "\(run.output)")
    #expect(run.output.contains("Not read, since they are Sass: 'colors.scss'."), "\(run.output)")
  }
}
