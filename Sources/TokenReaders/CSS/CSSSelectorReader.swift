import SourceText

/// Reads the selectors that choose the root element in some scheme or theme. [Selectors 4]
///
/// Classes and attributes that choose a theme are assumed to be on the root element.
struct CSSSelectorReader {
  /// Why a selector is not read.
  struct Unsupported: Error {
    let reason: String
    /// Whether the selector matches no element at all.
    var matchesNothing = false
  }

  /// How deep `:is()` may nest.
  private static let depthLimit = 8
  /// Attributes whose values light and dark choose a scheme; other values are unknown.
  private static let schemeAttributes: Set<String> = [
    "data-color-mode", "data-color-scheme", "data-mode", "data-scheme",
  ]

  /// The meaning of `&`; nil outside other rules.
  let parent: [CSSSelector]?
  /// The conditions that are not modelled.
  let questions: CSSQuestions
  /// The text of the rule around.
  var parentText = ""

  /// A selector without a comma.
  func read(
    _ tokens: CSSTokens, isRoot: Bool = false, depth: Int = 0
  ) throws(Unsupported) -> CSSSelector {
    let tokens = tokens.trimmed
    guard !tokens.isEmpty else { throw Unsupported(reason: "the selector is empty") }
    guard depth < Self.depthLimit else {
      throw Unsupported(reason: "the selector is nested too deep")
    }
    if let (outer, inner) = tokens.outerAndInner {
      return try read(inner, inside: outer, depth: depth)
    }
    var selector = CSSSelector(conditions: [CSSCondition()], specificity: CSSSpecificity())
    var (namesRoot, isRootOnly) = (isRoot, isRoot)
    var isUniversal = true
    var index = tokens.range.lowerBound
    while index < tokens.range.upperBound {
      let part = try simple(tokens, at: &index, depth: depth)
      namesRoot = namesRoot || part.isRoot
      isRootOnly = isRootOnly || part.isRootOnly
      isUniversal = isUniversal && part.isUniversal
      selector.specificity = selector.specificity + part.selector.specificity
      guard
        let conditions = CSSCondition.product(selector.conditions, part.selector.conditions)
      else { throw Unsupported(reason: "it makes too many combinations") }
      // A contradiction is recorded as such: a page could have both classes.
      selector.conditions =
        conditions.isEmpty && !selector.conditions.isEmpty && !part.selector.conditions.isEmpty
        ? [CSSCondition(.pageScheme(".dark"), .only([]))] : conditions
    }
    if isUniversal {
      // The root too, and everything else.
      selector.conditions += questions.element(tokens.line)
      return selector
    }
    // Of other elements that are meant beside the root, none is left once the root is named as well.
    if isRootOnly { selector.conditions.removeAll { $0.isOfElement && !$0.isOfHost } }
    guard namesRoot else { throw Unsupported(reason: "it may be any element") }
    // The root is inside of nothing: what is has to be the element of a theme or the like.
    let below = depth == 0 ? selector.conditions.filter(\.isBelowRoot) : []
    if !below.isEmpty {
      if below.count == selector.conditions.count, namesOnlyRoot(tokens) { throw .rootInside }
      let isElement = below.allSatisfy { !$0.themeSwitches.isEmpty || $0.isOfElement }
      guard isElement || namesBase(tokens), !namesRootItself(tokens) else { throw .insideAnother }
      // Another element is never the root.
      selector.conditions = selector.conditions.map {
        $0.isOfElement ? $0.without([.belowRoot]) : $0
      }
    }
    return selector
  }

  /// A simple selector.
  private struct Simple {
    let selector: CSSSelector
    /// Whether it may mean the root element.
    var isRoot = true
    /// Whether it can mean no other element.
    var isRootOnly = false
    var isUniversal = false
  }

