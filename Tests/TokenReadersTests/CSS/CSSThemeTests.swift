import Foundation
import SourceText
import TestSupport
import Testing
import TokenReaders

/// A whole theme, `Fixtures/CSS/theme.css`, against what stands in the table beside it.
@Suite struct CSSThemeTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Fixtures/CSS").standardized
  private static let text =
    (try? String(contentsOf: folder.appending(path: "theme.css"), encoding: .utf8)) ?? ""
  static let rows =
    ((try? String(contentsOf: folder.appending(path: "theme.tsv"), encoding: .utf8)) ?? "")
    .split(separator: "\n").filter { !$0.hasPrefix("# ") }
    .map { $0.components(separatedBy: "\t") }
  private static let read = ReadCSS(text)

  @Test("The theme varies along three axes, and what is not read is said")
  func outline() {
    #expect(Self.rows.count == 138)
    #expect(
      Self.read.axes == [
        "theme: default, rose, forest", "scheme: light, dark", "contrast: standard, increased",
      ])
    #expect(
      Self.read.messages
        == [
          "a.css:6:1: warning: '@import url(\"fonts.css\") layer(reset)' is not read: name the file as "
            + "a source of its own",
          "a.css:66:1: warning: not read: 2 custom properties of '.card': '.card' is not a known scheme or "
            + "theme",
          "a.css:27:16: warning: not judged: this value of '--warning' applies where the page choos"
            + "es no scheme; where it does, line 54 has another value, which is judged",
          // On a light system the rule for contrast is the last one, on a dark one the media query wins.
          "a.css:62:15: warning: not judged: this value of '--border' applies where the page chooses "
            + "dark and the system light; where both choose dark, line 41 has another value, which is "
            + "judged",
          "a.css:62:15: warning: 'CurrentColor' has no fixed color: the page decides it where it is used",
        ])
    #expect(Self.read.hex("border", "increased").contains("CurrentColor"))
    #expect(Self.read.type("shadow") == .other)
    #expect(Self.read.type("font") == .other)
  }

  @Test("Each token is what CSS makes of it in each context", arguments: rows)
  func token(row: [String]) {
    #expect(Self.read.hex(row[0], in: Array(row[1...3])) == row[4])
  }

  @Test("Every beginning of the theme is read without a trap", .timeLimit(.minutes(2)))
  func prefixes() {
    let bytes = Array(Self.text.utf8)
    for end in bytes.indices {
      let source = TokenSource(
        content: .file(SourceFile(path: "a.css", bytes: Array(bytes[..<end]))),
        loader: MemoryLoader(files: [:]))
      let read = ReadCSS(source: source)
      for token in ["link", "text-muted"] { _ = read.hex(token, "dark", "rose") }
    }
  }

  @Test("Megabytes on one line are read in linear time", .timeLimit(.minutes(2)))
  func oneLine() {
    let rules = (2..<10_000).map { ".c\($0){--x:1}:root{--t\($0):var(--t\($0 / 2),#123)}" }
    let data = String(repeating: "A", count: 1_000_000)
    let read = ReadCSS(":root{--img:url(data:x,\(data));--t1:#fff}" + rules.joined())
    #expect(read.hex("t9999") == "#FFFFFF")
    #expect(read.messages.count == 13)
  }

  @Test("A theme that stands before the root's own values is for an element below the root")
  func before() throws {
    let theme = ".theme-blue { --text: #00f }\n"
    let root = ":root { --text: #222; --page: #fff }\n"
    for sheet in [theme + root, root + theme] {
      let read = ReadCSS(sheet)
      // On the root itself the later rule wins.
      #expect(Self.asksForPlace(read) == sheet.hasPrefix(theme), "\(read.messages)")
      #expect(read.hex("text", "default") == "#222222")
      #expect(read.hex("text", "blue") == "#0000FF")
    }
  }

  @Test(
    "A scheme that stands before the root's own values is for an element below",
    arguments: [":root", ".app", "html, :root"])
  func schemeBefore(root: String) {
    let read = ReadCSS(
      ".dark { --text: #333; --page: #111 } \(root) { --text: #222; --page: #fff }")
    #expect(read.hex("text", "light") == "#222222")
    #expect(read.hex("text", "dark") == "#333333")
    #expect(read.hex("page", "dark") == "#111111")
    // On the root the dark shows what the light shows.
    #expect(Self.asksForPlace(read), "\(read.messages)")
    // Later rules of the scheme win over earlier ones in both places.
    let twice = ReadCSS(
      ".dark { --text: #333; --page: #111 } \(root) { --text: #222; --page: #fff } .dark { --text: #eee }"
    )
    #expect(twice.hex("text", "dark") == "#EEEEEE")
    #expect(twice.hex("page", "dark") == "#111111")
    // On the root it is #EEE on #FFF.
    #expect(Self.asksForPlace(twice))
  }

  private static func asksForPlace(_ read: ReadCSS) -> Bool {
    read.catalog.hiddenValues.contains { $0.condition == "a theme on the root element" }
  }

  @Test("Below the root a theme wins over all that the root has in any scheme")
  func beforeSchemes() throws {
    let theme = ".theme-blue { --text: #00f }\n"
    let root = ":root { --text: #222; --page: #fff }\n"
    for dark in [
      ".dark { --text: #eee }\n",
      "@media (prefers-color-scheme: dark) { :root { --text: #eee } }\n",
    ] {
      for sheet in [theme + dark + root, theme + root + dark, dark + theme + root] {
        let read = ReadCSS(sheet)
        #expect(Self.asksForPlace(read), "\(sheet)")
        #expect(read.hex("text", "blue", "dark") == "#0000FF", "\(sheet)")
        #expect(read.hex("text", "blue") == "#0000FF", "\(sheet)")
      }
    }
  }
}
