import ColorMath
import Testing

@Suite struct GrayGamma22Tests {
  @Test func `The white of a gray gives the gray again`() {
    for byte in UInt8.min...UInt8.max {
      let gray = SRGBColor(red8: byte, green8: byte, blue8: byte)
      let found = GrayGamma22.white(of: gray).map { GrayGamma22.sRGB(white: $0, alpha: 1) }
      #expect(found?.hex == gray.hex)
    }
    // By hand: ((128/255 + 0.055) / 1.055) ^ 2.4 is 0.215861, and its 2.2nd root 0.498140.
    let white = GrayGamma22.white(of: SRGBColor(red8: 128, green8: 128, blue8: 128)) ?? 0
    #expect(abs(white - 0.498140) < 1e-6)
  }

  @Test func `A color that is no gray has no white`() {
    #expect(GrayGamma22.white(of: SRGBColor(red8: 128, green8: 128, blue8: 129)) == nil)
  }
}
