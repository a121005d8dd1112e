package import DesignTokens
package import UsageReaders

/// The tokens that names in code mean.
package struct UsedNames {
  private let catalog: TokenCatalog
  private let aliasTargets: AliasTargets
  /// Tokens by their names without case, dots and dashes; nil where two have the same.
  private var plain: [String: TokenID?] = [:]
  /// Tokens that are members of a color type of Swift, by their names there: `ink` for `Color.ink`,
  /// which code writes as `.ink`; nil where two types have the same.
  private var ofColorTypes: [String: TokenID?] = [:]
  /// Tokens by the names that they have as custom properties: `ink-muted` for `ink.muted`.
  private var dashed: [String: TokenID?] = [:]

  /// Tokens of a configuration of Tailwind or UnoCSS by what their utilities call them: `brand-500` for
  /// `theme.extend.colors.brand.500`; nil where two have the same.
  private var utilities: [String: TokenID?] = [:]

  /// The tokens of colors, by the last part of their names.
  private var byLastPart: [String: [(token: TokenID, holder: Substring)]] = [:]
  /// Tokens that are members of types, by the name of the member, with the words of the type.
  private var members: [String: [(token: TokenID, words: Set<String>)]] = [:]

  /// The tokens that are one color in code, by what that is called.
  private let states: [String: [TokenState]]

  /// Looks names up among the tokens of a catalog.
  package init(_ catalog: TokenCatalog) {
    self.catalog = catalog
    states = Dictionary(grouping: catalog.states, by: \.color)
    aliasTargets = catalog.aliasTargets
    for token in catalog.tokens {
      let name = Self.plain(catalog.name(of: token))
      plain[name] = plain[name] == nil ? .some(token) : .some(nil)
      if let member = Self.member(catalog.name(of: token)) {
        ofColorTypes[member] = ofColorTypes[member] == nil ? .some(token) : .some(nil)
      }
      if let name = Self.utility(catalog.name(of: token)) {
        utilities[name] = utilities[name] == nil ? .some(token) : .some(nil)
      }
      let parts = catalog.name(of: token).split(separator: ".")
      if parts.count == 2 {
        let words = Self.words(of: parts[0]).subtracting(Self.holders)
        if !words.isEmpty { members[String(parts[1]), default: []].append((token, words)) }
      }
      if parts.count > 1 {
        byLastPart[String(parts[parts.count - 1]), default: []].append(
          (token, parts[parts.count - 2]))
      }
      for name in Set(Self.dashed(catalog.name(of: token))) {
        dashed[name] = dashed[name] == nil ? .some(token) : .some(nil)
      }
    }
  }

  /// What follows a color type in a name; nil for any other name.
  private static func member(_ name: String) -> String? {
    ["Color.", "UIColor.", "NSColor."].first(where: name.hasPrefix).map {
      String(name.dropFirst($0.count))
    }
  }

  /// What utilities call a color of a configuration; nil for any other name. [Tailwind CSS 3, Customizing
  /// Colors; UnoCSS, Extending Theme]
  private static func utility(_ name: String) -> String? {
    let groups = ["theme.colors.", "theme.extend.colors.", "extendTheme.colors."]
    // A constant that the module exports stands before them: `config.theme.colors.ink`.
    let inner = name.firstIndex(of: ".").map { name[name.index(after: $0)...] } ?? ""
    let found = [name[...], inner].lazy.compactMap { path in
      groups.first(where: path.hasPrefix).map { path.dropFirst($0.count) }
    }.first
    guard var parts = found?.split(separator: ".") else { return nil }
    if parts.last == "DEFAULT" { parts.removeLast() }
    return parts.isEmpty ? nil : parts.joined(separator: "-")
  }

  private static func plain(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// A name as a custom property, with words in capitals as they are, and cut by dashes.
  private static func dashed(_ name: String) -> [String] {
    let joined = String(name.map { $0 == "." || $0 == "/" || $0 == " " || $0 == "_" ? "-" : $0 })
    var cut = ""
    for letter in joined {
      if letter.isUppercase, let last = cut.last, last != "-" { cut.append("-") }
      cut += letter.lowercased()
    }
    return [joined, cut]
  }

  /// The colors that a color in code may be, each in a state of what holds it; empty for what is not known. What
  /// code takes from an instance is known by its type alone, and never by what the instance is called.
  package func meanings(of color: UsedColor) -> [UsedMeaning] {
    guard color.notation == .member, color.name.contains(".") else { return plain(color) }
    if let declared = color.declared {
      for name in declared.names where states[name] != nil || isColor(name) {
        return meanings(of: color, states[name] ?? [], named: name, heldBy: declared.holder)
      }
      // A constant of a type has a name of its own: `Theme.shared.ink`.
      return isColor(color.name) ? plain(color) : []
    }
    return color.name.first?.isUppercase == true ? plain(color) : []
  }

  private func plain(_ color: UsedColor) -> [UsedMeaning] {
    name(of: color).map { [UsedMeaning(name: $0.name, token: $0.token, choices: [:])] } ?? []
  }

  private func isColor(_ name: String) -> Bool {
    catalog.token(named: name).map { catalog.type(of: $0) == .color } ?? false
  }

  private func meanings(
    of color: UsedColor, _ states: [TokenState], named name: String, heldBy holder: String
  ) -> [UsedMeaning] {
    if states.isEmpty { return [UsedMeaning(name: color.at(name), token: name, choices: [:])] }
    guard states.allSatisfy({ isColor($0.token) }) else { return [] }
    return states.map { state in
      let choices = state.choices.map { ("\($0.key) of \(holder)", $0.value) }
      return UsedMeaning(
        name: color.at(state.token), token: state.token,
        choices: Dictionary(choices) { first, _ in first })
    }
  }

  /// The name that a color has or gets in a catalog: of its token, at the opacity that it has in the code,
  /// or of one that is written out; nil for what is not known.
  package func name(of color: UsedColor) -> (name: String, token: String?)? {
    let token = named(color).first { catalog.type(of: $0) == .color }.map(catalog.name(of:))
    if let token { return (color.at(token), token) }
    guard let written = color.color else { return nil }
    return (color.at(written.system.map { "\($0).\(color.name)" } ?? color.name), nil)
  }

  /// The tokens that a color means by more than its last name: `brand.primary` is no `Color.primary`.
  private func named(_ color: UsedColor) -> [TokenID] {
    if let token = declared(color) { return [token] }
    guard color.notation == .member, color.name.contains(".") else { return tokens(of: color) }
    for name in Self.candidates(color.name, as: .member) where name.contains(".") {
      if let token = token(named: name, as: .member) { return [token] }
    }
    return [held(by: color.name) ?? variable(color.name)].compactMap(\.self)
  }

  /// The tokens that a color may mean, each the same color: `text-muted` is `color-muted`, and `muted`
  /// where the first refers to it. Empty where there is none.
  package func tokens(of color: UsedColor) -> [TokenID] {
    if let token = declared(color) { return [token] }
    for name in [color.name] + color.fallbacks {
      // The first that is a token is the one that is meant.
      for candidate in Self.candidates(name, as: color.notation) {
        guard let token = token(named: candidate, as: color.notation) else { continue }
        guard color.notation == .utility, candidate != name,
          let plain = self.token(named: name, as: .utility),
          plain != token, aliasTargets[token].allSatisfy({ $0 == plain }),
          !aliasTargets[token].isEmpty
        else { return [token] }
        return [token, plain]
      }
    }
    guard color.notation == .member else { return [] }
    return [held(by: color.name) ?? variable(color.name)].compactMap(\.self)
  }

  /// The token that the types in the code say, the first where what holds it chooses among several.
  private func declared(_ color: UsedColor) -> TokenID? {
    color.declared?.names.lazy.compactMap { name in
      catalog.token(named: states[name]?.first?.token ?? name)
    }.first
  }

  /// The member of what a variable holds that is called like its type, or like the property that has it:
  /// `AppTheme.ink` for `theme.ink`, `AppTheme.colors.ink` for `colors.ink`; nil where that may be several.
  private func variable(_ path: String) -> TokenID? {
    let parts = path.split(separator: ".")
    guard parts.count > 1, let known = byLastPart[String(parts[parts.count - 1])] else {
      return nil
    }
    let name = parts[parts.count - 2]
    guard name.first?.isLowercase == true else { return nil }
    let words = Self.ordered(name)
    let found = known.filter { Self.ordered($0.holder.prefix { $0 != "(" }).ends(with: words) }
    return found.count == 1 ? found[0].token : nil
  }

  private static func ordered(_ name: Substring) -> [String] {
    dashed(String(name))[1].split(separator: "-").map { $0.lowercased() }
  }

  /// What types are called that hold colors, and what code calls their values.
  private static let holders: Set<String> = [
    "color", "colors", "colour", "colours", "scheme", "theme", "palette", "tokens",
  ]

  /// The member of a type that a path leads to, where all words of the type stand in it: `AppColors.ink`
  /// for `AppTheme.colors.ink`; nil where that may be several.
  private func held(by path: String) -> TokenID? {
    let parts = path.split(separator: ".")
    guard parts.count > 2, let known = members[String(parts[parts.count - 1])] else { return nil }
    let words = parts.dropLast().reduce(into: Set<String>()) { $0.formUnion(Self.words(of: $1)) }
    guard !Self.holders.isDisjoint(with: Self.words(of: parts[parts.count - 2])) else { return nil }
    let found = known.filter { $0.words.isSubset(of: words) }
    return found.count == 1 ? found[0].token : nil
  }

  private static func words(of name: Substring) -> Set<String> { Set(ordered(name)) }

  private func token(named name: String, as notation: UsedColor.Notation) -> TokenID? {
    if let token = catalog.token(named: name) { return token }
    if notation == .utility, let known = utilities[name] { return known }
    if notation == .member, let token = ofColorTypes[name].flatMap(\.self) { return token }
    // `--INK` and `--i-nk` are other properties than `--ink`.
    let isExact = notation == .customProperty || notation == .utility
    return (isExact ? dashed[name] : plain[Self.plain(name)]).flatMap(\.self)
  }

  /// The names that a name in code may have as a token, the likeliest first.
  private static func candidates(_ name: String, as notation: UsedColor.Notation) -> [String] {
    switch notation {
    case .literal: []
    case .customProperty, .asset: [name]
    case .utility: ["color-\(name)", name]
    case .member:
      // `App.Theme.text`: the whole path, and its ends.
      name.split(separator: ".").indices.map {
        name.split(separator: ".")[$0...].joined(separator: ".")
      }
    }
  }
}

extension [String] {
  fileprivate func ends(with others: [String]) -> Bool { suffix(others.count) == others[...] }
}
