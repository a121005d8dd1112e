/// What a declaration of a type declares.
package enum TypeFlavour: Int, Sendable {
  case structure, classType, enumeration, protocolType, actor
  /// Members for a type that stands elsewhere.
  case extensionOfType
}
