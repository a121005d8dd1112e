package import SourceText

/// Something that may lie beneath a translucent background, named by the policy: a wallpaper, a photo.
package struct Backdrop: Sendable {
  /// What it may be.
  package enum Content: Sendable {
    /// Any of these tokens or hexadecimal colors.
    case colors([PairingDeclaration.Name])
    /// Any color with a relative luminance in a range.
    case luminance(ClosedRange<Double>)
  }

  /// The name by which stacks refer to it.
  package let name: String
  /// What it may be.
  package let content: Content
  /// The place of its name.
  package let span: SourceSpan
}
