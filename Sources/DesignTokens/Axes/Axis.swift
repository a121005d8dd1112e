/// Something along which tokens vary: a theme, a scheme, a density. A DTCG modifier.
public struct Axis: Sendable, Hashable {
  /// The name: `theme`, `scheme`, …
  public let name: String
  /// The names of its contexts in order; never empty.
  public let contexts: [String]

  /// Describes an axis.
  ///
  /// - Precondition: `contexts` is not empty.
  public init(name: String, contexts: [String]) {
    precondition(!contexts.isEmpty)
    self.name = name
    self.contexts = contexts
  }
}
