import SourceText

/// Finds the pairs of a style sheet: the colors of a rule on its own background, or on that of an
/// element around it that its selector names.
struct CSSUsageReader {
  private let rules: [CSSUseRule]
  /// The rules by one demand on their elements.
  private var index: [String: [Int]] = [:]
  private var matches: [CSSSubject: [(rule: Int, places: [Int])]] = [:]
  private var comparisons = 0

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
      let all = paints(of: around, last: last).filter { $0.role == nil }
      let backgrounds = around == subject ? all : all.withoutReplaced
      if !backgrounds.isEmpty { layers.append(.backgrounds(backgrounds)) }
      if around == subject { ownCount = layers.count }
    }
    return PaintedStack(
      foregrounds: paints(of: subject, last: last).filter { $0.role != nil }, layers: layers,
      ownCount: ownCount, isLarge: isLarge(subject))
  }

  private mutating func paints(of subject: CSSSubject, last: Int) -> [PaintDeclaration] {
    matching(subject).flatMap { match in
      rules[match.rule].paints(at: match.places, of: subject, last: last)
    }
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
    for key in Set((subject.compounds.last?.demands ?? []) + [""]) {
      for number in index[key] ?? [] {
        comparisons += 1
        if let places = rules[number].selector.subject.places(in: subject) {
          found.append((number, places))
        }
      }
    }
    matches[subject] = found
    return found
  }
}
