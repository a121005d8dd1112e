import DesignTokens
import SourceText
import StyleSheets

/// The conditions of a style sheet that are not modelled, and the policy's decisions for them.
final class CSSQuestions {
  /// That a browser reads a rule after a stray semicolon in `@media` or the like.
  static let afterSemicolon = "a rule after a stray ';'"

  private let choices: ConditionChoices
  /// Every condition so far, in order.
  private(set) var met: [String] = []
  /// The conditions that can only be ignored.
  private(set) var unaudited: Set<String> = []
  private var known: Set<String> = []
  /// The classes that choose a context by the policy's decision, in order of first appearance.
  private var classes: [String: [String]] = [:]

  /// The selectors of the root element that are not modelled, and the parts of each.
  private var roots: [(name: String, parts: Set<String>)] = []
  private var namesOfRoots: Set<String> = []
  /// The roots that have a part, by index: a sheet may have tens of thousands.
  private var rootsOfPart: [String: [Int]] = [:]

  /// The switches of schemes and themes that a rule takes on the root itself: `:root.dark`. They are
  /// taken to be on no other element.
  private(set) var onRoot: Set<CSSSwitch> = []

  /// The switches of schemes and themes that a rule takes on the body: `body.dark`.
  private(set) var onBody: Set<CSSSwitch> = []

  /// Those of them that a rule takes on the body and not on the root as well: `html.dark, body.dark`.
  private var onBodyAlone: Set<CSSSwitch> = []

  /// The switches that a rule takes on the root and not on the body as well.
  private var onRootAlone: Set<CSSSwitch> = []

  /// The switches that a rule of the body takes on the root: `.dark body`.
  private var aroundBody: Set<CSSSwitch> = []

  /// How many conditions may still be compared, so that lists in lists have an end.
  private var comparisonsLeft = 8_000_000

  /// Whether it does not take too long to work out when the rule around others matches.
  func combines(_ parent: CSSParentRule) -> Bool {
    comparisonsLeft -= parent.costOfConditions
    return comparisonsLeft > 0
  }

  /// Whether the selectors that are being read are of the root too.
  var isOfRootToo = false
  /// Whether they are of the body too.
  var isOfBodyToo = false

  /// The switches whose selectors of the body are questions.
  let undecidedOnBody: Set<CSSSwitch>

  /// The class or id that stands for the root; nil for none.
  let base: PageMark?

  init(
    _ choices: ConditionChoices, undecidedOnBody: Set<CSSSwitch> = [], base: PageMark? = nil
  ) {
    self.choices = choices
    self.undecidedOnBody = undecidedOnBody
    self.base = base
  }

  /// The policy's decision for a condition; nil if there is none.
  func choice(for name: String) -> ConditionChoices.Choice? {
    if known.insert(name).inserted { met.append(name) }
    return choices.choice(for: name)
  }

  /// Notes the selectors and classes of a rule that is not read, where the policy mentions them.
  func noteUnread(_ prelude: CSSTokens, in parent: String) {
    guard !choices.isEmpty else { return }
    func note(_ name: String) {
      if choices.choice(for: name) != nil { _ = choice(for: name) }
    }
    for part in prelude.split(at: .comma) {
      note(CSSSelectorNames.text(of: part.trimmed, in: parent))
      for index in part.range where part[index].kind == .delimiter && part.text(at: index) == "." {
        let next = index + 1
        if next < part.range.upperBound { note("." + part.text(at: next)) }
      }
    }
  }

  /// The context that a class chooses by the policy's decision; nil if there is none.
  func context(ofClass name: String) -> CSSCondition? {
    guard case .context(let axis, let context)? = choices.choice(for: ".\(name)") else {
      return nil
    }
    _ = choice(for: ".\(name)")
    let number = number(ofClass: name, choosing: "\(axis)=\(context)")
    return CSSCondition(
      axis == "scheme"
        ? .pageScheme(CSSSwitch.wayOfClasses(number)) : .namedClass(axis: axis, number: number),
      .only([context]))
  }

  /// Whether the policy mentions a condition, which need not be one.
  func isDecided(_ name: String) -> Bool { choices.choice(for: name) != nil }

