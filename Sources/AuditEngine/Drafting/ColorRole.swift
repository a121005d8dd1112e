/// What the name of a color token says of its use: `button.primaryTextHover` is text of a primary
/// button in the state hover.
struct ColorRole {
  /// What a color is for.
  enum Kind {
    case text, component, decoration, inactive, background
  }

  let name: String
  /// The groups of the name, as written.
  let group: String
  /// All words that mean something.
  let words: [String]
  /// Nil if no word tells it.
  private(set) var kind: Kind?
  /// The words before the one that tells it: whose color it is.
  private(set) var owner: [String] = []
  /// The words after it, without a state: which of several it is.
  private(set) var variety: [String] = []
  /// The state of a control; nil at rest.
  private(set) var state: String?
  /// Whether it names a state, at rest too, as the colors of controls do.
  private(set) var hasStates = false
  /// The words of the color that it stands on, for `onX`, the most telling ones first; empty without
  /// that form.
  private(set) var targets: [[String]] = []
  /// Whether the last word of `onX` may say which of several it is: `onSurfaceVariant`.
  private(set) var hasTargetVariant = false
  /// The word that tells it.
  var roleWord: String? { roleWords.first }
  /// The same with the words beside it that say it again: `bg`, `fill`.
  private(set) var roleWords: [String] = []

  /// Whether the name ends as that of a CSS property does: `code-color`.
  let isNamedColor: Bool

  /// Whether it is for the opposite of the page: light on dark where that is dark on light.
  var isInverse: Bool { words.contains(where: RoleWords.inverse.contains) }

  /// The name of the background that it is a step of, in words; nil if it is no step. The containers
  /// of a surface have the same text as the surface, other containers have their own.
  var stem: [String]? {
    var stem = words[...]
    while let last = stem.last, RoleWords.steps.contains(last),
      last != "container" || stem.dropLast().last == "surface"
    { stem.removeLast() }
    return stem.isEmpty || stem.count == words.count ? nil : Array(stem)
  }

  /// Whether it is the edge of something, and no icon.
  var isBoundary: Bool {
    kind == .component && roleWord.map { !["icon", "icons", "indicator"].contains($0) } ?? false
  }

  /// Whether it is a step of a ladder, and no meaning of its own such as danger.
  var isLevel: Bool { Self.areLevels(variety) }

  /// Whether it is the color of a brand: `bg-accent`.
  var isStrong: Bool { variety.last.map(RoleWords.brands.contains) ?? false }

  /// Whether it is the text of links.
  var isLink: Bool {
    kind == .text && !RoleWords.links.isDisjoint(with: roleWords + variety.prefix(1))
  }

  /// Whether it is for a part of the app: `text-button-inverse`.
  var isOfPart: Bool {
    meaning.contains { !RoleWords.meanings.contains($0) && !RoleWords.inverse.contains($0) }
  }

  /// Whether its owner is no part of the app but a step of a ladder: `secondary-text`.
  var isOwnedByLevel: Bool { !owner.isEmpty && Self.areLevels(owner) }

  /// What it means beyond a step of a ladder: danger for `danger-subtle`.
  var meaning: [String] { variety.filter { !Self.areLevels([$0]) } }

  /// Whether it is a tint of what a text means: `background-danger-weakest` for `text-danger-strong`.
  func isTint(for text: ColorRole) -> Bool {
    func plain(_ words: [String]) -> [String] {
      words.filter { !RoleWords.strengths.contains($0) }
    }
    return !RoleWords.tints.isDisjoint(with: variety) && text.kind != .background
      && !text.isBoundary && RoleWords.pale.isDisjoint(with: text.variety)
      && plain(meaning) == plain(text.meaning)
  }

  /// Whether each is another one of several, as the second button is not the third one.
  func isOtherVariant(of other: ColorRole) -> Bool {
    // The numbers of a brand's colors tell which; others are steps, each for each.
    let isBrand = !owner.isEmpty && owner.allSatisfy(RoleWords.meanings.contains)
    func isWhich(_ word: String) -> Bool {
      RoleWords.ordinals.contains(word) || isBrand && word.allSatisfy(\.isNumber)
    }
    return variety != other.variety && variety.contains(where: isWhich)
      && other.variety.contains(where: isWhich)
      && variety.filter { !isWhich($0) } == other.variety.filter { !isWhich($0) }
  }

  /// Whether it belongs to a control that has several variants, each with a fill of its own or none.
  var isOfControl: Bool { owner.contains(where: RoleWords.variedControls.contains) }

  /// Whether a background means the same as something beyond a step of a ladder: danger, for both.
  func hasMeaning(of role: ColorRole) -> Bool {
    !meaning.isEmpty && meaning == role.meaning && role.targets.isEmpty && owner.isEmpty
  }

  private static func areLevels(_ words: [String]) -> Bool {
    words.allSatisfy { RoleWords.levels.contains($0) || $0.allSatisfy(\.isNumber) }
  }

