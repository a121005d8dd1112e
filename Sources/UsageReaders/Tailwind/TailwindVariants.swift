/// The variants before a utility, such as `dark:hover:`.
struct TailwindVariants {
  private(set) var conditions: [UsageState.Condition] = []
  /// The part of the element, or the elements in it, that they choose: `placeholder`; empty for itself.
  private(set) var part = ""

  private static let parts: Set<String> = [
    "before", "after", "placeholder", "file", "marker", "selection", "first-line", "first-letter",
    "backdrop", "details-content", "*", "**",
  ]
  private static let surroundings: Set<String> = [
    "dark", "light", "sm", "md", "lg", "xl", "2xl", "print", "portrait", "landscape", "rtl", "ltr",
    "forced-colors", "motion-safe", "motion-reduce", "contrast-more", "contrast-less",
  ]
  private static let beginnings = [
    "max-", "min-", "supports-", "@", "theme-", "media-", "not-dark",
  ]

  init(_ words: [Substring]) {
    for word in words {
      if TailwindVariants.parts.contains(String(word)) || TailwindVariants.choosesInner(word) {
        part += part.isEmpty ? String(word) : ":\(word)"
      } else {
        conditions.append(TailwindVariants.condition(word))
      }
    }
  }

  /// `[&_svg]`, `[&>p]`: elements within.
  private static func choosesInner(_ word: Substring) -> Bool {
    guard word.hasPrefix("["), let mark = word.firstIndex(of: "&") else { return false }
    let rest = word[word.index(after: mark)...]
    return rest.contains { "_>+~".contains($0) } || rest.contains("::")
  }

  private static func condition(_ word: Substring) -> UsageState.Condition {
    let text = String(word)
    if text == "dark" || text == "light" {
      return UsageState.Condition(
        text, isSurrounding: true, choice: .init(subject: "scheme", value: text))
    }
    let isSurrounding =
      surroundings.contains(text) || beginnings.contains(where: text.hasPrefix)
    // `data-[state=open]`.
    var choice: UsageState.Condition.Choice?
    if let equals = text.firstIndex(of: "="), text.contains("[") {
      choice = .init(
        subject: String(text[..<equals]), value: String(text[text.index(after: equals)...]))
    }
    return UsageState.Condition(text, isSurrounding: isSurrounding, choice: choice)
  }
}
