/// The contexts of overrides in permutations that none of their sources is for: a dark theme with more
/// contrast is none in light, where everything is as without it.
package struct AbsentContexts: Sendable {
  /// A context of an axis, by index.
  struct Choice: Hashable {
    let axis: Int
    let context: Int
  }

  /// An override, and what each of its sources is limited to.
  struct Override {
    let choice: Choice
    let limits: [[Choice]]
  }

  private let overrides: [Override]

  /// None.
  package init() { overrides = [] }

  init(of overrides: [Override]) { self.overrides = overrides }

  /// Whether a permutation has such a context.
  func contain(_ permutation: Permutation) -> Bool {
    overrides.contains { override in
      permutation.contexts[override.choice.axis] == override.choice.context
        && override.limits.allSatisfy { limits in
          limits.contains { permutation.contexts[$0.axis] != $0.context }
        }
    }
  }
}
