/// Which types and enumerations of a source are themes.
///
/// A protocol that requires a color, or whose last word is Theme, Skin or Brand, makes a theme of
/// each type that conforms to it. Of several such protocols one counts: one that several types conform
/// to, whose name speaks of themes or colors, that requires most. Its themes are called after their
/// types without the words that all of them end in: `MidnightTheme` and `OceanTheme` are `midnight`
/// and `ocean`; a single one loses the words that it shares with the protocol.
///
/// Or the instances of one type are the themes: `SwiftThemeInstances`.
///
/// Without such a protocol an enumeration whose cases are switched over is the theme where its name, or
/// that of the variable, has one of the words of `words`; its themes are called like its cases. Where
/// there are both, those count by which more values of colors differ.
package struct SwiftThemes {
  /// The words by which an enumeration, or a variable of its type, is known to be a theme.
  static let words: Set<String> = ["theme", "themes", "skin", "brand", "pack", "flavor", "flavour"]
  private static let protocolWords: Set<String> = ["theme", "skin", "brand"]

  /// The full name of the protocol or enumeration of the themes; nil without themes.
  private(set) var owner: String?
  /// The themes in order.
  private(set) var contexts: [String] = []
  /// The theme of each conforming type.
  private(set) var conformers: [Int: String] = [:]
  /// The scope of the protocol if the source declares it.
  private(set) var protocolScope: Int?
  /// The requirements of the protocol; nil if the source does not declare it.
  private var requirements: Set<String>?

  /// Whether an enumeration wanted to be the themes, and others were.
  private(set) var hasConflict = false

  /// The constants that are themes, and the theme and the type that each is.
  private(set) var instances: [Int: (theme: String, type: Int)] = [:]
  /// For each type whose instances are themes, or parts of themes, what the names of its tokens begin
  /// with: `Theme`, `Theme.colors`.
  private(set) var paths: [Int: [String]] = [:]

  /// - Parameter usesProtocols: whether types that conform to a protocol may be themes.
  init(_ program: SwiftProgram, usesProtocols: Bool = true) {
    guard usesProtocols else { return }
    var types: [String: [Int]] = [:]
    for scope in program.scopes.indices where program.scopes[scope].keyword != .protocol {
      for name in Self.protocols(of: scope, program) { types[name, default: []].append(scope) }
    }
    let candidates = types.compactMap { name, types in Candidate(name, types, program) }
    guard let best = candidates.max(by: { Candidate.isLess($0, $1) }) else { return }
    owner = best.name
    protocolScope = best.scope
    requirements = best.scope.map { Self.requirements(of: $0, program) }
    let names = Self.names(
      of: best.types.map { program.scopes[$0].path.last ?? "" }, owner: best.name)
    contexts = names
    conformers = Dictionary(uniqueKeysWithValues: zip(best.types, names))
  }

  /// A protocol whose conforming types may be the themes.
  private struct Candidate {
    let name: String
    /// The scope of the protocol if the source declares it.
    let scope: Int?
    let types: [Int]
    /// How many colors it requires.
    let colors: Int
    /// Whether its name speaks of a theme or of colors.
    let isNamed: Bool

    init?(_ name: String, _ types: [Int], _ program: SwiftProgram) {
      let path = name.split(separator: ".").map(String.init)
      let found = program.type(path, from: SwiftProgram.root)
      let isDeclared = found.map { program.scopes[$0].keyword == .protocol } ?? false
      scope = isDeclared ? found : nil
      colors = scope.map { SwiftThemes.colorRequirements(of: $0, program) } ?? 0
      let words = SwiftThemes.words(of: name)
      let isTheme = words.last.map(SwiftThemes.protocolWords.contains) ?? false
      guard colors > 0 || (isTheme && (isDeclared || found == nil) && types.count > 1) else {
        return nil
      }
      isNamed = !SwiftThemes.ownerWords.isDisjoint(with: words)
      (self.name, self.types) = (name, types)
    }

    /// Whether another one is rather the protocol of the themes, in whatever order they stand.
    static func isLess(_ one: Candidate, _ other: Candidate) -> Bool {
      if (one.types.count > 1) != (other.types.count > 1) { return other.types.count > 1 }
      if one.isNamed != other.isNamed { return other.isNamed }
      let (first, second) = (one.colors * one.types.count, other.colors * other.types.count)
      return first == second ? one.name > other.name : first < second
    }
  }

  private static let ownerWords = words.union([
    "palette", "palettes", "color", "colors", "colour", "colours",
  ])

  /// The names of the protocols that a type conforms to, and of those that these refine.
  private static func protocols(of scope: Int, _ program: SwiftProgram) -> [String] {
    var names: [String] = []
    var rest = program.scopes[scope].inherited.map { ($0, scope) }
    while let (name, place) = rest.first, names.count < 64 {
      rest.removeFirst()
      let path = name.split(separator: ".").map(String.init)
      let found = program.type(path, from: place)
      let isProtocol = found.map { program.scopes[$0].keyword == .protocol } ?? false
      let full = isProtocol ? found.map { program.scopes[$0].name } ?? name : name
      guard !names.contains(full) else { continue }
      names.append(full)
      if let found, isProtocol { rest += program.scopes[found].inherited.map { ($0, found) } }
    }
    return names
  }

  /// Whether a property of a conforming type is one that every theme has.
  func isShared(_ property: String, of scope: Int, _ program: SwiftProgram) -> Bool {
    guard conformers[scope] != nil else { return false }
    if let requirements { return requirements.contains(property) }
    return conformers.keys.allSatisfy { program.scopes[$0].properties[property] != nil }
  }

  /// Uses an enumeration as the themes; false if there are other themes already.
  mutating func adopt(_ name: String, cases: [String]) -> Bool {
    if owner == nil { (owner, contexts) = (name, cases) }
    let isSame = Set(cases) == Set(contexts)
    hasConflict = hasConflict || !isSame
    return isSame
  }

  /// Uses the instances of a type as the themes; false if there are other themes already.
  mutating func adopt(_ family: SwiftThemeInstances.Family, _ program: SwiftProgram) -> Bool {
    let type = program.scopes[family.type].name
    let properties = family.instances.map { program.properties[$0] }
    var names = Self.names(of: properties.map(\.declaration.name), owner: type)
    if Set(names).count < names.count {
      names = properties.map {
        (program.scopes[$0.scope].path + [$0.declaration.name]).joined(separator: ".")
      }
    }
    guard Set(names).count == names.count, owner == nil || Set(names) == Set(contexts),
      adopt(type, cases: names)
    else { return false }
    for (index, name) in zip(family.instances, names) {
      instances[index] = (name, family.type)
    }
    addPaths(of: family.type, type, depth: 0, program)
    return true
  }

  private mutating func addPaths(
    of type: Int, _ path: String, depth: Int, _ program: SwiftProgram
  ) {
    guard depth < SwiftThemeInstances.depthLimit, paths[type]?.contains(path) != true else {
      return
    }
    paths[type, default: []].append(path)
    for index in SwiftThemeInstances.members(of: type, program) {
      guard let part = SwiftThemeInstances.partType(of: index, program) else { continue }
      let name = program.properties[index].declaration.name
      addPaths(of: part, "\(path).\(name)", depth: depth + 1, program)
    }
  }

  // MARK: Protocols

  /// How many colors a protocol requires, those that it refines included.
  private static func colorRequirements(of scope: Int, _ program: SwiftProgram) -> Int {
    ([scope] + program.protocols(of: scope)).reduce(0) { count, scope in
      count
        + program.scopes[scope].properties.values.joined().count { index in
          let declaration = program.properties[index].declaration
          guard case .requirement = declaration.source, let type = declaration.type else {
            return false
          }
          return program.colorType(type.path, from: scope) != nil
        }
    }
  }

  private static func requirements(of scope: Int, _ program: SwiftProgram) -> Set<String> {
    Set(
      ([scope] + program.protocols(of: scope)).flatMap { scope in
        program.scopes[scope].properties.values.joined().compactMap { index in
          let declaration = program.properties[index].declaration
          if case .requirement = declaration.source { return declaration.name }
          return nil
        }
      })
  }

  // MARK: Names

  /// The themes' names, as the documentation of the type says; types that would be called the same
  /// keep their whole names.
  private static func names(of types: [String], owner: String) -> [String] {
    let words = types.map { Self.parts(of: $0) }
    let pattern = types.count > 1 ? words[0] : Self.parts(of: owner)
    var length = 0
    while length < pattern.count,
      words.allSatisfy({
        $0.count > length + 1
          && $0[$0.count - 1 - length] == pattern[pattern.count - 1 - length]
      })
    {
      length += 1
    }
    let names = words.map { Self.lowerCamelCase(Array($0.dropLast(length))) }
    return Set(names).count == names.count ? names : types
  }

  /// The words of a name in small letters.
  package static func words(of name: String) -> [String] { parts(of: name).map { $0.lowercased() } }

  /// The words of a name: `VaultMailTheme` is Vault, Mail, Theme; `HCTheme` is HC, Theme.
  package static func parts(of name: String) -> [String] {
    var parts: [String] = []
    let characters = Array(name)
    for index in characters.indices {
      let character = characters[index]
      let isBoundary =
        character == "." || character == "_"
        || (character.isUppercase
          && (index == 0 || !characters[index - 1].isUppercase
            || (index + 1 < characters.count && characters[index + 1].isLowercase)))
      if isBoundary || parts.isEmpty { parts.append("") }
      if character != ".", character != "_" { parts[parts.count - 1].append(character) }
    }
    return parts.filter { !$0.isEmpty }
  }

  private static func lowerCamelCase(_ parts: [String]) -> String {
    (parts.first?.lowercased() ?? "") + parts.dropFirst().joined()
  }
}
