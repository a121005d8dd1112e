/// A place at which something that has a value already may get another: `Theme.ink = .red`, `&ink`.
package struct SwiftMutation: Sendable {
  /// The parts of the name of what changes.
  package let path: [String]
  /// Where the name stands: byte offsets in the file.
  package let range: Range<Int>
  /// The token that the name begins with.
  let token: Int

  /// Whether it stands in a body.
  package func isWithin(_ code: SwiftCode) -> Bool { code.tokens.contains(token) }
}

extension SwiftDocument {
  /// Everything in the text that assigns to a name or hands it on to be changed, in order; values that
  /// declarations begin with are none.
  package var mutations: [SwiftMutation] {
    let source = SwiftTokenSource(file: file, tokens: tokens, comments: comments)
    // For each closing bracket that an element may end with, the one that opens it.
    var openings: [Int: Int] = [:]
    var mutations: [SwiftMutation] = []
    for index in tokens.indices where tokens[index].kind == .symbol {
      if source.isText(index, "[") { openings[source.partner(index)] = index }
      if Self.assignments.contains(where: { source.isText(index, $0) }) {
        if let found = target(before: index, source, openings) { mutations.append(found) }
      } else if source.isText(index, "&"), !tokens[index].flags.contains(.precedesSpace),
        let found = target(after: index, source)
      {
        mutations.append(found)
      }
    }
    return mutations
  }

  private static let assignments: [StaticString] = ["=", "+=", "-=", "*=", "/=", "%=", "|=", "&="]

  private func target(
    before index: Int, _ source: SwiftTokenSource, _ openings: [Int: Int]
  ) -> SwiftMutation? {
    var path: [String] = []
    var position = index - 1
    while position >= 0 {
      while position > 0, source.isText(position, "?") || source.isText(position, "!") {
        position -= 1
      }
      if let opening = openings[position], opening > 0 {
        position = opening - 1
        continue
      }
      guard let name = source.name(position) else { return nil }
      // Of `reversed()` the compiler makes one of two variants, and two builds would differ.
      path.insert(name, at: 0)
      guard position >= 2, source.isText(position - 1, "."), path.count < 32 else { break }
      position -= 2
    }
    guard !path.isEmpty, position >= 0 else { return nil }
    let introducers: [StaticString] = ["let", "var", "case", "typealias", "associatedtype"]
    if position > 0, introducers.contains(where: { source.isText(position - 1, $0) }) { return nil }
    return SwiftMutation(
      path: path, range: source.range(from: position, to: index), token: position)
  }

  private func target(after index: Int, _ source: SwiftTokenSource) -> SwiftMutation? {
    guard let first = source.name(index + 1) else { return nil }
    var path = [first]
    var position = index + 2
    while source.isText(position, "."), let name = source.name(position + 1), path.count < 32 {
      path.append(name)
      position += 2
    }
    return SwiftMutation(
      path: path, range: source.range(from: index + 1, to: position), token: index + 1)
  }
}
