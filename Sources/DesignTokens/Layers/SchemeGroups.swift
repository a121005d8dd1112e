package import SourceText

/// A group of tokens with a separate group for its values in a scheme: `AppColors` and
/// `AppColorsDark`; or in a theme.
package struct SchemeGroups: Sendable {
  /// The axis of schemes.
  package static let schemeAxis = "scheme"
  /// The axis of themes.
  package static let themeAxis = "theme"

  /// The group for a scheme.
  package struct Variant: Sendable {
    /// The context of the axis.
    package let scheme: String
    /// The group with the values for it.
    package let group: String
    /// The place of its name.
    package let span: SourceSpan

    /// A group in a scheme.
    package init(scheme: String, group: String, span: SourceSpan) {
      self.scheme = scheme
      self.group = group
      self.span = span
    }
  }

  /// The axis of the contexts: of schemes or of themes.
  package let axis: String
  /// The group whose tokens get the values; it may have its own values for the other schemes.
  package let name: String
  /// The groups, one for each scheme.
  package let variants: [Variant]
  /// The place of the declaration.
  package let span: SourceSpan

  /// A group and its groups for schemes.
  package init(
    axis: String = SchemeGroups.schemeAxis, name: String, variants: [Variant], span: SourceSpan
  ) {
    self.axis = axis
    self.name = name
    self.variants = variants
    self.span = span
  }
}
