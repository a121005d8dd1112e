import Testing

@testable import AuditEngine

/// 1F is 31 of 255, which is 0.1216, and not 0.12.
@Suite struct OpacityGridTests {
  @Test func `A color of hexadecimal digits keeps its opacity, or takes one that digits can say`() {
    let grid = OpacityGrid(.color, own: 31.0 / 255)
    #expect(grid.nearest(to: 0.12) == 31.0 / 255)
    #expect(grid.nearest(to: 0.5) == 128.0 / 255)
    #expect(grid.nearest(to: 1) == 1)
  }

  @Test func `Other opacities are hundredths`() {
    #expect(OpacityGrid(.color, own: 0.07).nearest(to: 0.333) == 0.33)
    #expect(OpacityGrid(.opacity, own: 51.0 / 255).nearest(to: 0.333) == 0.33)
  }
}
