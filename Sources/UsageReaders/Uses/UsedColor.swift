/// UsageReaders reads the code of an app that uses tokens, and lists the colors that meet there: a
/// foreground on a background, with their places. It knows no catalog, no policy and no contrast, and
/// opens no file.

/// A color as code writes it where it uses it.
package struct UsedColor: Sendable, Hashable {
  /// How it is written.
  package enum Notation: String, Sendable {
    /// `var(--name)`.
    case customProperty = "custom-property"
    /// The color in a class of Tailwind: `muted` of `bg-muted/50`.
    case utility
    /// The name of a color set: `Color("Name")`.
    case asset
    /// A member of a program: `Theme.text`.
    case member
    /// A color in place of a token: `#FFF`.
    case literal
  }

  /// How it is written.
  package let notation: Notation
  /// The name without what marks it as one, or the literal as written.
  package let name: String
  /// The names that stand in for it where it is not defined, in order: `b` of `var(--a, var(--b))`.
  package let fallbacks: [String]
  /// The opacity given to it there, from 0 to 1; nil for its own.
  package let opacity: Double?
  /// What it is before that opacity, where it is a literal that is known.
  package let color: WrittenColor?
  /// Its declaration, where the types in the code say which it is.
  package let declared: DeclaredColor?

  init(
    _ notation: Notation, _ name: String, fallbacks: [String] = [], opacity: Double? = nil,
    color: WrittenColor? = nil, declared: DeclaredColor? = nil
  ) {
    self.notation = notation
    self.name = name
    self.fallbacks = fallbacks
    self.opacity = opacity.map { min(max($0, 0), 1) }
    self.color = color
    self.declared = declared
  }

  /// The same at an opacity; 1 leaves it as it is.
  func withOpacity(_ opacity: Double) -> UsedColor {
    UsedColor(
      notation, name, fallbacks: fallbacks, opacity: opacity == 1 ? self.opacity : opacity,
      color: color, declared: declared)
  }

  /// The same of whatever instance it is taken from.
  package var ofAnyHolder: UsedColor {
    UsedColor(
      notation, name, fallbacks: fallbacks, opacity: opacity, color: color,
      declared: declared.map { DeclaredColor(names: $0.names, holder: "") })
  }

  /// The name as the code marks it: `--name`.
  package var written: String {
    let names = [name] + fallbacks
    return at(
      names.map { notation == .customProperty ? "--\($0)" : $0 }.joined(separator: " or "))
  }

  /// What a name is called with the opacity that it is given here: `ink at 60%`.
  package func at(_ name: String) -> String {
    opacity.map { "\(name) at \(UsedColor.percent($0))" } ?? name
  }

  private static func percent(_ opacity: Double) -> String {
    let tenths = (opacity * 1000).rounded()
    let whole = Int(tenths) / 10
    let rest = Int(tenths) % 10
    return rest == 0 ? "\(whole)%" : "\(whole).\(rest)%"
  }
}
