/// A declaration that says what constants are called and what they are.
public enum SwiftDeclaration: Sendable {
  /// A type or an extension of one.
  case type(SwiftTypeDeclaration)
  /// A constant, a variable or a computed property.
  case property(SwiftPropertyDeclaration)
  /// The names of the cases of an enumeration, in order.
  case cases([String])
  /// `typealias Name = Type`.
  case alias(String, SwiftTypeName)
  /// An initializer by its parameters.
  case initializer([SwiftParameter])
  /// A function by its name, with what it returns.
  case function(String, SwiftTypeName)
}
