/// What one side of a comparison is called.
public struct ComparedName: Sendable, Hashable {
  /// What it is.
  public enum Kind: String, Sendable {
    case workingTree = "working-tree"
    case revision, report, files
  }

  /// What it is.
  public let kind: Kind
  /// What the user calls it.
  public let text: String
  /// The commit that a revision named.
  public let commit: String?

  /// Names a side.
  public init(kind: Kind, text: String, commit: String?) {
    self.kind = kind
    self.text = text
    self.commit = commit
  }
}
