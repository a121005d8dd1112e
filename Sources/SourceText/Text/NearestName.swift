/// The name that was probably meant, for a message about one that is not known.
public enum NearestName {
  /// The candidate nearest to `name`, or nil when none is near.
  ///
  /// Near means at most a third of the longer length in edits, none in names of one or two letters (insertion, deletion, substitution
  /// and transposition of neighbours, letter case ignored). Among equals the first wins.
  /// O(candidates × length²); names above 64 characters are not compared.
  public static func of<Candidates: Sequence>(_ name: String, among candidates: Candidates)
    -> String?
  where Candidates.Element == String {
    let wanted = Array(name.lowercased())
    guard wanted.count <= 64 else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in candidates where candidate.count <= 64 {
      let letters = Array(candidate.lowercased())
      let length = max(wanted.count, letters.count)
      let limit = length < 3 ? 0 : max(1, length / 3)
      guard abs(wanted.count - letters.count) <= limit else { continue }
      let distance = editDistance(wanted, letters)
      if distance <= limit, distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// `; did you mean 'x'?`, or the whole list when it is short, or nothing.
  public static func hint(for name: String, among candidates: [String]) -> String {
    if let near = of(name, among: candidates) { return "; did you mean '\(near)'?" }
    guard !candidates.isEmpty, candidates.count <= 12 else { return "" }
    return
      "; expected \(candidates.count == 1 ? "" : "one of ")\(candidates.joined(separator: ", "))"
  }

  /// Optimal string alignment distance.
  private static func editDistance(_ a: [Character], _ b: [Character]) -> Int {
    guard !a.isEmpty else { return b.count }
    guard !b.isEmpty else { return a.count }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [i] + [Int](repeating: 0, count: b.count)
      for j in 1...b.count {
        let cost = a[i - 1] == b[j - 1] ? 0 : 1
        row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          row[j] = min(row[j], beforeLast[j - 2] + 1)
        }
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