  /// Which of the classes that choose one context a class is.
  private func number(ofClass name: String, choosing context: String) -> Int {
    let names = classes[context] ?? []
    if let known = names.firstIndex(of: name) { return known }
    classes[context] = names + [name]
    return names.count
  }

  /// Notes a condition that can only be ignored.
  func noteUnaudited(_ name: String) { unaudited.insert(name) }

  /// Notes the conditions of a selector that can mean no other element than the root.
  func noteOnRoot(_ conditions: [CSSCondition]) {
    for condition in conditions {
      onRoot.formUnion(condition.settings.keys)
      if !isOfBodyToo { onRootAlone.formUnion(condition.settings.keys.filter(\.mayChoose)) }
    }
  }

  /// Notes the conditions of what is around the body.
  func noteAroundBody(_ conditions: [CSSCondition]) {
    noteOnRoot(conditions)
    for condition in conditions {
      aroundBody.formUnion(condition.settings.keys.filter(\.mayChoose))
    }
  }

  /// Notes the conditions of a selector of the body.
  func noteOnBody(_ conditions: [CSSCondition]) {
    for condition in conditions {
      onBody.formUnion(condition.settings.keys)
      if !isOfRootToo { onBodyAlone.formUnion(condition.settings.keys.filter(\.mayChoose)) }
    }
  }

  /// The switches that are on the body and on the root, `body.dark` and `.dark body` or `:root.dark`. One setting
  /// cannot tell the two, so the rules are read anew with them.
  var ofBodyInBothPlaces: Set<CSSSwitch> {
    onRoot.intersection(onBodyAlone).union(aroundBody.union(onRootAlone).intersection(onBody))
  }

  /// When a condition is true: never if it is ignored.
  func ask(_ name: String) -> CSSTruth {
    let choice = choice(for: name)
    if choice == .ignore { return .never }
    // The system prefers one contrast at a time.
    if choice == .audit, let contrast = Self.contrasts[name] {
      return CSSTruth(.contrast, .only([contrast]))
    }
    return CSSTruth(.asked(name), .only([ConditionChoices.contexts[1]]))
  }

  /// The contrasts that are rarely set, by their queries.
  private static let contrasts = [
    "(prefers-contrast: less)": "less", "(prefers-contrast: custom)": "custom",
  ]

  /// When the root element matches a selector, which has some parts: never if it is ignored.
  func root(_ name: String, parts: Set<String>?) -> [CSSCondition] {
    if let parts, namesOfRoots.insert(name).inserted {
      for part in parts { rootsOfPart[part, default: []].append(roots.count) }
      roots.append((name, parts))
    }
    return ask(name).yes
  }

  /// Other elements that a selector means; empty if it is ignored.
  func element(_ name: String) -> [CSSCondition] {
    choice(for: name) == .ignore
      ? [] : [CSSCondition(.element(name), .only([ConditionChoices.contexts[1]]))]
  }

  /// The roots that have all of some parts, in their order.
  private func roots(with parts: some Collection<String>) -> [(name: String, parts: Set<String>)] {
    let fewest = parts.map { rootsOfPart[$0] ?? [] }.min { $0.count < $1.count }
    guard let fewest else { return roots }
    return fewest.map { roots[$0] }.filter { $0.parts.isSuperset(of: parts) }
  }

  /// Rules with the selectors of other elements resolved that the root element matches as well, where
  /// a rule of the root names the same classes: `.sepia` beside `:root.sepia`.
  func withParts(_ ruleSets: [CSSRuleSet]) -> [CSSRuleSet] {
    ruleSets.map { ruleSet in
      guard ruleSet.branches.contains(where: { $0.condition.partsOfRoot != nil }) else {
        return ruleSet
      }
      let branches = ruleSet.branches.flatMap { branch in
        guard let parts = branch.condition.partsOfRoot else { return [branch] }
        let outer = branch.condition.without([.partsOfRoot(parts)])
        return self.roots(with: parts).flatMap { root in
          ask(root.name).yes.map { (condition: outer.and($0), rank: branch.rank) }
        }
      }
      return CSSRuleSet(
        label: ruleSet.label, branches: branches, declarations: ruleSet.declarations,
        isInline: ruleSet.isInline, sheet: ruleSet.sheet)
    }
  }
}
