import ColorMath
import Testing

/// The landing page of ColorMath shows what stands here.
@Test func `Two colors are measured`() throws {
  let text = try SRGBColor(hex: "#0078D7")
  let page = try SRGBColor(hex: "#FFFFFF")
  let contrast = ContrastMeasurement(foreground: text, background: [page])
  #expect("\(contrast.exact)" == "4.49")
  #expect(!contrast.meets(4.5))
}
