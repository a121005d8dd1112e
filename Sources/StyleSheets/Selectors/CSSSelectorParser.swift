package import SourceText

/// The one grammar of selectors, with their specificity. [Selectors 4; CSS Nesting 1]
///
/// It never fails: a part that is not known stays a part, and may match and may win. It takes linear time.
package struct CSSSelectorParser {
  /// How deep functions may nest.
  static let depthLimit = 64

  /// How specific `&` is.
  private let parent: CSSSpecificity?

  /// Reads selectors in a rule whose own selectors are as specific as `parent`, which is that of the most
  /// specific one; nil outside of rules.
  package init(parent: CSSSpecificity? = nil) { self.parent = parent }

  /// The selectors of a list, one for each part between commas.
  package func list(_ prelude: CSSTokens) -> [CSSComplexSelector] {
    prelude.split(at: .comma).map { part in
      let selector = selector(part, isRelative: parent != nil)
      // `.x` within a rule is `& .x`.
      guard let parent, !selector.namesParent else { return selector }
      let (least, most) = (selector.specificity.lowerBound, selector.specificity.upperBound)
      return CSSComplexSelector(
        selector.tokens, selector.compounds, leading: selector.leading, problem: selector.problem,
        specificity: parent + least...parent + most)
    }
  }

  /// Whether every browser takes a text outside of rules as selectors.
  package static func isValid(_ list: CSSTokens) -> Bool {
    CSSSelectorParser().list(list).allSatisfy { $0.problem == nil }
  }

  /// A selector without a comma.
  func selector(
    _ tokens: CSSTokens, isRelative: Bool = false, isInFunction: Bool = false, depth: Int = 0
  ) -> CSSComplexSelector {
    let tokens = tokens.trimmed
    guard depth < Self.depthLimit else {
      let reason = "selectors nest more than \(Self.depthLimit) levels deep; expected fewer"
      return CSSComplexSelector(
        tokens, [], problem: .init(kind: .limit, reason: reason),
        specificity: CSSSpecificity()...CSSSpecificity.most)
    }
    var reading = CSSSelectorReading(tokens, isInFunction: isInFunction)
    guard !tokens.isEmpty else {
      reading.refuse("the selector is empty", .invalid)
      return reading.selector
    }
    var index = tokens.range.lowerBound
    if isRelative, let mark = tokens.combinator(at: index) {
      reading.leading = mark
      index = tokens.afterSpace(index + 1)
    }
    while index < tokens.range.upperBound {
      if tokens[index].kind == .space || tokens.combinator(at: index) != nil {
        let start = index
        index = tokens.afterSpace(index)
        var mark: Character = " "
        if index < tokens.range.upperBound, let own = tokens.combinator(at: index) {
          mark = own
          index = tokens.afterSpace(index + 1)
        }
        if !reading.endCompound(mark) || index >= tokens.range.upperBound {
          reading.refuse(odd(tokens, start), .unknown)
        }
        continue
      }
      let part = simple(tokens, &index, isFirst: reading.isAtStart, depth: depth, &reading)
      reading.add(part)
    }
    if !reading.endCompound(" ") {
      reading.refuse("'\(tokens.line)' is not a selector", .unknown)
    }
    return reading.selector
  }

  private func odd(_ tokens: CSSTokens, _ index: Int) -> String {
    "'\(tokens[index..<tokens.index(after: index)].source)' is not the root element"
  }

  // MARK: Parts

  private func simple(
    _ tokens: CSSTokens, _ index: inout Int, isFirst: Bool, depth: Int,
    _ reading: inout CSSSelectorReading
  ) -> CSSSimpleSelector {
    let start = index
    index = tokens.index(after: index)
    let next = index < tokens.range.upperBound ? tokens[index].kind : nil
    func part(
      _ kind: CSSSimpleSelector.Kind, _ end: Int, namespace: String? = nil
    ) -> CSSSimpleSelector {
      index = end
      return CSSSimpleSelector(kind, namespace: namespace, tokens[start..<end])
    }
    if isFirst, let name = nameOfElement(tokens, start) {
      if case .type = name.kind { reading.count(CSSSpecificity(elements: 1)) }
      // Which namespace a prefix stands for is not looked up.
      if let namespace = name.namespace, namespace != "", namespace != "*" {
        reading.refuse(odd(tokens, start), .unknown)
      }
      return part(name.kind, name.end, namespace: name.namespace)
    }
    switch tokens[start].kind {
    case .hash where tokens.isName(start):
      reading.count(CSSSpecificity(ids: 1))
      return part(.id(tokens.text(at: start)), index)
    case .openBracket:
      guard let attribute = CSSAttributeSelector(tokens.group(at: start)) else { break }
      reading.count(CSSSpecificity(classes: 1))
      return part(.attribute(attribute), index)
    case .delimiter where tokens.isSign("&", start):
      reading.count(parent ?? CSSSpecificity())
      return part(.nesting, index)
    case .delimiter where tokens.isSign(".", start) && next == .identifier:
      reading.count(CSSSpecificity(classes: 1))
      return part(.className(tokens.text(at: index)), index + 1)
    case .colon:
      let isDouble = next == .colon
      let name = isDouble ? index + 1 : index
      guard name < tokens.range.upperBound,
        tokens[name].kind == .identifier || tokens[name].kind == .function
      else { break }
      return part(pseudo(tokens, name, isDouble, depth, &reading), tokens.index(after: name))
    default: break
    }
    reading.refuse(odd(tokens, start), .unknown)
    reading.count(.most, atLeast: CSSSpecificity())
    return part(.unknown, index)
  }

  /// The name of an element or `*`, with its namespace, that begins at a token; nil for neither.
  private func nameOfElement(
    _ tokens: CSSTokens, _ start: Int
  ) -> (kind: CSSSimpleSelector.Kind, namespace: String?, end: Int)? {
    func name(_ index: Int) -> CSSSimpleSelector.Kind? {
      guard index < tokens.range.upperBound else { return nil }
      if tokens.isSign("*", index) { return .universal }
      return tokens[index].kind == .identifier
        ? .type(tokens.text(at: index).lowercased()) : nil
    }
    if tokens.isSign("|", start) {
      return name(start + 1).map { ($0, "", start + 2) }
    }
    guard let first = name(start) else { return nil }
    if start + 1 < tokens.range.upperBound, tokens.isSign("|", start + 1),
      let second = name(start + 2)
    {
      return (second, tokens.text(at: start), start + 3)
    }
    return (first, nil, start + 1)
  }

  private func pseudo(
    _ tokens: CSSTokens, _ place: Int, _ isDouble: Bool, _ depth: Int,
    _ reading: inout CSSSelectorReading
  ) -> CSSSimpleSelector.Kind {
    let name = tokens.text(at: place).lowercased()
    let isFunction = tokens[place].kind == .function
    let written = tokens[place..<tokens.index(after: place)].source
    if isDouble || !isFunction && CSSPseudoNames.oldElements.contains(name) {
      let isKnown =
        isFunction
        ? CSSPseudoNames.elementFunctions.contains(name)
        : CSSPseudoNames.elements.contains(name) || name.hasPrefix("-webkit-")
      if !isKnown || reading.hasPseudoElement {
        reading.refuse("'::\(written)' is not the root element", .unknown)
      } else if reading.isInFunction {
        reading.refuse("'::\(written)' is no element", .invalid)
      }
      reading.count(CSSSpecificity(elements: 1))
      return .pseudoElement(name)
    }
    let argument = tokens.group(at: place)
    if isFunction, CSSPseudoNames.lists.contains(name) {
      // A module of CSS says so, and no browser.
      if name == "global" { reading.refuse("':\(written)' is not the root element", .unknown) }
      return list(name, argument.split(at: .comma), depth, &reading)
    }
    reading.count(CSSSpecificity(classes: 1))
    guard isFunction else {
      if !CSSPseudoNames.classes.contains(name) {
        reading.refuse("':\(written)' is not the root element", .unknown)
      }
      return .pseudoClass(name)
    }
    if CSSPseudoNames.counting.contains(name), !argument.parts.isEmpty {
      if let of = argument.parts.first(where: { argument.isWord($0, "of") }) {
        let part = argument[of + 1..<argument.range.upperBound]
        _ = list("not", part.split(at: .comma), depth, &reading)
      }
      return .function(name)
    }
    if !CSSPseudoNames.functions.contains(name) || argument.parts.isEmpty {
      reading.refuse("':\(written)' is not the root element", .unknown)
      reading.count(.most, atLeast: CSSSpecificity())
    }
    return .function(name)
  }

  /// A function of selectors, which is as specific as the most specific one of them.
  private func list(
    _ name: String, _ arguments: [CSSTokens], _ depth: Int, _ reading: inout CSSSelectorReading
  ) -> CSSSimpleSelector.Kind {
    // What is empty or invalid in a forgiving list is as if it were not there. What is not known may be.
    let isForgiving = name == "is" || name == "where"
    var (least, most) = (CSSSpecificity(), CSSSpecificity())
    var selectors: [CSSComplexSelector] = []
    for argument in arguments {
      let selector = selector(
        argument, isRelative: name == "has", isInFunction: true, depth: depth + 1)
      if isForgiving, selector.problem?.kind == .invalid { continue }
      selectors.append(selector)
      if !isForgiving, let problem = selector.problem {
        reading.refuse(problem.reason, problem.kind)
      }
      if selector.problem == nil { least = max(least, selector.specificity.lowerBound) }
      most = max(most, selector.specificity.upperBound)
    }
    if name.hasPrefix("host") { reading.count(CSSSpecificity(classes: 1)) }
    if name != "where" { reading.count(most, atLeast: least) }
    return .list(name, selectors)
  }
}
