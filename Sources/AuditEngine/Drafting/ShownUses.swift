/// The pairs that code shows, sorted for a draft: each foreground with its backgrounds, by where they
/// have colors.
struct ShownUses {
  /// Where a pair can be judged.
  private enum Place: Hashable {
    case everywhere
    case some(PolicyDraft.Contexts)
    case nowhere
  }

  /// The foregrounds to judge in some contexts, nil for all; in the order of the tokens.
  private(set) var groups: [(contexts: PolicyDraft.Contexts?, foregrounds: [ShownForeground])] = []
  /// The tokens that code uses and that have no color in some context, where no axis says in which.
  let unread: [String]

  /// O(n log n) for n uses.
  ///
  /// - Parameters:
  ///   - order: the names of all color tokens.
  ///   - limits: where tokens are judged that are for some contexts by their names.
  init(
    _ uses: [PolicyDraft.Use], in order: [String], _ traits: ColorTraits,
    limits: [String: PolicyDraft.Contexts] = [:]
  ) {
    let schemes = Self.schemes(uses, traits)
    let positions = Dictionary(zip(order, order.indices)) { first, _ in first }
    let usages = Self.usages(uses)
    let behind = Dictionary(
      grouping: uses, by: { Pair(foreground: $0.foreground, background: $0.background) }
    ).mapValues { Self.behind($0, traits) }
    let pairs = usages.keys.sorted {
      (positions[$0.foreground] ?? 0, positions[$0.background] ?? 0)
        < (positions[$1.foreground] ?? 0, positions[$1.background] ?? 0)
    }
    let named = Set(pairs.flatMap { [$0.foreground, $0.background] })
    unread = order.filter {
      named.contains($0) && !traits.isRead($0) && traits.contexts(of: $0) == nil
    }
    var indices: [Place: Int] = [.everywhere: 0]
    groups.append((nil, []))
    for pair in pairs {
      let place = Self.place(of: pair, schemes[pair], traits, limits)
      if case .nowhere = place { continue }
      let index = indices[place] ?? groups.count
      if index == groups.count {
        indices[place] = index
        if case .some(let contexts) = place { groups.append((contexts, [])) }
      }
      let usage = usages[pair] ?? .text
      // The backgrounds of a foreground and usage follow each other, but for other usages between.
      let last = groups[index].foregrounds.lastIndex { $0.name != pair.foreground } ?? -1
      let known = groups[index].foregrounds[(last + 1)...].firstIndex { $0.usage == usage }
      let position = known ?? groups[index].foregrounds.count
      if known == nil {
        groups[index].foregrounds.append(
          ShownForeground(name: pair.foreground, usage: usage, backgrounds: []))
      }
      groups[index].foregrounds[position].backgrounds.append(pair.background)
      groups[index].foregrounds[position].behind[pair.background] = behind[pair].flatMap(\.self)
    }
  }

  private struct Pair: Hashable {
    let foreground: String
    let background: String
  }

  /// What lies behind the background of a pair wherever it is shown, each once; nil for the page only.
  private static func behind(_ uses: [PolicyDraft.Use], _ traits: ColorTraits) -> [String?]? {
    var found: [String?] = []
    for use in uses {
      let behind = use.behind.flatMap { name in
        traits.isRead(name) && name != use.foreground && name != use.background ? name : nil
      }
      if !found.contains(behind) { found.append(behind) }
    }
    return found == [nil] ? nil : found
  }

  /// Of each pair the usage that requires most: what is text in one place is judged as text.
  private static func usages(_ uses: [PolicyDraft.Use]) -> [Pair: Usage] {
    let strictest: [Usage] = [.text, .largeText, .uiComponent]
    func rank(_ usage: Usage) -> Int { strictest.firstIndex(of: usage) ?? strictest.count }
    return Dictionary(
      uses.map { (Pair(foreground: $0.foreground, background: $0.background), $0.usage) }
    ) { rank($0) <= rank($1) ? $0 : $1 }
  }

  /// The schemes of each pair that is shown in some only.
  private static func schemes(
    _ uses: [PolicyDraft.Use], _ traits: ColorTraits
  ) -> [Pair: PolicyDraft.Contexts] {
    Dictionary(
      grouping: uses, by: { Pair(foreground: $0.foreground, background: $0.background) }
    ).compactMapValues { uses in
      let names = Set(uses.map(\.scheme))
      let known = names.compactMap(\.self).sorted()
      guard names.count == known.count, known.count == 1,
        traits.hasContext(known[0], of: "scheme")
      else { return nil }
      return PolicyDraft.Contexts(axis: "scheme", names: known)
    }
  }

  /// The contexts in which both have a color and are shown.
  private static func place(
    of pair: Pair, _ scheme: PolicyDraft.Contexts?, _ traits: ColorTraits,
    _ limits: [String: PolicyDraft.Contexts]
  ) -> Place {
    var result = scheme.map { Place.some($0) } ?? .everywhere
    for name in [pair.foreground, pair.background]
    where !traits.isRead(name) || limits[name] != nil {
      let known = traits.isRead(name) ? limits[name] : traits.contexts(of: name)
      guard let contexts = known else { return .nowhere }
      switch result {
      case .everywhere: result = .some(contexts)
      case .some(let others):
        guard let both = others.intersection(contexts) else { return .nowhere }
        result = .some(both)
      case .nowhere: return .nowhere
      }
    }
    return result
  }
}
