/// A pattern for token names: `*` stands for any letters but a full stop, `**` for any at all, `?` for
/// one letter but a full stop.
struct NamePattern {
  private let pattern: [Character]
  /// What stands before the first wildcard.
  private let start: ArraySlice<Character>
  /// The same for names of ASCII, as nearly all are.
  private let short: ShortNamePattern?

  /// Whether a name is a pattern at all.
  static func isPattern(_ name: String) -> Bool { name.contains("*") || name.contains("?") }

  init(_ text: String) {
    pattern = Array(text)
    start = pattern.prefix { $0 != "*" && $0 != "?" }
    short = ShortNamePattern(text)
  }

  /// Whether a whole name fits. O(pattern × name), but for names that begin otherwise.
  func matches(_ name: String) -> Bool {
    if let fits = short?.matches(name) { return fits }
    // Most names do; one may be as long as a file.
    guard name.starts(with: start) else { return false }
    let name = Array(name)
    // reachable[i]: the name up to i fits the pattern so far.
    var reachable = [true] + [Bool](repeating: false, count: name.count)
    var index = 0
    while index < pattern.count {
      let isDeep = pattern[index] == "*" && index + 1 < pattern.count && pattern[index + 1] == "*"
      var next = [Bool](repeating: false, count: name.count + 1)
      for end in 0...name.count {
        switch pattern[index] {
        case "*":
          let grows = end > 0 && next[end - 1] && (isDeep || name[end - 1] != ".")
          next[end] = reachable[end] || grows
        case "?": next[end] = end > 0 && reachable[end - 1] && name[end - 1] != "."
        default: next[end] = end > 0 && reachable[end - 1] && name[end - 1] == pattern[index]
        }
      }
      reachable = next
      index += isDeep ? 2 : 1
    }
    return reachable[name.count]
  }
}
