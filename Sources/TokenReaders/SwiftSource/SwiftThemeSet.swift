import Programs

/// Themes of one kind: the types that conform to a protocol, instances of one type, the elements of a
/// registry.
struct SwiftThemeSet {
  /// What makes a theme.
  struct Theme {
    let name: String
    /// The type of the instance.
    let type: TypeDeclaration
    /// The declaration that holds it, if one does.
    let member: Member?
    let value: (Evaluator) -> Value
  }

  /// The protocol or the type; nil for a protocol that no file declares.
  let owner: TypeDeclaration?
  /// The name of the protocol or the type.
  let name: String
  let themes: [Theme]

  var shipped: Shipped { Shipped(names: themes.map(\.name), values: themes.map(\.value)) }
  var types: [TypeDeclaration] { themes.map(\.type) }
}
