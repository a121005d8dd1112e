public import SourceText

/// Something that may lie beneath a translucent background, named by the policy: a wallpaper, a photo.
public struct Backdrop: Sendable {
  /// What it may be.
  public enum Content: Sendable {
    /// Any of these tokens or hexadecimal colors.
    case colors([PairingDeclaration.Name])
    /// Any color with a relative luminance in a range.
    case luminance(ClosedRange<Double>)
  }

  /// The name by which stacks refer to it.
  public let name: String
  /// What it may be.
  public let content: Content
  /// The place of its name.
  public let span: SourceSpan
}
