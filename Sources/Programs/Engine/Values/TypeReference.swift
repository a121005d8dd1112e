/// A type as code names it.
package indirect enum TypeReference: Hashable {
  case declared(TypeDeclaration)
  /// A type of the language or of a framework.
  case framework(String)
  case optional(TypeReference)
  case list(TypeReference)
  case dictionary(TypeReference, TypeReference)
  case tuple([TypeReference], labels: [String] = [])
  case function([TypeReference] = [], result: TypeReference)
  /// A type that isn't understood.
  case open

  /// The type without the question marks.
  package var unwrapped: TypeReference {
    if case .optional(let type) = self { type.unwrapped } else { self }
  }
}
