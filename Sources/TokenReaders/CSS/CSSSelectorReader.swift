import SourceText
import StyleSheets

/// Reads the selectors that choose the page in some scheme or theme: the root element and the body.
///
/// Classes and attributes that choose a theme are assumed to be on the root element, unless a selector says
/// that they are on the body.
struct CSSSelectorReader {
  /// Why a selector is not read.
  struct Unsupported: Error {
    let reason: String
    /// Whether the selector matches no element at all.
    var matchesNothing = false
    /// Whether it means the root or the body, which has its own value.
    var mayBeBody = false
  }

  /// The rule around; nil outside other rules.
  let parent: CSSParentRule?
  /// The conditions that are not modelled.
  let questions: CSSQuestions

  /// When the page matches a selector: any of the conditions must be true.
  func read(
    _ selector: CSSComplexSelector, isRoot: Bool = false, isInner: Bool = false
  ) throws(Unsupported) -> [CSSCondition] {
    guard let compound = selector.compounds.first else {
      throw Unsupported(reason: selector.problem?.reason ?? "the selector is empty")
    }
    if selector.namesBody {
      let isDecided = questions.isDecided(selector.tokens.line)
      do throws(Unsupported) {
        // A decision changes nothing about where the classes are, which is noted here.
        let conditions = try readBody(selector)
        if !isDecided { return conditions }
      } catch {
        if !isDecided { throw error }
      }
    }
    if let (outer, inner) = selector.outerAndInner {
      // What '.dark *' declares wins over all that '.dark' does, in each element but that one.
      guard isInner || !inner.isPlainUniversal else { throw .insideAnother }
      return try read(inner, inside: outer)
    }
    var conditions = [CSSCondition()]
    // Those that a part of `:is()` says are of the root.
    var ofRoot: [CSSCondition] = []
    var (namesRoot, isRootOnly) = (isRoot, isRoot)
    let isOnPage =
      compound.isOfPage || parent?.isCertainlyRoot == true && selector.namesParent
    for part in compound.parts {
      let simple = try simple(part, isOnPage: isOnPage, of: compound)
      try checkPlaces(conditions, simple.conditions)
      try checkPlaces(simple.conditions, conditions)
      namesRoot = namesRoot || simple.isRoot
      isRootOnly = isRootOnly || simple.isRootOnly
      ofRoot =
        try both(ofRoot, simple.conditions.ofRoot) + both(ofRoot, simple.ofRoot)
        + both(conditions.ofRoot, simple.ofRoot)
      conditions = try both(conditions, simple.conditions)
    }
    conditions = ofRoot + conditions
    if selector.compounds.count > 1 {
      let mark = selector.compounds[1].combinator
      if mark == " " { throw .insideAnother }
      throw Unsupported(reason: "'\(mark)' is not the root element")
    }
    if compound.parts.allSatisfy(\.isUniversal) {
      // The root too, and everything else.
      return conditions + questions.element(selector.tokens.line)
    }
    // Of other elements that are meant beside the root, none is left once the root is named as well.
    if isRootOnly {
      let others = conditions.filter { $0.isOfElement && !$0.isOfHost }
      conditions.removeAll { $0.isOfElement && !$0.isOfHost }
      // '.x { &:root { … } }': the root may be what the rule around means.
      if others.contains(where: { !$0.isOfBody }), selector.namesParent,
        parent?.mayMatchRoot == true, !conditions.contains(CSSCondition())
      {
        throw Unsupported(reason: "it is the root element in a state that is not known")
      }
    }
    guard namesRoot else { throw Unsupported(reason: "it may be any element") }
    // ':is(html, body).dark'
    let chosen = conditions.filter { !$0.choosers.isEmpty }
    if chosen.contains(where: \.isOfBody), !chosen.allSatisfy(\.isOfBody) {
      questions.noteOnRoot(chosen.filter { !$0.isOfBody })
      questions.noteOnBody(chosen.filter(\.isOfBody))
      throw Self.onRootOrBody
    }
    // The root is inside of nothing: what is has to be the element of a theme or the like.
    let below = isInner ? [] : conditions.filter(\.isBelowRoot)
    if !below.isEmpty {
      if below.count == conditions.count, namesOnlyRoot(selector) { throw .rootInside }
      let isElement = below.allSatisfy { !$0.themeSwitches.isEmpty || $0.isOfElement }
      guard isElement || namesBase(selector), !namesRootItself(selector) else {
        throw .insideAnother
      }
      // Another element is never the root.
      conditions = conditions.map { $0.isOfElement ? $0.without([.belowRoot]) : $0 }
    }
    return conditions
  }

  /// Refuses what an element has that is around it as well: `.dark > body { .dark& { … } }`.
  private func checkPlaces(
    _ element: [CSSCondition], _ own: [CSSCondition]
  ) throws(Unsupported) {
    // What it must not have is on it too: '.dark .card { &:not(.dark) { … } }'.
    let chosen = own.flatMap { $0.settings.keys.filter(\.mayChoose) }
    if element.contains(where: \.isOfBody), chosen.contains(where: questions.onRoot.contains) {
      throw Self.onRootAndBody
    }
    // '.dark .card { &.dark { … } }'
    let isTwice = element.contains { condition in
      (condition.isOfElement && !condition.isOfBody || condition.isBelowRoot)
        && chosen.contains { condition.settings[$0] != nil }
    }
    if isTwice { throw .onElementAndAround }
  }

