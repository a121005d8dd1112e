import ColorMath
import DesignTokens
import SourceText

/// What the color tokens of a catalog are in every context: known, opaque, a single color.
struct ColorTraits {
  /// How many colors are looked at, in all permutations; above that, one axis at a time.
  private static let colorLimit = 1_000_000

  /// The permutations in which a token has no color, by index.
  private var unread: [String: Set<Int>] = [:]
  /// The permutations that are looked at.
  let permutations: [Permutation]
  private let known: KnownContexts
  private var translucent: Set<String> = []
  private var gradients: Set<String> = []
  /// Colors that show something somewhere.
  private var visible: Set<String> = []
  /// The color in each permutation; nil where it is no single one.
  private var looks: [String: [SRGBColor?]] = [:]
  /// The place that each color comes from in each permutation, as a number; 0 where it has none.
  private var origins: [String: [Int32]] = [:]

  /// Where a color stands; one place may give several, such as the defaults of a call.
  private struct Place: Hashable {
    let path: String
    let range: Range<Int>
    let color: SRGBColor

    init?(_ paint: Paint) {
      guard case .solid(let solid) = paint.content else { return nil }
      (path, range, color) = (paint.origin.file.path, paint.origin.range, solid.color)
    }
  }

  /// Resolves every color in every permutation.
  init(_ catalog: TokenCatalog) {
    let tokens = catalog.colorTokens
    permutations = Self.permutations(of: catalog.axes, tokens: tokens.count)
    known = KnownContexts(axes: catalog.axes, permutations: permutations)
    var places: [Place: Int32] = [:]
    for (index, permutation) in permutations.enumerated() {
      let resolver = TokenResolver(catalog, in: permutation)
      for token in tokens {
        let name = catalog.name(of: token)
        guard let paint = try? resolver.paint(of: token) else {
          unread[name, default: []].insert(index)
          continue
        }
        if let place = Place(paint) {
          let number = places[place] ?? Int32(places.count + 1)
          places[place] = number
          origins[name, default: Array(repeating: 0, count: permutations.count)][index] = number
        }
        if !Self.isOpaque(paint) { translucent.insert(name) }
        if case .solid(let solid) = paint.content {
          looks[name, default: Array(repeating: nil, count: permutations.count)][index] =
            solid.color
          if solid.color.alpha > 0 { visible.insert(name) }
          continue
        }
        visible.insert(name)
        gradients.insert(name)
      }
    }
  }

  /// Whether a token has a color in every context.
  func isRead(_ name: String) -> Bool { unread[name] == nil }

  /// Whether a token is opaque in every context in which it has a color.
  func isOpaque(_ name: String) -> Bool { !translucent.contains(name) }

  /// Whether a token is a single color wherever it has one, and shows somewhere, as a foreground must.
  func isColor(_ name: String) -> Bool { !gradients.contains(name) && visible.contains(name) }

  /// Whether a token shows something somewhere, or is unknown.
  func isShown(_ name: String) -> Bool { visible.contains(name) || unread[name] != nil }

  /// Whether two tokens are one color of a palette wherever they have one.
  func areOne(_ first: String, _ second: String) -> Bool {
    origins[first] != nil && origins[first] == origins[second]
  }

  /// Whether two tokens look the same wherever they have a color, from whatever place it comes.
  func areAlike(_ first: String, _ second: String) -> Bool {
    guard isRead(first), isRead(second), let one = looks[first] else { return false }
    return one == looks[second]
  }

  /// Whether a token has one color, the same in every context.
  func isConstant(_ name: String) -> Bool {
    isRead(name) && origins[name].map { Set($0).count == 1 } ?? false
  }

  /// The contexts in which a token has a color; nil if there is none, or if it has one everywhere.
  func contexts(of name: String) -> PolicyDraft.Contexts? { unread[name].flatMap(known.without) }

  /// Whether an axis has a context.
  func hasContext(_ context: String, of axis: String) -> Bool {
    known.axes.contains { $0.name == axis && $0.contexts.contains(context) }
  }

  /// Those of some tokens that have a color in all of some contexts.
  func read(_ names: [String], in contexts: PolicyDraft.Contexts) -> [String] {
    let indexes = known.indexes(in: contexts)
    return names.filter { unread[$0]?.isDisjoint(with: indexes) ?? true }
  }

  private static func permutations(of axes: [Axis], tokens: Int) -> [Permutation] {
    let choices = axes.map { Array($0.contexts.indices) }
    if let count = Permutations.count(choices: choices), count <= colorLimit / max(tokens, 1) {
      return Array(Permutations(choices: choices))
    }
    let first = axes.map { _ in 0 }
    return [Permutation(contexts: first)]
      + axes.indices.flatMap { axis in
        choices[axis].dropFirst().map { context in
          var contexts = first
          contexts[axis] = context
          return Permutation(contexts: contexts)
        }
      }
  }

  private static func isOpaque(_ paint: Paint) -> Bool {
    switch paint.content {
    case .solid(let color): color.color.isOpaque
    case .gradient(let gradient):
      gradient.segments.allSatisfy { $0.start.isOpaque && $0.end.isOpaque }
    case .anything: true
    case .patches(let patches):
      patches.allSatisfy { $0.isOpen || $0.layers.contains(where: \.isOpaque) }
    }
  }
}
