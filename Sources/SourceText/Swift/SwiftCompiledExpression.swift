/// An expression in a branch of an `#if` among its members.
package struct SwiftCompiledExpression: Sendable {
  /// The condition of the branch; the first that holds is compiled.
  package let condition: SwiftCompilationCondition
  /// The whole expression as it is then.
  package let value: SwiftExpression
}
