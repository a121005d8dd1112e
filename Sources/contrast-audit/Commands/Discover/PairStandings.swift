import AuditEngine
import ColorMath
import DesignTokens
import SourceText
import SystemLoading
import TokenReaders
import UsageReaders

/// What a policy says of the pairs that code uses.
struct PairStandings {
  let names: UsedNames
  private let judged: JudgedPairs
  private let catalog: TokenCatalog
  private let written: WrittenPairJudge

  /// By all pairings of a policy, whatever the run is narrowed to; throws the errors of these.
  init(_ prepared: PreparedAudit) throws {
    var diagnostics = DiagnosticList()
    guard let plan = prepared.wholePlan(&diagnostics) else { throw ToolFailure(diagnostics.all) }
    names = UsedNames(prepared.catalog)
    judged = JudgedPairs(prepared, plan)
    catalog = prepared.catalog
    written = WrittenPairJudge(prepared, plan)
  }

  /// The pairs with their tokens and what the policy says of them; those that it cannot name are
  /// measured.
  func standing(_ pairs: [DiscoveredPair]) -> [DiscoveredPair] {
    var pairs = pairs.map(standing)
    let measured = pairs.indices.compactMap { index in
      writtenPair(pairs[index]).map { (index: index, pair: $0) }
    }
    for (place, measurement) in zip(measured, written.measure(measured.map(\.pair))) {
      switch measurement {
      case .enough: pairs[place.index].standing = .measured
      case .short(let shortfall):
        pairs[place.index].standing = .faint
        pairs[place.index].shortfall = shortfall
      case .unknown: continue
      }
    }
    return pairs
  }

  /// Notes the tokens of the policy that code names where no reader answers for them; their own sources
  /// define them.
  func noteOthers(in reading: inout UsageReading) {
    let sources = Set(catalog.declarations.map(\.value.span.file.path))
    reading.noteOthers { color, file in
      !sources.contains(file.path)
        && names.tokens(of: color).contains { catalog.type(of: $0) == .color }
    }
  }

  /// A pair that is changed in opacity, or text with a color that is written out, where contrast is
  /// required of it.
  private func writtenPair(_ pair: DiscoveredPair) -> WrittenPair? {
    guard pair.standing == .opacity || pair.standing == .literal && pair.first.role == .text,
      pair.isRequired, let foreground = color(pair.first.foreground, at: pair.first.place),
      let background = color(pair.first.background, at: pair.first.place)
    else { return nil }
    return WrittenPair(foreground, on: background, as: pair.usage)
  }

  private func color(_ color: UsedColor, at place: SourceSpan) -> WrittenPair.Color? {
    if let token = names.tokens(of: color).first {
      return .token(token, opacity: color.opacity ?? 1)
    }
    // What `red` is in Swift and Kotlin is another color.
    guard color.notation == .literal, UsageLanguage(path: place.file.path)?.hasColorsOfCSS == true,
      var literal = try? ColorLiteral(css: color.name).sRGB
    else { return nil }
    literal.alpha *= color.opacity ?? 1
    return .literal(literal)
  }

  /// Whether a pairing judges the colors as the code writes them: at an opacity, or written out.
  private func isShown(_ pair: DiscoveredPair) -> Bool {
    let lists = [pair.first.foreground, pair.first.background].map(names.meanings)
    let behind = pair.behind.map { color in
      color.flatMap { names.name(of: $0) }.flatMap { catalog.token(named: $0.name) }
    }
    let use = PairUse(pair.usage, isInactive: pair.isInactive, behind: Set(behind))
    guard let meetings = UsedMeaning.together(lists), !meetings.isEmpty else { return false }
    return meetings.allSatisfy { colors in
      let tokens = colors.compactMap { catalog.token(named: $0.name) }
      guard tokens.count == 2 else { return false }
      return judged.judgement(of: tokens[0], on: tokens[1], in: use) == .judged
    }
  }

  private func standing(_ pair: DiscoveredPair) -> DiscoveredPair {
    var pair = pair
    let colors = [pair.first.foreground, pair.first.background]
    if isShown(pair) {
      (pair.foreground, pair.background) = (
        names.name(of: colors[0])?.name, names.name(of: colors[1])?.name
      )
      pair.standing = .judged
      return pair
    }
    if pair.isWrittenOut {
      pair.standing = .literal
      return pair
    }
    let foregrounds = names.tokens(of: colors[0])
    let backgrounds = names.tokens(of: colors[1])
    guard let foreground = foregrounds.first, let background = backgrounds.first else {
      pair.standing = .unknown
      return pair
    }
    pair.foreground = catalog.name(of: foreground)
    pair.background = catalog.name(of: background)
    let behind = pair.behind.map { color in
      color.flatMap { $0.opacity == nil ? names.tokens(of: $0).first : nil }
    }
    let use = PairUse(pair.usage, isInactive: pair.isInactive, behind: Set(behind))
    var best = JudgedPairs.Judgement.none
    for one in foregrounds {
      for other in backgrounds {
        let found = judged.judgement(of: one, on: other, in: use)
        if found == .judged || best == .none { best = found }
        if best == .judged { break }
      }
      if best == .judged { break }
    }
    let isChanged = colors.contains { $0.opacity != nil }
    pair.judgement = best
    if case .over(let token?) = best, let name = pair.background {
      pair.background = "\(name) over \(catalog.name(of: token))"
    }
    pair.standing =
      switch best {
      case .judged: isChanged ? .opacity : .judged
      case .exempt: .exempt
      case .over(nil): .translucent
      default: pair.isRequired ? .undeclared : .exempt
      }
    return pair
  }
}
