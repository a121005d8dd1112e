import SourceText
import StyleSheets

/// Collects the rules of a style sheet that give colors.
struct CSSUseRules {
  private(set) var rules: [CSSUseRule] = []
  private let document: CSSDocument
  private let lengths: Set<String>
  private let hasUsualRoot: Bool
  private var order = 0
  private var layers = CSSLayers()

  private static let depthLimit = 64
  private static let ruleLimit = 100_000

  /// A block to walk, with the selectors and conditions around it.
  private struct Work {
    let block: CSSBlock
    let selectors: [CSSUseSelector]
    let conditions: [UsageState.Condition]
    let layer: CSSLayer
    let depth: Int
  }

  init(_ document: CSSDocument, reading: inout UsageReading) {
    self.document = document
    lengths = Self.lengths(document.contents)
    hasUsualRoot = !Self.givesRootSize(document.root)
    var stack = [
      Work(block: document.root, selectors: [], conditions: [], layer: CSSLayer(), depth: 0)
    ]
    while let work = stack.popLast() {
      var inner: [Work] = []
      walk(work, &inner, &reading)
      stack += inner.reversed()
    }
    rank()
  }

  /// Gives the paints their places in the order of the cascade.
  private mutating func rank() {
    var ranks: Set<Rank> = []
    for rule in rules { ranks.formUnion(rule.paints.lazy.map { Rank($0, of: rule) }) }
    let places = Dictionary(uniqueKeysWithValues: ranks.sorted().enumerated().map { ($1, $0) })
    for index in rules.indices {
      let rule = rules[index]
      rules[index].paints = rule.paints.map {
        $0.ranked(places[Rank($0, of: rule)] ?? 0, in: $0.state)
      }
    }
  }

  /// What decides between two paints of an element.
  private struct Rank: Comparable, Hashable {
    let isFill: Bool
    let weight: CSSWeight
    let order: Int

    init(_ paint: PaintDeclaration, of rule: CSSUseRule) {
      let isImportant = paint.rank >= CSSDeclaredPaints.important
      let rest = paint.rank % CSSDeclaredPaints.important
      isFill = rest >= CSSDeclaredPaints.fill
      order = rest % CSSDeclaredPaints.fill
      weight = CSSWeight(
        isImportant: isImportant, layer: rule.layer, specificity: rule.selector.specificity)
    }

    static func < (left: Rank, right: Rank) -> Bool {
      if left.weight.isImportant != right.weight.isImportant { return right.weight.isImportant }
      if left.isFill != right.isFill { return right.isFill }
      return left.weight == right.weight ? left.order < right.order : left.weight < right.weight
    }
  }

  /// The variables that are given one number or length wherever the file gives them anything.
  private static func lengths(_ tokens: CSSTokens) -> Set<String> {
    var lengths: Set<String> = []
    var others: Set<String> = []
    var index = tokens.range.lowerBound
    while index < tokens.range.upperBound {
      let text = tokens[index].kind == .identifier ? tokens.text(at: index) : ""
      index += 1
      guard text.hasPrefix("--"), index < tokens.range.upperBound, tokens[index].kind == .colon
      else { continue }
      let start = index + 1
      index = start
      while index < tokens.range.upperBound,
        ![.semicolon, .closeBrace].contains(tokens[index].kind)
      {
        index = tokens.index(after: index)
      }
      let value = tokens[start..<min(index, tokens.range.upperBound)].trimmed
      let isLength = value.only.map { [.number, .dimension].contains(value[$0].kind) } ?? false
      if isLength {
        lengths.insert(String(text.dropFirst(2)))
      } else {
        others.insert(String(text.dropFirst(2)))
      }
    }
    return lengths.subtracting(others)
  }

  /// Whether a rule for the root gives it a size of text, which is that of `rem`.
  private static func givesRootSize(_ sheet: CSSBlock) -> Bool {
    var blocks = [sheet]
    while let block = blocks.popLast() {
      for item in block.items {
        if case .atRule(let rule) = item, let block = rule.block { blocks.append(block) }
        guard case .rule(let rule) = item else { continue }
        guard rule.prelude.mayNameRoot else { continue }
        let selector = rule.prelude.plain
        guard selector.contains("html") || selector.contains(":root") else { continue }
        for case .declaration(let declaration) in rule.block.items
        where declaration.name == "font-size" || declaration.name == "font" {
          return true
        }
      }
    }
    return false
  }

