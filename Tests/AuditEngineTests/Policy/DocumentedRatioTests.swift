import AuditEngine
import ColorMath
import SourceText
import Testing

@Suite struct DocumentedRatioTests {
  @Test(arguments: [
    (4.6, 1, 4.6, false), (4.6, 1, 4.599, false), (4.6, 1, 4.55, false), (4.6, 1, 4.699, false),
    (4.6, 1, 4.54, true), (4.6, 1, 4.7, true), (4.6, 1, 4.856, true),
    (5, 0, 5.48, false), (5, 0, 4.5, false), (5, 0, 5.999, false), (5, 0, 4.49, true),
    (5, 0, 6, true), (5.0, 1, 5.48, true), (4.50, 2, 4.499, false), (4.50, 2, 4.49, true),
    (21, 0, 21, false), (4.498861479739532, 15, 4.498861479739532, false),
    (4.5, 1, Double.nan, true),
  ])
  func `A ratio holds where rounding or cutting down gives what is documented`(
    documented: Double, decimals: Int, measured: Double, drifts: Bool
  ) {
    let span = SourceSpan(file: SourceFile(path: "policy.json", text: " "), range: 0..<1)
    let claim = DocumentedRatio(
      ratio: documented, decimals: decimals, condition: .always, span: span)
    #expect(claim.drifts(from: ContrastRatio(measured)) == drifts)
  }
}
