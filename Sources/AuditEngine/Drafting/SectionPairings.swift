/// Pairs the color tokens of a system, or of a group that is one in itself, by what their names say.
///
/// A foreground goes on the background of the same owner (`card-foreground` on `card`), else, if it
/// has no owner, on that of the same variety (`text.danger` on `background.danger`) and on the
/// backgrounds of the page. Never every text on every background: most of such pairs nobody shows.
struct SectionPairings {
  /// Each foreground with its backgrounds, in the order of the tokens.
  private(set) var pairs: [(foreground: ColorRole, backgrounds: [ColorRole])] = []
  /// The background of the page; nil if no token is named so.
  let base: ColorRole?

  /// What each name says, in the order of the tokens.
  let roles: [ColorRole]
  private let namesColorsAsCSS: Bool
  /// In a theme of an editor, the tokens by their names.
  private let ofEditor: [String: ColorRole]
  /// The tokens with exactly these words, in order.
  private let byWords: [[String]: [ColorRole]]
  /// The backgrounds of each use; without an owner they are the page's.
  private let byUse: [Use: [ColorRole]]
  /// The backgrounds of each owner that are not of a state.
  private let atRest: [[String]: [ColorRole]]
  /// The tokens of each name without its number: `base` for `base-100`.
  private let bySeries: [[String]: [ColorRole]]
  /// The steps of each background: `surfaceDim` of `surface`.
  let bySteps: [[String]: [ColorRole]]
  /// The stops of the gradients, by what these mean: `interactivePrimary.0` and `.1` by `interactive`.
  private let byGradient: [[String]: [ColorRole]]
  /// What text without an owner means.
  private let textMeanings: Set<[String]>
  /// The texts and backgrounds that are steps of one another.
  private let ladder: ColorLadder
  /// The backgrounds of the page by their shades.
  private let shades: ColorShades
  /// The backgrounds that `onX` stands on.
  private var claimed: Set<String> = []
  /// Of these the ones that are for `onSolid` alone.
  private var solid: Set<String> = []
  /// The page's backgrounds, or only its base where each with each would be more than anybody reads.
  let page: [ColorRole]
  /// The backgrounds that are left out for that.
  private let others: [ColorRole]
  private static let pageLimit = 4000
  /// How many backgrounds of one owner a foreground is paired with.
  private static let ownLimit = 40

  /// What a foreground and its own background have in common.
  private struct Use: Hashable {
    let owner: [String]
    let variety: [String]
    let state: String?

    init(owner: [String], variety: [String], state: String?) {
      (self.owner, self.variety, self.state) = (owner, variety, state)
    }

    init(_ role: ColorRole, owner: [String]) {
      self.init(owner: owner, variety: role.variety, state: role.state)
    }
  }

  /// A token with the words that tell it from others here.
  struct Entry {
    let name: String
    let group: String
    let words: [String]
  }

