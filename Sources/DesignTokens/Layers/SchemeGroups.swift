public import SourceText

/// A group of tokens with a separate group for its values in a scheme: `AppColors` and
/// `AppColorsDark`.
public struct SchemeGroups: Sendable {
  /// The group for a scheme.
  public struct Variant: Sendable {
    /// The context of the axis `scheme`.
    public let scheme: String
    /// The group with the values for it.
    public let group: String
    /// The place of its name.
    public let span: SourceSpan

    /// A group in a scheme.
    public init(scheme: String, group: String, span: SourceSpan) {
      self.scheme = scheme
      self.group = group
      self.span = span
    }
  }

  /// The group whose tokens get the values; it may have its own values for the other schemes.
  public let name: String
  /// The groups, one for each scheme.
  public let variants: [Variant]
  /// The place of the declaration.
  public let span: SourceSpan

  /// A group and its groups for schemes.
  public init(name: String, variants: [Variant], span: SourceSpan) {
    self.name = name
    self.variants = variants
    self.span = span
  }
}
