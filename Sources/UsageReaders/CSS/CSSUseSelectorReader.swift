import SourceText
import StyleSheets

/// Reads one selector, as far as it tells elements and states apart.
struct CSSUseSelectorReader {
  private let outer: CSSUseSelector?
  private var result = CSSUseSelector()
  private var compound = CSSSubject.Compound()
  private var states: [UsageState.Condition] = []
  private var hasCompound = false
  private var joinsOuter = false
  private var namesOuter = false

  private init(in outer: CSSUseSelector?) { self.outer = outer }

  /// The selectors of a list, nested in those of the rule around it; nil where one is not read.
  static func selectors(
    _ prelude: CSSTokens, in outers: [CSSUseSelector]
  ) -> [CSSUseSelector]? {
    let parser = CSSSelectorParser(parent: outers.map(\.specificity).max())
    return selectors(parser.list(prelude), in: outers)
  }

  private static func selectors(
    _ list: [CSSComplexSelector], in outers: [CSSUseSelector]
  ) -> [CSSUseSelector]? {
    var found: [CSSUseSelector] = []
    for selector in list {
      guard selector.reachedLimit == nil else { return nil }
      for outer in outers.isEmpty ? [nil] : outers.map(Optional.some) {
        var reader = CSSUseSelectorReader(in: outer)
        guard var read = reader.read(selector), found.count < listLimit else { return nil }
        read.specificity = selector.specificity.upperBound
        found.append(read)
      }
    }
    return found
  }

  private static let listLimit = 256

  private mutating func read(_ selector: CSSComplexSelector) -> CSSUseSelector? {
    for (number, part) in selector.compounds.enumerated() {
      if number > 0 {
        guard endCompound() else { return nil }
        compound.combinator = part.combinator
      }
      for simple in part.parts { guard add(simple) else { return nil } }
    }
    guard hasCompound, endCompound() else { return nil }
    return whole(selector.leading ?? " ")
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
    let schemes = compound.demands.filter(PageChoice.isMade)
    if !schemes.isEmpty {
      result.surroundings += schemes.map { UsageState.Condition($0, isSurrounding: true) }
      compound.demands.removeAll(where: PageChoice.isMade)
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

  /// False for a part that is not known.
  private mutating func add(_ part: CSSSimpleSelector) -> Bool {
    hasCompound = true
    switch part.kind {
    case .universal: break
    case .type(let name): compound.demands.append(name)
    case .id(let name): compound.demands.append("#" + name)
    case .className(let name): compound.demands.append("." + name)
    case .attribute(let attribute): add(attribute, part.tokens.source)
    case .nesting: nameOuter()
    case .pseudoElement:
      guard endCompound() else { return false }
      compound.combinator = ":"
      let name = part.tokens.plain.drop { $0 == ":" }
      compound.demands.append("::\(name)")
      hasCompound = true
    case .pseudoClass("root"), .pseudoClass("host"), .pseudoClass("scope"):
      compound.demands.append(part.tokens.plain.lowercased())
    case .list("is", let list), .list("where", let list), .list("global", let list):
      addInner(list, part.tokens.plain)
    case .pseudoClass, .list, .function:
      states.append(UsageState.Condition(part.tokens.plain))
    case .unknown: return false
    }
    return true
  }

  private mutating func nameOuter() {
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
    compound.demands += last.demands
    if !inner.isEmpty { compound.combinator = last.combinator }
    states += outer.states.last ?? []
  }

  private static let stateAttributes: Set<String> = [
    "disabled", "checked", "open", "selected", "hidden", "readonly", "required", "inert",
  ]

  private mutating func add(_ attribute: CSSAttributeSelector, _ text: String) {
    let name = attribute.name
    let isState =
      name.hasPrefix("aria-") || name.hasPrefix("data-") || Self.stateAttributes.contains(name)
    guard isState, !PageChoice.isMade(by: text) else { return compound.demands.append(text) }
    states.append(
      UsageState.Condition(text, choice: .init(subject: name, value: attribute.value ?? name)))
  }

  /// `:is(.a)`: the same as `.a`; anything longer is a condition.
  private mutating func addInner(_ list: [CSSComplexSelector], _ text: String) {
    guard let selectors = Self.selectors(list, in: []), selectors.count == 1,
      selectors[0].subject.compounds.count <= 1
    else {
      states.append(UsageState.Condition(text))
      return
    }
    compound.demands += selectors[0].subject.compounds.first?.demands ?? []
    states += selectors[0].states.first ?? []
    result.surroundings += selectors[0].surroundings
  }
}
