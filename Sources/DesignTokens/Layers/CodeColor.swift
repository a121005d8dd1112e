package import ColorMath
package import SourceText

/// A color that code writes and no source declares: one written out, or a token at an opacity.
package struct CodeColor: Sendable {
  /// What it is.
  package enum Value: Sendable {
    /// The same in every context.
    case literal(SRGBColor)
    /// One for light and one for dark.
    case schemes(light: SRGBColor, dark: SRGBColor)
    /// A token at a share of its opacity from 0 to 1.
    case token(TokenID, opacity: Double)
  }

  /// What it is called: `Color.white at 60%`.
  package let name: String
  package let value: Value
  /// Where the code has it first.
  package let span: SourceSpan

  /// A color by its name.
  package init(_ name: String, _ value: Value, at span: SourceSpan) {
    (self.name, self.value, self.span) = (name, value, span)
  }
}
