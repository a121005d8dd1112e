/// Names among which those that were probably meant are looked for, made ready once for many questions.
package struct NearestNames: Sendable {
  /// A name, its letters in lower case.
  private struct Candidate {
    let name: String
    /// Where its letters stand in `letters`; nil if a letter is more than a byte.
    let range: Range<Int>?
    /// One bit for each letter that occurs, some letters sharing one.
    let signature: UInt64
  }

  private var candidates: [Candidate] = []
  private var letters: [UInt8] = []
  private var comparisons = 0

  /// How many candidates are looked at before no more hints are given: so many names may be unknown
  /// among so many that are known that hints would take longer than all else.
  var comparisonLimit = 1 << 20
  /// The longest names that are compared, in characters.
  private static let lengthLimit = 64

  /// Makes names ready.
  package init(_ names: some Sequence<String>) {
    for name in names {
      let start = letters.count
      guard appendLetters(of: name) else {
        let length = name.count
        if length <= NearestNames.lengthLimit {
          candidates.append(Candidate(name: name, range: nil, signature: 0))
        }
        continue
      }
      guard letters.count - start <= NearestNames.lengthLimit else {
        letters.removeSubrange(start...)
        continue
      }
      candidates.append(
        Candidate(
          name: name, range: start..<letters.count,
          signature: NearestNames.signature(letters[start...])))
    }
  }

  /// Adds the letters of a name that are a byte each; adds nothing where any is more. A carriage return
  /// may be one character with what follows it.
  private mutating func appendLetters(of name: String) -> Bool {
    guard name.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) else { return false }
    letters.append(contentsOf: name.utf8.lazy.map(NearestNames.lowercased))
    return true
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }

  private static func signature(_ letters: some Sequence<UInt8>) -> UInt64 {
    letters.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  /// The candidate nearest to a name, or nil when none is near.
  ///
  /// - SeeAlso: ``NearestName/of(_:among:)``
  package mutating func nearest(to name: String) -> String? {
    guard comparisons < comparisonLimit else { return nil }
    comparisons += candidates.count
    let wanted = Array(name.lowercased())
    guard wanted.count <= NearestNames.lengthLimit else { return nil }
    let distance = EditDistance(from: wanted)
    let isBytes = name.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D }
    let signature =
      isBytes ? NearestNames.signature(name.utf8.lazy.map(NearestNames.lowercased)) : 0
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let others = candidate.range == nil ? Array(candidate.name.lowercased()) : []
      let count = candidate.range?.count ?? others.count
      let length = max(wanted.count, count)
      // Of equals the first wins.
      let limit = min(
        length < 3 ? 0 : max(1, length / 3), best.map { $0.distance - 1 } ?? .max)
      guard abs(wanted.count - count) <= limit else { continue }
      let found: Int
      if let range = candidate.range, isBytes {
        // One edit changes two bits at most.
        guard (signature ^ candidate.signature).nonzeroBitCount <= 2 * limit else { continue }
        found = distance.to(letters[range])
      } else {
        found = distance.to(candidate.range == nil ? others : Array(candidate.name.lowercased()))
      }
      if found <= limit { best = (candidate.name, found) }
    }
    return best?.name
  }
}
