/// What an initializer of a declared type takes.
struct CodeInitializer {
  struct Parameter {
    let name: String
    /// The words of its type; empty if it is not written.
    let type: [String]
    /// The token at which its default value begins; nil if it has none.
    let defaultValue: Int?
    /// The token after its default value, or after all of it.
    let end: Int
    /// Whether it may be given without its name.
    let isPositional: Bool

    /// The same of another type.
    func typed(_ words: [String]) -> Parameter {
      Parameter(
        name: name, type: words, defaultValue: defaultValue, end: end, isPositional: isPositional)
    }
  }

  /// The type with the types around it, and the name of the initializer if it has one.
  let path: [String]
  /// The type.
  let type: [String]
  let document: Int
  var parameters: [Parameter]
  /// The parameters that the type does not keep as they are given: `text = text.copy(alpha = 0.5f)`.
  var changed: Set<String> = []
}
