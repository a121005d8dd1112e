import SourceText

/// The tokens that a reader of views has yet to walk, each with what surrounds them.
struct ViewWork {
  /// Tokens to walk.
  struct Part {
    let tokens: Range<Int>
    let surroundings: ViewSurroundings
    /// Whether what stands in it lies on top of each other.
    let isStack: Bool
    /// The members whose bodies it is in, by number.
    let members: [Int]
    fileprivate let depth: Int
  }

  /// What the code nests: "views".
  let nested: String
  private var parts: [Part] = []
  private var depth = 0
  /// The members whose bodies the part taken last is in.
  private(set) var members: [Int] = []

  private static let depthLimit = 200

  init(nested: String) { self.nested = nested }

  /// Adds tokens that stand in those taken last, or in the body of a member that these name.
  mutating func push(
    _ tokens: Range<Int>, _ surroundings: ViewSurroundings, isStack: Bool = false,
    member: Int? = nil
  ) {
    guard !tokens.isEmpty else { return }
    parts.append(
      Part(
        tokens: tokens, surroundings: surroundings, isStack: isStack,
        members: member.map { members + [$0] } ?? members, depth: depth))
  }

  /// Takes the part added last; nil if none is left. What is nested too deep is noted and left out.
  mutating func next(of document: some ViewTokens, _ reading: inout UsageReading) -> Part? {
    while let part = parts.popLast() {
      guard part.depth < Self.depthLimit else {
        let first = part.tokens.lowerBound
        reading.unfollow(
          .limit, "\(nested) nested too deep",
          at: document.span(document.range(from: first, to: first + 1)))
        continue
      }
      depth = part.depth + 1
      members = part.members
      return part
    }
    depth = 0
    members = []
    return nil
  }
}