  /// - Parameter areAlike: whether two tokens look the same everywhere.
  init(
    _ entries: [Entry], isEditor: Bool = false, isOpaque: (String) -> Bool,
    areAlike: (String, String) -> Bool = { _, _ in false }
  ) {
    let ramps = Self.ramps(entries.map(\.words))
    var roles = entries.map {
      ColorRole(name: $0.name, group: $0.group, words: $0.words, ramps: ramps)
    }
    // `--code-color` stands on `--code-background-color`; where `--color` is the color of text, all
    // such names are.
    let owners = Set(roles.filter { $0.kind == .background }.map(\.owner))
    namesColorsAsCSS = roles.contains { $0.words.isEmpty || $0.isBody }
    let known = Set(roles.map(\.words))
    for index in roles.indices {
      let role = roles[index]
      if role.isNamedColor, role.kind == .text || role.kind == .background, role.targets.isEmpty,
        let own = ["background", "bg"].map({ role.words + [$0] }).first(where: known.contains)
      {
        roles[index] = role.asText(on: own)
        continue
      }
      guard role.isNamedColor, role.kind == nil || role.isBody, !role.words.isEmpty,
        namesColorsAsCSS || owners.contains(role.words)
      else { continue }
      roles[index] = role.asText
    }
    // Theme UI: `primary` is for links, where no color is for what stands on it. [Theme UI, Theme
    // Specification]
    let isPlainTheme = [["text"], ["background"], ["primary"]].allSatisfy(known.contains)
    let inUse = Set(roles.flatMap { $0.targets + [$0.owner] })
    for index in roles.indices where isPlainTheme && roles[index].kind == nil {
      let words = roles[index].words
      guard [["primary"], ["secondary"], ["accent"]].contains(words), !inUse.contains(words) else {
        continue
      }
      roles[index] = roles[index].asLink
    }
    self.roles = roles
    ofEditor =
      isEditor
      ? Dictionary(roles.map { ($0.name, $0) }) { first, _ in first } : [:]
    byWords = Dictionary(grouping: roles, by: \.words)
    let backgrounds = roles.filter { $0.kind == .background }
    byUse = Dictionary(grouping: backgrounds) { Use($0, owner: $0.owner) }
    atRest = Dictionary(
      grouping: backgrounds.filter { $0.state == nil }, by: \.owner
    ).mapValues { Array($0.prefix(Self.ownLimit)) }
    let numbered = roles.filter { $0.words.last?.allSatisfy(\.isNumber) == true }
    bySeries = Dictionary(grouping: numbered) { Array($0.words.dropLast()) }
      .mapValues { Array($0.prefix(Self.ownLimit)) }
    byGradient = GradientStops(bySeries).byMeaning
    bySteps = Dictionary(
      grouping: roles.filter { $0.stem != nil && ($0.kind == nil || $0.kind == .background) }
    ) { $0.stem ?? [] }.mapValues { Array($0.prefix(Self.ownLimit)) }
    textMeanings = Set(roles.filter { $0.kind == .text && $0.owner.isEmpty }.map(\.meaning))
    ladder = ColorLadder(roles)
    let page = Self.page(backgrounds, ladder)
    shades = ColorShades(page, tones: textMeanings)
    base =
      shades.base(of: page).flatMap { isOpaque($0.name) ? $0 : nil } ?? Self.base(page, isOpaque)
    let onPage = roles.count {
      $0.kind != nil && $0.kind != .background && ($0.owner.isEmpty || $0.isOwnedByLevel)
    }
    let isLarge = page.count * onPage > Self.pageLimit
    self.page = isLarge ? [base].compactMap(\.self) : page
    others = isLarge ? page : []
    let texts = roles.filter { $0.kind != .background && !$0.targets.isEmpty }
    let filled = Set(texts.flatMap(\.targets)).filter { $0.last == "fill" }
    claimed = Set(
      (texts.flatMap { self.backgrounds(of: $0) }
        + self.page.filter { filled.contains($0.roleWords) }).map(\.name))
    solid = Set(
      texts.filter { $0.targets.contains { $0.first == "solid" } }
        .flatMap { self.backgrounds(of: $0) }.map(\.name))
    for role in roles where role.kind != .background {
      var found = self.backgrounds(of: role)
      // `text-danger` is no text on a `background-danger` of the same color.
      let others = found.filter { background in
        let isGuess =
          background.hasMeaning(of: role) || shades.stands(role, on: background) != nil
        return !isGuess || !areAlike(role.name, background.name)
      }
      let rest = others.isEmpty ? [base].compactMap(\.self) : others
      if rest.contains(where: { !areAlike(role.name, $0.name) }) {
        found = found.isEmpty ? [] : rest
      }
      if found.isEmpty, role.kind == .text { found = [ground(of: role.name)].compactMap(\.self) }
      if role.kind == .text, !found.isEmpty,
        let hover = EditorParts.hoverBackground(of: role.name).flatMap({ ofEditor[$0] })
      {
        found.append(hover)
      }
      if !found.isEmpty { pairs.append((role, found)) }
    }
    addTextsOfMaterial()
  }

