/// Something along which tokens vary: a theme, a scheme, a density. A DTCG modifier.
package struct Axis: Sendable, Hashable {
  /// The name: `theme`, `scheme`, …
  package let name: String
  /// The names of its contexts in order; never empty.
  package let contexts: [String]

  /// Describes an axis.
  ///
  /// - Precondition: `contexts` is not empty.
  package init(name: String, contexts: [String]) {
    precondition(!contexts.isEmpty)
    self.name = name
    self.contexts = contexts
  }
}
