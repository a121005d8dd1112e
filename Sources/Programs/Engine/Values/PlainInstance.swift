/// An instance of a structure that holds nothing but cases and truth values, such as a theme and a
/// scheme: two that are equal cannot be told apart by any code.
struct PlainInstance: Hashable {
  private let type: TypeDeclaration
  private let fields: [String: Field]

  private enum Field: Hashable {
    case truth(Bool)
    case enumeration(TypeDeclaration, String)
  }

  /// Nil for an instance that holds something else, or that code names by another type.
  init?(_ instance: Instance) {
    guard instance.origin == nil, instance.path.isEmpty, case .own = instance.staticType,
      !instance.fields.isEmpty, instance.fields.count <= Self.fieldLimit
    else { return nil }
    var fields: [String: Field] = [:]
    for (name, value) in instance.fields {
      switch value {
      case .boolean(let truth): fields[name] = .truth(truth)
      case .enumeration(let value):
        guard value.payload.isEmpty, let declaration = value.declaration,
          case .own = value.staticType
        else { return nil }
        fields[name] = .enumeration(declaration, value.name)
      default: return nil
      }
    }
    (type, self.fields) = (instance.type, fields)
  }

  /// More would take as long to compare as a getter takes to run.
  private static let fieldLimit = 8
}
