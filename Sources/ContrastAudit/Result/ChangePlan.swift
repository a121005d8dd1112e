/// Changes that together make most findings pass and nothing worse, in the order of their places.
public struct ChangePlan: Sendable, Hashable, RandomAccessCollection {
  private let changes: [ColorChange]

  init(changes: [ColorChange]) { self.changes = changes }

  /// The changes that are safe: no strong difference, no background, nothing that a name or code shows
  /// with something else. `fix --write` makes these.
  public var safe: [ColorChange] { changes.filter(\.isSafe) }

  /// The changes that are a decision, each with its reasons.
  public var decisions: [ColorChange] { changes.filter { !$0.isSafe } }

  public var startIndex: Int { changes.startIndex }
  public var endIndex: Int { changes.endIndex }

  public subscript(position: Int) -> ColorChange { changes[position] }
}
