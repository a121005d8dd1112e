import SourceText

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

  /// The first decision for each text that is no pattern: a sheet may have hundreds of conditions, and
  /// each is looked up at every rule.
  private let texts: [ExactText: Choice]
  private let patterns: [(pattern: String, choice: Choice)]

  /// The first matching pattern decides, those without wildcards first.
  package init(_ entries: [(pattern: String, choice: Choice)] = []) {
    var texts: [ExactText: Choice] = [:]
    var patterns: [(pattern: String, choice: Choice)] = []
    for entry in entries {
      if let text = Self.text(ofOnly: entry.pattern) {
        texts[ExactText(text)] = texts[ExactText(text)] ?? entry.choice
      } else {
        patterns.append(entry)
      }
    }
    (self.texts, self.patterns) = (texts, patterns)
  }

  /// Whether nothing is decided.
  package var isEmpty: Bool { texts.isEmpty && patterns.isEmpty }

  /// The decision for a condition; nil if there is none.
  package func choice(for condition: String) -> Choice? {
    texts[ExactText(condition)]
      ?? patterns.first { Self.matches($0.pattern, condition) }?.choice
  }

  /// The only text that a pattern matches; nil if it has a wildcard.
  private static func text(ofOnly pattern: String) -> String? {
    let parts = parts(of: pattern)
    var text = String.UnicodeScalarView()
    for part in parts {
      guard let part else { return nil }
      text.append(part)
    }
    return String(text)
  }

  /// The characters of a pattern, without the backslashes before them; nil for a wildcard.
  private static func parts(of pattern: String) -> [Unicode.Scalar?] {
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
    return isEscaped ? parts + ["\\"] : parts
  }

  /// A pattern that matches only the text.
  package static func literal(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("*", with: "\\*")
  }

  /// Whether a whole condition matches a pattern: `*` matches anything, and a backslash makes the
  /// next character literal. O(pattern × condition) at worst.
  package static func matches(_ pattern: String, _ condition: String) -> Bool {
    let parts = parts(of: pattern)
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
