public import ColorMath
public import SourceText

/// A token source: a file, or a folder of them, and what the policy says of it.
public struct TokenSource {
  /// What the source is made of.
  public enum Content {
    /// One file.
    case file(SourceFile)
    /// A folder, with the paths of the files in it and in its folders, in order, as the loader takes
    /// them.
    case folder(path: String, files: [String])
  }

  /// What the source is made of.
  public let content: Content
  /// Reaches the files of a folder, and those that a file refers to.
  public let loader: any SourceLoader
  /// The policy that names the source, from which the files of a folder are loaded; nil for the user.
  public let base: SourceFile?
  /// Where four and eight hexadecimal digits have their opacity; nil for what is usual in the format.
  public let hexNotation: HexNotation?

  /// Describes a source.
  public init(
    content: Content, loader: any SourceLoader, from base: SourceFile? = nil,
    hexNotation: HexNotation? = nil
  ) {
    self.content = content
    self.loader = loader
    self.base = base
    self.hexNotation = hexNotation
  }
}