  /// Both of two lists of conditions. A contradiction is recorded as such: a page could have both classes.
  func both(
    _ first: [CSSCondition], _ second: [CSSCondition]
  ) throws(Unsupported) -> [CSSCondition] {
    guard let both = CSSCondition.product(first, second) else {
      throw Unsupported(reason: "it makes too many combinations")
    }
    return both.isEmpty && !first.isEmpty && !second.isEmpty
      ? [CSSCondition(.pageScheme(".dark"), .only([]))] : both
  }

  // MARK: Parts

  /// When an element matches a part of a selector.
  struct Simple {
    let conditions: [CSSCondition]
    /// Whether it may mean the root element.
    var isRoot = true
    /// Whether it can mean no other element.
    var isRootOnly = false
    /// Further conditions, under which it means the root and no other element.
    var ofRoot: [CSSCondition] = []
  }

  /// - Parameter isOnPage: whether the element is said to be the root or the body.
  func simple(
    _ part: CSSSimpleSelector, isOnPage: Bool, of compound: CSSCompoundSelector
  ) throws(Unsupported) -> Simple {
    switch part.kind {
    case .type("html") where part.isOfHTML, .pseudoClass("root"):
      return Simple(conditions: [CSSCondition()], isRootOnly: true)
    case .universal where part.isOfHTML:
      return Simple(conditions: [CSSCondition()], isRoot: false)
    case .className(let name):
      return Simple(conditions: [try condition(ofClass: name, isOnPage: isOnPage)])
    case .id(let name) where questions.base == .id(name):
      return Simple(conditions: [CSSCondition()])
    case .attribute(let attribute):
      return Simple(conditions: [try condition(of: attribute, in: part, of: compound)])
    case .nesting:
      // Outside of any rule it is the root.
      return Simple(conditions: parent?.selectors.flatMap(\.conditions) ?? [CSSCondition()])
    case .pseudoClass("host"): return Simple(conditions: [.host])
    case .list(let name, let selectors) where name == "is" || name == "where":
      return try alternatives(selectors)
    case .list(let name, let selectors):
      return Simple(
        conditions: try conditions(of: name, selectors), isRoot: name != "not")
    case .function(let name): throw Unsupported(reason: "':\(name)()' is not known")
    default: throw Unsupported(reason: "'\(part.tokens.source)' is not the root element")
    }
  }

  // MARK: Functions

  private func conditions(
    of name: String, _ selectors: [CSSComplexSelector]
  ) throws(Unsupported) -> [CSSCondition] {
    switch name {
    case "host", "host-context":
      guard let only = selectors.first, selectors.count == 1 else {
        throw Unsupported(reason: "':\(name)()' takes one selector")
      }
      return try read(only, isRoot: true, isInner: true).map { $0.and(.host) }
    case "not":
      var condition = CSSCondition()
      for selector in selectors {
        let own = try read(selector, isRoot: true, isInner: true)
        // What is on a page is in no shadow root.
        if own == [.host] { continue }
        guard own.count == 1, !own[0].isOfBody, own[0].complement.count == 1 else {
          throw Unsupported(reason: "':not(\(selector.tokens.source))' is too involved")
        }
        condition = condition.and(own[0].complement[0])
      }
      return [condition]
    default: throw Unsupported(reason: "':\(name)()' is not known")
    }
  }

  /// `:is()` and `:where()`. Where the root is among them as it is, the others are other elements.
  private func alternatives(
    _ selectors: [CSSComplexSelector]
  ) throws(Unsupported) -> Simple {
    var (conditions, ofRoot): ([CSSCondition], [CSSCondition]) = ([], [])
    var others: [String] = []
    var reason: Unsupported?
    let lines = selectors.map(\.tokens.line)
    for (selector, line) in zip(selectors, lines) {
      do throws(Unsupported) {
        let own = try read(selector, isInner: true)
        if selector.namesRoot(orParent: false, always: true) {
          ofRoot += own
        } else {
          conditions += own
        }
      } catch {
        // What is inside of '.dark' is in the dark: the class is taken to be on the root element.
        if line.hasSuffix(" *"), lines.contains(String(line.dropLast(2))) { continue }
        reason = error
        others.append(line)
      }
    }
    if let reason {
      guard (conditions + ofRoot).contains(CSSCondition()) else { throw reason }
      conditions += others.flatMap { questions.element($0) }
    }
    guard !conditions.isEmpty || !ofRoot.isEmpty else {
      throw Unsupported(reason: "it matches nothing")
    }
    return Simple(conditions: conditions, ofRoot: ofRoot)
  }
}

extension [CSSCondition] {
  /// Those that the root element may be in.
  fileprivate var ofRoot: [CSSCondition] { filter { !$0.isOfElement || $0.isOfHost } }
}

extension CSSSelectorReader.Unsupported {
  static var insideAnother: Self {
    Self(reason: "it names an element inside another")
  }
  /// One switch cannot tell a class on an element from one around it.
  static var onElementAndAround: Self {
    Self(reason: "it needs the class on an element and around it")
  }
  static var rootInside: Self {
    Self(reason: "the root is inside of no other element", matchesNothing: true)
  }
}
