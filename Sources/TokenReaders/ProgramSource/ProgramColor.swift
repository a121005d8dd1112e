import ColorMath

/// A color as an expression gives it: a literal, or another token's with another opacity.
///
/// 24 bytes: a program of megabytes has hundreds of thousands, nearly all of them literals.
struct ProgramColor: Equatable {
  enum Base: Equatable {
    case literal(ColorLiteral)
    /// The color of a token.
    case token(String)
  }

  private enum Form: Equatable {
    case literal(ColorLiteral)
    indirect case token(String, alpha: Double?)
  }

  private let form: Form
  private let number: UInt32
  private let start: UInt32
  private let end: UInt32

  init(base: Base, alpha: Double? = nil, document: Int, origin: Range<Int>) {
    form =
      switch base {
      case .literal(let literal): .literal(literal)
      case .token(let name): .token(name, alpha: alpha)
      }
    number = UInt32(document)
    (start, end) = (UInt32(origin.lowerBound), UInt32(origin.upperBound))
  }

  var base: Base {
    switch form {
    case .literal(let literal): .literal(literal)
    case .token(let name, _): .token(name)
    }
  }

  /// The opacity that replaces that of the token; nil for its own.
  var alpha: Double? {
    if case .token(_, let alpha) = form { alpha } else { nil }
  }

  /// The place of what gives the color: of a literal without what changes it.
  var document: Int { Int(number) }
  var origin: Range<Int> { Int(start)..<Int(end) }

  /// The color with another opacity.
  func withAlpha(_ alpha: Double) -> ProgramColor {
    switch base {
    case .literal(let literal):
      let changed = ColorLiteral(
        space: literal.space, components: literal.components, alpha: alpha)
      return ProgramColor(base: .literal(changed), document: document, origin: origin)
    case .token: return ProgramColor(base: base, alpha: alpha, document: document, origin: origin)
    }
  }
}
