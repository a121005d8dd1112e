import Foundation
import Testing

/// Asset catalogs as no Xcode writes them, from the disk to the exit status.
@Suite struct HostileAssetCatalogTests {
  private static let ink =
    ##"{"colors": [{"color": {"color-space": "srgb", "components": {"red": "0x1B", "green": "0x7A", "blue": "0x9E", "alpha": "1.000"}}}]}"##

  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(Self.ink, to: "A.xcassets/Ink.colorset/Contents.json")
  }

  private func list() -> ToolRun { ToolRun(["list", "tokens", "A.xcassets"], in: workspace) }

  /// Runs with a second color set, whose `Contents.json` has some bytes.
  private func list(bytes: [UInt8]) throws -> ToolRun {
    try workspace.write("", to: "A.xcassets/Bad.colorset/Contents.json")
    try Data(bytes).write(
      to: URL(filePath: workspace.absolute("A.xcassets/Bad.colorset/Contents.json")))
    return list()
  }

  @Test func `The set beside them is read`() {
    let run = list()
    #expect(run.status == 0)
    #expect(run.output.hasSuffix("Contents.json:1  #1B7A9E\n"))
    #expect(run.errors.isEmpty)
  }

  @Test(arguments: [
    ("", 1, 1), ("\0", 1, 1), ("{\0}", 1, 2), ("{\"colors\": [], \"colors\": []}", 1, 16),
    ("{\"colors\": [\n{\"color\": 01}]}", 2, 12), ("\u{FEFF}\u{FEFF}{}", 1, 2),
  ])
  func `What is no JSON is an error with its place`(
    text: String, line: Int, column: Int
  ) throws {
    let run = try list(bytes: Array(text.utf8))
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(
      run.errors.hasPrefix("A.xcassets/Bad.colorset/Contents.json:\(line):\(column): error: "),
      "\(run.errors)")
  }

  @Test(
    arguments: [
      [0xFF, 0xFE, 0x7B, 0x00],
      Array("{\"colors\": [], \"info\": \"".utf8) + [0xC3, 0x28] + Array("\"}".utf8),
      Array("{\"colors\": [], \"".utf8) + [0xED, 0xA0, 0x80] + Array("\": 1}".utf8),
    ] as [[UInt8]])
  func `What is no UTF-8 is an error with its place`(bytes: [UInt8]) throws {
    let run = try list(bytes: bytes)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("A.xcassets/Bad.colorset/Contents.json:1:"))
    #expect(run.errors.contains(": error: "))
  }

  @Test(arguments: ["[", "{\"colors\":", "{\"colors\": [{\"color\": {\"components\": "])
  func `Any nesting is an error and no trap`(part: String) throws {
    let text = String(repeating: part, count: 100_000)
    #expect(try list(bytes: Array(text.utf8)).status == 2)
  }

  @Test func `Thousands of entries for the same are errors`() throws {
    let entry = #"{"idiom": "universal", "color": {"reference": "labelColor"}}"#
    let text = "{\"colors\": [\(Array(repeating: entry, count: 5_000).joined(separator: ",\n"))]}"
    let run = try list(bytes: Array(text.utf8))
    #expect(run.status == 2)
    // Of 4,999 that are the same the first three are printed, and the rest counted.
    #expect(run.errorLines.count == 3)
    #expect(run.errorLines[2].contains(":4:1: error: 'Bad' has two entries for any"))
    #expect(run.errorLines[2].hasSuffix("(and in 4996 more places)"))
  }

  @Test(arguments: ["A.xcassets/Loop", "A.xcassets/Ink.colorset/Loop"])
  func `A link that leads round in a circle is an error`(link: String) throws {
    try workspace.makeLink(link, to: workspace.absolute("A.xcassets"))
    let run = list()
    #expect(run.status == 2)
    #expect(
      run.errors
        == "contrast-audit: error: '\(link)' is a link or a special file, and is not followed; "
        + "put the file itself there\n")
  }

  @Test func `A color set that is a link to another in the catalog is that one again`() throws {
    try workspace.makeLink("A.xcassets/Same.colorset", to: "Ink.colorset")
    let run = list()
    #expect(run.status == 0)
    #expect(run.output.contains("Same.colorset/Contents.json:1  #1B7A9E"), "\(run.output)")
  }

  @Test func `A color set that is a link to elsewhere, or a file, is an error`() throws {
    try workspace.write(Self.ink, to: "B.xcassets/Ink.colorset/Contents.json")
    try workspace.makeLink("A.xcassets/Other.colorset", to: "../B.xcassets/Ink.colorset")
    #expect(list().errors.contains("'A.xcassets/Other.colorset' is a link or a special file"))
    let other = try Workspace()
    try other.write(Self.ink, to: "A.xcassets/Ink.colorset")
    try other.write(Self.ink, to: "A.xcassets/Page.colorset/Contents.json")
    let run = ToolRun(["list", "tokens", "A.xcassets"], in: other)
    #expect(run.status == 2)
    #expect(
      run.errors
        == "contrast-audit: error: 'A.xcassets/Ink.colorset' is a file; expected a color set, a folder\n"
    )
  }

  @Test func `A Contents json that is a folder is an error`() throws {
    try workspace.write("", to: "A.xcassets/Bad.colorset/Contents.json/x")
    let run = list()
    #expect(run.status == 2)
    #expect(
      run.errors
        == "contrast-audit: error: 'A.xcassets/Bad.colorset' has no Contents.json; expected the one that Xcode writes\n"
    )
  }

  /// The superuser may read anything.
  @Test(.enabled(if: geteuid() != 0))
  func `A folder or a file that may not be read is an error`() throws {
    for name in ["A.xcassets/Ink.colorset", "A.xcassets/Ink.colorset/Contents.json"] {
      let path = workspace.absolute(name)
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
      defer {
        try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
      }
      let run = list()
      #expect(run.status == 2)
      #expect(run.errors.contains("permission denied"))
    }
  }

  @Test func `A name with a line break or an escape sequence stays on its line`() throws {
    try workspace.write(Self.ink, to: "A.xcassets/Two\nlines\u{1B}[31m.colorset/Contents.json")
    let run = list()
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").count == 2)
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test func `What a newer Xcode may add is not passed over`() throws {
    let newer = Self.ink.replacing("{\"colors\"", with: "{\"variants\": 1, \"colors\"")
    let run = try list(bytes: Array(newer.utf8))
    #expect(run.status == 0)
    #expect(run.output.contains("Bad         A.xcassets/Bad.colorset/Contents.json:1  (not read)"))
    #expect(
      run.errors
        == "A.xcassets/Bad.colorset/Contents.json:1:2: warning: not read: the color set 'Bad': it has "
        + "the unknown key 'variants', which may change the color\n")
  }
}
