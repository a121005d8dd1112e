import ColorMath
import DesignTokens

/// The tokens that are only the value of another in some context: `primaryLight`, to which
/// `ColorScheme.primary` points, or which `primary` equals in the light scheme; or everywhere: `card`,
/// for which Tailwind's utilities say `color-card`. They are judged as that other, if it has a color
/// everywhere; among themselves they would be paired across contexts, or twice.
struct ContextValues {
  /// Their names.
  var names: Set<String> { Set(owners.keys) }
  /// The tokens that each is a value of, by name.
  private(set) var owners: [String: Set<String>] = [:]
  /// Those of them that another points to in every context.
  private var everywhere: Set<String> = []

  private let catalog: TokenCatalog
  private let words: [(id: TokenID, name: NameWords)]
  private let traits: ColorTraits

  init(_ catalog: TokenCatalog, _ traits: ColorTraits) {
    self.catalog = catalog
    self.traits = traits
    words = catalog.colorTokens.map { ($0, NameWords(catalog.name(of: $0))) }
    addTargets()
    addEquals()
    addRenamed()
    addUtilities()
    addInner()
  }

  /// The ones that are a value everywhere, and of no token that is placed.
  func lost(_ placed: Set<String>) -> Set<String> {
    everywhere.filter { placed.isDisjoint(with: owners[$0] ?? []) }
  }

  private mutating func add(_ value: TokenID, of owner: TokenID) {
    owners[catalog.name(of: value), default: []].insert(catalog.name(of: owner))
  }

  /// Adds what a token of a shorter name points to.
  private mutating func addTargets() {
    let targets = catalog.aliasTargets
    for (id, name) in words
    where !targets[id].isEmpty && !name.own.isEmpty && traits.isRead(catalog.name(of: id)) {
      for target in targets[id] {
        let others = NameWords(catalog.name(of: target)).own
        guard others.count > name.own.count,
          others.starts(with: name.own) || others.suffix(name.own.count) == name.own[...]
            || Self.isNamed(others, forSchemeOf: name.own)
        else { continue }
        add(target, of: id)
        if targets[id].count == 1 { everywhere.insert(catalog.name(of: target)) }
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
            case let owner = catalog.name(of: other),
            traits.isRead(owner) || axis.name != "scheme" && traits.contexts(of: owner) != nil
          else { continue }
          var contexts = catalog.axes.map { _ in 0 }
          contexts[index] = context
          let found = resolver ?? TokenResolver(catalog, in: Permutation(contexts: contexts))
          resolver = found
          if let color = try? found.color(of: id).color,
            color == (try? found.color(of: other).color)
          {
            add(id, of: other)
          }
        }
      }
    }
  }

  /// Adds what another token is in every context and names after the word `color`.
  private mutating func addRenamed() {
    let known = Dictionary(words.map { ($0.name.all, $0.id) }) { first, _ in first }
    var renamed: [TokenID: TokenID] = [:]
    for (id, name) in words where name.all.first == "color" && traits.isRead(catalog.name(of: id)) {
      renamed[id] = known[Array(name.all.dropFirst())]
    }
    for (owner, value) in onlyAliases(renamed) { add(value, of: owner) }
  }

  /// Adds the names of Tailwind's utilities for what is a token already: `text-color-default` for
  /// `content-default`, where they are its alias in every context.
  private mutating func addUtilities() {
    let targets = catalog.aliasTargets
    var renamed: [TokenID: TokenID] = [:]
    for (id, name) in words {
      guard let property = Self.utilities.first(where: { name.all.starts(with: $0) }),
        name.all.count > property.count, targets[id].count == 1, let target = targets[id].first,
        traits.isRead(catalog.name(of: target))
      else { continue }
      let rest = name.all.dropFirst(property.count)
      let other = NameWords(catalog.name(of: target)).all
      if other.count > rest.count, other.suffix(rest.count) == rest { renamed[id] = target }
    }
    for (value, owner) in onlyAliases(renamed) { add(value, of: owner) }
  }

  /// The properties for whose utilities Tailwind's `@theme` has names of their own.
  private static let utilities = [
    ["text", "color"], ["background", "color"], ["border", "color"], ["outline", "color"],
    ["ring", "color"], ["divide", "color"], ["placeholder", "color"], ["caret", "color"],
  ]

  /// Adds what a function around it gives under the same name: `Palette.text` where
  /// `Palette.color.text` is its alias in every context.
  private mutating func addInner() {
    let targets = catalog.aliasTargets
    var inner: [TokenID: TokenID] = [:]
    for (id, name) in words where targets[id].count == 1 && traits.isRead(catalog.name(of: id)) {
      guard let target = targets[id].first,
        case let other = NameWords(catalog.name(of: target)), other.own == name.own,
        other.groupParts == name.groupParts.dropLast(),
        other.groupParts.last.map(TokenGroup.isType) == true,
        name.groupParts.last.map(TokenGroup.isType) == false
      else { continue }
      inner[id] = target
    }
    for (owner, value) in onlyAliases(inner) { add(value, of: owner) }
  }

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
