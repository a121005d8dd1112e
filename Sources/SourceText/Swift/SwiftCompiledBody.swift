/// The statements in a branch of an `#if`.
public struct SwiftCompiledBody: Sendable {
  /// The condition of the branch; the first that holds is compiled.
  public let condition: SwiftCompilationCondition
  /// What is compiled then.
  public let body: SwiftCode
}
