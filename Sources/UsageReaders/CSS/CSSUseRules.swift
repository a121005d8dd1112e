import SourceText

/// Collects the rules of a style sheet that give colors.
struct CSSUseRules {
  private(set) var rules: [CSSUseRule] = []
  private(set) var useCount = 0
  private let document: CSSDocument
  private let lengths: Set<String>
  private var order = 0

  private static let depthLimit = 64
  private static let ruleLimit = 100_000

  /// A block to walk, with the selectors and conditions around it.
  private struct Work {
    let block: CSSBlock
    let selectors: [CSSUseSelector]
    let conditions: [UsageState.Condition]
    let depth: Int
  }

  init(_ document: CSSDocument, reading: inout UsageReading) {
    self.document = document
    lengths = Self.lengths(document.contents)
    var stack = [Work(block: document.root, selectors: [], conditions: [], depth: 0)]
    while let work = stack.popLast() {
      var inner: [Work] = []
      walk(work, &inner, &reading)
      stack += inner.reversed()
    }
  }

  /// The variables that are given a number or a length somewhere in the file.
  private static func lengths(_ tokens: CSSTokens) -> Set<String> {
    var found: Set<String> = []
    var name: String?
    for index in tokens.range {
      switch tokens[index].kind {
      case .identifier:
        let text = tokens.text(at: index)
        name = text.hasPrefix("--") ? String(text.dropFirst(2)) : nil
      case .colon, .space: continue
      case .number, .dimension:
        if let name { found.insert(name) }
        name = nil
      default: name = nil
      }
    }
    return found
  }

  private mutating func walk(_ work: Work, _ inner: inout [Work], _ reading: inout UsageReading) {
    guard work.depth < Self.depthLimit else {
      return reading.unfollow(.limit, "rules nested too deep", at: work.block.contents.span)
    }
    var found = CSSDeclaredPaints(lengths: lengths)
    for item in work.block.items {
      switch item {
      case .declaration(let declaration):
        order += 1
        if work.selectors.isEmpty {
          Self.unfollow(declaration, "outside of a rule", &reading)
        } else {
          found.add(declaration, order: order)
        }
      case .rule(let rule):
        guard let selectors = CSSUseSelectorParser.selectors(rule.prelude, in: work.selectors)
        else {
          reading.unfollow(.unread, "the selector \(rule.prelude.source)", at: rule.prelude.span)
          continue
        }
        inner.append(
          Work(
            block: rule.block, selectors: selectors, conditions: work.conditions,
            depth: work.depth + 1))
      case .atRule(let rule): enter(rule, work, &found, &inner, &reading)
      case .stray: continue
      }
    }
    useCount += found.paints.count
    for unread in found.unread { reading.add(unread) }
    guard !found.isEmpty else { return }
    for selector in work.selectors {
      guard rules.count < Self.ruleLimit else {
        return reading.unfollow(.limit, "too many rules", at: work.block.contents.span)
      }
      var whole = selector
      whole.surroundings += work.conditions
      rules.append(
        CSSUseRule(
          selector: whole,
          paints: found.paints.map {
            $0.ranked($0.rank + selector.specificity << 24, in: $0.state)
          },
          fontSizes: found.fontSizes, fontWeights: found.fontWeights))
    }
  }

  /// At-rules whose blocks give no element a color.
  private static let definitions: Set<String> = [
    "color-profile", "counter-style", "custom-variant", "font-face", "font-feature-values",
    "font-palette-values", "page", "plugin", "position-try", "property", "theme",
    "view-transition",
  ]

  private mutating func enter(
    _ rule: CSSAtRule, _ work: Work, _ found: inout CSSDeclaredPaints, _ inner: inout [Work],
    _ reading: inout UsageReading
  ) {
    guard let block = rule.block else {
      if rule.name == "apply" {
        order += 1
        found.apply(rule.prelude, order: order)
      }
      return
    }
    var selectors = work.selectors
    var conditions = work.conditions
    switch rule.name {
    case "media", "supports", "container", "variant", "starting-style":
      conditions.append(
        UsageState.Condition("@\(rule.name) \(rule.prelude.plain)", isSurrounding: true))
    case "layer", "scope": break
    case "utility":
      // The class of that name. [Tailwind CSS 4]
      guard let named = CSSUseSelectorParser.selectors(CSSTokens(".\(rule.prelude.plain)"), in: [])
      else { return Self.unfollow(block, "in @utility \(rule.prelude.plain)", &reading) }
      selectors = named
    case let name where Self.definitions.contains(name): return
    default: return Self.unfollow(block, "in @\(rule.name)", &reading)
    }
    inner.append(
      Work(block: block, selectors: selectors, conditions: conditions, depth: work.depth + 1))
  }

  // MARK: What is not followed

  /// Notes the colors of a block at any depth.
  private static func unfollow(
    _ block: CSSBlock, _ place: String, _ reading: inout UsageReading
  ) {
    var blocks = [block]
    while let block = blocks.popLast() {
      for item in block.items {
        switch item {
        case .declaration(let declaration): unfollow(declaration, place, &reading)
        case .rule(let rule): blocks.append(rule.block)
        case .atRule(let rule): if let block = rule.block { blocks.append(block) }
        case .stray: continue
        }
      }
    }
  }

  private static func unfollow(
    _ declaration: CSSDeclaration, _ place: String, _ reading: inout UsageReading
  ) {
    guard CSSPaintReader.target(of: declaration.name) != nil else { return }
    reading.unfollow(.unread, "\(declaration.value.source) \(place)", at: declaration.value.span)
  }
}