  /// - Parameters:
  ///   - words: without those that all names begin with.
  ///   - ramps: the words before the numbers of palettes, such as `text` of `text-00` to `text-100`.
  ///   - property: the word that alone tells what the color is for; nil if any may.
  init(
    name: String, group: String, words: [String], ramps: Set<[String]> = [],
    property: String? = nil
  ) {
    self.name = name
    self.group = group
    var words = words
    if words.count > 1, words.last == "value" || words.last == "hex" { words.removeLast() }
    isNamedColor = words.last.map(RoleWords.noise.contains) ?? false
    words = Self.withType(words.filter { !RoleWords.noise.contains($0) }, name)
    words = Self.withFocus(words, property, isNamed: isNamedColor)
    // `placeholderImageColor` is the tint of a picture, and no text.
    if isNamedColor, words.count > 1, words.last == "image" {
      words.removeLast()
      while let last = words.last, RoleWords.roles[last] == .text { words.removeLast() }
      words.append("icon")
    }
    if let property = words.lastIndex(where: RoleWords.properties.contains),
      property == 0 || words[property - 1] != "on",
      words[..<property].contains(where: { RoleWords.roles[$0] != nil })
    {
      words.remove(at: property)
    }
    self.words = words
    if words.contains(where: RoleWords.pictures.contains) { return }
    if let known = RoleWords.material[words] {
      kind = known.kind
      if let target = known.target { targets = [target] }
      return
    }
    if let on = words.lastIndex(of: "on"), on + 1 < words.count {
      let icon = words[..<on].last { RoleWords.roles[$0] == .text || RoleWords.icons.contains($0) }
      kind = icon.map(RoleWords.icons.contains) == true ? .component : .text
      if words[on...].contains("disabled") { kind = .inactive }
      // `foregroundOnBrand` has the name of a text already.
      let before = words[..<on].filter {
        RoleWords.roles[$0] != .text && !RoleWords.icons.contains($0)
      }
      targets = Self.targets(before: before, Array(words[(on + 1)...]))
      hasTargetVariant = on + 2 < words.count
      return
    }
    // What is selected is text, and the color of the selection lies behind it.
    if words.last == "selection" {
      kind = .background
      roleWords = ["selection"]
      owner = words.dropLast().filter { !RoleWords.everywhere.contains($0) }
      return
    }
    if isNamedColor,
      words.last == "toolbar"
        || words.last == "bar" && words.count > 1 && RoleWords.bars.contains(words[words.count - 2])
    {
      kind = .background
      roleWords = ["bar"]
      owner = words
      return
    }
    // What is disabled is so in any role.
    let isInactive = words.contains { RoleWords.roles[$0] == .inactive }
    func isRole(_ index: Int) -> Bool {
      guard let role = RoleWords.roles[words[index]], role != .inactive else { return false }
      if let property, words.contains(property) { return words[index] == property }
      let isNumbered = index + 1 < words.count && words[index + 1].allSatisfy(\.isNumber)
      // `blueTint10` is a blue, and `text-15` one of twenty greys.
      if isNumbered, words[index] == "tint" || ramps.contains(Array(words[...index])) {
        return false
      }
      if index + 2 == words.count, ramps.contains(words) { return false }
      // `font.base` is the first of the texts, `bg-base` of the backgrounds.
      let isFurther = words[..<index].contains { RoleWords.roles[$0] != nil }
      if words[index] == "base", isFurther { return false }
      let isOfText = index > 0 && RoleWords.roles[words[index - 1]] == .text
      // `body-code` is no page, and `body-dark` is one.
      if words[index] == "body",
        isOfText
          || !words[(index + 1)...].allSatisfy({ word in
            RoleWords.states.contains(word) || RoleWords.meanings.contains(word)
              || RoleWords.roles[word] != nil || Self.areLevels([word])
          })
      {
        return false
      }
      // `base.red.700` is a step of a palette, `base-100` a page.
      if words[index] == "base" {
        return words[(index + 1)...].allSatisfy { word in
          RoleWords.states.contains(word) || Self.areLevels([word])
        }
      }
      if words[index] == "page", index + 1 < words.count,
        RoleWords.partsOfPage.contains(words[index + 1])
      {
        return false
      }
      // A text field is no text.
      return words[index] != "text" || index + 1 == words.count
        || !RoleWords.controls.contains(words[index + 1])
    }
    guard
      let last = words.indices.last(where: isRole)
        ?? words.lastIndex(where: { RoleWords.roles[$0] == .inactive })
    else {
      // `primary-inverse` is for text on `primary`; a lone `color` is that of text.
      if words.isEmpty || words.last.map(RoleWords.inverse.contains) == true {
        kind = .text
        owner = Array(words.dropLast())
      }
      // `red.contrast` is for text on `red.solid`.
      if words.count > 1, words.last == "contrast" {
        kind = .text
        targets = [["solid"], ["main"], []].map { words.dropLast() + $0 }
      }
      return
    }
    kind = RoleWords.roles[words[last]]
    if isInactive, kind != .background { kind = .inactive }
    // `bg-base` and `icon-indicator` say the same twice, `backdrop-bg` is of what lies behind a dialog.
    var first = last
    while first > 0, RoleWords.roles[words[first - 1]] == RoleWords.roles[words[last]],
      words[first - 1] != "backdrop"
    {
      first -= 1
    }
    roleWords = Array(words[first...last])
    owner = words[..<first].filter { !RoleWords.everywhere.contains($0) }
    if kind != .background, owner == ["body"] { owner = [] }
    let rest = words[(last + 1)...]
    hasStates = rest.contains(where: RoleWords.states.contains)
    state = rest.last { RoleWords.states.contains($0) && $0 != "rest" }
    variety = rest.filter { !RoleWords.states.contains($0) }
    // The background of a tick is the tick itself.
    if kind == .background, variety.last.map(RoleWords.marks.contains) == true {
      (kind, roleWords, variety) = (.component, ["icon"], variety.dropLast())
    }
    // `contrastText` stands on what it is in contrast to.
    if kind == .text, owner.count > 1, owner.last == "contrast" {
      let other = Array(owner.dropLast())
      if name.hasSuffix(".contrastText") {
        targets = [other + ["main"], other]
      } else if !RoleWords.levels.contains(other[other.count - 1]) {
        // `info-contrast-foreground` is for `info-contrast-background`, if there is one.
        targets = RoleWords.plainBackgrounds.map { owner + [$0] } + [other]
      }
    }
  }

