/// What a policy says of the conditions that no axis stands for: a width, a class of the page, a
/// platform.
public struct ConditionChoices: Sendable {
  /// What becomes of the values under a condition.
  public enum Choice: String, Sendable, CaseIterable {
    /// They are audited: the condition is an axis with the contexts `without` and `with`.
    case audit
    /// They are left out, as if the condition never held.
    case ignore
  }

  /// The contexts of the axis that a condition becomes.
  public static let contexts = ["without", "with"]

  private let entries: [(pattern: String, choice: Choice)]

  /// Describes choices; the first whose pattern fits decides, those without wildcards first.
  public init(_ entries: [(pattern: String, choice: Choice)] = []) {
    self.entries =
      entries.filter { !Self.isPattern($0.pattern) } + entries.filter { Self.isPattern($0.pattern) }
  }

  /// What becomes of a condition; nil where nothing is said of it.
  public func choice(for condition: String) -> Choice? {
    entries.first { Self.matches($0.pattern, condition) }?.choice
  }

  /// Whether `*` stands in a text without a backslash before it.
  private static func isPattern(_ text: String) -> Bool {
    var isEscaped = false
    for character in text {
      if character == "*", !isEscaped { return true }
      isEscaped = character == "\\" && !isEscaped
    }
    return false
  }

  /// A text as a pattern that only it fits.
  public static func literal(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("*", with: "\\*")
  }

  /// Whether a whole condition fits a pattern, in which `*` stands for anything and a backslash takes
  /// its meaning from the character after it. O(pattern × condition) at worst.
  public static func matches(_ pattern: String, _ condition: String) -> Bool {
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
    // Where to go on after the last wildcard once something does not fit.
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
