/// The rules of the tool itself, by their identifiers: a policy has none of them.
enum ToolRules {
  /// Each color of the sources is read.
  static let unreadColor = "unread-color"

  /// All, with those that the tool will have.
  static let ids = [unreadColor, "unresolved-use", "missing-pair"]
}