  /// The words with `text` for a `body` that is a step of type: `bodySmall`, and `Fonts.body`.
  private static func withType(_ words: [String], _ name: String) -> [String] {
    guard let body = words.lastIndex(of: "body") else { return words }
    let next = body + 1 < words.count ? words[body + 1] : nil
    let isOfType = name.hasSuffix(".body") && TokenGroup.isType(String(name.dropLast(5)))
    guard next.map(RoleWords.sizes.contains) ?? isOfType else { return words }
    var words = words
    words[body] = "text"
    return words
  }

  /// The words with a state for `focus` after what a color is for: `content-key-focus` is text while
  /// its control has the focus. Of a shadow or divider it is the mark of the focus itself.
  private static func withFocus(
    _ words: [String], _ property: String?, isNamed: Bool
  ) -> [String] {
    // `Content_FocusColor` is that of the outline.
    guard let focus = words.lastIndex(of: "focus"), focus > 0,
      !isNamed || words[focus - 1] != "content",
      words[(focus + 1)...].allSatisfy(RoleWords.states.contains),
      words.indices.prefix(focus).contains(where: { index in
        let isField = words[index] == "text" && RoleWords.controls.contains(words[index + 1])
        let kind =
          RoleWords.everywhere.contains(words[index]) || isField
          ? nil : RoleWords.roles[words[index]]
        return words[index] == property
          || kind.map { [.text, .background, .component].contains($0) } ?? false
      })
    else { return words }
    var words = words
    words[focus] = "focused"
    if ["key", "keyboard"].contains(words[focus - 1]) { words.remove(at: focus - 1) }
    return words
  }

  /// Whether it is the container of something: `errorContainer` of `error`.
  func isContainer(of words: [String]) -> Bool { roleWord == "container" && owner == words }

  /// What `onX` may stand on: `inverseOnSurface` on `inverseSurface`, `text-info-on-bg-fill-hover` on
  /// `bg-fill-info-hover`, `info-on-scheme` on `scheme`, `onSurfaceVariant` on `surface` too.
  private static func targets(before: [String], _ after: [String]) -> [[String]] {
    var found = [before + after]
    if !before.isEmpty {
      let states = after.count - (after.lastIndex { !RoleWords.states.contains($0) } ?? -1) - 1
      found.append(Array(after.dropLast(states)) + before + after.suffix(states))
      found.append(after)
    }
    return found
  }

  /// The same as a text on a background that has the same name, but for the property: `link.color` on
  /// `link.background-color`.
  func asText(on background: [String]) -> ColorRole {
    var role = self
    role.kind = .text
    role.targets = [background]
    return role
  }

  /// The same as a text, for a system that names its colors as CSS does: `code-color`.
  var asText: ColorRole {
    var role = self
    role.kind = .text
    if !isBody { role.owner = words }
    return role
  }

  /// The same where the name does not say what it is for.
  var asUnknown: ColorRole {
    var role = self
    (role.kind, role.owner) = (nil, [])
    return role
  }

  /// The same as a text while its control has the focus: `input-color-focus` of `input-color`.
  func asText(likeFocused text: ColorRole) -> ColorRole {
    var role = self
    (role.kind, role.owner, role.variety, role.targets) =
      (.text, text.owner, text.variety, text.targets)
    (role.roleWords, role.state, role.hasStates) = (text.roleWords, "focused", true)
    return role
  }

  /// The same as the text of links, for a theme whose colors are `text`, `background` and `primary`.
  var asLink: ColorRole {
    var role = self
    (role.kind, role.owner, role.variety) = (.text, [], words)
    return role
  }

  /// Whether it is called the color of the body, which is that of its text.
  var isBody: Bool { isNamedColor && roleWords == ["body"] && variety.isEmpty }
}