  private func simple(
    _ tokens: CSSTokens, at index: inout Int, depth: Int
  ) throws(Unsupported) -> Simple {
    let start = index
    index = tokens.index(after: index)
    let next = index < tokens.range.upperBound ? tokens[index].kind : nil
    switch tokens[start].kind {
    case .identifier where tokens.text(at: start).lowercased() == "html":
      return Simple(
        selector: CSSSelector(conditions: [CSSCondition()], specificity: .init(elements: 1)),
        isRootOnly: true)
    case .delimiter where tokens.text(at: start) == "*":
      if index < tokens.range.upperBound, tokens.text(at: index) == "|" {
        // Of any namespace.
        index += 1
        guard index < tokens.range.upperBound else {
          throw Unsupported(reason: "it ends too early")
        }
        if tokens.text(at: index) != "*" { return try simple(tokens, at: &index, depth: depth) }
        index += 1
      }
      return Simple(
        selector: CSSSelector(conditions: [CSSCondition()], specificity: CSSSpecificity()),
        isRoot: false, isUniversal: true)
    case .delimiter where tokens.text(at: start) == "." && next == .identifier:
      let name = tokens.text(at: index)
      index = tokens.index(after: index)
      return Simple(selector: one(try condition(ofClass: name)))
    case .delimiter where tokens.text(at: start) == "&":
      return Simple(selector: try nesting())
    case .openBracket:
      return Simple(selector: one(try condition(ofAttribute: tokens.group(at: start))))
    case .colon where next == .identifier:
      let name = tokens.text(at: index).lowercased()
      index = tokens.index(after: index)
      guard name == "root" || name == "host" else {
        throw Unsupported(reason: "':\(name)' is not the root element")
      }
      return name == "host"
        ? Simple(selector: one(.host)) : Simple(selector: .root, isRootOnly: true)
    case .colon where next == .function:
      let name = tokens.text(at: index).lowercased()
      let arguments = tokens.group(at: index).split(at: .comma)
      index = tokens.index(after: index)
      return Simple(
        selector: try functional(name, arguments, depth: depth), isRoot: name != "not")
    default: throw Unsupported(reason: Self.name(of: tokens, at: start))
    }
  }

  private func one(_ condition: CSSCondition) -> CSSSelector {
    CSSSelector(conditions: [condition], specificity: CSSSpecificity(classes: 1))
  }

  /// The unreadable part, in words.
  private static func name(of tokens: CSSTokens, at index: Int) -> String {
    switch tokens[index].kind {
    case .space: return Unsupported.insideAnother.reason
    case .colon:
      let end = tokens.range.first { $0 > index && tokens[$0].kind != .colon } ?? index
      return "'\(tokens[index..<end + 1].source)' is not the root element"
    default: return "'\(tokens[index..<index + 1].source)' is not the root element"
    }
  }

  /// `&`: any of the selectors of the rule around, with the highest specificity among them.
  private func nesting() throws(Unsupported) -> CSSSelector {
    // Outside of any rule it is the root.
    guard let parent else {
      return CSSSelector(conditions: [CSSCondition()], specificity: CSSSpecificity())
    }
    return CSSSelector(
      conditions: parent.flatMap(\.conditions),
      specificity: parent.map(\.specificity).max() ?? CSSSpecificity())
  }

  // MARK: Classes and attributes

  private func condition(ofClass name: String) throws(Unsupported) -> CSSCondition {
    // The policy knows better than a convention.
    if let chosen = questions.context(ofClass: name) { return chosen }
    if name == questions.baseClass { return CSSCondition() }
    if let known = Self.condition(byConvention: name) { return known }
    // A decision about the class itself stays what it is.
    if !questions.isDecided(".\(name)"), let known = Self.condition(bySystem: name) {
      return known
    }
    throw Unsupported(reason: "'.\(name)' is not a known scheme or theme")
  }

