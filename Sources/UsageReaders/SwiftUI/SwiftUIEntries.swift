/// Which members of an app were read, where, and what content was handed on and shown.
///
/// It keeps the work in bounds: a member is read once in the same surroundings, and in so many different
/// ones; all members together so often.
struct SwiftUIEntries {
  /// A member in its surroundings.
  private struct Entry: Hashable {
    let member: Int
    let frame: Int
    let surroundings: ViewSurroundings
  }

  /// Whether a member is to be read.
  enum Answer { case new, known, tooMany }

  private var entered: Set<Entry> = []
  /// How often each member was read.
  private var counts: [Int: Int] = [:]
  private var total = 0
  private var handedOn: [SwiftUISlot] = []
  private var known: Set<SwiftUISlot> = []
  private var shown: Set<SwiftUISlot> = []

  private static let limit = 200
  /// How many places of code are read in all, and views entered.
  private static let totalLimit = 40_000

  /// Notes that a place of code is read.
  mutating func step() { total += 1 }

  /// Whether a member was read.
  func knows(_ member: Int) -> Bool { counts[member] != nil }

  /// Notes that a member is read with nothing around it.
  mutating func note(_ member: Int) { counts[member] = 1 }

  /// Asks to read a member.
  mutating func enter(
    _ member: Int, _ frame: Int, _ surroundings: ViewSurroundings
  ) -> Answer {
    let entry = Entry(member: member, frame: frame, surroundings: surroundings)
    if entered.contains(entry) { return .known }
    guard counts[member, default: 0] < Self.limit, total < Self.totalLimit else { return .tooMany }
    entered.insert(entry)
    counts[member, default: 0] += 1
    return .new
  }

  /// Notes content that is handed on.
  mutating func handOn(_ slot: SwiftUISlot) {
    if known.insert(slot).inserted { handedOn.append(slot) }
  }

  /// Notes that content is shown; returns whether it is to be read.
  mutating func show(_ slot: SwiftUISlot) -> Bool {
    shown.insert(slot)
    return total < Self.totalLimit
  }

  /// The next content that nothing shows; nil if there is no more.
  mutating func nextUnshown() -> SwiftUISlot? {
    while let slot = handedOn.popLast() {
      if shown.insert(slot).inserted { return slot }
    }
    return nil
  }
}
