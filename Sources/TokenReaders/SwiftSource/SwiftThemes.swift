/// Which types and enumerations of a source are themes.
///
/// A protocol that requires a color, or whose last word is Theme, Skin or Brand, makes a theme of
/// each type that conforms to it. Of several such protocols the first counts. Its themes are called
/// after their types without the words that all of them end in: `MidnightTheme` and `OceanTheme`
/// are `midnight` and `ocean`; a single one loses the words that it shares with the protocol.
///
/// Without such a protocol an enumeration whose cases are switched over is the theme where its name, or
/// that of the variable, has one of the words of ``words``; its themes are called like its cases.
struct SwiftThemes {
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

  init(_ program: SwiftProgram) {
    var order: [String] = []
    var types: [String: [Int]] = [:]
    for scope in program.scopes.indices where program.scopes[scope].keyword != .protocol {
      for name in Set(program.scopes[scope].inherited).sorted() {
        if types[name] == nil { order.append(name) }
        types[name, default: []].append(scope)
      }
    }
    for name in order {
      let scope = program.type(name.split(separator: ".").map(String.init), from: SwiftProgram.root)
      let isDeclared = scope.map { program.scopes[$0].keyword == .protocol } ?? false
      let asksForColor = isDeclared && scope.map { Self.asksForColor($0, program) } == true
      let isNamedTheme = Self.words(of: name).last.map(Self.protocolWords.contains) ?? false
      guard asksForColor || (isNamedTheme && (isDeclared || scope == nil)),
        let found = types[name], asksForColor || found.count > 1
      else { continue }
      owner = name
      protocolScope = isDeclared ? scope : nil
      requirements = isDeclared ? scope.map { Self.requirements(of: $0, program) } : nil
      let names = Self.names(of: found.map { program.scopes[$0].path.last ?? "" }, owner: name)
      contexts = names
      conformers = Dictionary(uniqueKeysWithValues: zip(found, names))
      return
    }
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
    return Set(cases) == Set(contexts)
  }

  // MARK: Protocols

  private static func asksForColor(_ scope: Int, _ program: SwiftProgram) -> Bool {
    program.scopes[scope].properties.values.joined().contains { index in
      let declaration = program.properties[index].declaration
      guard case .requirement = declaration.source, let type = declaration.type else {
        return false
      }
      return program.colorType(type.path, from: scope) != nil
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
  static func words(of name: String) -> [String] { parts(of: name).map { $0.lowercased() } }

  /// The words of a name: `VaultMailTheme` is Vault, Mail, Theme; `HCTheme` is HC, Theme.
  private static func parts(of name: String) -> [String] {
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
