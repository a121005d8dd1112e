import ColorMath

/// A color as an expression gives it: a literal, or another token's with another opacity.
struct CodeColor: Equatable {
  enum Base: Equatable {
    case literal(ColorLiteral)
    /// The color of a token.
    case token(String)
  }

  let base: Base
  /// The opacity that replaces that of the token; nil for its own.
  let alpha: Double?
  private let number: UInt32
  private let start: UInt32
  private let end: UInt32

  init(base: Base, alpha: Double? = nil, document: Int, origin: Range<Int>) {
    self.base = base
    self.alpha = alpha
    number = UInt32(document)
    (start, end) = (UInt32(origin.lowerBound), UInt32(origin.upperBound))
  }

  /// The place of what gives the color: of a literal without what changes it.
  var document: Int { Int(number) }
  var origin: Range<Int> { Int(start)..<Int(end) }

  /// The color with another opacity.
  func withAlpha(_ alpha: Double) -> CodeColor {
    switch base {
    case .literal(let literal):
      let changed = ColorLiteral(
        space: literal.space, components: literal.components, alpha: alpha)
      return CodeColor(base: .literal(changed), document: document, origin: origin)
    case .token: return CodeColor(base: base, alpha: alpha, document: document, origin: origin)
    }
  }
}
