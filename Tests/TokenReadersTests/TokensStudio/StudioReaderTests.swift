import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenReaders

@Suite struct StudioReaderTests {
  private func read(_ text: String) -> ReadSource {
    ReadSource(text, path: "a.json", StudioReader())
  }

  private func folder(_ files: [String: String]) -> ReadSource {
    let loader = MemoryLoader(files: files)
    return ReadSource(
      .folder(path: "t", files: files.keys.sorted()), loader, StudioReader())
  }

  private func axes(_ read: ReadSource) -> [String] {
    read.catalog.axes.map { "\($0.name): \($0.contexts.joined(separator: ", "))" }
  }

  private static let sets = ##"""
    "core": {"white": {"value": "#FFFFFF", "type": "color"}, "black": {"value": "#111111", "type": "color"}},
    "day": {"page": {"value": "{white}", "type": "color"}},
    "night": {"page": {"value": "{black}", "type": "color"}}
    """##

  @Test func `Themes of a group are the contexts of an axis`() throws {
    let read = read(
      """
      {\(Self.sets), "$themes": [
        {"name": "Day", "group": "Time", "selectedTokenSets": {"core": "source", "day": "enabled"}},
        {"name": "Night", "group": "Time", "selectedTokenSets": {"core": "source", "night": "enabled", "day": "disabled"}}],
       "$metadata": {"tokenSetOrder": ["core", "day", "night"]}}
      """)
    #expect(read.messages == [])
    #expect(axes(read) == ["Time: Day, Night"])
    #expect(read.names == ["black", "page", "white"])
    #expect(try read.hexes("page") == ["#FFFFFF", "#111111"])
  }

  @Test func `Light and dark are the scheme, and two groups multiply`() throws {
    let read = read(
      ##"""
      {"l": {"page": {"$value": "#FFFFFF", "$type": "color"}}, "d": {"page": {"$value": "#000000", "$type": "color"}},
       "a": {"ink": {"$value": "#AA0000", "$type": "color"}}, "b": {"ink": {"$value": "#00BB00", "$type": "color"}},
       "$themes": [
        {"name": "Dark", "group": "Mode", "selectedTokenSets": {"d": "enabled"}},
        {"name": "A", "group": "Brand", "selectedTokenSets": {"a": "enabled"}},
        {"name": "Light", "group": "Mode", "selectedTokenSets": {"l": "enabled"}},
        {"name": "B", "group": "Brand", "selectedTokenSets": {"b": "enabled"}}]}
      """##)
    #expect(read.messages == [])
    #expect(axes(read) == ["scheme: dark, light", "Brand: A, B"])
    #expect(try read.hexes("page") == ["#000000", "#000000", "#FFFFFF", "#FFFFFF"])
    #expect(try read.hexes("ink") == ["#AA0000", "#00BB00", "#AA0000", "#00BB00"])
  }

  @Test func `Two groups about light and dark stay apart`() {
    let read = read(
      ##"""
      {"l": {"page": {"$value": "#FFFFFF", "$type": "color"}}, "d": {"page": {"$value": "#000000", "$type": "color"}},
       "cl": {"code": {"$value": "#FFFFFF", "$type": "color"}}, "cd": {"code": {"$value": "#000000", "$type": "color"}},
       "$themes": [
        {"name": "Light", "group": "Mode", "selectedTokenSets": {"l": "enabled"}},
        {"name": "Dark", "group": "Mode", "selectedTokenSets": {"d": "enabled"}},
        {"name": "Light", "group": "Code", "selectedTokenSets": {"cl": "enabled"}},
        {"name": "Dark", "group": "Code", "selectedTokenSets": {"cd": "enabled"}}]}
      """##)
    #expect(axes(read) == ["scheme: light, dark", "Code: light, dark"])
  }

  @Test func `Themes without a group are alternatives where they share tokens`() throws {
    let read = read(
      ##"""
      {"all": {"space": {"value": "4", "type": "spacing"}},
       "web": {"size": {"value": "1", "type": "sizing"}}, "ios": {"size": {"value": "2", "type": "sizing"}},
       "l": {"page": {"value": "#FFFFFF", "type": "color"}}, "d": {"page": {"value": "#000000", "type": "color"}},
       "hc": {"page": {"value": "#FFFF00", "type": "color"}},
       "$themes": [
        {"name": "Global", "selectedTokenSets": {"all": "enabled"}},
        {"name": "Web", "selectedTokenSets": {"web": "enabled"}},
        {"name": "iOS", "selectedTokenSets": {"ios": "enabled"}},
        {"name": "Light", "selectedTokenSets": {"l": "enabled"}},
        {"name": "Dark", "selectedTokenSets": {"d": "enabled"}},
        {"name": "Bright", "selectedTokenSets": {"hc": "enabled"}}]}
      """##)
    #expect(read.messages == [])
    #expect(axes(read) == ["theme: Light, Dark, Bright", "theme 2: Web, iOS"])
    #expect(
      try read.hexes("page") == [
        "#FFFFFF", "#FFFFFF", "#000000", "#000000", "#FFFF00", "#FFFF00",
      ])
  }

  @Test func `Sets that are enabled win over those that are a source, and later over earlier`()
    throws
  {
    let read = read(
      ##"""
      {"a": {"x": {"value": "#000001", "type": "color"}, "y": {"value": "#000001", "type": "color"}},
       "b": {"x": {"value": "#000002", "type": "color"}, "y": {"value": "#000002", "type": "color"}},
       "c": {"y": {"value": "#000003", "type": "color"}},
       "$themes": [{"name": "T", "selectedTokenSets": {"a": "enabled", "b": "enabled", "c": "source"}}],
       "$metadata": {"tokenSetOrder": ["b", "a", "c"]}}
      """##)
    #expect(read.messages == [])
    #expect(try read.hex("x") == "#000001")
    #expect(try read.hex("y") == "#000001")
  }

  @Test func `In a folder each file is a set, named by its path`() throws {
    let read = folder([
      "t/core.json": ##"{"black": {"value": "#111111", "type": "color"}}"##,
      "t/brand/sea.json": ##"{"ink": {"value": "{black}", "type": "color"}}"##,
      "t/$themes.json":
        ##"[{"name": "Sea", "selectedTokenSets": {"core": "source", "brand/sea": "enabled"}}]"##,
      "t/$metadata.json": ##"{"tokenSetOrder": ["core", "brand/sea"]}"##,
      "t/readme.md": "no JSON",
    ])
    #expect(read.messages == [])
    #expect(try read.hex("ink") == "#111111")
  }

  @Test func `Without themes every set is in force, in the scheme that its name says`() throws {
    let read = read(
      ##"""
      {"common": {"page": {"value": "#FFFFFF", "type": "color"}, "ink": {"value": "{black}", "type": "color"}},
       "color-scheme-dark/common": {"page": {"value": "#000000", "type": "color"}},
       "core": {"black": {"value": "#111111", "type": "color"}},
       "$themes": [], "$metadata": {"tokenSetOrder": ["core", "common", "color-scheme-dark/common"]}}
      """##)
    #expect(read.messages == [])
    #expect(axes(read) == ["scheme: light, dark"])
    #expect(try read.hexes("page") == ["#FFFFFF", "#000000"])
    #expect(try read.hexes("ink") == ["#111111", "#111111"])
  }

  @Test func `Without themes two values for one token are an error`() {
    let read = read(
      ##"""
      {"a": {"page": {"value": "#FFFFFF", "type": "color"}},
       "b": {"page": {"value": "#000000", "type": "color"}},
       "$metadata": {"tokenSetOrder": ["a", "b"]}}
      """##)
    #expect(read.diagnostics.errorCount == 1)
    #expect(read.messages.first?.contains("'page' is #FFFFFF at a.json:1 and #000000 here") == true)
  }

  @Test func `Types of Tokens Studio and calculations stop no color`() throws {
    let read = read(
      ##"""
      {"s": {"ink": {"value": "#111111", "type": "color"},
        "family": {"value": "Inter", "type": "fontFamilies"}, "weight": {"value": "Bold", "type": "fontWeights"},
        "size": {"value": "16", "type": "fontSizes"}, "big": {"value": "{size} * 1.5", "type": "fontSizes"},
        "line": {"value": "150%", "type": "lineHeights"}, "shadow": {"type": "boxShadow", "value":
          {"x": "0", "color": "rgba({ink}, 0.2)", "type": "dropShadow"}},
        "card": {"value": {"fill": "{ink}"}, "type": "composition"}, "gap": {"value": "{size}", "type": "spacing"}},
       "$themes": [{"name": "T", "selectedTokenSets": {"s": "enabled"}}]}
      """##)
    #expect(read.messages == [])
    #expect(try read.hex("ink") == "#111111")
  }

  @Test(
    arguments: [
      (##"{"$themes": {}}"##, "a.json:1:13: error: $themes is an object; expected an array"),
      (
        ##"{"a": 1, "$themes": []}"##,
        "a.json:1:7: note: 'a' is not a token or a group, and is not read"
      ),
      (
        ##"{"a": {}, "$themes": [{"selectedTokenSets": {}}]}"##,
        "a.json:1:23: error: a theme has no name; expected one"
      ),
      (
        ##"{"a": {}, "$themes": [{"name": "T", "selectedTokenSets": {"a": "on"}}]}"##,
        "a.json:1:64: error: the status of a set is 'on'; expected one of enabled, source, disabled"
      ),
      (
        ##"{"a": {}, "$themes": [{"name": "T", "selectedTokenSets": {"b": "enabled", "a": "enabled"}}]}"##,
        "a.json:1:59: warning: the theme 'T' names the set 'b', which does not exist"
      ),
      (
        ##"{"a": {}, "b": {}, "$themes": [{"name": "T", "selectedTokenSets": {"a": "enabled"}}]}"##,
        "a.json:1:31: warning: the set 'b' is in no theme and has no effect"
      ),
      (
        ##"{"a": {}, "$themes": [{"name": "T", "group": "G", "selectedTokenSets": {"a": "enabled"}}, {"name": "T", "group": "G", "selectedTokenSets": {}}]}"##,
        "a.json:1:91: error: the theme 'T' is there twice in one group; give one another name"
      ),
    ])
  func `What is wrong is said in its place`(_ text: String, _ message: String) {
    #expect(read(text).messages.contains(message))
  }

  @Test(
    arguments: [
      (##"{"$themes": []}"##, true), (##"{"$metadata": {"tokenSetOrder": []}}"##, true),
      // Aliases without the first group.
      (
        ##"{"light": {"ink": {"value": "{palette.black}"}}, "global": {"palette": {"black": {"value": "#000"}}}}"##,
        true
      ),
      (
        ##"{"light": {"ink": {"value": "{global.palette.black}"}}, "global": {"palette": {"black": {"value": "#000"}}}}"##,
        false
      ),
      (##"{"light": {"ink": {"value": "{other.black}"}}, "global": {}}"##, false),
      (##"{"$themes": {}}"##, false), ("{}", false), ("[]", false),
    ])
  func `A file with sets is told by its keys or its aliases`(_ text: String, _ isStudio: Bool) {
    let source = MemoryLoader(files: [:]).source("a.json", text: text)
    #expect((TokenFormat.of(source) == .studio) == isStudio)
  }

  @Test func `A set with rules in it is a set, and a policy beside sets is none`() throws {
    let files = [
      "t/$themes.json": "[]", "t/a.json": ##"{"ink": {"value": "#111111", "type": "color"}}"##,
      "t/d.json":
        ##"{"page": {"value": "#999999", "type": "color"}, "rules": [{"pairings": []}]}"##,
      "t/contrast-audit.json": ##"{"tokens": ["."], "rules": [{"pairings": []}]}"##,
    ]
    let read = ReadSource(
      .folder(path: "t", files: files.keys.sorted()), MemoryLoader(files: files), StudioReader())
    #expect(read.names.contains("page"))
    #expect(!read.names.contains { $0.contains("pairings") })
  }

  @Test func `A folder is told by its themes`() {
    let source = TokenSource(
      content: .folder(path: "t", files: ["t/$themes.json", "t/a.json"]),
      loader: MemoryLoader(files: [:]))
    #expect(TokenFormat.of(source) == .studio)
  }
}
