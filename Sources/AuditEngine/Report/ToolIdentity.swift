/// The name and version of the tool.
public struct ToolIdentity: Sendable, Hashable {
  /// The name of the command.
  public let name: String
  /// The version, `major.minor.patch`.
  public let version: String

  /// Names a tool.
  public init(name: String, version: String) {
    self.name = name
    self.version = version
  }
}
