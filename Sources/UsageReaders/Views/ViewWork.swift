import SourceText

/// The places of code that a reader of views has yet to walk, each with what surrounds it.
struct ViewWork<Place> {
  /// A place to walk.
  struct Part {
    let place: Place
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

  private static var depthLimit: Int { 200 }

  init(nested: String) { self.nested = nested }

  /// Adds a place that stands in the one taken last, or the body of a member that this names.
  ///
  /// - Parameter other: the members whose bodies it is in, where these are others.
  mutating func push(
    _ place: Place, _ surroundings: ViewSurroundings, isStack: Bool = false,
    member: Int? = nil, within other: [Int]? = nil
  ) {
    let members = other ?? members
    parts.append(
      Part(
        place: place, surroundings: surroundings, isStack: isStack,
        members: member.map { members + [$0] } ?? members, depth: depth))
  }

  /// Takes the part added last; nil if none is left. What is nested too deep is noted and left out.
  mutating func next(
    _ reading: inout UsageReading, at span: (Place) -> SourceSpan
  ) -> Part? {
    while let part = parts.popLast() {
      guard part.depth < Self.depthLimit else {
        reading.unfollow(.limit, "\(nested) nested too deep", at: span(part.place))
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
