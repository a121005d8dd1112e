import SourceText

/// Finds the pairs of a style sheet: the colors of a rule on its own background, or on that of an
/// element around it that its selector names.
struct CSSUsageReader {
  private let rules: [CSSUseRule]
  /// The rules by one demand on their elements.
  private var index: [String: [Int]] = [:]
  private var matches: [CSSSubject: [(rule: Int, places: [Int])]] = [:]
  private var comparisons = 0
  /// The types that rules demand beside the same other things: `div` of `div[class*='code']`.
  private var types: [[String]: Set<String>] = [:]
  /// The classes that rules demand alone.
  private var classes: Set<String> = []

  /// The maximum number of comparisons of selectors in a file.
  private static let comparisonLimit = 4_000_000

  static func read(_ file: SourceFile, into reading: inout UsageReading) {
    var diagnostics = DiagnosticList()
    let document = CSSDocument.parse(file, diagnostics: &diagnostics)
    for diagnostic in diagnostics.all {
      if let span = diagnostic.span { reading.unfollow(.unread, diagnostic.message, at: span) }
    }
    guard let document else { return }
    let collected = CSSUseRules(document, reading: &reading)
    var reader = CSSUsageReader(collected.rules)
    reader.addPairs(to: &reading)
  }

  private init(_ rules: [CSSUseRule]) {
    self.rules = rules
    for (number, rule) in rules.enumerated() {
      index[Self.key(of: rule.selector.subject), default: []].append(number)
      guard let demands = rule.selector.subject.compounds.last?.demands else { continue }
      if demands.count == 1, demands[0].first == "." { classes.insert(demands[0]) }
      let others = demands.filter { !CSSSubject.isType($0) }
      if !others.isEmpty { types[others, default: []].formUnion(demands.filter(CSSSubject.isType)) }
    }
  }

  private static func key(of subject: CSSSubject) -> String {
    guard let demands = subject.compounds.last?.demands else { return "" }
    return demands.first { $0.hasPrefix(".") } ?? demands.first ?? ""
  }

  private mutating func addPairs(to reading: inout UsageReading) {
    var settled: [CSSSubject: Set<SourceSpan>] = [:]
    for rule in rules where !rule.paints.isEmpty && settled[rule.selector.subject] == nil {
      let subject = rule.selector.subject
      guard comparisons < Self.comparisonLimit else {
        let place = rule.paints[0].place
        reading.unfollow(.limit, "too many rules about the same elements", at: place)
        return
      }
      settled[subject] = stack(of: subject).addPairs(to: &reading)
    }
    let pairedBackgrounds = settled.values.reduce(into: Set<SourceSpan>()) { $0.formUnion($1) }
    for rule in rules {
      // What a rule gives counts for its own elements: that it is overridden for others, or stands on
      // a background there, says nothing of these.
      for paint in rule.paints {
        guard case .color(let color) = paint.paint else { continue }
        let isPaired =
          settled[rule.selector.subject]?.contains(paint.place) == true
          || paint.role == nil && pairedBackgrounds.contains(paint.place)
        let found = ElementColor(
          color: color, role: paint.role, state: rule.state(of: paint),
          element: rule.selector.subject.element, isOfLinks: rule.selector.subject.isLinks,
          isLone: !isPaired)
        if found.isLone || found.isOfPage { reading.add(found) }
        if !isPaired {
          reading.unfollow(
            paint.role == nil ? .noForeground : .noBackground, color.written, at: paint.place)
        }
      }
    }
  }

  /// A subject with all that rules give it, and what lies behind it.
  private mutating func stack(of subject: CSSSubject) -> PaintedStack {
    let last = subject.compounds.count - 1
    var layers: [PaintedStack.Layer] = []
    var ownCount = 0
    for around in [subject] + subject.ancestors {
      let all = paints(of: around, last: last, isAround: around != subject).filter {
        $0.role == nil
      }
      let backgrounds = around == subject ? all : all.withoutReplaced
      if !backgrounds.isEmpty { layers.append(.backgrounds(backgrounds)) }
      if around == subject { ownCount = layers.count }
    }
    return PaintedStack(
      foregrounds: paints(of: subject, last: last).filter { $0.role != nil }, layers: layers,
      ownCount: ownCount, isLarge: isLarge(subject))
  }

  private mutating func paints(
    of subject: CSSSubject, last: Int, isAround: Bool = false
  ) -> [PaintDeclaration] {
    matching(isAround ? typed(subject) : subject).flatMap { match in
      rules[match.rule].paints(at: match.places, of: subject, last: last)
    }
  }

  /// A subject around others with the only type that rules demand of the same elements: what one
  /// selector calls `[class*='code']`, and another one `div[class*='code']`.
  private func typed(_ subject: CSSSubject) -> CSSSubject {
    guard let last = subject.compounds.last, !last.demands.contains(where: CSSSubject.isType),
      let types = types[last.demands], types.count == 1
    else { return subject }
    var typed = subject
    typed.compounds[subject.compounds.count - 1].demands = (last.demands + types).sorted()
    return typed
  }

  /// A subject whose elements have the class of their block too, where there are rules for it: what is
  /// `.note--tip` is a `.note`. [BEM, naming convention]
  private func withBlocks(_ subject: CSSSubject) -> CSSSubject {
    var whole = subject
    for index in whole.compounds.indices {
      let blocks = whole.compounds[index].demands.compactMap { demand -> String? in
        guard demand.first == ".", let end = demand.firstRange(of: "--") else { return nil }
        let block = String(demand[..<end.lowerBound])
        return classes.contains(block) ? block : nil
      }
      guard !blocks.isEmpty else { continue }
      whole.compounds[index].demands =
        Set(whole.compounds[index].demands).union(blocks).sorted()
    }
    return whole
  }

  private mutating func isLarge(_ subject: CSSSubject) -> Bool? {
    var sizes: Set<Double?> = []
    var weights: Set<Double?> = []
    for rule in matching(subject).map({ rules[$0.rule] }) {
      // What it has in some states only says nothing of the others.
      let isAlways =
        rule.selector.surroundings.isEmpty && rule.selector.states.allSatisfy(\.isEmpty)
      sizes.formUnion(isAlways || rule.fontSizes.isEmpty ? rule.fontSizes : [nil])
      weights.formUnion(isAlways || rule.fontWeights.isEmpty ? rule.fontWeights : [nil])
    }
    return TextSize.isLarge(pixels: sizes, weights: weights)
  }

  /// The rules that apply to every element of a subject.
  private mutating func matching(_ subject: CSSSubject) -> [(rule: Int, places: [Int])] {
    if let known = matches[subject] { return known }
    var found: [(rule: Int, places: [Int])] = []
    let whole = withBlocks(subject)
    for key in Set((whole.compounds.last?.demands ?? []) + [""]) {
      for number in index[key] ?? [] {
        comparisons += 1
        if let places = rules[number].selector.subject.places(in: whole) {
          found.append((number, places))
        }
      }
    }
    matches[subject] = found
    return found
  }
}
