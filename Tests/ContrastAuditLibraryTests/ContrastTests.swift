import ContrastAudit
import Testing

/// Expected ratios come from WCAG's formula, calculated in Python.
@Suite struct ContrastTests {
  @Test func `Opaque colors have one ratio, in any notation of CSS`() throws {
    let contrast = try Contrast(of: "rgb(119 119 119)", on: "white")
    #expect(abs(contrast.ratio - 4.478089453577214) < 1e-12)
    #expect(abs(contrast.eightBitRatio - 4.478089453577214) < 1e-12)
    #expect(contrast.highestRatio == contrast.ratio)
    #expect(contrast.foreground == "#777777")
    #expect(contrast.background == "#FFFFFF")
    #expect(!contrast.passes(.text))
    #expect(contrast.passes(.largeText))
    #expect(!contrast.passes(.largeText, at: .aaa))
    #expect(contrast.passes(.decoration))
    #expect(contrast.meets(4.478))
    #expect(!contrast.meets(4.4781))
  }

  /// Half black over white is 127.5 of 255, and 128 on a display.
  @Test func `Layers are composited, and each is rounded on a display`() throws {
    let contrast = try Contrast(of: "white", on: "rgb(0 0 0 / 50%)", over: ["white"])
    #expect(abs(contrast.ratio - 3.976653024912438) < 1e-12)
    #expect(abs(contrast.eightBitRatio - 3.9494396480491147) < 1e-12)
    #expect(!contrast.meets(3.96))
    #expect(contrast.meets(3.94))
  }

  /// `#00000080` over white is 127 of 255, over black 0.
  @Test func `Anything may lie beneath a translucent color`() throws {
    let contrast = try Contrast(of: "white", on: "#00000080")
    #expect(abs(contrast.ratio - 4.0041069566148515) < 1e-12)
    #expect(contrast.highestRatio == 21)
    #expect(contrast.background == "#00000080")
    #expect(!contrast.passes(.text))
    #expect(contrast.passes(.largeText))
  }

  @Test func `The nearest color of the same hue passes`() throws {
    let contrast = try Contrast(of: "#777", on: "white")
    let nearest = try #require(contrast.nearestForeground(reaching: 4.5))
    #expect(nearest.hex == "#767676")
    #expect(nearest.difference > 0 && nearest.difference < 0.01)
    // Nothing is lighter than white, and a white page does not become #060606.
    #expect(contrast.nearestBackground(reaching: 4.5) == nil)
    // On #FEFEFE #767676 has 4.504, on #FDFDFD 4.465.
    let near = try Contrast(of: "#767676", on: "#FAFAFA")
    #expect(near.nearestBackground(reaching: 4.5)?.hex == "#FEFEFE")
    for minimum in [21.1, .infinity, .nan] {
      #expect(contrast.nearestForeground(reaching: minimum) == nil)
    }
  }

  @Test(arguments: ["", "reddish", "#12345", "currentColor", "rgb(1 2)", " white"])
  func `A text that is no color is an error that names it`(text: String) {
    for pair in [(text, "white"), ("white", text)] {
      #expect {
        try Contrast(of: pair.0, on: pair.1)
      } throws: { error in "\(error)".hasPrefix("error: '\(text)' is not a color: ") }
    }
    #expect(throws: ContrastAuditError.self) {
      try Contrast(of: "white", on: "white", over: [text])
    }
  }

  /// WCAG 2.2: 1.4.3, 1.4.6 and 1.4.11.
  @Test func `Usages require what WCAG says`() {
    #expect(ColorUsage.allCases.map { $0.minimum() } == [4.5, 3, 3, nil, nil, nil])
    #expect(ColorUsage.allCases.map { $0.minimum(at: .aaa) } == [7, 4.5, 3, nil, nil, nil])
  }
}
