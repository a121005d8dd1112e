import TestSupport
import Testing

@testable import ColorMath

@Suite struct LightnessPathTests {
  enum Way: CaseIterable {
    case darker, lighter

    var end: Double { self == .darker ? 0 : 1 }
  }

  private static func hexes(_ color: SRGBColor, _ way: Way) -> [String] {
    var found: [String] = []
    let path = LightnessPath(through: color)
    path.walk(from: path.lightness, to: way.end) {
      found.append($0.color.hex)
      return true
    }
    return found
  }

  @Test("A grey goes through every grey, to black and to white")
  func greys() throws {
    let grey = try SRGBColor(hex: "#808080")
    let darker = Self.hexes(grey, .darker)
    let lighter = Self.hexes(grey, .lighter)
    let all = (0...255).map { SRGBColor(red8: UInt8($0), green8: UInt8($0), blue8: UInt8($0)).hex }
    #expect(darker.filter { all.contains($0) } == (0...128).reversed().map { all[$0] })
    #expect(lighter.filter { all.contains($0) } == (128...255).map { all[$0] })
  }

  /// coloraide 8.13.1: the color in OKLCH at lightness 0.3, 0.5, 0.8 or 0.93, its chroma brought into sRGB
  /// by bisection, rounded.
  @Test(
    "The hue stays, and the chroma as far as sRGB allows",
    arguments: [
      ("#2596BE", Way.darker, ["#006D8E", "#003344"]),
      ("#2596BE", .lighter, ["#65CCF6"]), ("#FF3B30", .darker, ["#BC0005", "#5D0001"]),
      ("#FF3B30", .lighter, ["#FFA193", "#FFE0DB"]), ("#34C759", .darker, ["#00782B", "#003910"]),
      ("#34C759", .lighter, ["#52DE6F", "#AEFFB8"]), ("#FFD60A", .darker, ["#DFBB00", "#766200"]),
      ("#5B4FE9", .lighter, ["#B0B7FF", "#E3E6FF"]),
    ])
  func hue(_ hex: String, _ way: Way, _ met: [String]) throws {
    let found = Self.hexes(try SRGBColor(hex: hex), way)
    #expect(met.filter { found.contains($0) } == met)
  }

  /// coloraide 8.13.1, `delta_e(…, method='ok')`.
  @Test("Differences are ΔEOK")
  func differences() throws {
    let (blue, darker) = (try SRGBColor(hex: "#2596BE"), try SRGBColor(hex: "#167DA3"))
    #expect(abs(blue.visibleDifference(from: darker) - 0.07792858691805137) < 1e-9)
    #expect(abs(SRGBColor.black.visibleDifference(from: .white) - 1) < 1e-6)
    let (red, green) = (try SRGBColor(hex: "#FF3B30"), try SRGBColor(hex: "#34C759"))
    #expect(abs(red.visibleDifference(from: green) - 0.37539100501671396) < 1e-9)
  }

  @Test("A translucent color differs by what is seen of it over black or over white")
  func visible() throws {
    let (half, clear) = (try SRGBColor(hex: "#00000080"), try SRGBColor(hex: "#00000000"))
    // Over black nothing is seen of either; over white the one is the grey #7F7F7F.
    let grey = SRGBColor.black.withAlpha(128.0 / 255).over(.white)
    #expect(abs(half.visibleDifference(from: clear) - grey.visibleDifference(from: .white)) < 1e-12)
  }

  @Test("Luminance grows with lightness on every line, and is found on it")
  func luminance() {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<200 {
      let color = generator.eightBitColor()
      let path = LightnessPath(through: color)
      let found = path.lightness(ofLuminance: color.relativeLuminance)
      #expect(abs(found - path.lightness) < 1e-5)
      var last = -1.0
      for step in 0...200 {
        let luminance = path.color(at: Double(step) / 200).relativeLuminance
        #expect(luminance >= last - 1e-9, "\(color.hex) at \(step)")
        last = luminance
      }
    }
  }

  @Test("Each step changes one channel by one, so nothing on the line is passed over")
  func steps() throws {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<40 {
      let color = generator.eightBitColor()
      for way in Way.allCases {
        var last = color
        let path = LightnessPath(through: color)
        path.walk(from: path.lightness, to: way.end) { point in
          let steps = [
            point.color.red - last.red, point.color.green - last.green,
            point.color.blue - last.blue,
          ].map { abs(($0 * 255).rounded()) }
          #expect(steps.reduce(0, +) <= 1, "\(color.hex) \(last.hex) \(point.color.hex)")
          last = point.color
          return true
        }
        #expect(last == (way == .darker ? .black : .white))
      }
    }
  }
}
