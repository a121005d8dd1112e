import SourceText
import TestSupport
import Testing
import TokenReaders

@Suite struct TokenFormatTests {
  @Test(
    "A format is told by the name of a file, and of JSON by its keys",
    arguments: [
      ("a.css", ":root {}", TokenFormat.css), ("dir/A.CSS", "", .css), ("a.theme", "", .simplex),
      ("A.Swift", "", .swift), ("a/Theme.kt", "", .kotlin), ("theme.dart", "", .dart),
      ("tailwind.config.js", "", .typescript),
      ("Theme.TSX", "", .typescript),
      ("res/values/colors.XML", "", .android),
      ("a.tokens.json", "{}", .dtcg),
      ("a.json", ##"{"schemes": {"light": {"a": "#FFF"}}}"##, .material),
      ("a.json", ##"{"schemes": {"light": {"a": {"$value": "#FFF"}}}}"##, .dtcg),
      ("a.json", ##"{"schemes": {"light": {}}}"##, .dtcg), ("a.json", ##"{"schemes": {}}"##, .dtcg),
      ("a.json", ##"{"schemes": {"$value": "#FFF"}}"##, .dtcg), ("a.json", "{\"schemes", .dtcg),
      ("a.json", ##"{"type": "dark", "colors": {"editor.background": "#000"}}"##, .vscode),
      ("a.json", ##"{"include": "b.json", "colors": {"foreground": null}}"##, .vscode),
      ("a.json", ##"{"tokenColors": []}"##, .vscode),
      ("a.json", ##"{"$schema": "x", "name": "A", "include": "./b.json"}"##, .vscode),
      ("a.json", ##"{"name": "A", "include": ["src"]}"##, .dtcg),
      ("a.json", ##"{"name": "A", "include": "./b.json", "x": {"$value": "#000"}}"##, .dtcg),
      ("a.json", ##"{"name": "A", "colors": {"editor.background": "#000"}}"##, .vscode),
      ("a.json", ##"{"tokenColors": [], /* x */}"##, .vscode), ("a.json", "{/**/}", .dtcg),
      ("a.json", ##"{"type": "color", "colors": {"a": "#000"}}"##, .dtcg),
      (
        "a.json",
        ##"[{"name": "A", "b": "#000", "c": "#FFF"}, {"name": "B", "b": "#111", "c": "#EEE"}]"##,
        .themeList
      ),
      ("acss", "", .dtcg),
    ])
  func file(_ path: String, _ text: String, _ format: TokenFormat) {
    let source = MemoryLoader(files: [:]).source(path, text: text)
    #expect(TokenFormat.of(source) == format)
  }

  @Test(
    "What no reader reads is not taken for JSON",
    arguments: ["a.scss", "a.css.erb", "a.css.liquid", "build.gradle.kts", "a.yaml"])
  func unread(_ path: String) {
    let source = MemoryLoader(files: [:]).source(path, text: "{}")
    #expect(TokenFormat.of(source) == nil)
  }

  @Test("A folder with style sheets is read as such")
  func folder() {
    func format(of files: [String]) -> TokenFormat? {
      TokenFormat.of(
        TokenSource(
          content: .folder(path: "a", files: files), loader: MemoryLoader(files: [:])))
    }
    #expect(format(of: ["a/x.txt", "a/b/y.css"]) == .css)
    #expect(format(of: ["a/x.txt", "a/B.SWIFT"]) == .swift)
    #expect(format(of: ["a/B.kt"]) == .kotlin)
    #expect(format(of: ["a/b.dart"]) == .dart)
    #expect(format(of: ["a/x.txt"]) == nil)
    #expect(format(of: ["res/layout/x.xml", "res/values-night/y.xml"]) == .android)
    #expect(format(of: ["res/layout/x.xml", "res/values-night/y.kts"]) == nil)
  }

  @Test("Every format says what it is", arguments: TokenFormat.allCases)
  func summary(_ format: TokenFormat) {
    #expect(!format.summary.isEmpty)
    #expect(!format.summary.contains("\n"))
  }
}
