public import SourceText

/// Something that may lie beneath a translucent background, named by the policy: a wallpaper, a photo.
public struct Backdrop: Sendable {
  /// What is known of it.
  public enum Content: Sendable {
    /// Any of these tokens or hexadecimal colors.
    case colors([PairingDeclaration.Name])
    /// Any color whose relative luminance lies in a range.
    case luminance(ClosedRange<Double>)
  }

  /// The name by which stacks refer to it.
  public let name: String
  /// What is known of it.
  public let content: Content
  /// Where it is named.
  public let span: SourceSpan
}
