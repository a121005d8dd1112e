/// The statements in a branch of an `#if`.
package struct SwiftCompiledBody: Sendable {
  /// The condition of the branch; the first that holds is compiled.
  package let condition: SwiftCompilationCondition
  /// What is compiled then.
  package let body: SwiftCode
}
