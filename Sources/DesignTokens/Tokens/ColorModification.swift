package import ColorMath

/// A step that derives one color from another, as in Tokens Studio's `modify` extension or
/// SwiftUI's `opacity(_:)`.
package struct ColorModification: Sendable {
  /// The kind of step.
  package enum Kind: String, Sendable {
    case lighten, darken, mix
    /// The opacity is the amount.
    case alpha
    /// The opacity is multiplied by the amount.
    case opacity
  }

  /// The kind of step.
  package let kind: Kind
  /// How much, 0…1; may be an alias.
  package let amount: TokenValue
  /// The place of the step.
  package let space: DerivationSpace
  /// The color that `mix` mixes in; may be an alias.
  package let color: TokenValue?

  /// Describes a step.
  package init(kind: Kind, amount: TokenValue, space: DerivationSpace, color: TokenValue?) {
    self.kind = kind
    self.amount = amount
    self.space = space
    self.color = color
  }

  /// Applies the step to a color, unrounded; its aliases are already replaced.
  func apply(to base: SRGBColor) throws(ResolutionError) -> SRGBColor {
    let amount = try checkedAmount()
    let mixedIn = try color.map { color throws(ResolutionError) in try ColorLiteral(color).sRGB }
    guard let result = kind.apply(to: base, amount, in: space, mixing: mixedIn) else {
      throw ResolutionError(
        "the modifier mixes in no color; expected one in \"color\"", at: self.amount.span)
    }
    return result
  }

  /// The amount, if it is a number of 0…1, also as `85%`; its aliases are already replaced.
  @discardableResult
  package func checkedAmount() throws(ResolutionError) -> Double {
    let number: Double?
    switch amount.content {
    case .number(let value): number = value
    case .string(let text): number = ColorModification.number(text)
    default: number = nil
    }
    guard let number, number >= 0, number <= 1 else {
      throw ResolutionError(
        "the modifier's value is \(amount.phrase); expected a number from 0 to 1", at: amount.span)
    }
    return number
  }

  /// A number as a text, or the share that a percentage is.
  static func number(_ text: String) -> Double? {
    text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 } : Double(text)
  }
}

extension ColorModification.Kind {
  /// Applies a step to a color, unrounded; nil if it has to mix in a color and there is none.
  ///
  /// - Parameter amount: 0…1.
  func apply(
    to base: SRGBColor, _ amount: Double, in space: DerivationSpace, mixing color: SRGBColor?
  ) -> SRGBColor? {
    switch self {
    case .lighten: base.lightened(by: amount, in: space)
    case .darken: base.darkened(by: amount, in: space)
    case .alpha: base.withAlpha(amount)
    case .opacity: base.withAlpha(base.alpha * amount)
    case .mix: color.map { base.mixed(with: $0, share: amount, in: space) }
    }
  }
}
