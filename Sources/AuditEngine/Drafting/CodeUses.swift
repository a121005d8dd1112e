import SourceText

/// The pairs that the code of an app shows, as far as they are surely text or a control that nothing
/// judges yet.
///
/// What is called a background, a divider or disabled is a drawing as often as it is an icon, so that
/// only text is taken of it, and nothing of what names exempt.
struct CodeUses {
  private struct Pair: Hashable {
    let foreground: String
    let background: String
  }

  /// The pairs to add, in order.
  private(set) var uses: [PolicyDraft.Use] = []
  private var places: [Pair: SourceSpan] = [:]
  private var guessed: Set<Pair> = []

  /// - Parameters:
  ///   - roles: what the names of the tokens say.
  ///   - drafted: what is judged already.
  init(
    _ uses: [PolicyDraft.Use], _ roles: [ColorRole], beside drafted: [PolicyDraft.Pairing],
    _ traits: ColorTraits
  ) {
    let kinds = Dictionary(roles.map { ($0.name, $0.kind) }) { first, _ in first }
    var judged: [Pair: Set<Usage>] = [:]
    for pairing in drafted {
      for foreground in pairing.foregrounds {
        for stack in pairing.backgrounds {
          let top = stack.firstRange(of: " over ").map { String(stack[..<$0.lowerBound]) } ?? stack
          judged[Pair(foreground: foreground, background: top), default: []].insert(pairing.usage)
        }
      }
    }
    for use in uses where use.foreground != use.background {
      // What is shown in one scheme says nothing of others, unless both are one color in all.
      let isWhole =
        !use.isOfScheme || traits.isConstant(use.foreground) && traits.isConstant(use.background)
      // Nobody shows what cannot be seen anywhere: something else lies behind it.
      guard isWhole || use.scheme != nil, !traits.areAlike(use.foreground, use.background),
        Self.isSure(use, kinds[use.foreground].flatMap(\.self))
      else { continue }
      let written = Pair(
        foreground: NamePattern.escaped(use.foreground),
        background: NamePattern.escaped(use.background))
      guard judged[written, default: []].isDisjoint(with: [.text, use.usage]) else { continue }
      var use = use
      if isWhole { use.scheme = nil }
      self.uses.append(use)
      let pair = Pair(foreground: use.foreground, background: use.background)
      if places[pair] == nil {
        places[pair] = use.place
        if use.isOnPage { guessed.insert(pair) }
      }
    }
  }

  /// Where the code shows a pair first.
  func place(of foreground: String, on background: String) -> SourceSpan? {
    places[Pair(foreground: foreground, background: background)]
  }

  /// Whether a pair is the page for want of another background.
  func isOnPage(_ foreground: String, _ background: String) -> Bool {
    guessed.contains(Pair(foreground: foreground, background: background))
  }

  private static func isSure(_ use: PolicyDraft.Use, _ kind: ColorRole.Kind?) -> Bool {
    switch kind {
    case .decoration, .inactive: false
    case .background: use.usage != .uiComponent
    case .text, .component, nil: true
    }
  }
}
