/// One of the branches of an `#if`.
package struct SwiftBranch: Sendable, Hashable {
  /// Which `#if`, by the byte offset at which it begins.
  package let block: Int
  /// Which branch of it, from 0.
  package let index: Int
  /// The condition: its own, and none of those before it.
  package let condition: SwiftCompilationCondition
  /// The condition that no branch up to this one is compiled.
  let rest: SwiftCompilationCondition

  /// The maximum number of branches.
  private static let limit = 64

  /// The first branch.
  init(block: Int, condition: SwiftCompilationCondition) {
    self.block = block
    index = 0
    self.condition = condition
    rest = .not(condition)
  }

  /// The branch after another.
  init(after last: SwiftBranch, condition own: SwiftCompilationCondition) {
    block = last.block
    index = last.index + 1
    // With more branches all may be compiled, and none is used.
    let earlier = index < Self.limit ? last.rest : .literal(true)
    condition = own == .literal(true) ? earlier : .both(earlier, own)
    rest = .both(earlier, .not(own))
  }
}
