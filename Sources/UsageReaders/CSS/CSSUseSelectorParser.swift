import SourceText

/// Reads one selector, as far as it tells elements and states apart.
struct CSSUseSelectorParser {
  private let tokens: CSSTokens
  private let outer: CSSUseSelector?
  private var result = CSSUseSelector()
  private var compound = CSSSubject.Compound()
  private var states: [UsageState.Condition] = []
  private var hasCompound = false
  private var joinsOuter = false
  private var namesOuter = false

  /// How deep it stands in other selectors: `:is(:is(.a))`.
  private let depth: Int

  private init(_ tokens: CSSTokens, in outer: CSSUseSelector?, depth: Int) {
    self.tokens = tokens
    self.outer = outer
    self.depth = depth
  }

  /// The selectors of a list, nested in those of the rule around it; nil where one is not read.
  static func selectors(
    _ prelude: CSSTokens, in outers: [CSSUseSelector], depth: Int = 0
  ) -> [CSSUseSelector]? {
    var found: [CSSUseSelector] = []
    for part in prelude.split(at: .comma) {
      for outer in outers.isEmpty ? [nil] : outers.map(Optional.some) {
        var parser = CSSUseSelectorParser(part, in: outer, depth: depth)
        guard let selector = parser.parse(), found.count < listLimit else { return nil }
        found.append(selector)
      }
    }
    return found
  }

  private static let listLimit = 256
  private static let depthLimit = 8

  private mutating func parse() -> CSSUseSelector? {
    var combinator: Character?
    var index = tokens.range.lowerBound
    var isFirst = true
    var leading: Character = " "
    while index < tokens.range.upperBound {
      let token = tokens[index]
      if token.kind == .space {
        if hasCompound { combinator = combinator ?? " " }
        index += 1
        continue
      }
      if token.kind == .delimiter, let mark = tokens.text(at: index).first, ">+~".contains(mark) {
        if hasCompound { combinator = mark } else if isFirst { leading = mark }
        index += 1
        continue
      }
      if let mark = combinator {
        guard endCompound() else { return nil }
        compound.combinator = mark
        combinator = nil
      }
      isFirst = false
      guard let next = simple(at: index) else { return nil }
      index = next
    }
    guard hasCompound, endCompound() else { return nil }
    return whole(leading)
  }

  private mutating func whole(_ leading: Character) -> CSSUseSelector? {
    guard let outer else {
      // `.dark { … }`: the root in that scheme.
      if result.subject.compounds.isEmpty {
        result.subject.compounds = [CSSSubject.Compound(demands: [":root"])]
        result.states = [[]]
      }
      return result
    }
    let made =
      namesOuter
      ? result : joinsOuter ? outer.joined(result) : result.nested(in: outer, combinator: leading)
    return made.subject.compounds.count <= CSSUseSelector.compoundLimit ? made : nil
  }

  /// Ends a compound; those that choose a scheme are conditions and not elements.
  private mutating func endCompound() -> Bool {
    guard result.subject.compounds.count < CSSUseSelector.compoundLimit else { return false }
    let schemes = compound.demands.filter(CSSSchemeMark.isMark)
    if !schemes.isEmpty {
      result.surroundings += schemes.map { UsageState.Condition($0, isSurrounding: true) }
      compound.demands.removeAll(where: CSSSchemeMark.isMark)
    }
    compound.demands.sort()
    let isRoot = compound.demands.allSatisfy { [":root", "html", ":host", "body"].contains($0) }
    // `.dark .card`: the class is on some element around, and no color.
    if schemes.isEmpty || !isRoot || !states.isEmpty {
      result.subject.compounds.append(compound)
      result.states.append(states)
    }
    compound = CSSSubject.Compound()
    states = []
    hasCompound = false
    return true
  }

  // MARK: Simple selectors

