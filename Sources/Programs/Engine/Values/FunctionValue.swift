/// A function or closure with what it captured.
package final class FunctionValue: Hashable {
  /// The code: a closure, a function or a member of a type.
  enum Code {
    case closure(SyntaxNode, Scope)
    case member(Member, receiver: Value?)
    case local(SyntaxNode, Scope)
    /// An initializer of a type.
    case construct(TypeReference)
    /// Code that is evaluated when it is called.
    case late(SyntaxNode, Scope, TypeReference?)
    case operation(SyntaxOperator)
    /// `\.name` as a function.
    case path([String])
  }

  let code: Code
  /// What a closure is expected to give, where its own signature doesn't say.
  let result: TypeReference?
  /// What a closure takes, where its own signature doesn't say.
  let parameters: [TypeReference]

  init(_ code: Code, parameters: [TypeReference] = [], result: TypeReference? = nil) {
    self.code = code
    self.parameters = parameters
    self.result = result
  }

  /// Functions are the same only if they are one.
  package static func == (left: FunctionValue, right: FunctionValue) -> Bool { left === right }

  /// Hashes the identity.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
