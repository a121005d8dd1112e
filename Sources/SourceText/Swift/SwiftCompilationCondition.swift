/// The condition of an `#if` or `#elseif`. [The Swift Programming Language, conditional compilation]
package indirect enum SwiftCompilationCondition: Sendable, Hashable {
  /// `true` or `false`.
  case literal(Bool)
  /// A flag that only the compiler knows: `os(iOS)`, `DEBUG`, as written, without white space.
  case flag(String)
  /// The opposite.
  case not(SwiftCompilationCondition)
  /// Both at once.
  case both(SwiftCompilationCondition, SwiftCompilationCondition)
  /// At least one of two.
  case either(SwiftCompilationCondition, SwiftCompilationCondition)

  /// Whether it is true; evaluates only the flags that matter, from the left.
  package func holds<Failure: Error>(
    _ flag: (String) throws(Failure) -> Bool
  ) throws(Failure) -> Bool {
    switch self {
    case .literal(let value): value
    case .flag(let name): try flag(name)
    case .not(let inner): try !inner.holds(flag)
    case .both(let first, let second):
      if try first.holds(flag) { try second.holds(flag) } else { false }
    case .either(let first, let second):
      if try first.holds(flag) { true } else { try second.holds(flag) }
    }
  }
}
