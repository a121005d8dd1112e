/// A declaration that says what constants are called and what they are.
package enum SwiftDeclaration: Sendable {
  /// A type or an extension of one.
  indirect case type(SwiftTypeDeclaration)
  /// A constant, a variable or a computed property.
  case property(SwiftPropertyDeclaration)
  /// The cases of an enumeration, in order.
  case cases([SwiftEnumerationCase])
  /// `typealias Name = Type`, in the branches of `#if`, outermost first.
  indirect case alias(String, SwiftTypeName, [SwiftBranch])
  /// An initializer.
  indirect case initializer(SwiftFunctionDeclaration)
  /// A function with a name, which an operator has not.
  indirect case function(SwiftFunctionDeclaration)
}
