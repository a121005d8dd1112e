package import DesignTokens
import SourceText

/// The places of the colors and opacities of a system: what somebody can change, each once.
package struct ColorPlaces {
  /// A color or an opacity that is written in a file.
  package struct Place: Sendable {
    package let variable: ColorVariable
    /// The name of the token that is declared there.
    package let token: String
    /// The contexts in which its layer applies; empty for all.
    package let contexts: [String]
    /// Why a change of it cannot be followed by formulas; nil if it can.
    package fileprivate(set) var obstacle: Obstacle?
  }

  /// Why no formula follows a place: what is made of it, or what it is.
  package enum Obstacle: Sendable {
    case gradient, pattern, computed
    /// It stands for several colors, such as one for each scheme.
    case varying
    /// Nobody may change it.
    case kept
  }

  /// In the order of the first use.
  package private(set) var all: [Place] = []
  private var numbers: [SourceSpan: Int] = [:]
  /// The same by text: a file that several others include is read as often, and is one place.
  private var numbersByText: [Text: Int] = [:]
  /// The tokens of pairings that have a color in no place, as where it is a system's.
  package private(set) var placeless: [String] = []
  private let catalog: TokenCatalog
  private let kept: Set<SourceSpan>

  /// Finds the places that the tokens of a plan, and all color tokens, depend on in its contexts.
  package init(_ prepared: PreparedAudit, plan: AuditPlan) {
    catalog = prepared.catalog
    kept = prepared.kept
    var isPaired = [Bool](repeating: false, count: catalog.tokenCount)
    for pairing in plan.pairings {
      for token in pairing.foregrounds { isPaired[token.index] = true }
    }
    for stack in plan.stacks { for token in stack.layers { isPaired[token.index] = true } }
    for case .colors(let colors) in plan.backdrops {
      for case .token(let token) in colors { isPaired[token.index] = true }
    }
    let others = Set(catalog.colorTokens)
    let tokens = catalog.tokens.filter { isPaired[$0.index] || others.contains($0) }
    var seen: Set<[Int32]> = []
    var isSeen = [Bool](repeating: false, count: catalog.declarations.count)
    var isPlaceless = [Bool](repeating: false, count: catalog.tokenCount)
    for permutation in plan.permutations {
      let resolver = prepared.resolvers.resolver(in: permutation)
      for token in tokens {
        if let literal = resolver.literalDeclaration(of: token) {
          if isSeen[literal] { continue }
          isSeen[literal] = true
        } else if let key = resolver.declarations(behind: token), !seen.insert(key).inserted {
          continue
        }
        // What no pairing uses may have no color here. All others were judged.
        guard let paint = try? resolver.paint(of: token) else { continue }
        let (places, color) = resolver.derivation(of: token)
        let numbers = places.map { number(of: $0) }
        if numbers.isEmpty, isPaired[token.index] { isPlaceless[token.index] = true }
        guard let obstacle = Obstacle(paint, color) else { continue }
        for number in numbers { all[number].obstacle = obstacle }
      }
    }
    placeless = catalog.tokens.filter { isPlaceless[$0.index] }.map { catalog.name(of: $0) }
  }

  /// The places that formulas follow, by number.
  var followed: [SourceSpan: Int] { numbers.filter { all[$0.value].obstacle == nil } }

  /// A range of bytes in a file by its path.
  private struct Text: Hashable {
    let path: String
    let range: Range<Int>
  }

  private mutating func number(of place: ColorVariable) -> Int {
    let text = Text(path: place.span.file.path, range: place.span.range)
    if let known = numbers[place.span] ?? numbersByText[text] {
      if all[known].variable.color != place.color { all[known].obstacle = .varying }
      numbers[place.span] = known
      return known
    }
    numbers[place.span] = all.count
    numbersByText[text] = all.count
    let contexts = catalog.layers[place.layer].conditions.map {
      catalog.axes[$0.axis].contexts[$0.context]
    }
    all.append(
      Place(
        variable: place, token: catalog.name(of: place.token), contexts: contexts,
        obstacle: kept.contains(place.span) ? .kept : nil))
    return all.count - 1
  }
}

extension ColorPlaces.Obstacle {
  /// Why no formula gives a paint; nil if one does.
  fileprivate init?(_ paint: Paint, _ color: ColorDerivation) {
    switch paint.content {
    case .gradient: self = .gradient
    case .patches, .anything: self = .pattern
    case .solid:
      guard case .resolved = color else { return nil }
      self = .computed
    }
  }
}
