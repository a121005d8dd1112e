/// What a declaration of a type declares.
package enum TypeFlavour: Int, Sendable {
  case structure, classType, enumeration, protocolType, actor
  /// A type with one instance, which has its name.
  case object
  /// Members for a type that stands elsewhere.
  case extensionOfType
}
