import SourceText

/// The selectors before a block: those of the root element, and the policy's decisions for the
/// others.
struct CSSSelectorList {
  /// The elements that the rule matches; empty if all of it is ignored.
  private(set) var selectors: [CSSSelector] = []
  /// Why selectors are not read, if the policy does not mention them.
  private(set) var reasons: [String] = []
  /// The text of the list, for `&` within.
  let text: String
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

  init(
    _ prelude: CSSTokens, parent: [CSSSelector]?, parentText: String, _ questions: CSSQuestions
  ) {
    let parts = prelude.split(at: .comma)
    text = parts.map { Self.text(of: $0, parentText) }.joined(separator: ", ")
    let grammar = CSSSelectorGrammar(parent: parent?.map(\.specificity).max())
    let reader = CSSSelectorReader(
      parent: parent, questions: questions, parentText: parentText)
    var outer: [CSSCondition]
    outer = parent.map { CSSCondition.union($0.flatMap(\.conditions), []) } ?? [CSSCondition()]
    var others: [(reason: String, selector: CSSSelector, name: String)] = []
    var invalid: String?
    // Why selectors mean nothing that has a color.
    var nothing: [String] = []
    var alternatives: [(part: CSSTokens, specificity: CSSSpecificity?)] = []
    for part in parts {
      let inner = parent == nil ? part.alternatives(grammar, reader) : nil
      alternatives += inner ?? [(part, nil)]
    }
    let isInRoot =
      parent != nil
      && CSSTokens(parentText).split(at: .comma).allSatisfy {
        $0.namesRoot(orParent: false, always: true)
      }
    for (part, known) in alternatives {
      let text = Self.text(of: part, parentText)
      var specificity = CSSSpecificity()
      do throws(CSSSelectorGrammar.Invalid) {
        specificity = try grammar.specificity(of: part, isRelative: parent != nil)
        // '.x' within a rule is '& .x'.
        if let outer = grammar.parent, !part.contains("&") { specificity = outer + specificity }
      } catch {
        invalid = invalid ?? error.reason
      }
      specificity = known ?? specificity
      if part.namesBackdrop {
        nothing.append("a backdrop has no text")
        continue
      }
      do throws(CSSSelectorReader.Unsupported) {
        if parent != nil, !part.contains("&") {
          throw .init(reason: "it names an element inside another")
        }
        let selector = try reader.read(part)
        if part.namesRoot(orParent: isInRoot, always: true) {
          questions.noteOnRoot(selector.conditions)
        }
        selectors.append(
          CSSSelector(conditions: selector.conditions, specificity: specificity))
      } catch {
        if error.matchesNothing {
          nothing.append(error.reason)
          continue
        }
        if parent == nil, !questions.isDecided(text), let element = reader.element(inThemeOf: part)
        {
          others.append(
            (
              error.reason,
              CSSSelector(conditions: element.conditions, specificity: specificity), element.name
            ))
          continue
        }
        let isRoot = part.namesRoot(orParent: parent != nil)
        let simple = part.simpleSelectors
        var own =
          isRoot
          ? questions.root(text, parts: simple.map { Set($0) }) : questions.element(text)
        if !isRoot, let above = reader.schemes(above: part) {
          own = CSSCondition.product(own, above) ?? own
        }
        if !isRoot, parent == nil, let simple, !simple.isEmpty {
          own.append(CSSCondition(.partsOfRoot(simple), .all))
        }
        let conditions = CSSCondition.product(outer, own) ?? own
        if !isRoot, part.mayBeRoot {
          questions.noteUnaudited(text)
          if questions.choice(for: text) == .audit { openAudits.append(text) }
        }
        others.append(
          (error.reason, CSSSelector(conditions: conditions, specificity: specificity), text))
      }
    }
    if let invalid {
      // No browser, or not every one, takes any of the selectors.
      isValid = false
      openAudits = []
      questions.noteUnaudited(text)
      let conditions = CSSCondition.product(outer, questions.ask(text).yes) ?? []
      // However specific it may be, nothing is known to win over it.
      selectors = [
        CSSSelector(conditions: conditions, specificity: CSSSpecificity(ids: 1_000_000))
      ]
      isAsked = questions.choice(for: text) == nil
      cannotBeAudited = questions.choice(for: text) == .audit
      reasons = isAsked ? [others.first?.reason ?? invalid] : []
      return
    }
    isRead = selectors.contains { $0.conditions.contains { !$0.isOfElement } }
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
    for other in others {
      selectors.append(other.selector)
      guard questions.choice(for: other.name) == nil else { continue }
      isAsked = true
      reasons.append(other.reason)
    }
  }

