public import ColorMath
public import DesignTokens
public import SourceText

/// A pairing judged in one permutation.
public struct Evaluation: Sendable {
  /// The index of the permutation in the report.
  public let permutation: Int
  /// The index of the pairing in the report.
  public let pairing: Int
  /// Which of the pairing's candidates was chosen; 0 where there is one only.
  public let chosenForeground: Int
  /// The usage: the declared one, or what the type styles made of it.
  public let usage: Usage
  /// The style that decided the usage: the smallest of those that are not large, or of all; nil where
  /// the usage is declared.
  public let textStyle: TextStyle?
  /// What was required; nil for exempt pairings.
  public let requirement: Requirement?
  /// The contrast; where it varies, the least.
  public let measurement: ContrastMeasurement
  /// The range, where contrast varies along a gradient or with what lies beneath.
  public let range: ContrastRange?
  /// The foreground, composited, or as it stands over an open background.
  public let foreground: SRGBColor
  /// The background, composited; translucent where what lies beneath is unknown.
  public let background: SRGBColor
  /// What became of it.
  public private(set) var outcome: Outcome
  /// What documentation states of it.
  public let claim: Claim?
  /// Where the foreground's value stands: the place to change.
  public let foregroundOrigin: SourceSpan
  /// Where the value of the background's top layer stands.
  public let backgroundOrigin: SourceSpan

  /// The index of the layer that gave the foreground.
  public let foregroundLayer: Int
  /// The indices of the layers that gave the background's layers, top first.
  public let backgroundLayers: [Int]
  /// Why it does not count although it is no pass; nil for everything else.
  public private(set) var acceptance: Acceptance?
  /// The contrast by which the baseline knows it; nil where the baseline does not.
  public private(set) var baselineRatio: Double?

  /// A documented ratio beside the measured one.
  public struct Claim: Sendable, Hashable {
    /// The ratio as documented.
    public let documented: Double
    /// The ratio as it is written: `5.0`.
    public let text: String
    /// Whether the measured ratio is another.
    public let drifts: Bool
  }

  /// What it would be without waivers and baseline.
  public var judgement: Outcome { acceptance?.judgement ?? outcome }

  /// The same, accepted.
  func accepted(by ground: Acceptance.Ground) -> Evaluation {
    var accepted = self
    accepted.acceptance = Acceptance(ground, insteadOf: judgement)
    accepted.outcome = ground == .baseline ? .known : .waived
    return accepted
  }

  /// The same beside the contrast by which a baseline knows it.
  func known(at ratio: Double?) -> Evaluation {
    var known = self
    known.baselineRatio = ratio
    return known
  }

  /// Whether the baseline knows it with a better contrast.
  public var isWorseThanKnown: Bool { outcome.isFinding && baselineRatio != nil }

  /// Whether the two renderings disagree about the requirement.
  public var isBorderline: Bool {
    guard let requirement else { return false }
    return measurement.isBorderline(at: requirement.minimum)
  }

  /// Whether one of the colours lies outside sRGB.
  public var isOutsideSRGB: Bool { !foreground.isInSRGBGamut || !background.isInSRGBGamut }
}