  /// Adds the colors that Material shows as text too, without a role for that: the labels of text
  /// buttons, and the message under a text field.
  private mutating func addTextsOfMaterial() {
    guard RoleWords.ofMaterial.allSatisfy({ byWords[$0] != nil }) else { return }
    for words in RoleWords.textsOfMaterial {
      guard let role = byWords[words]?.first, role.kind == nil,
        let surface = sibling(of: role, named: ["surface"])
      else { continue }
      pairs.append((role.asText(on: ["surface"]), [surface]))
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

  static let rampSteps = 10
  private static let leastPalettes = 3

  /// The backgrounds of the page: those without an owner, and the steps of a ladder beside them.
  private static func page(_ backgrounds: [ColorRole], _ ladder: ColorLadder) -> [ColorRole] {
    let plain = backgrounds.filter { $0.owner.isEmpty && $0.roleWord != "selection" }
    let ofLevels = backgrounds.filter(\.isOwnedByLevel)
    if plain.isEmpty { return ofLevels }
    // `main-background` is the page, where the others are `background-dark` and `background-plain`.
    let main =
      plain.contains(where: \.isLevel) ? [] : ofLevels.filter { $0.owner == ["main"] }
    return plain
      + ofLevels.filter { role in
        ladder.contains(role) || main.contains { $0.name == role.name }
      }
  }

  /// What is named as the page, opaque before translucent, and without a variety before others.
  private static func base(_ plain: [ColorRole], _ isOpaque: (String) -> Bool) -> ColorRole? {
    func rank(_ role: ColorRole) -> (Int, Int, Int) {
      (
        role.isInverse || role.state != nil ? 2 : isOpaque(role.name) ? 0 : 1,
        role.isLevel ? role.variety.count : 9,
        role.roleWord.flatMap { RoleWords.bases.firstIndex(of: $0) } ?? RoleWords.bases.count
      )
    }
    return plain.min { rank($0) < rank($1) }
  }

  /// What the part of an editor with this color lies on.
  func ground(of name: String) -> ColorRole? {
    guard !ofEditor.isEmpty else { return nil }
    return EditorParts.grounds(of: name).lazy.filter { $0 != name }
      .compactMap { ofEditor[$0] }.first
  }

  /// Whether its page has several names, as that of a theme has, and that of a card has not.
  var hasSeveralPages: Bool { Set(page.compactMap(\.roleWord)).count > 1 }

  private func backgrounds(of role: ColorRole) -> [ColorRole] {
    guard let kind = role.kind else { return [] }
    if !role.targets.isEmpty {
      return role.targets.lazy.map { targets($0, role) }.first { !$0.isEmpty } ?? []
    }
    let page = [base].compactMap(\.self)
    if kind == .decoration || kind == .inactive && role.owner.isEmpty { return page }
    if role.owner.isEmpty {
      if !role.meaning.isEmpty, !role.isBoundary, let stops = byGradient[role.meaning] {
        return stops
      }
      let own = ofPart(role)
      return own.isEmpty ? ofPage(role) : own
    }
    // A border is seen against what is around it, else against what it is around.
    if role.isBoundary, role.isInverse || !page.isEmpty || !ofEditor.isEmpty {
      return role.isInverse ? [] : page
    }
    if ladder.contains(role) { return ofPage(role) }
    var found = owned(by: role.owner, role)
    if kind == .text, !found.isEmpty, role.owner.allSatisfy(RoleWords.quiet.contains) {
      found += page.filter { base in !found.contains { $0.name == base.name } }
    }
    // `brand-text` is not for the `brand` that `on-brand` stands on.
    if kind == .text, role.owner.allSatisfy(RoleWords.meanings.contains),
      found.contains(where: { claimed.contains($0.name) })
    {
      found.removeAll { claimed.contains($0.name) }
      if found.isEmpty { return page }
    }
    if found.isEmpty, role.isNamedColor, namesColorsAsCSS { return page }
    guard found.isEmpty else { return found }
    if kind == .inactive, role.owner == ["disabled"] { return page }
    // `error_text` and `action_icon_color` say what they mean, and no part of the app.
    let isOfPage =
      role.isOwnedByLevel
      || kind != .inactive && role.owner.allSatisfy(RoleWords.purposes.contains)
    return isOfPage ? ofPage(role) : []
  }

  /// The background with this name, in the same group if there is one.
  func sibling(of role: ColorRole, named words: [String]) -> ColorRole? {
    let named = (byWords[words] ?? []).lazy.filter { $0.kind == nil || $0.kind == .background }
    return named.first { $0.group == role.group } ?? named.first
  }

  /// The backgrounds of an owner, else the token of its name, else its numbered steps.
  func owned(by owner: [String], _ role: ColorRole) -> [ColorRole] {
    if role.kind == .text, owner.last.map(RoleWords.fills.contains) == true,
      let fill = sibling(of: role, named: owner)
    {
      return [fill]
    }
    if let same = byUse[Use(role, owner: owner)] { return same }
    if let own = atRest[owner] {
      let alike = own.filter { $0.isInverse == role.isInverse }
      return alike.isEmpty ? own : alike
    }
    if let sibling = sibling(of: role, named: owner) { return [sibling] }
    // `primary.DEFAULT` is `primary`, and a scheme has several steps of itself.
    for word in role.kind == .inactive ? [] : ["main", "default", "normal"] {
      guard let main = sibling(of: role, named: owner + [word]) else { continue }
      // `warn-color-normal` is what its control is at rest, beside `warn-color-hover`.
      let states = word == "normal" ? RoleWords.states.sorted() : []
      return [main] + states.compactMap { sibling(of: role, named: owner + [$0]) }
    }
    // `red.fg` is for `red.subtle` and `red.muted`, and not for the steps of a palette of the name.
    let tints = ["subtle", "muted"].compactMap { sibling(of: role, named: owner + [$0]) }
    if role.kind == .text, !tints.isEmpty { return tints + [base].compactMap(\.self) }
    let series = (bySeries[owner] ?? []).filter { $0.kind == nil || $0.kind == .background }
    // All steps of a palette are too many to stand on.
    return series.count < Self.rampSteps ? series : []
  }

  /// The backgrounds of the part of the app that a text is named for after the word that tells:
  /// `textNavigationBarPrimary` stands on `navigationBarBackground`, and `font.button` on
  /// `background.button`.
  private func ofPart(_ role: ColorRole) -> [ColorRole] {
    guard role.kind == .text,
      role.meaning.contains(where: { !RoleWords.meanings.contains($0) && !shades.isShade($0) })
    else { return [] }
    for words in [role.variety, role.meaning] {
      let part = words.filter {
        !RoleWords.inverse.contains($0) && !RoleWords.everywhere.contains($0)
      }
      if part.isEmpty { continue }
      let inverse = words.filter(RoleWords.inverse.contains)
      if let same = byUse[Use(owner: part, variety: inverse, state: role.state)] { return same }
      guard let own = atRest[part] else { continue }
      let alike = own.filter { $0.isInverse == role.isInverse }
      return alike.isEmpty ? own : alike
    }
    let alike = page.filter { $0.meaning == role.meaning && $0.isInverse == role.isInverse }
    let exact = alike.filter { Self.plain($0.variety) == Self.plain(role.variety) }
    return exact.isEmpty ? alike : exact
  }

  /// Whether a text is for a background even where most of such pairs would be too many: the first text
  /// is for all without a text of their own, and another one for those of its meaning.
  private func isSureFor(_ role: ColorRole, _ background: ColorRole) -> Bool {
    guard role.kind == .text, !role.isInverse, !background.isInverse,
      !claimed.contains(background.name),
      background.roleWord != "backdrop", background.state == role.state
    else { return false }
    let meaning = background.meaning
    return meaning.isEmpty || !textMeanings.contains(meaning)
      ? Self.isFirst(role.variety) : meaning == role.meaning
  }

  /// Whether a color is the first of several.
  private static func isFirst(_ variety: [String]) -> Bool {
    plain(variety.filter { $0 != "primary" }).isEmpty
  }

  /// Which of several a color is, without words for the first of them.
  private static func plain(_ variety: [String]) -> [String] {
    variety.filter { !["base", "default", "main", "normal"].contains($0) }
  }

  /// The backgrounds of the page that text or a control without an owner stands on.
  private func ofPage(_ role: ColorRole) -> [ColorRole] {
    let found = page.filter { background in
      // Red text does not stand on solid red.
      if solid.contains(background.name) { return false }
      if let stands = shades.stands(role, on: background) { return stands }
      if background.variety == role.variety, background.state == role.state { return true }
      guard !background.isInverse, !role.isInverse,
        background.state == nil || background.state == role.state,
        !background.hasStates || role.hasStates
      else { return false }
      // What has a text of its own is for that: `fill` with `onFill`.
      if claimed.contains(background.name),
        !background.meaning.isEmpty || background.roleWords.contains("fill")
      {
        return false
      }
      // `bg-danger` is for `text-danger` where there is one, else for text without such a meaning.
      let meaning = background.meaning
      return meaning.isEmpty || meaning == role.meaning
        || role.meaning.isEmpty && !role.isBoundary && !textMeanings.contains(meaning)
    }
    let more = others.filter { isSureFor(role, $0) && $0.name != base?.name }
    if !found.isEmpty { return found + more }
    guard role.isInverse else { return [base].compactMap(\.self) + more }
    // Without an inverse background, inverse text is for the strong color of the system.
    return role.isOfPart ? [] : page.filter { $0.state == nil && $0.isStrong }
  }
}
