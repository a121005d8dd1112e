import SourceText
import TestSupport
import Testing
import TokenReaders

/// Lists of themes as apps ship them. The colors expected are those that stand in the text.
@Suite struct ThemeListReaderTests {
  private func read(_ text: String) -> ReadSources {
    ReadSources(["themes.json"], loader: MemoryLoader(files: ["themes.json": text]))
  }

  @Test func `Named themes with light and dark are two axes`() {
    let read = read(
      ##"""
      [{"name": "Nord", "light": {"ink": "#2E3440", "page": "#ECEFF4"},
        "dark": {"ink": "#D8DEE9", "page": "#2E3440"}},
       {"name": "Sea", "light": {"ink": "#001122", "page": "#FFFFFF"},
        "dark": {"ink": "#EEEEEE", "page": "#001122"}}]
      """##)
    #expect(read.axes == ["theme Nord Sea", "scheme light dark"])
    #expect(read.names == ["ink", "page"])
    #expect(read.hex("ink", in: "Nord", "light") == "#2E3440")
    #expect(read.hex("ink", in: "Nord", "dark") == "#D8DEE9")
    #expect(read.hex("page", in: "Sea", "dark") == "#001122")
    #expect(read.messages.isEmpty)
  }

  @Test(arguments: [
    // What editors and component libraries ship.
    ##"{"name": "Pack", "themes": [{"name": "A", "type": "dark", "colors": {"ink": "#111111", "page": "#FFFFFF"}}, {"name": "B", "type": "light", "colors": {"ink": "#222222", "page": "#EEEEEE"}}]}"##,
    ##"{"themes": [{"name": "A", "appearance": "dark", "style": {"ink": "#111111", "page": "#FFFFFF"}}, {"name": "B", "appearance": "light", "style": {"ink": "#222222", "page": "#EEEEEE"}}]}"##,
    ##"[{"id": "A", "dark": true, "colors": {"ink": "#111111", "page": "#FFFFFF"}}, {"id": "B", "dark": false, "colors": {"ink": "#222222", "page": "#EEEEEE"}}]"##,
    ##"{"themes": {"A": {"ink": "#111111", "page": "#FFFFFF"}, "B": {"ink": "#222222", "page": "#EEEEEE"}}}"##,
    ##"[{"name": "A", "--ink": "#111111", "--page": "#FFFFFF"}, {"name": "B", "--ink": "#222222", "--page": "#EEEEEE"}]"##,
  ])
  func `Named themes are the contexts of an axis, however they are written`(_ text: String) {
    let read = read(text)
    #expect(read.axes == ["theme A B"])
    #expect(read.names == ["ink", "page"])
    #expect(read.hex("ink", in: "A") == "#111111")
    #expect(read.hex("page", in: "B") == "#EEEEEE")
  }

  @Test(arguments: [
    ##"{"light": {"ink": "#111111", "page": "#FFFFFF"}, "dark": {"ink": "#EEEEEE", "page": "#000000"}}"##,
    ##"{"name": "Nord", "colors": {"light": {"ink": "#111111", "page": "#FFFFFF"}, "dark": {"ink": "#EEEEEE", "page": "#000000"}}}"##,
    ##"{"themes": {"light": {"ink": "#111111", "page": "#FFFFFF"}, "dark": {"ink": "#EEEEEE", "page": "#000000"}}}"##,
    ##"[{"name": "Nord", "mode": "light", "colors": {"ink": "#111111", "page": "#FFFFFF"}}, {"name": "Nord", "mode": "dark", "colors": {"ink": "#EEEEEE", "page": "#000000"}}]"##,
  ])
  func `Light and dark of one theme are schemes`(_ text: String) {
    let read = read(text)
    #expect(read.axes == ["scheme light dark"] || read.axes == ["theme Nord", "scheme light dark"])
    #expect(read.hex("ink", in: "light") == "#111111")
    #expect(read.hex("ink", in: "dark") == "#EEEEEE")
  }

  @Test func `What stands beside the themes is for all of them`() {
    let read = read(
      ##"{"base": {"link": "#0000FF"}, "themes": [{"name": "A", "ink": "#111111", "page": "#FFFFFF"}, {"name": "B", "ink": "#222222", "page": "#EEEEEE"}]}"##
    )
    #expect(read.hex("base.link", in: "A") == "#0000FF")
    #expect(read.hex("base.link", in: "B") == "#0000FF")
  }

  @Test func `One theme's bad color costs itself`() {
    let read = read(
      ##"[{"name": "A", "ink": "#111111", "page": "#FFFFFF", "x": "#000000"}, {"name": "B", "ink": "#222222", "page": "#EEEEEE", "x": "#12345"}]"##
    )
    #expect(!read.diagnostics.hasErrors)
    #expect(read.hex("x", in: "A") == "#000000")
    #expect(read.hex("x", in: "B").contains("has 5 digits"))
  }

  @Test(arguments: [
    // Colors with names, labels with one color each, and users.
    ##"[{"name": "Red", "hex": "#FF0000", "rgb": "rgb(255, 0, 0)"}, {"name": "Blue", "value": "#0000FF"}]"##,
    ##"[{"name": "bug", "color": "#FF0000"}, {"name": "docs", "color": "#0000FF"}]"##,
    ##"{"themes": [{"name": "growth"}, {"name": "trust"}]}"##,
    ##"[{"name": "A", "ink": "#111111", "page": "#FFFFFF"}, {"name": "A", "ink": "#222222", "page": "#EEEEEE"}]"##,
    ##"{"themes": [{"name": "A", "ink": {"$value": "#111111"}, "page": {"$value": "#FFFFFF"}}, {"name": "B", "ink": {"$value": "#222222"}, "page": {"$value": "#EEEEEE"}}]}"##,
  ])
  func `What only looks like themes is none`(_ text: String) {
    #expect(read(text).axes.isEmpty)
  }
}
