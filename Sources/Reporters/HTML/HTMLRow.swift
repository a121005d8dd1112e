import AuditEngine
import ColorMath
import DesignTokens
import SourceText

/// Evaluations of a pairing that are alike, in one row: they look the same, measure the same and need
/// the same changes, in several permutations.
struct HTMLRow {
  /// One of them.
  let evaluation: Evaluation
  /// Their permutations, in the order of the report.
  var permutations: [Int]

  /// The kind of their outcome.
  var kind: HTMLOutcome { HTMLOutcome(evaluation.outcome) }

  /// What is the same in all of them.
  struct Key: Hashable {
    private let pairing: Int
    private let outcome: Outcome
    private let judgement: Outcome
    private let acceptance: Acceptance?
    private let usage: Usage
    private let size: Double?
    private let weight: Double?
    private let minimum: Double?
    private let measurement: ContrastMeasurement
    private let range: ContrastRange?
    private let foreground: SRGBColor
    private let background: SRGBColor
    private let chosen: Int
    private let origin: SourceSpan
    private let layers: [Int]
    private let claim: String?
    private let changes: [Int]
    private let after: [SRGBColor]

    init(_ evaluation: Evaluation, in report: AuditReport) {
      pairing = evaluation.pairing
      outcome = evaluation.outcome
      judgement = evaluation.judgement
      acceptance = evaluation.acceptance
      usage = evaluation.usage
      size = evaluation.textStyle?.pixels
      weight = evaluation.textStyle?.weight
      minimum = evaluation.requirement?.minimum
      measurement = evaluation.measurement
      range = evaluation.range
      foreground = evaluation.foreground
      background = evaluation.background
      chosen = evaluation.chosenForeground
      origin = evaluation.foregroundOrigin
      layers =
        report.layerNames(of: evaluation) == nil
        ? [] : [evaluation.foregroundLayer] + evaluation.backgroundLayers
      claim = evaluation.claim.map { $0.drifts ? $0.text : "" }
      guard evaluation.outcome.isFinding else {
        (changes, after) = ([], [])
        return
      }
      changes = report.changeIndices(for: evaluation)
      after = report.preview(of: evaluation).map { [$0.foreground, $0.background] } ?? []
    }

    // Few rows agree in these and differ in the rest.
    func hash(into hasher: inout Hasher) {
      hasher.combine(pairing)
      hasher.combine(foreground)
      hasher.combine(measurement.exact)
    }
  }
}
