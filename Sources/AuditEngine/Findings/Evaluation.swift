package import ColorMath
package import DesignTokens
package import SourceText

/// A pairing judged in one permutation.
package struct Evaluation: Sendable {
  /// The usage: the declared one, or the one that the type styles give.
  package let usage: Usage
  /// The outcome.
  package private(set) var outcome: Outcome
  /// The level that applies; nil for exempt pairings.
  private let level: Level?
  private var permutationIndex: Int32
  private let judgedIndex: Int32
  private let pairingIndex: Int32
  private let foregroundLayerIndex: Int32
  private let minimum: Double
  /// The contrast; if it varies, the lowest.
  package let measurement: ContrastMeasurement
  /// The foreground, composited, or as it is over an unknown background.
  package let foreground: SRGBColor
  /// The background, composited; translucent where what lies beneath is unknown.
  package let background: SRGBColor
  /// The place of the foreground's value: what to change.
  package let foregroundOrigin: SourceSpan
  private let surface: SurfaceOrigin
  /// Rare properties, kept apart because there may be millions of evaluations.
  private var details: Details?

  /// Describes an evaluation.
  ///
  /// - Parameter level: the level that applies.
  init(
    permutation: Int, pairing: Int, usage: Usage, level: Level, requirement: Requirement?,
    measurement: ContrastMeasurement, foreground: SRGBColor, background: SRGBColor,
    outcome: Outcome, foregroundOrigin: SourceSpan, foregroundLayer: Int, surface: SurfaceOrigin,
    details: Details?
  ) {
    permutationIndex = Int32(permutation)
    judgedIndex = permutationIndex
    pairingIndex = Int32(pairing)
    self.usage = usage
    self.level = requirement == nil ? nil : level
    minimum = requirement?.minimum ?? 0
    self.measurement = measurement
    self.foreground = foreground
    self.background = background
    self.outcome = outcome
    self.foregroundOrigin = foregroundOrigin
    foregroundLayerIndex = Int32(foregroundLayer)
    self.surface = surface
    self.details = details
  }

  /// The index of the permutation in the report.
  package var permutation: Int { Int(permutationIndex) }
  /// The index of the permutation in which it was judged: the first that is like its own for the
  /// pairing.
  var judgedPermutation: Int { Int(judgedIndex) }
  /// The index of the pairing in the report.
  package var pairing: Int { Int(pairingIndex) }
  /// The index of the chosen candidate of the pairing; 0 if there is only one.
  package var chosenForeground: Int { details?.chosenForeground ?? 0 }
  /// The style that decided the usage: the smallest that is not large, else the smallest; nil if
  /// the usage is declared.
  package var textStyle: TextStyle? { details?.textStyle }
  /// The requirement; nil for exempt pairings.
  package var requirement: Requirement? {
    level.flatMap { usage.requirement(at: $0) }
      .map { Requirement(minimum: minimum, criterion: $0.criterion) }
  }
  /// The range, if contrast varies along a gradient or with what lies beneath.
  package var range: ContrastRange? { details?.range }
  /// The documented ratio.
  package var claim: Claim? { details?.claim }
  /// The place of the value of the background's top layer.
  package var backgroundOrigin: SourceSpan { surface.span }
  /// The index of the layer that gave the foreground.
  package var foregroundLayer: Int { Int(foregroundLayerIndex) }
  /// The indices of the layers that gave the background's layers, top first.
  package var backgroundLayers: [Int] { surface.layers }
  /// Why it does not count although it fails; nil for everything else.
  package var acceptance: Acceptance? { details?.acceptance }
  /// The contrast in the baseline; nil if the baseline does not contain it.
  package var baselineRatio: Double? { details?.baselineRatio }

  /// Properties that few evaluations have.
  final class Details: Sendable {
    let chosenForeground: Int
    let textStyle: TextStyle?
    let range: ContrastRange?
    let claim: Claim?
    let acceptance: Acceptance?
    let baselineRatio: Double?
    let onSRGB: ShownColors?

    init(
      chosenForeground: Int = 0, textStyle: TextStyle? = nil, range: ContrastRange? = nil,
      claim: Claim? = nil, acceptance: Acceptance? = nil, baselineRatio: Double? = nil,
      onSRGB: ShownColors? = nil
    ) {
      self.chosenForeground = chosenForeground
      self.textStyle = textStyle
      self.range = range
      self.claim = claim
      self.acceptance = acceptance
      self.baselineRatio = baselineRatio
      self.onSRGB = onSRGB
    }
  }

  /// The colors of a pairing as a display shows them, composited.
  package struct ShownColors: Sendable, Hashable {
    /// The foreground.
    package let foreground: SRGBColor
    /// The background.
    package let background: SRGBColor
  }

  /// The colors on a display with sRGB and 8 bits per channel, clipped to its gamut. If contrast
  /// varies, those of the place with the lowest contrast.
  package var onSRGBDisplay: ShownColors {
    details?.onSRGB
      ?? ShownColors(
        foreground: foreground.onEightBitDisplay, background: background.onEightBitDisplay)
  }

  /// A documented ratio beside the measured one.
  package struct Claim: Sendable, Hashable {
    /// The ratio as documented.
    package let documented: Double
    /// The ratio as written: `5.0`.
    package let text: String
    /// Whether the measured ratio differs.
    package let drifts: Bool
    /// The place in the policy that repeats it.
    package let span: SourceSpan
  }

  /// The outcome without waivers and baseline.
  package var judgement: Outcome { acceptance?.judgement ?? outcome }

  /// A copy that is accepted.
  func accepted(by ground: Acceptance.Ground) -> Evaluation {
    var accepted = self
    accepted.details = details(
      acceptance: Acceptance(ground, insteadOf: judgement), baselineRatio: baselineRatio)
    accepted.outcome = ground == .baseline ? .known : .waived
    return accepted
  }

  /// A copy with the contrast from a baseline.
  func known(at ratio: Double?) -> Evaluation {
    var known = self
    known.details = details(acceptance: acceptance, baselineRatio: ratio)
    return known
  }

  /// The same pairing in a permutation, by index, in which all is as in the one in which it was judged.
  func like(in permutation: Int) -> Evaluation {
    var other = self
    other.permutationIndex = Int32(permutation)
    return other
  }

  /// A copy with another outcome.
  package func with(outcome: Outcome) -> Evaluation {
    var other = self
    other.outcome = outcome
    return other
  }

  private func details(acceptance: Acceptance?, baselineRatio: Double?) -> Details {
    Details(
      chosenForeground: chosenForeground, textStyle: textStyle, range: range, claim: claim,
      acceptance: acceptance, baselineRatio: baselineRatio, onSRGB: details?.onSRGB)
  }

  /// Whether the baseline has a better contrast for it.
  package var isWorseThanKnown: Bool { outcome.isFinding && baselineRatio != nil }

  /// The ratio as a fraction of the required one, from 0; the lowest is the worst. 0 for NaN.
  package var shareReached: Double {
    let ratio = (range?.least ?? measurement.exact).value
    return ratio.isNaN ? 0 : ratio / (requirement?.minimum ?? 1)
  }

  /// Whether the two measurements disagree about the requirement.
  package var isBorderline: Bool {
    level != nil && measurement.isBorderline(at: minimum)
  }

  /// Whether one of the colors lies outside sRGB.
  package var isOutsideSRGB: Bool { !foreground.isInSRGBGamut || !background.isInSRGBGamut }
}
