import SourceText
import StyleSheets

/// The selectors before a block: those of the page, and the policy's decisions for the others.
struct CSSSelectorList {
  /// The elements that the rule matches; empty if all of it is ignored.
  private(set) var selectors: [CSSSelector] = []
  /// Why selectors are not read, if the policy does not mention them.
  private(set) var reasons: [String] = []
  /// The text of the list, for `&` within.
  let text: String
  /// The selectors as they are written.
  let written: [CSSComplexSelector]
  /// Whether any selector is read.
  private(set) var isRead = false
  /// Whether the policy does not mention one of the others.
  private(set) var isAsked = false
  /// Whether no selector means an element with a text, or any.
  private(set) var isNothing = false
  /// Whether every browser accepts the list as selectors.
  private(set) var isValid = true
  /// The selectors that the policy asks to audit, and that may be the root's or any other element's.
  private(set) var openAudits: [String] = []
  /// Whether the policy asks to audit what browsers do not agree on.
  private(set) var cannotBeAudited = false
  /// The limit that is reached; nil for none. What the rule says is not known then.
  private(set) var limit: String?

  /// A selector that the policy decides about.
  private struct Other {
    let reason: String
    var selector: CSSSelector
    let name: String
  }

  private let parent: CSSParentRule?
  /// When the rule around matches.
  private let outer: [CSSCondition]
  private let questions: CSSQuestions
  private let reader: CSSSelectorReader
  private var others: [Other] = []
  /// Why selectors mean nothing that has a color.
  private var nothing: [String] = []

  init(_ prelude: CSSTokens, in parent: CSSParentRule?, _ questions: CSSQuestions) {
    self.parent = parent
    let combines = parent.map { questions.combines($0) } ?? true
    outer = combines ? parent?.conditions ?? [CSSCondition()] : []
    self.questions = questions
    reader = CSSSelectorReader(parent: parent, questions: questions)
    text = CSSSelectorNames.text(of: prelude.split(at: .comma), in: parent?.text ?? "")
    written = CSSSelectorParser(parent: parent?.specificity).list(prelude)
    limit =
      written.lazy.compactMap(\.reachedLimit?.reason).first
      ?? (text.utf8.count > CSSSelectorNames.limit
        ? "the selectors of nested rules are too long together; expected fewer lists in lists"
        : combines ? nil : "the selectors make too many combinations; expected fewer")
    guard limit == nil else { return }
    let isNestedInRoot = parent?.isCertainlyRoot ?? false
    questions.isOfRootToo = written.contains {
      $0.namesRoot(orParent: isNestedInRoot, always: true)
    }
    questions.isOfBodyToo = written.contains(where: \.namesBody)
    for selector in written {
      for part in alternatives(selector) {
        read(part, specificity: selector.specificity.upperBound, isNestedInRoot)
      }
    }
    if let doubt = written.lazy.compactMap(\.doubt).first {
      readDoubtful(doubt)
    } else {
      settle()
    }
  }

  /// The parts of `:is()` or `:where()` that is all of a selector, if not all of them are known: they
  /// count like a list.
  private func alternatives(_ selector: CSSComplexSelector) -> [CSSComplexSelector] {
    guard parent == nil, selector.compounds.count == 1, selector.compounds[0].parts.count == 1,
      case .list(let name, let list) = selector.compounds[0].parts[0].kind,
      name == "is" || name == "where", list.count > 1, list.allSatisfy({ $0.problem == nil }),
      (try? reader.read(selector)) == nil, list.contains(where: { (try? reader.read($0)) != nil })
    else { return [selector] }
    return list
  }

  private mutating func read(
    _ part: CSSComplexSelector, specificity: CSSSpecificity, _ isNestedInRoot: Bool
  ) {
    if part.namesBackdrop {
      nothing.append("a backdrop has no text")
      return
    }
    do throws(CSSSelectorReader.Unsupported) {
      if parent != nil, !part.namesParent {
        throw .init(reason: "it names an element inside another")
      }
      let conditions = try reader.read(part)
      if part.namesRoot(orParent: isNestedInRoot, always: true) {
        questions.noteOnRoot(conditions)
      }
      if !part.namesBody, conditions.allSatisfy(\.isOfBody) {
        // What the rule around says is noted there.
        let around = outer.flatMap(\.settings.keys)
        questions.noteOnBody(conditions.map { $0.without(around) })
      }
      selectors.append(CSSSelector(conditions: conditions, specificity: specificity))
    } catch {
      guard !error.matchesNothing else {
        nothing.append(error.reason)
        return
      }
      ask(part, specificity, because: error)
    }
  }

