import SourceText

/// Reads the selectors that choose the root element in some scheme or theme. [Selectors 4]
///
/// Classes and attributes that choose one are taken to stand on the root element.
struct CSSSelectorReader {
  /// Why a selector is not read.
  struct Unsupported: Error {
    let reason: String
  }

  /// How deep `:is()` may nest.
  private static let depthLimit = 8
  /// Attributes of which the values light and dark choose a scheme, and other values nothing known.
  private static let schemeAttributes: Set<String> = [
    "data-color-mode", "data-color-scheme", "data-mode", "data-scheme",
  ]

  /// What `&` stands for; nil outside other rules.
  let parent: [CSSSelector]?

  /// A selector without a comma.
  func read(
    _ tokens: CSSTokens, isRoot: Bool = false, depth: Int = 0
  ) throws(Unsupported) -> CSSSelector {
    let tokens = tokens.trimmed
    guard !tokens.isEmpty else { throw Unsupported(reason: "the selector is empty") }
    guard depth < Self.depthLimit else { throw Unsupported(reason: "the selector nests too deep") }
    var selector = CSSSelector(conditions: [CSSCondition()], specificity: CSSSpecificity())
    var namesRoot = isRoot
    var index = tokens.range.lowerBound
    while index < tokens.range.upperBound {
      let part = try simple(tokens, at: &index, depth: depth)
      namesRoot = namesRoot || part.isRoot
      selector.specificity = selector.specificity + part.selector.specificity
      guard
        let conditions = CSSCondition.product(selector.conditions, part.selector.conditions)
      else { throw Unsupported(reason: "it makes too many combinations") }
      selector.conditions = conditions
    }
    guard namesRoot else { throw Unsupported(reason: "it may be any element") }
    return selector
  }

  /// A simple selector, and whether it may be taken to say that the element is the root.
  private func simple(
    _ tokens: CSSTokens, at index: inout Int, depth: Int
  ) throws(Unsupported) -> (selector: CSSSelector, isRoot: Bool) {
    let start = index
    index = tokens.index(after: index)
    let next = index < tokens.range.upperBound ? tokens[index].kind : nil
    switch tokens[start].kind {
    case .identifier where tokens.text(at: start).lowercased() == "html":
      return (CSSSelector(conditions: [CSSCondition()], specificity: .init(elements: 1)), true)
    case .delimiter where tokens.text(at: start) == "." && next == .identifier:
      let name = tokens.text(at: index)
      index = tokens.index(after: index)
      return (one(try condition(ofClass: name)), true)
    case .delimiter where tokens.text(at: start) == "&":
      return (try nesting(), true)
    case .openBracket:
      return (one(try condition(ofAttribute: tokens.group(at: start))), true)
    case .colon where next == .identifier:
      let name = tokens.text(at: index).lowercased()
      index = tokens.index(after: index)
      guard name == "root" || name == "host" else {
        throw Unsupported(reason: "':\(name)' is not the root element")
      }
      return (.root, true)
    case .colon where next == .function:
      let name = tokens.text(at: index).lowercased()
      let arguments = tokens.group(at: index).split(at: .comma)
      index = tokens.index(after: index)
      return (try functional(name, arguments, depth: depth), name != "not")
    default: throw Unsupported(reason: Self.name(of: tokens, at: start))
    }
  }

  private func one(_ condition: CSSCondition) -> CSSSelector {
    CSSSelector(conditions: [condition], specificity: CSSSpecificity(classes: 1))
  }

  /// What cannot be read, in words.
  private static func name(of tokens: CSSTokens, at index: Int) -> String {
    switch tokens[index].kind {
    case .space: return "it names an element inside another"
    case .colon:
      let end = tokens.range.first { $0 > index && tokens[$0].kind != .colon } ?? index
      return "'\(tokens[index..<end + 1].source)' is not the root element"
    default: return "'\(tokens[index..<index + 1].source)' is not the root element"
    }
  }

  /// `&`: any of the selectors of the rule around, with the highest specificity among them.
  private func nesting() throws(Unsupported) -> CSSSelector {
    guard let parent else { throw Unsupported(reason: "'&' outside of any rule") }
    return CSSSelector(
      conditions: parent.flatMap(\.conditions),
      specificity: parent.map(\.specificity).max() ?? CSSSpecificity())
  }

  // MARK: Classes and attributes

  private func condition(ofClass name: String) throws(Unsupported) -> CSSCondition {
    for scheme in ["light", "dark"] {
      let words = [scheme, "\(scheme)-theme", "\(scheme)-mode", "\(scheme)-scheme"]
      if words.contains(name) { return CSSCondition(.pageScheme, .only([scheme])) }
    }
    guard name.hasPrefix("theme-"), name.utf8.count > 6 else {
      throw Unsupported(reason: "'.\(name)' is no scheme or theme that is known")
    }
    return CSSCondition(.themeClass, .only([String(name.dropFirst(6))]))
  }

  private func condition(ofAttribute tokens: CSSTokens) throws(Unsupported) -> CSSCondition {
    let parts = tokens.range.filter { tokens[$0].kind != .space }
    let name = parts.first.map { tokens.text(at: $0).lowercased() } ?? ""
    let unsupported = Unsupported(
      reason: "'[\(tokens.source)]' is no scheme or theme that is known")
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
        return CSSCondition(.pageScheme, .all)
      }
      return CSSCondition(.pageScheme, .only([value]))
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
      for argument in arguments { selectors.append(try read(argument, depth: depth + 1)) }
      let specificity = selectors.map(\.specificity).max() ?? CSSSpecificity()
      return CSSSelector(
        conditions: selectors.flatMap(\.conditions),
        specificity: name == "where" ? CSSSpecificity() : specificity)
    case "host", "host-context":
      guard arguments.count == 1 else {
        throw Unsupported(reason: "':\(name)()' takes one selector")
      }
      var selector = try read(arguments[0], isRoot: true, depth: depth + 1)
      selector.specificity.classes += 1
      return selector
    case "not":
      var condition = CSSCondition()
      for argument in arguments {
        let selector = try read(argument, isRoot: true, depth: depth + 1)
        guard selector.conditions.count == 1, let complement = selector.conditions[0].complement
        else { throw Unsupported(reason: "':not(\(argument.source))' is too involved") }
        condition = condition.and(complement)
        selectors.append(selector)
      }
      return CSSSelector(
        conditions: [condition],
        specificity: selectors.map(\.specificity).max() ?? CSSSpecificity())
    default: throw Unsupported(reason: "':\(name)()' is not known")
    }
  }
}
