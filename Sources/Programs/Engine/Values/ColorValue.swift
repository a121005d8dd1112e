package import ColorMath
package import SourceText

/// A color as a program makes it, with the places that it comes from.
package struct ColorValue: Hashable {
  /// What the color is before its opacity is changed.
  package enum Base: Hashable {
    /// Components in a space.
    case literal(ColorLiteral)
    /// A color of the system by the name that UIKit or SwiftUI gives it: it follows the scheme.
    case system(String, framework: String)
    /// A color of an asset catalog.
    case asset(String)
    /// A color that another source declares, by its name there.
    case token(String)
    /// What a closure gives when the color is drawn.
    case provided(FunctionValue)
  }

  /// A change of opacity.
  package enum Step: Hashable {
    case multiplied(Double)
    case replaced(Double)
  }

  /// What it is.
  package var base: Base
  /// What is done to its opacity, in order; none for a literal.
  package var steps: [Step] = []
  /// The type that declares it: `Color`, `UIColor`, `NSColor`, `CGColor`.
  package var type: String
  /// The code that says what color it is: the call that makes it, the outermost one in which its
  /// numbers stand, or the literal that alone says it and stands elsewhere. Rewritten in its own
  /// notation it gives another color to everything that is made of it.
  package var place: SourceSpan?
  /// The literal that it is made of.
  var origin = Origin.none
  /// The declarations that it was read from, the innermost last.
  package var sources: [ColorSource] = []

  /// The components, if they are known without the scheme.
  package var literal: ColorLiteral? {
    if case .literal(let literal) = base { literal } else { nil }
  }

  /// How many changes are kept: each color of a chain of thousands would keep those of all before it.
  private static let stepLimit = 64

  /// The color after a change of its opacity; nil for an opacity that is none, and after too many.
  package func applying(_ step: Step) -> ColorValue? {
    var color = self
    // What was changed so often is no alias of anything.
    color.sources.removeAll { $0.steps.count >= Self.stepLimit }
    for index in color.sources.indices { color.sources[index].steps.append(step) }
    guard case .literal(let literal) = base else {
      guard steps.count < Self.stepLimit else { return nil }
      color.steps.append(step)
      return color
    }
    let alpha =
      switch step {
      case .multiplied(let factor): literal.alpha * factor
      case .replaced(let value): value
      }
    guard alpha >= 0, alpha <= 1 else { return nil }
    color.base = .literal(
      ColorLiteral(space: literal.space, components: literal.components, alpha: alpha))
    return color
  }

  /// Whether two colors are the same, wherever they are made.
  package func isSame(as other: ColorValue) -> Bool {
    base == other.base && steps == other.steps
  }

  /// Whether two colors are the same, made in one place and read from the same declarations.
  package static func == (left: ColorValue, right: ColorValue) -> Bool {
    left.isSame(as: right) && left.place == right.place && left.sources == right.sources
  }

  /// Hashes what it is.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(base)
    hasher.combine(steps)
  }
}
