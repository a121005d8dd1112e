/// The contrast of a foreground on an opaque background in both renderings.
package struct ContrastMeasurement: Sendable, Hashable {
  /// The ratio of the exact rendering: the one that is reported.
  package let exact: ContrastRatio
  /// The ratio of an sRGB display with 8 bits per channel.
  package let eightBit: ContrastRatio

  /// Takes the ratios of both renderings.
  package init(exact: ContrastRatio, eightBit: ContrastRatio) {
    self.exact = exact
    self.eightBit = eightBit
  }

  /// Measures a foreground on a background stack, top first.
  ///
  /// - Precondition: the bottom layer of `background` is opaque; see ``ContrastRange`` for others.
  package init(foreground: SRGBColor, background: [SRGBColor]) {
    precondition(background.last?.isOpaque == true)
    func ratio(_ rendering: Rendering) -> ContrastRatio {
      let under = rendering.composite(background)
      return ContrastRatio(rendering.lay(foreground, over: under), under)
    }
    self.init(exact: ratio(.exact), eightBit: ratio(.eightBit))
  }

  /// The lower of the two ratios, which decides; 0 if there is no ratio.
  package var worse: Double {
    exact.isValid && eightBit.isValid ? min(exact.value, eightBit.value) : 0
  }

  /// Whether both renderings reach a minimum.
  package func meets(_ minimum: Double) -> Bool {
    exact.meets(minimum) && eightBit.meets(minimum)
  }

  /// Whether the two renderings disagree about a minimum.
  package func isBorderline(at minimum: Double) -> Bool {
    exact.meets(minimum) != eightBit.meets(minimum)
  }
}