  private mutating func simple(at index: Int) -> Int? {
    let token = tokens[index]
    switch token.kind {
    case .identifier: demand(tokens.text(at: index).lowercased(), weight: 1)
    case .hash: demand("#" + tokens.text(at: index), weight: 1 << 16)
    case .openBracket:
      attribute(tokens[index..<tokens.index(after: index)], tokens.group(at: index))
      return tokens.index(after: index)
    case .colon: return pseudo(at: index)
    case .delimiter:
      switch tokens.text(at: index) {
      case "*": hasCompound = true
      case "&": nameOuter()
      case ".":
        guard index + 1 < tokens.range.upperBound, tokens[index + 1].kind == .identifier else {
          return nil
        }
        demand("." + tokens.text(at: index + 1), weight: 1 << 8)
        return index + 2
      default: return nil
      }
    default: return nil
    }
    return index + 1
  }

  private mutating func demand(_ text: String, weight: Int) {
    compound.demands.append(text)
    result.specificity += weight
    hasCompound = true
  }

  private mutating func nameOuter() {
    hasCompound = true
    guard let outer else { return }
    if result.subject.compounds.isEmpty, compound.demands.isEmpty, !namesOuter {
      joinsOuter = true
      return
    }
    // `.dark &`: what stands before it is around the outer rule.
    namesOuter = true
    guard let last = outer.subject.compounds.last else { return }
    var inner = outer.subject.compounds.dropLast()
    if let first = inner.indices.first { inner[first].combinator = compound.combinator }
    result.subject.compounds += inner
    result.states += outer.states.dropLast()
    result.surroundings += outer.surroundings
    result.specificity += outer.specificity
    compound.demands += last.demands
    if !inner.isEmpty { compound.combinator = last.combinator }
    states += outer.states.last ?? []
  }

  private static let stateAttributes: Set<String> = [
    "disabled", "checked", "open", "selected", "hidden", "readonly", "required", "inert",
  ]

  private mutating func attribute(_ whole: CSSTokens, _ group: CSSTokens) {
    hasCompound = true
    let text = whole.source
    let name = group.range.first.map { group.text(at: $0).lowercased() } ?? ""
    if CSSSchemeMark.isMark(text) { return demand(text, weight: 1 << 8) }
    let isState =
      name.hasPrefix("aria-") || name.hasPrefix("data-") || Self.stateAttributes.contains(name)
    guard isState else { return demand(text, weight: 1 << 8) }
    result.specificity += 1 << 8
    let value = group.range.last.map { group.text(at: $0) } ?? ""
    states.append(
      UsageState.Condition(text, choice: .init(subject: name, value: value)))
  }

  private static let elements: Set<String> = ["before", "after", "first-line", "first-letter"]
  private static let demands: Set<String> = ["root", "host", "scope"]

  private mutating func pseudo(at index: Int) -> Int? {
    var index = index + 1
    var isElement = false
    if index < tokens.range.upperBound, tokens[index].kind == .colon {
      isElement = true
      index += 1
    }
    guard index < tokens.range.upperBound,
      tokens[index].kind == .identifier || tokens[index].kind == .function
    else { return nil }
    let name = tokens.text(at: index).lowercased()
    let next = tokens.index(after: index)
    let text = tokens[index..<next].plain
    if isElement || Self.elements.contains(name) {
      guard endCompound() else { return nil }
      compound.combinator = ":"
      demand("::" + text, weight: 1)
    } else if Self.demands.contains(name) {
      demand(":" + text, weight: 1 << 8)
    } else if ["is", "where", "global"].contains(name), tokens[index].kind == .function {
      inner(tokens.group(at: index), text, isWeightless: name == "where")
    } else {
      hasCompound = true
      result.specificity += 1 << 8
      states.append(UsageState.Condition(":" + text))
    }
    return next
  }

  /// `:is(.a)`: the same as `.a`; anything longer is a condition.
  private mutating func inner(_ group: CSSTokens, _ text: String, isWeightless: Bool) {
    hasCompound = true
    guard depth < Self.depthLimit,
      let selectors = Self.selectors(group.trimmed, in: [], depth: depth + 1),
      selectors.count == 1, selectors[0].subject.compounds.count <= 1
    else {
      states.append(UsageState.Condition(":" + text))
      return
    }
    compound.demands += selectors[0].subject.compounds.first?.demands ?? []
    states += selectors[0].states.first ?? []
    result.surroundings += selectors[0].surroundings
    if !isWeightless { result.specificity += selectors[0].specificity }
  }
}
