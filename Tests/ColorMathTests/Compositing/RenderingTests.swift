import ColorMath
import Testing

@Suite struct RenderingTests {
  @Test("A stack is composited bottom up, exactly")
  func exactStack() {
    // python: blue 25 % over (red 50 % over white = (1, .5, .5)) = (.75, .375, .625).
    let stack = [
      SRGBColor(red: 0, green: 0, blue: 1, alpha: 0.25),
      SRGBColor(red: 1, green: 0, blue: 0, alpha: 0.5),
      SRGBColor.white,
    ]
    let color = Rendering.exact.composite(stack)
    #expect(color.isClose(to: SRGBColor(red: 0.75, green: 0.375, blue: 0.625)))
  }

  /// Greys, top first. Computed in python with rounding after every layer; rounding once at the end
  /// gives the neighbor that is named last.
  @Test(
    "On 8 bits every layer is rounded before the next is laid",
    arguments: [
      (["#3C3C3C1F", "#17171774", "#A9A9A9"], "#626262", "#616161"),
      (["#5A5A5A71", "#5E5E5E64", "#BDBDBD"], "#7D7D7D", "#7C7C7C"),
      (["#4242427F", "#95959598", "#8A8A8A"], "#6A6A6A", "#696969"),
      (["#D1D1D11D", "#D3D3D33B", "#666666"], "#888888", "#898989"),
    ])
  func eightBitStack(_ layers: [String], _ perLayer: String, _ once: String) throws {
    let stack = try layers.map { try SRGBColor(hex: $0) }
    #expect(try Rendering.eightBit.composite(stack) == SRGBColor(hex: perLayer))
    #expect(Rendering.exact.composite(stack).hex == once)
  }

  @Test("A layer outside sRGB is clipped before it is laid on an 8-bit display")
  func clippedLayer() {
    // By hand: clipped red is 1, over black at 50 % is .5 → 128/255; unclipped 1.2 → .6 → 153/255.
    let layer = SRGBColor(red: 1.2, green: 0, blue: 0, alpha: 0.5)
    #expect(Rendering.eightBit.lay(layer, over: .black).red == 128.0 / 255)
    #expect(Rendering.exact.lay(layer, over: .black).red.isClose(to: 0.6))
    #expect(Rendering.eightBit.base(layer) == SRGBColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(Rendering.exact.base(layer) == layer)
  }

  @Test("A stack without an opaque layer stays translucent", arguments: Rendering.allCases)
  func translucent(_ rendering: Rendering) {
    let layer = SRGBColor.black.withAlpha(0.5)
    #expect(rendering.composite([layer, layer]).isClose(to: .black.withAlpha(0.75)))
  }

  @Test("A stack of nothing is transparent", arguments: Rendering.allCases)
  func empty(_ rendering: Rendering) {
    #expect(rendering.composite([]) == SRGBColor.black.withAlpha(0))
  }

  @Test("What lies below an opaque layer does not show", arguments: Rendering.allCases)
  func hidden(_ rendering: Rendering) {
    let stack = [SRGBColor.black.withAlpha(0.5), .white, SRGBColor(red: 1, green: 0, blue: 0)]
    #expect(rendering.composite(stack) == rendering.composite(Array(stack.dropLast())))
  }
}
