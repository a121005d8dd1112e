/// The name and version of the tool.
package struct ToolIdentity: Sendable, Hashable {
  /// The name of the command.
  package let name: String
  /// The version, `major.minor.patch`.
  package let version: String

  /// Names a tool.
  package init(name: String, version: String) {
    self.name = name
    self.version = version
  }
}