  /// A selector as it would stand outside of the rule around.
  private static func text(of part: CSSTokens, _ parent: String) -> String {
    let line = part.line
    guard !parent.isEmpty else { return line }
    let outer = parent.contains(",") ? ":is(\(parent))" : parent
    guard part.contains("&") else { return "\(outer) \(line)" }
    let isFirst = line.hasPrefix("&")
    var result = ""
    for (index, piece) in line.split(separator: "&", omittingEmptySubsequences: false).enumerated()
    {
      if index > 0 {
        // Where it begins the selector, it may be written out.
        let next = piece.unicodeScalars.first
        let isPlain = index == 1 && isFirst && next?.properties.isAlphabetic != true
        result += isPlain ? outer : parent.contains(",") ? outer : ":is(\(parent))"
      }
      result += piece
    }
    return result
  }
}

extension CSSTokens {
  /// Whether a selector is of `::backdrop`, what lies between an element and the page.
  fileprivate var namesBackdrop: Bool {
    let end = range.upperBound
    return range.count >= 3 && isWord(end - 1, "backdrop") && self[end - 2].kind == .colon
      && self[end - 3].kind == .colon
  }

  /// The parts of `:is()` or `:where()` that is all of a selector, with its specificity, if not all of them
  /// are known: they count like a list.
  fileprivate func alternatives(
    _ grammar: CSSSelectorGrammar, _ reader: CSSSelectorReader
  ) -> [(part: CSSTokens, specificity: CSSSpecificity?)]? {
    let places = parts
    guard places.count == 2, self[places[0]].kind == .colon, places[1] == places[0] + 1,
      self[places[1]].kind == .function,
      ["is", "where"].contains(text(at: places[1]).lowercased()),
      let specificity = try? grammar.specificity(of: self)
    else { return nil }
    let list = group(at: places[1]).split(at: .comma)
    guard list.count > 1, list.allSatisfy({ (try? grammar.specificity(of: $0)) != nil }),
      (try? reader.read(self)) == nil, list.contains(where: { (try? reader.read($0)) != nil })
    else { return nil }
    return list.map { ($0, specificity) }
  }

  /// Whether a character stands in the run, in groups too.
  func contains(_ character: String) -> Bool {
    range.contains { self[$0].kind == .delimiter && text(at: $0) == character }
  }

  /// Whether a selector has nothing but pseudo-classes.
  var mayBeRoot: Bool {
    let run = trimmed
    var index = run.range.lowerBound
    while index < run.range.upperBound {
      guard run[index].kind == .colon, index + 1 < run.range.upperBound,
        run[index + 1].kind != .colon
      else { return run[index].kind == .delimiter && run.text(at: index) == "*" }
      index = run.index(after: index + 1)
    }
    return true
  }

  /// Whether a selector without combinators says that the element is the root.
  ///
  /// - Parameter isInAll: whether all parts of `:is()` have to say so, not only one.
  func namesRoot(orParent hasParent: Bool, always isInAll: Bool = false) -> Bool {
    let run = trimmed
    var names = false
    var index = run.range.lowerBound
    while index < run.range.upperBound {
      let next = index + 1 < run.range.upperBound ? run[index + 1] : nil
      switch run[index].kind {
      case .space: return false
      case .identifier where index == run.range.lowerBound && run.isWord(index, "html"):
        names = true
      case .colon:
        if next?.kind == .colon { return false }
        if next?.kind == .function,
          ["is", "where"].contains(run.text(at: index + 1).lowercased())
        {
          let ofRoot = run.group(at: index + 1).split(at: .comma).map {
            $0.namesRoot(orParent: hasParent, always: isInAll)
          }
          names = names || (isInAll ? !ofRoot.contains(false) : ofRoot.contains(true))
        }
        if next?.kind == .identifier {
          let name = run.text(at: index + 1).lowercased()
          if ["after", "before", "first-letter", "first-line"].contains(name) { return false }
          names = names || name == "root"
        }
      case .delimiter:
        switch run.text(at: index) {
        case ">", "+", "~": return false
        case "&": names = names || hasParent
        case "|" where next?.kind == .identifier && run.isWord(index + 1, "html"): names = true
        default: break
        }
      default: break
      }
      index = run.index(after: index)
    }
    return names
  }

  /// The simple selectors of a selector without combinators, sorted, without those that only name the
  /// root; nil for one with combinators.
  fileprivate var simpleSelectors: [String]? {
    let run = trimmed
    var result: Set<String> = []
    var index = run.range.lowerBound
    while index < run.range.upperBound {
      let start = index
      index = run.index(after: index)
      switch run[start].kind {
      case .identifier where start == run.range.lowerBound && run.isWord(start, "html"): continue
      case .openBracket, .hash: break
      case .delimiter where run.text(at: start) == "&": continue
      case .delimiter where run.text(at: start) == "." && index < run.range.upperBound,
        .colon where index < run.range.upperBound:
        let isRoot = run[start].kind == .colon && run.isWord(index, "root")
        index = run.index(after: index)
        if isRoot { continue }
      default: return nil
      }
      result.insert(run[start..<index].source)
    }
    return result.sorted()
  }
}