  private func condition(ofAttribute tokens: CSSTokens) throws(Unsupported) -> CSSCondition {
    let parts = tokens.range.filter { tokens[$0].kind != .space }
    let name = parts.first.map { tokens.text(at: $0).lowercased() } ?? ""
    let unsupported = Unsupported(
      reason: "'[\(tokens.source)]' is not a known scheme or theme")
    var value: String?
    if parts.count > 1 {
      // A flag for the case of letters may follow the value.
      guard parts.count == 3 || parts.count == 4, tokens.text(at: parts[1]) == "=",
        tokens[parts[2]].kind == .identifier || tokens[parts[2]].kind == .string
      else { throw unsupported }
      value = tokens.text(at: parts[2])
    }
    let isAutomatic = value.map { ["auto", "system"].contains($0) } ?? false
    if Self.schemeAttributes.contains(name) {
      guard let value, value == "light" || value == "dark" else {
        guard isAutomatic else { throw unsupported }
        return CSSCondition(.pageScheme("[\(name)]"), .all)
      }
      return CSSCondition(.pageScheme("[\(name)]"), .only([value]))
    }
    guard name.hasPrefix("data-"), name.hasSuffix("theme"), value != "" else { throw unsupported }
    let theme = CSSSwitch.themeAttribute(name)
    guard let value else { return CSSCondition(theme, .except([CSSContexts.unset])) }
    return CSSCondition(theme, .only([isAutomatic ? CSSContexts.unset : value]))
  }

  // MARK: Functions

  private func functional(
    _ name: String, _ arguments: [CSSTokens], depth: Int
  ) throws(Unsupported) -> CSSSelector {
    var selectors: [CSSSelector] = []
    switch name {
    case "is", "where", "matches", "-webkit-any", "-moz-any":
      return try alternatives(arguments, isWeak: name == "where", depth: depth)
    case "host", "host-context":
      guard arguments.count == 1 else {
        throw Unsupported(reason: "':\(name)()' takes one selector")
      }
      var selector = try read(arguments[0], isRoot: true, depth: depth + 1)
      selector.specificity.classes += 1
      selector.conditions = selector.conditions.map { $0.and(.host) }
      return selector
    case "not":
      var condition = CSSCondition()
      for argument in arguments {
        let selector = try read(argument, isRoot: true, depth: depth + 1)
        guard selector.conditions.count == 1, selector.conditions[0].complement.count == 1
        else { throw Unsupported(reason: "':not(\(argument.source))' is too involved") }
        condition = condition.and(selector.conditions[0].complement[0])
        selectors.append(selector)
      }
      return CSSSelector(
        conditions: [condition],
        specificity: selectors.map(\.specificity).max() ?? CSSSpecificity())
    default: throw Unsupported(reason: "':\(name)()' is not known")
    }
  }

  /// `:is()` and `:where()`. Where the root is among them as it is, the others are other elements.
  private func alternatives(
    _ arguments: [CSSTokens], isWeak: Bool, depth: Int
  ) throws(Unsupported) -> CSSSelector {
    var result = CSSSelector(conditions: [], specificity: CSSSpecificity())
    var others: [String] = []
    var reason: Unsupported?
    let grammar = CSSSelectorGrammar(parent: parent?.map(\.specificity).max())
    for argument in arguments where !argument.isEmpty {
      do throws(CSSSelectorGrammar.Invalid) {
        result.specificity = max(result.specificity, try grammar.specificity(of: argument))
      } catch {
        throw Unsupported(reason: error.reason)
      }
      do throws(Unsupported) {
        result.conditions += try read(argument, depth: depth + 1).conditions
      } catch {
        // What is inside of '.dark' is in the dark: the class is taken to be on the root element.
        let line = argument.line
        if line.hasSuffix(" *"), arguments.contains(where: { $0.line == line.dropLast(2) }) {
          continue
        }
        reason = error
        others.append(line)
      }
    }
    if let reason {
      guard result.conditions.contains(CSSCondition()) else { throw reason }
      result.conditions += others.flatMap { questions.element($0) }
    }
    guard !result.conditions.isEmpty else { throw Unsupported(reason: "it matches nothing") }
    if isWeak { result.specificity = CSSSpecificity() }
    return result
  }
}
