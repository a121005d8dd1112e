import TestSupport
import Testing

@Suite struct SwiftAssetSymbolsTests {
  private static func colorSet(_ hex: String) -> String {
    """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "0x\(hex.prefix(2))", "green": "0x\(hex.dropFirst(2).prefix(2))",
       "blue": "0x\(hex.suffix(2))", "alpha": "1.000"}}}]}
    """
  }

  private func read(_ swift: String, _ assets: [String: String]) -> ReadSources {
    var files = ["a.swift": swift]
    for (name, hex) in assets {
      files["A.xcassets/\(name).colorset/Contents.json"] = Self.colorSet(hex)
    }
    files["A.xcassets/Brand/Contents.json"] = #"{"properties": {"provides-namespace": true}}"#
    return ReadSources(["A.xcassets", "a.swift"], loader: MemoryLoader(files: files))
  }

  @Test(
    "A generated symbol is the asset that Xcode makes it of",
    arguments: [
      ("Color(.accent)", "AccentColor"), ("Color.bgColorOne", "BGColorOne"),
      ("Color(.launchScreenBackground)", "LaunchScreenBackground"),
      ("UIColor(resource: .verseBgField)", "verse-bg-field"),
      ("Color(ColorResource.color24292B)", "color_24292B"),
      ("UIColor.brandPrimary", "Brand Primary"),
      ("Color(uiColor: .brandPrimary)", "Brand Primary"), ("Color(.Brand.ink)", "Brand/ink"),
      ("Color(nsColor: NSColor(resource: .ink2))", "ink-2"),
      ("Color.brandPrimary.opacity(1)", "Brand Primary"),
    ])
  func symbols(_ value: String, _ asset: String) {
    let read = read("enum T { static let a = \(value) }", [asset: "336699", "other": "000000"])
    #expect(read.messages.isEmpty)
    #expect(read.hex("T.a") == "#336699")
  }

  @Test("What the frameworks or the source call so goes before an asset")
  func own() {
    let read = read(
      "extension Color { static let brand = Color.black }\nlet a = Color.brand\nlet b = Color.white",
      ["brand": "336699", "white": "336699"])
    #expect(read.hex("a") == "#000000")
    #expect(read.hex("b") == "#FFFFFF")
  }

  @Test("A symbol of two assets, and one of none, is not read")
  func refused() {
    let read = read(
      "let a = Color(.inkDark)\nlet b = UIColor(resource: .nothing)\nlet c = Color.nothing\n"
        + "let d = Color.black",
      ["ink-dark": "336699", "inkDark": "000000"])
    #expect(
      read.messages == [
        "a.swift:1:5: warning: not read: 'a': the symbol 'inkDark' may be 'ink-dark' and 'inkDark'",
        "a.swift:2:5: warning: not read: 'b': the asset '.nothing' is not known; name its catalog "
          + "before this source",
        "a.swift:3:5: warning: not read: 'c': the value of 'Color.nothing' is not known here",
      ])
  }
}
