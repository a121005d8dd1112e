/// The name of one side of a comparison.
public struct ComparedName: Sendable, Hashable {
  /// Its kind.
  public enum Kind: String, Sendable {
    case workingTree = "working-tree"
    case revision, report, files
  }

  /// Its kind.
  public let kind: Kind
  /// The name that the user gave.
  public let text: String
  /// The commit of a revision.
  public let commit: String?

  /// Names a side.
  public init(kind: Kind, text: String, commit: String?) {
    self.kind = kind
    self.text = text
    self.commit = commit
  }
}
