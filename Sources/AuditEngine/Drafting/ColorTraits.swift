import DesignTokens

/// What the color tokens of a catalog are in every context: known, opaque, a single color.
struct ColorTraits {
  /// How many colors are looked at, in all permutations; above that, one axis at a time.
  private static let colorLimit = 1_000_000

  private var unread: Set<String> = []
  private var translucent: Set<String> = []
  private var gradients: Set<String> = []

  /// Resolves every color in every permutation.
  init(_ catalog: TokenCatalog) {
    let tokens = catalog.colorTokens
    for permutation in Self.permutations(of: catalog.axes, tokens: tokens.count) {
      let resolver = TokenResolver(catalog, in: permutation)
      for token in tokens {
        let name = catalog.name(of: token)
        guard let paint = try? resolver.paint(of: token) else {
          unread.insert(name)
          continue
        }
        if !Self.isOpaque(paint) { translucent.insert(name) }
        if case .solid = paint.content { continue }
        gradients.insert(name)
      }
    }
  }

  /// Whether a token has a color in every context.
  func isRead(_ name: String) -> Bool { !unread.contains(name) }

  /// Whether a token is opaque in every context.
  func isOpaque(_ name: String) -> Bool { !unread.contains(name) && !translucent.contains(name) }

  /// Whether a token is a single color in every context, as a foreground must be.
  func isColor(_ name: String) -> Bool { !unread.contains(name) && !gradients.contains(name) }

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
