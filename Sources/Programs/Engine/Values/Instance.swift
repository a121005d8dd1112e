/// An instance of a structure: fields by name, copied with it.
package struct Instance: Hashable {
  /// Its type.
  let type: TypeDeclaration
  /// The values of its stored properties.
  var fields: [String: Value]
  /// What tells it from others where it is left open.
  var origin: String?

  /// The name of its type.
  package var typeName: String { type.path }
  /// The values of its stored properties by name.
  package var values: [String: Value] { fields }
}
