import AuditEngine
import Testing

@Suite struct PinnedRatioTests {
  /// Written rounded or cut down, a ratio still holds; with few decimals two are meant.
  @Test(arguments: [
    ("4.47", 4.478, false), ("4.48", 4.478, false), ("4.49", 4.478, true), ("4.47", 4.464, true),
    // 4.465 and more rounds to 4.47.
    ("4.47", 4.46502, false), ("4.47", 4.46498, true),

    ("3", 2.996, false), ("3", 2.99, true), ("3.0", 2.96, true),
    ("4.47811", 4.478106, false), ("4.47811", 4.478, true), ("1e1", 9.9, true), ("1e1", 10, false),
    ("3", .nan, true), ("1", 21, false),
  ])
  func `A ratio is missed by more than rounding`(text: String, measured: Double, isMissed: Bool) {
    let pinned = PinnedRatio(ratio: Double(text) ?? .nan, text: text)
    #expect(pinned.isMissed(by: measured) == isMissed)
  }
}
