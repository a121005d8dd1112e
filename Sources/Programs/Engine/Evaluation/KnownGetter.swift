/// A getter on what is the same wherever it is read: its values are known once it ran.
struct KnownGetter: Hashable {
  private let member: Member
  private let type: TypeReference?
  /// What tells the receiver from others of its type.
  private let name: String
  /// The members that code named to read the receiver.
  private let path: [Member]
  /// The receiver where parts of it are known.
  private let instance: PlainInstance?
  private let isDeclared: Bool
  /// How many calls are around it, which the origins of its values tell.
  private let level: Int
  private let isFrozen: Bool

  /// Nil for a receiver that may hold anything.
  init?(_ member: Member, of receiver: Value?, level: Int, isFrozen: Bool) {
    (self.member, self.level, self.isFrozen) = (member, level, isFrozen)
    var path: [Member] = []
    var isDeclared = false
    var plain: PlainInstance?
    switch receiver {
    case nil: (type, name) = (nil, "")
    case .type(let named)?: (type, name) = (named, "")
    case .enumeration(let value)?:
      guard value.payload.isEmpty, let declaration = value.declaration,
        case .own = value.staticType
      else { return nil }
      (type, name) = (.declared(declaration), value.name)
    // All that is left open is what it is asked for.
    case .instance(let instance)? where !instance.fields.isEmpty:
      guard let known = PlainInstance(instance) else { return nil }
      (type, name, plain) = (nil, "", known)
    case .instance(let instance)?:
      guard let origin = instance.origin, case .own = instance.staticType else { return nil }
      (type, name, path) = (.declared(instance.type), origin, instance.path)
    case .object(let object, let named)?:
      guard object.isOpen, let origin = object.origin, case .own = named else { return nil }
      (type, name, isDeclared) = (.declared(object.type), origin, object.isDeclared)
    default: return nil
    }
    (self.path, self.isDeclared, self.instance) = (path, isDeclared, plain)
  }
}

extension ObjectValue {
  /// Whether nothing is known of it.
  fileprivate var isOpen: Bool { isShared && fields.isEmpty && origin != nil }
}
