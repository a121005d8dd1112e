import ColorMath
import DesignTokens

/// The tokens that are only the value of another in some context: `primaryLight`, to which
/// `ColorScheme.primary` points, or which `primary` equals in the light scheme; or everywhere: `card`,
/// for which Tailwind's utilities say `color-card`. They are judged as that other, if it has a color
/// everywhere; among themselves they would be paired across contexts, or twice.
struct ContextValues {
  /// Their names.
  private(set) var names: Set<String> = []

  private let catalog: TokenCatalog
  private let words: [(id: TokenID, name: NameWords)]
  /// Whether a token has a color in every context.
  private let isRead: (String) -> Bool

  init(_ catalog: TokenCatalog, isRead: @escaping (String) -> Bool) {
    self.catalog = catalog
    self.isRead = isRead
    words = catalog.colorTokens.map { ($0, NameWords(catalog.name(of: $0))) }
    addTargets()
    addEquals()
    addRenamed()
    addUtilities()
  }

  /// Adds what a token of a shorter name points to.
  private mutating func addTargets() {
    let targets = catalog.aliasTargets
    for (id, name) in words
    where !targets[id].isEmpty && !name.own.isEmpty && isRead(catalog.name(of: id)) {
      for target in targets[id] {
        let others = NameWords(catalog.name(of: target)).own
        guard others.count > name.own.count,
          others.starts(with: name.own) || others.suffix(name.own.count) == name.own[...]
            || Self.isNamed(others, forSchemeOf: name.own)
        else { continue }
        names.insert(catalog.name(of: target))
      }
    }
  }

  /// Whether a name is another one with a scheme within: `text-dark-1` and `text-1`.
  private static func isNamed(_ name: [String], forSchemeOf other: [String]) -> Bool {
    guard
      let scheme = name.indices.first(where: {
        other.indices.contains($0) ? name[$0] != other[$0] : true
      })
    else { return false }
    return schemes.contains(name[scheme]) && name[..<scheme] + name[(scheme + 1)...] == other[...]
  }

  private static let schemes: Set<String> = ["dark", "light", "d", "l", "night", "day"]

  /// Adds what has the name of a context after that of another token, and its color in that context.
  /// The color tells it from `text-light`, which is a lighter text.
  private mutating func addEquals() {
    let known = Dictionary(words.map { ($0.name.all, $0.id) }) { first, _ in first }
    for (index, axis) in catalog.axes.enumerated() {
      for (context, name) in axis.contexts.enumerated() {
        let suffix = NameWords(name).all
        var resolver: TokenResolver?
        for (id, name) in words where name.all.count > suffix.count && !suffix.isEmpty {
          guard name.all.suffix(suffix.count) == suffix[...],
            let other = known[Array(name.all.dropLast(suffix.count))],
            isRead(catalog.name(of: other))
          else { continue }
          var contexts = catalog.axes.map { _ in 0 }
          contexts[index] = context
          let found = resolver ?? TokenResolver(catalog, in: Permutation(contexts: contexts))
          resolver = found
          if let color = try? found.color(of: id).color,
            color == (try? found.color(of: other).color)
          {
            names.insert(catalog.name(of: id))
          }
        }
      }
    }
  }

  /// Adds what another token is in every context and names after the word `color`.
  private mutating func addRenamed() {
    let known = Dictionary(words.map { ($0.name.all, $0.id) }) { first, _ in first }
    var renamed: [TokenID: TokenID] = [:]
    for (id, name) in words where name.all.first == "color" && isRead(catalog.name(of: id)) {
      renamed[id] = known[Array(name.all.dropFirst())]
    }
    names.formUnion(onlyAliases(renamed).values.map { catalog.name(of: $0) })
  }

  /// Adds the names of Tailwind's utilities for what is a token already: `text-color-default` for
  /// `content-default`, where they are its alias in every context.
  private mutating func addUtilities() {
    let targets = catalog.aliasTargets
    var renamed: [TokenID: TokenID] = [:]
    for (id, name) in words {
      guard let property = Self.utilities.first(where: { name.all.starts(with: $0) }),
        name.all.count > property.count, targets[id].count == 1, let target = targets[id].first,
        isRead(catalog.name(of: target))
      else { continue }
      let rest = name.all.dropFirst(property.count)
      let other = NameWords(catalog.name(of: target)).all
      if other.count > rest.count, other.suffix(rest.count) == rest { renamed[id] = target }
    }
    names.formUnion(onlyAliases(renamed).keys.map { catalog.name(of: $0) })
  }

  /// The properties for whose utilities Tailwind's `@theme` has names of their own.
  private static let utilities = [
    ["text", "color"], ["background", "color"], ["border", "color"], ["outline", "color"],
    ["ring", "color"], ["divide", "color"], ["placeholder", "color"], ["caret", "color"],
  ]

  /// Those of some tokens that are nothing but an alias of the other, wherever they are declared.
  private func onlyAliases(_ renamed: [TokenID: TokenID]) -> [TokenID: TokenID] {
    guard !renamed.isEmpty else { return [:] }
    var renamed = renamed
    for declaration in catalog.declarations {
      guard let target = renamed[declaration.token] else { continue }
      let isAlias =
        switch declaration.value.content {
        case .reference, .variable(_, fallback: nil): true
        default: false
        }
      if !isAlias || declaration.references.contains(where: { $0.0.target != target }) {
        renamed[declaration.token] = nil
      }
    }
    return renamed
  }
}
