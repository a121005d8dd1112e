import ColorMath
import DesignTokens
import Foundation
import SourceText
import TestSupport
import Testing

@testable import AuditEngine

@Suite struct ColorSolverTests {
  /// A constraint between the variable, as the foreground or behind it, and one other color.
  private static func constraint(
    _ other: SRGBColor, _ minimum: Double, isBehind: Bool = false
  ) -> RepairConstraint {
    RepairConstraint(
      pairing: 0, permutation: Permutation(contexts: []), minimum: minimum,
      candidates: [isBehind ? RepairPaint(other) : .variable(0)],
      on: RepairBackground(
        layers: [isBehind ? .variable(0) : RepairPaint(other)], beneath: .nothing))
  }

  /// The contrast of WCAG's formula, written out.
  private static func contrast(_ first: SRGBColor, _ second: SRGBColor) -> Double {
    func luminance(_ color: SRGBColor) -> Double {
      func linear(_ c: Double) -> Double {
        c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }
    let (a, b) = (luminance(first), luminance(second))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  @Test(
    "On random pairs what is found passes, and on every tenth nothing nearer on a fine grid does",
    arguments: 0..<10)
  func nearest(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    for round in 0..<1_000 {
      let (color, other) = (generator.eightBitColor(), generator.eightBitColor())
      let minimum: Double = [3, 4.5, 7][Int.random(in: 0..<3, using: &generator)]
      let isBehind = Bool.random(using: &generator)
      var solver = ColorSolver(
        0, original: color, colors: [color],
        constraints: [Self.constraint(other, minimum, isBehind: isBehind)])
      let found = solver.nearest()
      if let found {
        #expect(Self.contrast(found.color, other) >= minimum)
        #expect(abs(ReferenceOKLCH.difference(found.color, color) - found.difference) < 1e-6)
      } else {
        // Neither end of the line does.
        #expect(max(Self.contrast(.black, other), Self.contrast(.white, other)) < minimum)
      }
      // The grid takes most of the time.
      guard round % 10 == 0 else { continue }
      let line = ReferenceOKLCH(color)
      let reach = found?.difference ?? 1
      for step in 0...512 {
        let lightness = Double(step) / 512
        guard abs(lightness - line.lightness) < reach else { continue }
        let candidate = line.rounded(at: lightness)
        guard Self.contrast(candidate, other) >= minimum else { continue }
        #expect(
          ReferenceOKLCH.difference(candidate, color) >= reach - 1e-9,
          "\(color.hex) with \(other.hex) at \(minimum): \(found?.color.hex ?? "none"), \(candidate.hex)"
        )
      }
    }
  }

  @Test("A window between two constraints is found, however narrow")
  func window() throws {
    // Against black and against white at 4.5 there are #757575, and #767676: white has 4.54 on it, black 4.62.
    let color = try SRGBColor(hex: "#101010")
    var solver = ColorSolver(
      0, original: color, colors: [color],
      constraints: [Self.constraint(.black, 4.5), Self.constraint(.white, 4.5)])
    let found = solver.nearest()
    #expect(found?.color.hex == "#757575")
    var impossible = ColorSolver(
      0, original: color, colors: [color],
      constraints: [Self.constraint(.black, 4.6), Self.constraint(.white, 4.6)])
    let none = impossible.nearest()
    #expect(none?.color.hex == nil)
  }

  @Test("The opacity changes where the color alone cannot do, as 8 bits can say")
  func opacity() throws {
    // Black at 20 % over white is at most 1.6; 3:1 takes the grey #949494, which is 107 of 255 of black.
    let color = SRGBColor.black.withAlpha(0.2)
    var solver = ColorSolver(
      0, original: color, colors: [color], constraints: [Self.constraint(.white, 3)])
    let nearest = solver.nearest()
    let found = try #require(nearest)
    #expect(found.color.withAlpha(1) == .black)
    #expect(found.color.alpha == 107.0 / 255)
  }
}
