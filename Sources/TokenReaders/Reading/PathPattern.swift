/// A pattern for the paths of files, as `tokens/**/*.json`: `*` stands for any characters within a name, `?`
/// for one, `**` for any folders.
struct PathPattern {
  /// The folder before the first wildcard; empty if there is none.
  let folder: String
  private let names: [Substring]

  /// A pattern; nil for a path without wildcards.
  init?(_ path: String) {
    guard path.utf8.contains(where: { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }) else {
      return nil
    }
    names = path.split(separator: "/")
    folder = names.prefix { !$0.contains("*") && !$0.contains("?") }.joined(separator: "/")
  }

  /// Whether a path is one of those that it stands for.
  func matches(_ path: String) -> Bool {
    Self.matches(path.split(separator: "/"), names, isAny: { $0 == "**" }) { name, pattern in
      Self.matches(Array(name), Array(pattern), isAny: { $0 == "*" }) { $1 == "?" || $0 == $1 }
    }
  }

  /// Whether parts match a pattern in which some elements stand for any number of parts. Costs their
  /// number times the pattern's.
  private static func matches<Part, Element>(
    _ parts: [Part], _ pattern: [Element], isAny: (Element) -> Bool,
    _ fits: (Part, Element) -> Bool
  ) -> Bool {
    // Which beginnings of the parts the pattern matches so far.
    var reached = [true] + Array(repeating: false, count: parts.count)
    for element in pattern {
      var next = Array(repeating: false, count: parts.count + 1)
      if isAny(element) {
        next[0] = reached[0]
        for index in parts.indices { next[index + 1] = next[index] || reached[index + 1] }
      } else {
        for index in parts.indices where reached[index] {
          next[index + 1] = fits(parts[index], element)
        }
      }
      reached = next
    }
    return reached[parts.count]
  }
}
