/// An expression in a branch of an `#if` among its members.
public struct SwiftCompiledExpression: Sendable {
  /// The condition of the branch; the first that holds is compiled.
  public let condition: SwiftCompilationCondition
  /// The whole expression as it is then.
  public let value: SwiftExpression
}
