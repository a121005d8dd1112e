/// DesignTokens is the token model that every reader fills and the engine uses: tokens, the axes
/// along which they vary, the layers that declare them, and resolution with a trace. It knows no
/// file format and no rule.

/// The types of the Design Tokens format. [DTCG Format 2025.10, types and composite types]
package enum TokenType: String, Sendable, CaseIterable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number
  case strokeStyle, border, transition, shadow, gradient, typography
  /// A type of some tool: kept, never judged.
  case other

  /// Whether a value of the type is a color, or has one in it.
  package var mayHoldColor: Bool {
    switch self {
    case .color, .border, .shadow, .gradient, .other: true
    case .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle,
      .transition, .typography:
      false
    }
  }
}
