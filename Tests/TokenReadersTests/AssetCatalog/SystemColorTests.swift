import Testing

/// [Human Interface Guidelines, color, specifications]
@Suite struct SystemColorTests {
  @Test(
    "System colors are what UIKit resolves them to in light and dark",
    arguments: [
      ("labelColor", "#000000", "#FFFFFF"), ("secondaryLabelColor", "#3C3C4399", "#EBEBF599"),
      ("tertiaryLabelColor", "#3C3C434D", "#EBEBF54D"),
      ("quaternaryLabelColor", "#3C3C432E", "#EBEBF529"),
      ("placeholderTextColor", "#3C3C434D", "#EBEBF54D"),
      ("separatorColor", "#3C3C434A", "#54545899"),
      ("systemBackgroundColor", "#FFFFFF", "#000000"),
      ("secondarySystemBackgroundColor", "#F2F2F7", "#1C1C1E"),
      ("tertiarySystemBackgroundColor", "#FFFFFF", "#2C2C2E"),
      ("systemGroupedBackgroundColor", "#F2F2F7", "#000000"),
      ("systemBlueColor", "#007AFF", "#0A84FF"),
      ("systemGreenColor", "#34C759", "#30D158"), ("systemOrangeColor", "#FF9500", "#FF9F0A"),
      ("systemPurpleColor", "#AF52DE", "#BF5AF2"), ("systemPinkColor", "#FF2D55", "#FF375F"),
      ("systemRedColor", "#FF3B30", "#FF453A"), ("systemTealColor", "#30B0C7", "#40C8E0"),
      ("systemIndigoColor", "#5856D6", "#5E5CE6"), ("systemMintColor", "#00C7BE", "#63E6E2"),
      ("systemCyanColor", "#32ADE6", "#64D2FF"), ("systemYellowColor", "#FFCC00", "#FFD60A"),
      ("systemBrownColor", "#A2845E", "#AC8E68"), ("systemGrayColor", "#8E8E93", "#8E8E93"),
      ("systemGray6Color", "#F2F2F7", "#1C1C1E"), ("clearColor", "#00000000", "#00000000"),
    ])
  func values(_ reference: String, _ light: String, _ dark: String) {
    let read = ReadSources(catalog: [
      "C.colorset/Contents.json": #"{"colors": [{"color": {"reference": "\#(reference)"}}]}"#
    ])
    #expect(read.hex("C", in: "light") == light)
    #expect(read.hex("C", in: "dark") == dark)
    #expect(read.messages.isEmpty)
  }

  @Test("In an entry for one appearance the system color is that of the appearance")
  func appearances() {
    let read = ReadSources(catalog: [
      "C.colorset/Contents.json": ColorSetText.set(
        ColorSetText.gray("11"), #""color": {"reference": "labelColor"}, "# + ColorSetText.dark)
    ])
    #expect(read.hex("C", in: "light") == "#111111")
    #expect(read.hex("C", in: "dark") == "#FFFFFF")
  }

  @Test(
    "Where contrast is increased a system color adapts to the scheme, and a word says what is not known"
  )
  func contrast() {
    let read = ReadSources(catalog: [
      "C.colorset/Contents.json": ColorSetText.set(
        ColorSetText.gray("11"), #""color": {"reference": "labelColor"}, "# + ColorSetText.high)
    ])
    #expect(read.hex("C", in: "light", "standard") == "#111111")
    #expect(read.hex("C", in: "dark", "standard") == "#111111")
    #expect(read.hex("C", in: "light", "increased") == "#000000")
    #expect(read.hex("C", in: "dark", "increased") == "#FFFFFF")
    #expect(read.messages.count == 1)
  }
}
