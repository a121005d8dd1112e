/// What the names of the tokens of a section say beside each other: `code-color` is text where
/// `code-background-color` is there too, and `orange-400` a step of a palette among others.
struct SectionRoles {
  /// What each name says, in the order of the tokens.
  private(set) var all: [ColorRole]
  /// Whether names end as properties of CSS do: `color` is the color of text.
  let namesColorsAsCSS: Bool

  static let rampSteps = 10
  private static let leastPalettes = 3
  private static let leastTwins = 3

  /// A token with the words that tell it from others here.
  struct Entry {
    let name: String
    let group: String
    let words: [String]
    /// The word of its group that alone says what the color is for: `background` in
    /// `background-color.target-text`; nil if there is none.
    var property: String?
  }

  init(_ entries: [Entry]) {
    let ramps = Self.ramps(entries.map(\.words))
    all = entries.map {
      ColorRole(
        name: $0.name, group: $0.group, words: $0.words, ramps: ramps, property: $0.property)
    }
    // `--code-color` stands on `--code-background-color`; where `--color` is the color of text, all
    // such names are.
    let owners = Set(all.filter { $0.kind == .background }.map(\.owner))
    namesColorsAsCSS = all.contains { $0.words.isEmpty || $0.isBody }
    let known = Set(all.map(\.words))
    for index in all.indices {
      let role = all[index]
      if role.isNamedColor, role.kind == .text || role.kind == .background, role.targets.isEmpty,
        let own = ["background", "bg"].map({ role.words + [$0] }).first(where: known.contains)
      {
        all[index] = role.asText(on: own)
        continue
      }
      guard role.isNamedColor, role.kind == nil || role.isBody, !role.words.isEmpty,
        namesColorsAsCSS || owners.contains(role.words)
      else { continue }
      all[index] = role.asText
    }
    addFocusedTexts(entries)
    addLinks(known)
    leaveTwins(known)
  }

  /// `input-color-focus` is the text `input-color` while its control has the focus.
  private mutating func addFocusedTexts(_ entries: [Entry]) {
    let texts = Dictionary(
      all.filter { $0.kind == .text && $0.isNamedColor }.map { ($0.words, $0) }
    ) { first, _ in first }
    for (index, entry) in entries.enumerated() where all[index].roleWords == ["focus"] {
      let words = entry.words.filter { !RoleWords.noise.contains($0) }
      guard entry.words.last == "focus",
        entry.words.dropLast().last.map(RoleWords.noise.contains) == true,
        let text = texts[words.dropLast()]
      else { continue }
      all[index] = all[index].asText(likeFocused: text)
    }
  }

  /// `primary-inverse` is no text on `primary` where `border-inverse` and `text-inverse` stand beside
  /// `border` and `text`: it is the same for inverse backgrounds.
  private mutating func leaveTwins(_ known: Set<[String]>) {
    func isTwin(_ role: ColorRole) -> Bool {
      role.words.last.map(RoleWords.inverse.contains) == true
        && known.contains(Array(role.words.dropLast()))
    }
    let twins = all.filter { $0.roleWord != nil && isTwin($0) }
    // Text alone may be named for what it stands on: `link-invert` is text on `link`.
    guard twins.count >= Self.leastTwins, twins.contains(where: { $0.kind == .text }),
      twins.contains(where: { [.component, .decoration].contains($0.kind) })
    else { return }
    for index in all.indices
    where all[index].roleWord == nil && all[index].targets.isEmpty && all[index].isInverse {
      all[index] = all[index].asUnknown
    }
  }

  /// Theme UI: `primary` is for links, where no color is for what stands on it. [Theme UI, Theme
  /// Specification]
  private mutating func addLinks(_ known: Set<[String]>) {
    guard [["text"], ["background"], ["primary"]].allSatisfy(known.contains) else { return }
    let inUse = Set(all.flatMap { $0.targets + [$0.owner] })
    for index in all.indices where all[index].kind == nil {
      let words = all[index].words
      guard [["primary"], ["secondary"], ["accent"]].contains(words), !inUse.contains(words) else {
        continue
      }
      all[index] = all[index].asLink
    }
  }

  /// The words before the numbers of palettes: ten or more of them are steps of a color, whatever
  /// it is called.
  private static func ramps(_ names: [[String]]) -> Set<[String]> {
    var steps: [[String]: Set<String>] = [:]
    for words in names {
      guard let number = words.firstIndex(where: { $0.allSatisfy(\.isNumber) }), number > 0 else {
        continue
      }
      let meant = words[..<number].filter { !RoleWords.noise.contains($0) }
      steps[meant, default: []].insert(words[number])
    }
    let palettes = Set(steps.filter { $0.value.count >= rampSteps }.keys)
    // `text-light` is a color of the palette where `primary-light` and `link-light` are too.
    let named = names.map { $0.filter { !RoleWords.noise.contains($0) } }.filter {
      $0.count > 1 && palettes.contains(Array($0.dropLast()))
        && !$0.suffix(1).allSatisfy { $0.allSatisfy(\.isNumber) }
    }
    let shared = Dictionary(grouping: named) { $0[$0.count - 1] }.values.filter {
      $0.count >= leastPalettes
    }
    return palettes.union(shared.joined())
  }
}