  private mutating func walk(_ work: Work, _ inner: inout [Work], _ reading: inout UsageReading) {
    guard work.depth < Self.depthLimit else {
      return reading.unfollow(.limit, "rules nested too deep", at: work.block.contents.span)
    }
    var found = CSSDeclaredPaints(lengths: lengths, hasUsualRoot: hasUsualRoot)
    var values: [String: UsedColor?] = [:]
    for item in work.block.items {
      switch item {
      case .declaration(let declaration):
        order += 1
        if declaration.isCustom, let paint = CSSPaintReader.only(declaration.value) {
          values[String(declaration.name.dropFirst(2))] = .some(paint.color)
        }
        if work.selectors.isEmpty {
          Self.unfollow(declaration, "outside of a rule", &reading)
        } else {
          found.add(declaration, order: order)
        }
      case .rule(let rule):
        guard let selectors = CSSUseSelectorReader.selectors(rule.prelude, in: work.selectors)
        else {
          reading.unfollow(.unread, "the selector \(rule.prelude.source)", at: rule.prelude.span)
          // What it holds is not known either.
          for item in rule.block.items {
            if case .rule(let inner) = item { Self.unfollow(inner.block, "within it", &reading) }
          }
          continue
        }
        inner.append(
          Work(
            block: rule.block, selectors: selectors, conditions: work.conditions,
            layer: work.layer, depth: work.depth + 1))
      case .atRule(let rule): enter(rule, work, &found, &inner, &reading)
      case .madeProperty, .stray: continue
      }
    }
    if !values.isEmpty {
      for selector in work.selectors where !selector.subject.isPage {
        let conditions =
          selector.surroundings + work.conditions + selector.states.flatMap(\.self)
        let grounds = found.paints.filter { $0.role == nil }
        reading.add(
          ScopedColors(
            values: values, background: grounds.count == 1 ? grounds[0].paint.color : nil,
            state: UsageState(conditions)))
      }
    }
    for unread in found.unread { reading.add(unread) }
    for paint in found.paints { reading.account(for: paint.place) }
    guard !found.isEmpty else { return }
    for selector in work.selectors {
      guard rules.count < Self.ruleLimit else {
        return reading.unfollow(.limit, "too many rules", at: work.block.contents.span)
      }
      var whole = selector
      whole.surroundings += work.conditions
      rules.append(
        CSSUseRule(
          selector: whole, layer: work.layer, paints: found.paints, fontSizes: found.fontSizes,
          fontWeights: found.fontWeights))
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
      } else if rule.name == "layer" {
        let names = rule.prelude.split(at: .comma).map(\.layerName)
        guard !names.contains(nil) else { return }
        for name in names { _ = layers.layer(named: name ?? [], in: work.layer) }
      }
      return
    }
    if let blocks = rule.repetitions {
      inner += blocks.map {
        Work(
          block: $0, selectors: work.selectors, conditions: work.conditions, layer: work.layer,
          depth: work.depth + 1)
      }
      return
    }
    var layer = work.layer
    var selectors = work.selectors
    var conditions = work.conditions
    switch rule.name {
    case "media", "supports", "container", "variant", "starting-style":
      conditions.append(
        UsageState.Condition("@\(rule.name) \(rule.prelude.plain)", isSurrounding: true))
    case "layer":
      guard let name = rule.prelude.parts.isEmpty ? [] : rule.prelude.layerName,
        layer.places.count + name.count < CSSLayers.depthLimit
      else { return Self.unfollow(block, "in @layer \(rule.prelude.plain)", &reading) }
      layer = layers.layer(named: name, in: layer)
    case "scope": break
    case "utility":
      // The class of that name. [Tailwind CSS 4]
      guard let named = CSSUseSelectorReader.selectors(CSSTokens(".\(rule.prelude.plain)"), in: [])
      else { return Self.unfollow(block, "in @utility \(rule.prelude.plain)", &reading) }
      selectors = named
    case let name where Self.definitions.contains(name): return
    default: return Self.unfollow(block, "in @\(rule.name)", &reading)
    }
    inner.append(
      Work(
        block: block, selectors: selectors, conditions: conditions, layer: layer,
        depth: work.depth + 1))
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
        case .madeProperty, .stray: continue
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

extension CSSTokens {
  private static let rootNames = ["html", "root"].map { Array($0.utf8) }

  /// Whether the root may be named in it: every selector is asked, so that bytes are looked at.
  fileprivate var mayNameRoot: Bool {
    let span = span
    let bytes = span.file.bytes[span.range]
    return bytes.indices.contains { start in
      bytes[start] == UInt8(ascii: "\\")
        || Self.rootNames.contains { $0[0] == bytes[start] && bytes[start...].starts(with: $0) }
    }
  }
}
