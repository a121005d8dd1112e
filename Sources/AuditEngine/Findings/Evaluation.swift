public import ColorMath
public import DesignTokens
public import SourceText

/// A pairing judged in one permutation.
public struct Evaluation: Sendable {
  /// The usage: the declared one, or what the type styles made of it.
  public let usage: Usage
  /// What became of it.
  public private(set) var outcome: Outcome
  /// The level by which the usage is judged; nil for exempt pairings.
  private let level: Level?
  private let permutationIndex: Int32
  private let pairingIndex: Int32
  private let foregroundLayerIndex: Int32
  private let minimum: Double
  /// The contrast; where it varies, the least.
  public let measurement: ContrastMeasurement
  /// The foreground, composited, or as it stands over an open background.
  public let foreground: SRGBColor
  /// The background, composited; translucent where what lies beneath is unknown.
  public let background: SRGBColor
  /// Where the foreground's value stands: the place to change.
  public let foregroundOrigin: SourceSpan
  private let surface: SurfaceOrigin
  /// What few have: there may be millions of evaluations.
  private var rarities: Rarities?

  /// Describes an evaluation.
  ///
  /// - Parameter level: the level by which the usage is judged.
  init(
    permutation: Int, pairing: Int, usage: Usage, level: Level, requirement: Requirement?,
    measurement: ContrastMeasurement, foreground: SRGBColor, background: SRGBColor,
    outcome: Outcome, foregroundOrigin: SourceSpan, foregroundLayer: Int, surface: SurfaceOrigin,
    rarities: Rarities?
  ) {
    permutationIndex = Int32(permutation)
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
    self.rarities = rarities
  }

  /// The index of the permutation in the report.
  public var permutation: Int { Int(permutationIndex) }
  /// The index of the pairing in the report.
  public var pairing: Int { Int(pairingIndex) }
  /// Which of the pairing's candidates was chosen; 0 where there is one only.
  public var chosenForeground: Int { rarities?.chosenForeground ?? 0 }
  /// The style that decided the usage: the smallest of those that are not large, or of all; nil where
  /// the usage is declared.
  public var textStyle: TextStyle? { rarities?.textStyle }
  /// What was required; nil for exempt pairings.
  public var requirement: Requirement? {
    level.flatMap { usage.requirement(at: $0) }
      .map { Requirement(minimum: minimum, criterion: $0.criterion) }
  }
  /// The range, where contrast varies along a gradient or with what lies beneath.
  public var range: ContrastRange? { rarities?.range }
  /// What documentation states of it.
  public var claim: Claim? { rarities?.claim }
  /// Where the value of the background's top layer stands.
  public var backgroundOrigin: SourceSpan { surface.span }
  /// The index of the layer that gave the foreground.
  public var foregroundLayer: Int { Int(foregroundLayerIndex) }
  /// The indices of the layers that gave the background's layers, top first.
  public var backgroundLayers: [Int] { surface.layers }
  /// Why it does not count although it is no pass; nil for everything else.
  public var acceptance: Acceptance? { rarities?.acceptance }
  /// The contrast by which the baseline knows it; nil where the baseline does not.
  public var baselineRatio: Double? { rarities?.baselineRatio }

  /// What few evaluations have.
  final class Rarities: Sendable {
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
  public struct ShownColors: Sendable, Hashable {
    /// The foreground.
    public let foreground: SRGBColor
    /// The background.
    public let background: SRGBColor
  }

  /// The colors that a display of sRGB and 8 bits a channel shows, clipped to its gamut. Where contrast
  /// varies, those of the place where it is least.
  public var onSRGBDisplay: ShownColors {
    rarities?.onSRGB
      ?? ShownColors(
        foreground: foreground.onEightBitDisplay, background: background.onEightBitDisplay)
  }

  /// A documented ratio beside the measured one.
  public struct Claim: Sendable, Hashable {
    /// The ratio as documented.
    public let documented: Double
    /// The ratio as it is written: `5.0`.
    public let text: String
    /// Whether the measured ratio is another.
    public let drifts: Bool
    /// Where the policy repeats it.
    public let span: SourceSpan
  }

  /// What it would be without waivers and baseline.
  public var judgement: Outcome { acceptance?.judgement ?? outcome }

  /// The same, accepted.
  func accepted(by ground: Acceptance.Ground) -> Evaluation {
    var accepted = self
    accepted.rarities = rarities(
      acceptance: Acceptance(ground, insteadOf: judgement), baselineRatio: baselineRatio)
    accepted.outcome = ground == .baseline ? .known : .waived
    return accepted
  }

  /// The same beside the contrast by which a baseline knows it.
  func known(at ratio: Double?) -> Evaluation {
    var known = self
    known.rarities = rarities(acceptance: acceptance, baselineRatio: ratio)
    return known
  }

  /// The same with another outcome.
  package func with(outcome: Outcome) -> Evaluation {
    var other = self
    other.outcome = outcome
    return other
  }

  private func rarities(acceptance: Acceptance?, baselineRatio: Double?) -> Rarities {
    Rarities(
      chosenForeground: chosenForeground, textStyle: textStyle, range: range, claim: claim,
      acceptance: acceptance, baselineRatio: baselineRatio, onSRGB: rarities?.onSRGB)
  }

  /// Whether the baseline knows it with a better contrast.
  public var isWorseThanKnown: Bool { outcome.isFinding && baselineRatio != nil }

  /// How much of what is required is reached, from 0; the least is the worst. A ratio that is no number
  /// reaches nothing.
  public var shareReached: Double {
    let ratio = (range?.least ?? measurement.exact).value
    return ratio.isNaN ? 0 : ratio / (requirement?.minimum ?? 1)
  }

  /// Whether the two renderings disagree about the requirement.
  public var isBorderline: Bool {
    level != nil && measurement.isBorderline(at: minimum)
  }

  /// Whether one of the colors lies outside sRGB.
  public var isOutsideSRGB: Bool { !foreground.isInSRGBGamut || !background.isInSRGBGamut }
}
