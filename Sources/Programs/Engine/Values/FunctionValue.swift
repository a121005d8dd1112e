/// A function or closure with what it captured.
package final class FunctionValue: Hashable {
  /// The code: a closure, a function or a member of a type.
  enum Code {
    case closure(SyntaxNode, Scope)
    case member(Member, receiver: Value?)
    case local(SyntaxNode, Scope)
    case operation(SyntaxOperator)
    /// `\.name` as a function.
    case path([String])
  }

  let code: Code
  /// What a closure is expected to give, where its own signature doesn't say.
  let result: TypeReference?

  init(_ code: Code, result: TypeReference? = nil) {
    self.code = code
    self.result = result
  }

  /// Functions are the same only if they are one.
  package static func == (left: FunctionValue, right: FunctionValue) -> Bool { left === right }

  /// Hashes the identity.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
