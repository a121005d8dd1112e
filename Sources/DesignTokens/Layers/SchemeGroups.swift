public import SourceText

/// A group of tokens whose values in a scheme are declared as a group of their own: `AppColors` and
/// `AppColorsDark`.
public struct SchemeGroups: Sendable {
  /// The group in a scheme.
  public struct Variant: Sendable {
    /// The context of the axis `scheme`.
    public let scheme: String
    /// The group that holds the values there.
    public let group: String
    /// Where it is named.
    public let span: SourceSpan

    /// A group in a scheme.
    public init(scheme: String, group: String, span: SourceSpan) {
      self.scheme = scheme
      self.group = group
      self.span = span
    }
  }

  /// The group whose tokens get the values; it may have tokens of its own, which hold elsewhere.
  public let name: String
  /// The groups, one for each scheme.
  public let variants: [Variant]
  /// Where it is declared.
  public let span: SourceSpan

  /// Groups for the schemes of one.
  public init(name: String, variants: [Variant], span: SourceSpan) {
    self.name = name
    self.variants = variants
    self.span = span
  }
}
