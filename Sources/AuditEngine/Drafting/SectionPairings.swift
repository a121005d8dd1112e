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
  /// Whether it is a control with several variants, such as a button.
  let isControl: Bool
  /// In a theme of an editor, the tokens by their names.
  private let ofEditor: [String: ColorRole]
  /// The tokens with exactly these words, in order.
  let byWords: [[String]: [ColorRole]]
  /// The backgrounds of each use; without an owner they are the page's.
  let byUse: [Use: [ColorRole]]
  /// The backgrounds of each owner that are not of a state.
  let atRest: [[String]: [ColorRole]]
  /// The tokens of each name without its number: `base` for `base-100`.
  let bySeries: [[String]: [ColorRole]]
  /// The steps of each background: `surfaceDim` of `surface`.
  let bySteps: [[String]: [ColorRole]]
  /// The stops of the gradients, by what these mean: `interactivePrimary.0` and `.1` by `interactive`.
  let byGradient: [[String]: [ColorRole]]
  /// What text without an owner means.
  let textMeanings: Set<[String]>
  /// The texts and backgrounds that are steps of one another.
  private let ladder: ColorLadder
  /// The backgrounds of the page by their shades.
  let shades: ColorShades
  /// The backgrounds that `onX` stands on.
  private(set) var claimed: Set<String> = []
  /// Of these the ones that are for `onSolid` alone.
  private(set) var solid: Set<String> = []
  /// The page's backgrounds, or only its base where each with each would be more than anybody reads.
  let page: [ColorRole]
  /// The backgrounds that are left out for that.
  let others: [ColorRole]
  private static let pageLimit = 4000
  /// How many backgrounds of one owner a foreground is paired with.
  private static let ownLimit = 40

  /// What a foreground and its own background have in common.
  struct Use: Hashable {
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

  /// - Parameter areAlike: whether two tokens look the same everywhere.
  init(
    _ entries: [SectionRoles.Entry], isEditor: Bool = false, isControl: Bool = false,
    isOpaque: (String) -> Bool, areAlike: (String, String) -> Bool = { _, _ in false }
  ) {
    self.isControl = isControl
    let known = SectionRoles(entries)
    let roles = known.all
    self.roles = roles
    namesColorsAsCSS = known.namesColorsAsCSS
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
    // What shows through is laid over the page while a dialog is open, and nothing stands on it.
    let page = Self.page(backgrounds, ladder).filter {
      RoleWords.veils.isDisjoint(with: $0.words) || isOpaque($0.name)
    }
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
    addTextsOfPalette()
  }

  /// Adds the main colors of a palette that stand as text on its pages too: links, the labels of text
  /// buttons, and the message under a field. [MUI, Palette]
  private mutating func addTextsOfPalette() {
    let page = [["background", "default"], ["background", "paper"]]
    for meaning in ["primary", "secondary", "error", "alert", "danger"] {
      let words = [[meaning], ["palette", meaning]].first { byWords[$0 + ["main"]] != nil }
      guard let words, let role = byWords[words + ["main"]]?.first, role.kind == nil else {
        continue
      }
      let found = page.compactMap { sibling(of: role, named: $0) }
      // A palette with a text for each fill is one without a second page too.
      let isPalette = found.count == page.count || byWords[words + ["contrast"]] != nil
      if isPalette, !found.isEmpty { pairs.append((role.asText(on: page[0]), found)) }
    }
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
        // An icon in that color may as well be all that shows it.
        return kind == .text ? stops : []
      }
      let own = ofPart(role)
      return own.isEmpty ? ofPage(role) : own + badges(for: role)
    }
    // A border is seen against what is around it, else against what it is around.
    if role.isBoundary, role.isInverse || !page.isEmpty || !ofEditor.isEmpty {
      return role.isInverse ? [] : page
    }
    if ladder.contains(role) || isNumbered(role) {
      return ofPage(role).filter { !ladder.areApart(role, $0) }
    }
    // `brandForegroundLink` is for the page, and not for the brand's own color.
    if kind == .text, role.isLink, role.owner.count == 1, RoleWords.brands.contains(role.owner[0]),
      !self.page.isEmpty
    {
      return ofPage(role)
    }
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
    if found.isEmpty, role.isNamedColor, namesColorsAsCSS { return role.isInverse ? [] : page }
    guard found.isEmpty else { return found }
    // A button without a fill.
    if kind == .text, role.owner.last.map(RoleWords.unfilled.contains) == true {
      return ofPage(role)
    }
    if kind == .inactive, role.owner == ["disabled"] { return page }
    // `error_text` and `action_icon_color` say what they mean, and no part of the app.
    let isOfPage =
      role.isOwnedByLevel
      || kind != .inactive && role.owner.allSatisfy(RoleWords.purposes.contains)
    return isOfPage ? ofPage(role) : []
  }
}
