import SourceText

/// A value of a type that the source declares, as the arguments of its initializer make it.
struct SwiftInstance {
  /// What a property gets.
  enum Given {
    /// An expression, and where it stands.
    case value(SwiftExpression, SwiftContext)
    /// A value that is not read, and why.
    case unknown(String)
  }

  /// The type.
  let scope: Int
  /// The name of the tokens of its properties, up to the last dot: `Theme.colors`.
  let name: String
  /// What the initializer gives to the stored properties, by their index; one that is not here keeps
  /// the value that it is declared with.
  var given: [Int: Given] = [:]
}
