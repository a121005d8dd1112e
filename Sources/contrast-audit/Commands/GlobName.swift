/// One name of a path as a pattern: `*` is any text, `?` any character, and a hidden name is matched only
/// by a pattern that begins with a dot. [POSIX, 2.13]
struct GlobName {
  private let pattern: [Character]

  init(_ text: String) { pattern = Array(text) }

  /// Whether it is more than a plain name.
  var isPattern: Bool { pattern.contains("*") || pattern.contains("?") }

  /// Whether a name matches; O(pattern × name).
  func matches(_ name: String) -> Bool {
    if name.hasPrefix("."), pattern.first != "." { return false }
    let name = Array(name)
    var (at, position) = (0, 0)
    var retry: (pattern: Int, name: Int)?
    while position < name.count {
      if at < pattern.count, pattern[at] == "*" {
        retry = (at + 1, position)
        at += 1
      } else if at < pattern.count, pattern[at] == "?" || pattern[at] == name[position] {
        at += 1
        position += 1
      } else if let last = retry {
        retry = (last.pattern, last.name + 1)
        (at, position) = (last.pattern, last.name + 1)
      } else {
        return false
      }
    }
    return pattern[at...].allSatisfy { $0 == "*" }
  }
}