  /// Asks what becomes of a selector of another element, or of the root in a state that is not known.
  private mutating func ask(
    _ part: CSSComplexSelector, _ specificity: CSSSpecificity,
    because problem: CSSSelectorReader.Unsupported
  ) {
    let name = CSSSelectorNames.text(of: part.tokens, in: parent?.text ?? "")
    func add(_ conditions: [CSSCondition], named name: String) {
      others.append(
        Other(
          reason: problem.reason,
          selector: CSSSelector(conditions: conditions, specificity: specificity), name: name))
    }
    if !questions.isDecided(name), let element = reader.elementByOwnName(part, in: outer) {
      return add(element.conditions, named: element.name)
    }
    // Where '&' is only one of several, the rule around need not match, and it may be any element.
    let isInRule = parent != nil && part.needsParent
    let isRoot = part.namesRoot(orParent: isInRule, always: true) && !problem.mayBeBody
    // The name of the root's state tells the rule around, too.
    let isNamed = part.namesRoot(orParent: false, always: true)
    let around = isNamed ? outer.map(\.withoutElements) : outer
    var simple = part.simpleSelectors
    let partsAround = outer.compactMap(\.partsOfRoot)
    if isNamed, partsAround.count == 1, outer.allSatisfy(\.isOfElement) {
      simple = simple.map { $0 + partsAround[0] }
    }
    var own =
      isRoot
      ? questions.root(name, parts: simple.map { Set($0) })
      // The body's own rules win over it by importance, layer and order.
      : part.namesBody ? questions.ask(name).yes.map { $0.and(.body) } : questions.element(name)
    if !isRoot, let above = reader.schemes(above: part) {
      own = CSSCondition.product(own, above) ?? own
    }
    if !isRoot, parent == nil, let simple, !simple.isEmpty {
      own.append(CSSCondition(.partsOfRoot(simple), .all))
    }
    // On the root its values meet those of the root's rules, on another element they win.
    if !isRoot, part.mayBeRoot || problem.mayBeBody {
      questions.noteUnaudited(name)
      if questions.choice(for: name) == .audit { openAudits.append(name) }
    }
    guard isInRule || parent == nil else { return add(own, named: name) }
    // Elements within elements are a question of their own.
    let inAny = outer.allSatisfy(\.isOfElement) ? own : nil
    guard let conditions = CSSCondition.product(around, own) ?? inAny else {
      limit = limit ?? "the selectors make too many combinations; expected fewer"
      return
    }
    add(conditions, named: name)
  }

  /// No browser, or not every one, takes the selectors, or it is not known how specific they are. They may
  /// be of any element, and the values of one win over all that it inherits, in whatever layer they are.
  private mutating func readDoubtful(_ reason: String) {
    isValid = written.allSatisfy { $0.problem == nil }
    openAudits = []
    questions.noteUnaudited(text)
    let own = questions.element(text)
    let conditions = CSSCondition.product(outer, own) ?? own
    selectors = [CSSSelector(conditions: conditions, specificity: .most)]
    isAsked = questions.choice(for: text) == nil
    cannotBeAudited = questions.choice(for: text) == .audit
    reasons = isAsked ? [others.first?.reason ?? reason] : []
  }

  private mutating func settle() {
    isRead = selectors.contains { selector in
      selector.conditions.contains { !$0.isOfElement || $0.isOfBody }
    }
    // Beside the root, the element that a shadow root is in means the same.
    let roots = Set(selectors.flatMap(\.conditions).filter { !$0.isOfHost })
    for index in selectors.indices {
      selectors[index].conditions.removeAll {
        $0.isOfHost && roots.contains($0.without([.element(":host")]))
      }
    }
    if !isRead { isRead = selectors.contains { $0.conditions.contains(where: \.isOfHost) } }
    if selectors.isEmpty, others.isEmpty {
      isNothing = true
      reasons = nothing
    }
    for index in others.indices {
      let twins = others.filter { $0.name == others[index].name }.flatMap(\.selector.conditions)
      others[index].selector.conditions.removeAll {
        $0.isOfHost && twins.contains($0.without([.element(":host")]))
      }
    }
    for other in others {
      selectors.append(other.selector)
      guard questions.choice(for: other.name) == nil else { continue }
      isAsked = true
      reasons.append(other.reason)
    }
  }
}

extension CSSComplexSelector {
  /// Why it is not known whether the selector counts, or how much; nil if it is.
  fileprivate var doubt: String? {
    if let problem { return problem.reason }
    guard specificity.lowerBound < specificity.upperBound else { return nil }
    return "it is not known how specific '\(tokens.line)' is"
  }
}
