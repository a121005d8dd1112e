/// A case of an enumeration, of the app or of a framework.
package struct EnumerationValue: Hashable {
  /// The name of the enumeration.
  package let type: String
  /// The name of the case.
  package let name: String
  /// What the case carries.
  package var payload: [Value] = []
  let declaration: TypeDeclaration?
  /// The type by which code names it.
  var staticType = StaticType.own

  /// Cases are the same if their names and what they carry are.
  package static func == (left: EnumerationValue, right: EnumerationValue) -> Bool {
    left.name == right.name && left.type == right.type && left.payload == right.payload
  }

  /// Hashes the name and what it carries.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(payload)
  }
}
