/// An instance of a structure: fields by name, copied with it.
package struct Instance: Hashable {
  /// Its type.
  package let type: TypeDeclaration
  /// The values of its stored properties.
  var fields: [String: Value]
  /// What tells it from others where it is left open.
  var origin: String?

  /// The type by which code names it.
  var staticType = StaticType.own
  /// The members that code named to read it.
  var path: [Member] = []

  /// Whether two instances hold the same, wherever they were read.
  package static func == (left: Instance, right: Instance) -> Bool {
    left.type == right.type && left.fields == right.fields && left.origin == right.origin
  }

  /// Hashes what it holds.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    hasher.combine(fields)
  }

  /// The name of its type.
  package var typeName: String { type.path }
  /// The values of its stored properties by name.
  package var values: [String: Value] { fields }
}
