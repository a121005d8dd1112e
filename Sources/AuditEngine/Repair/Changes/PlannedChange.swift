package import ColorMath
package import DesignTokens
package import SourceText

/// A color or an opacity to change, at the place where it is written.
package struct PlannedChange: Sendable {
  /// What stands at a place.
  package enum Value: Sendable, Hashable {
    case color(SRGBColor)
    /// A number of 0…1 that colors use as their opacity.
    case opacity(Double)
    /// An alias of a step of a palette, by its name, and the color of that.
    case step(String, SRGBColor)

    /// As it is shown: `#8E8E93`, or `0.3`.
    package var text: String {
      switch self {
      case .color(let color): color.hex
      case .opacity(let opacity): Requirement.text(opacity)
      case .step(let name, _): name
      }
    }

    /// The color; nil for an opacity.
    package var color: SRGBColor? {
      switch self {
      case .color(let color), .step(_, let color): color
      case .opacity: nil
      }
    }

    init(_ color: SRGBColor, _ kind: ColorVariable.Kind) {
      self = kind == .color ? .color(color) : .opacity(color.alpha)
    }
  }

  /// The token declared there.
  package let token: String
  /// The place.
  package let origin: SourceSpan
  /// What stands there now.
  package let current: Value
  /// What shall stand there: a color with 8 bits per channel, or an opacity in hundredths.
  package let proposal: Value
  /// The visible difference ΔEOK, 0…1; for an opacity, the difference itself.
  package let difference: Double

  /// An alias that shall point to another step.
  init(
    alias token: String, at origin: SourceSpan, from current: Value, to proposal: Value,
    difference: Double
  ) {
    self.token = token
    self.origin = origin
    self.current = current
    self.proposal = proposal
    self.difference = difference
  }

  /// A value that stays as it is, at a place where it is declared anew.
  package init(keeping value: TokenValue, of token: String, at origin: SourceSpan) {
    let color = (try? ColorLiteral(value))?.sRGB ?? .black
    let value: Value =
      if case .number(let number) = value.content { .opacity(number) } else { .color(color) }
    self.init(alias: token, at: origin, from: value, to: value, difference: 0)
  }

  /// The same change at another place.
  package func moved(to place: SourceSpan) -> PlannedChange {
    PlannedChange(
      alias: token, at: place, from: current, to: proposal, difference: difference)
  }

  /// A given change of a color or an opacity.
  package init(_ variable: ColorVariable, named token: String, to color: SRGBColor) {
    self.init(
      variable, named: token, to: color,
      difference: variable.kind == .color
        ? color.visibleDifference(from: variable.color)
        : abs(color.alpha - variable.color.alpha))
  }

  init(_ variable: ColorVariable, named token: String, to color: SRGBColor, difference: Double) {
    self.token = token
    origin = variable.span
    current = Value(variable.color, variable.kind)
    proposal = Value(color, variable.kind)
    self.difference = difference
  }
}
