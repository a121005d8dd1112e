/// The name that was probably meant, for a message about one that is not known.
package enum NearestName {
  /// The candidate nearest to `name`, or nil when none is near.
  ///
  /// Near means at most a third of the longer length in edits, none in names of one or two letters (insertion, deletion, substitution
  /// and transposition of neighbors, letter case ignored). Among equals the first wins.
  /// O(candidates × length); names above 64 characters are not compared. Where many names are asked
  /// about, ``NearestNames`` looks at the candidates once.
  package static func of(_ name: String, among candidates: some Sequence<String>) -> String? {
    var names = NearestNames(candidates)
    return names.nearest(to: name)
  }

  /// `; did you mean 'x'?`, or the whole list when it is short, or nothing.
  package static func hint(for name: String, among candidates: [String]) -> String {
    if let near = of(name, among: candidates) { return "; did you mean '\(near)'?" }
    guard !candidates.isEmpty, candidates.count <= 24 else { return "" }
    return
      "; expected \(candidates.count == 1 ? "" : "one of ")\(candidates.joined(separator: ", "))"
  }
}
