/// The contrast of a foreground on an opaque background in both renderings.
public struct ContrastMeasurement: Sendable, Hashable {
  /// The ratio of the exact rendering: the one that is reported.
  public let exact: ContrastRatio
  /// The ratio of an sRGB display with 8 bits per channel.
  public let eightBit: ContrastRatio

  /// Takes the ratios of both renderings.
  public init(exact: ContrastRatio, eightBit: ContrastRatio) {
    self.exact = exact
    self.eightBit = eightBit
  }

  /// Measures a foreground on a background stack, top first.
  ///
  /// - Precondition: the bottom layer of `background` is opaque; see ``ContrastRange`` for others.
  public init(foreground: SRGBColor, background: [SRGBColor]) {
    precondition(background.last?.isOpaque == true)
    func ratio(_ rendering: Rendering) -> ContrastRatio {
      let under = rendering.composite(background)
      return ContrastRatio(rendering.lay(foreground, over: under), under)
    }
    self.init(exact: ratio(.exact), eightBit: ratio(.eightBit))
  }

  /// The lower of the two ratios, which decides; 0 if there is no ratio.
  public var worse: Double {
    exact.isValid && eightBit.isValid ? min(exact.value, eightBit.value) : 0
  }

  /// Whether both renderings reach a minimum.
  public func meets(_ minimum: Double) -> Bool {
    exact.meets(minimum) && eightBit.meets(minimum)
  }

  /// Whether the two renderings disagree about a minimum.
  public func isBorderline(at minimum: Double) -> Bool {
    exact.meets(minimum) != eightBit.meets(minimum)
  }
}
