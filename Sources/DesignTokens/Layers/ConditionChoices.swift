/// What a policy decides for conditions that are not axes: a width, a class of the page, a
/// platform.
package struct ConditionChoices: Sendable {
  /// The decision for the values under a condition.
  package enum Choice: Sendable, Hashable {
    /// They are audited: the condition is an axis with the contexts `without` and `with`.
    case audit
    /// They are ignored, as if the condition were never true.
    case ignore
    /// They are those of a context of an axis, as of a theme that a class chooses.
    case context(axis: String, name: String)
  }

  /// The contexts of the axis made from a condition.
  package static let contexts = ["without", "with"]

  private let entries: [(pattern: String, choice: Choice)]

  /// The first matching pattern decides, those without wildcards first.
  package init(_ entries: [(pattern: String, choice: Choice)] = []) {
    self.entries =
      entries.filter { !Self.isPattern($0.pattern) } + entries.filter { Self.isPattern($0.pattern) }
  }

  /// The decision for a condition; nil if there is none.
  package func choice(for condition: String) -> Choice? {
    entries.first { Self.matches($0.pattern, condition) }?.choice
  }

  /// Whether a text has a `*` without a backslash before it.
  private static func isPattern(_ text: String) -> Bool {
    var isEscaped = false
    for character in text {
      if character == "*", !isEscaped { return true }
      isEscaped = character == "\\" && !isEscaped
    }
    return false
  }

  /// A pattern that matches only the text.
  package static func literal(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("*", with: "\\*")
  }

  /// Whether a whole condition matches a pattern: `*` matches anything, and a backslash makes the
  /// next character literal. O(pattern × condition) at worst.
  package static func matches(_ pattern: String, _ condition: String) -> Bool {
    // A wildcard is nil.
    var parts: [Unicode.Scalar?] = []
    var isEscaped = false
    for scalar in pattern.unicodeScalars {
      if scalar == "\\", !isEscaped {
        isEscaped = true
        continue
      }
      parts.append(scalar == "*" && !isEscaped ? nil : scalar)
      isEscaped = false
    }
    if isEscaped { parts.append("\\") }
    let text = Array(condition.unicodeScalars)
    var (part, index) = (0, 0)
    // Where to continue after the last wildcard when something does not match.
    var retry: (part: Int, index: Int)?
    while index < text.count {
      if part < parts.count, parts[part] == nil {
        retry = (part + 1, index)
        part += 1
      } else if part < parts.count, parts[part] == text[index] {
        part += 1
        index += 1
      } else if let last = retry {
        retry = (last.part, last.index + 1)
        (part, index) = (last.part, last.index + 1)
      } else {
        return false
      }
    }
    return parts[part...].allSatisfy { $0 == nil }
  }
}
