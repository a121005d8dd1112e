/// The name of one side of a comparison.
package struct ComparedName: Sendable, Hashable {
  /// Its kind.
  package enum Kind: String, Sendable {
    case workingTree = "working-tree"
    case revision, report, files
  }

  /// Its kind.
  package let kind: Kind
  /// The name that the user gave.
  package let text: String
  /// The commit of a revision.
  package let commit: String?

  /// The files as they lie here.
  package static let workingTree = ComparedName(
    kind: .workingTree, text: "the working tree", commit: nil)

  /// Names a side.
  package init(kind: Kind, text: String, commit: String?) {
    self.kind = kind
    self.text = text
    self.commit = commit
  }
}
