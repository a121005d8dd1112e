import ColorMath
import Foundation
import Testing

/// The fixtures hold what coloraide, another implementation of CSS Color 4, computed.
@Suite struct ColorSpaceTests {
  static let vectors = rows(of: "vectors.tsv")
  static let derived = rows(of: "derived.tsv")

  @Test func everySpaceHasVectors() {
    #expect(Set(Self.vectors.map { $0[0] }) == Set(ColorSpace.allCases.map(\.rawValue)))
  }

  @Test(arguments: vectors)
  func convertsToSRGBAsCSSColor4(row: [String]) throws {
    let space = try #require(ColorSpace(rawValue: row[0]))
    let numbers = try row.dropFirst().map { try #require(Double($0)) }
    let color = space.sRGB(numbers[0], numbers[1], numbers[2], alpha: 1)
    #expect(abs(color.red - numbers[3]) < 1e-6)
    #expect(abs(color.green - numbers[4]) < 1e-6)
    #expect(abs(color.blue - numbers[5]) < 1e-6)
  }

  @Test(arguments: derived)
  func derivesAsTokensStudio(row: [String]) throws {
    let space = try #require(DerivationSpace(rawValue: row[1]))
    let numbers = try row.dropFirst(2).map { try #require(Double($0)) }
    let base = SRGBColor(red: numbers[1], green: numbers[2], blue: numbers[3])
    let other = SRGBColor(red: numbers[4], green: numbers[5], blue: numbers[6])
    let color =
      switch row[0] {
      case "lighten": base.lightened(by: numbers[0], in: space)
      case "darken": base.darkened(by: numbers[0], in: space)
      default: base.mixed(with: other, share: numbers[0], in: space)
      }
    #expect(abs(color.red - numbers[7]) < 1e-6)
    #expect(abs(color.green - numbers[8]) < 1e-6)
    #expect(abs(color.blue - numbers[9]) < 1e-6)
  }

  /// 3.764 and not the 3.999 of its components taken for sRGB.
  @Test func displayP3RedOnWhiteIsJudgedOutsideSRGB() {
    let red = ColorSpace.displayP3.sRGB(1, 0, 0, alpha: 1)
    #expect(!red.isInSRGBGamut)
    #expect(abs(ContrastRatio(red, .white).value - 3.764) < 0.001)
  }

  @Test(
    "Components are read in the units of their space",
    arguments: [
      (ColorSpace.srgb, [0.1, 0.5, 1.2], [0.1, 0.5, 1.2]),
      // The inverse transfer function in python.
      (.srgbLinear, [0.18, 0.5, 1], [0.46135612950044164, 0.7353569830524495, 1]),
      // colorsys.
      (.hsl, [210, 50, 40], [0.2, 0.4, 0.6]),
      (.hsl, [120, 100, 50], [0, 1, 0]),
    ])
  func units(_ space: ColorSpace, _ components: [Double], _ channels: [Double]) {
    let color = space.sRGB(components[0], components[1], components[2], alpha: 0.25)
    #expect(
      color.isClose(
        to: SRGBColor(red: channels[0], green: channels[1], blue: channels[2], alpha: 0.25)))
  }

  private static func rows(of name: String) -> [[String]] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let url = folder.appendingPathComponent("../../../Fixtures/ColorSpaces/\(name)").standardized
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t").map(String.init) }
  }
}
