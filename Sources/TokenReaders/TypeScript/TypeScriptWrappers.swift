import SourceText

/// Functions that change no color of what they are given.
enum TypeScriptWrappers {
  /// Functions of libraries that give back the object that they get, as far as its colors go.
  static let names: Set<String> = [
    "createTheme", "createMuiTheme", "extendTheme", "extendBaseTheme", "experimental_extendTheme",
    "responsiveFontSizes", "defineConfig", "defineTheme", "defineTokens", "defineTokens.colors",
    "defineSemanticTokens", "defineSemanticTokens.colors", "defineVars", "stylex.defineVars",
    "createTokens", "createThemeContract", "definePreset", "heroui", "nextui", "Object.freeze",
    "deepFreeze",
    "structuredClone", "makeTheme",
  ]
  /// Those of them that a tool writes into the system itself. [Panda CSS, Token Creator]
  static let definitions: Set<String> = ["defineTokens", "defineSemanticTokens"]

  /// Whether an import is of the system itself: by a relative path, or by one that a build resolves.
  static func isOfSystem(_ path: String) -> Bool {
    [".", "/", "@/", "~", "#", "$"].contains(where: path.hasPrefix)
  }

  /// The words of code that only makes an object of a function: `new Proxy(identity, { get() { return
  /// identity } })`.
  private static let words: Set<String> = ["const", "return", "new", "Proxy", "get", "as", "any"]

  /// Whether all functions in a part of a file give what they get: `(value) => value`.
  static func givesOnlyIdentities(_ range: Range<Int>, in document: CodeDocument) -> Bool {
    var index = document.firstToken(from: range.lowerBound)
    let end = document.firstToken(from: range.upperBound)
    while index < end, !document.isText(index, "{") { index += 1 }
    var identities: Set<String> = []
    while index < end {
      if document.isText(index, "const"), let name = document.name(index + 1),
        let next = afterIdentity(index + 2, in: document)
      {
        identities.insert(name)
        index = next
        continue
      }
      let isKnown =
        document.name(index).map { words.contains($0) || identities.contains($0) }
        ?? ["{", "}", "(", ")", ",", ";"].contains(document.text(index))
      guard isKnown else { return false }
      index += 1
    }
    return !identities.isEmpty
  }

  /// The index after `= (a) => a`.
  private static func afterIdentity(_ index: Int, in document: CodeDocument) -> Int? {
    guard document.isText(index, "="), document.isText(index + 1, "("),
      let name = document.name(index + 2)
    else { return nil }
    let arrow = document.partner(index + 1) + 1
    let isAlone =
      arrow == index + 4 || document.isText(index + 3, ":") && !document.isText(index + 3, ",")
    guard isAlone, document.isText(arrow, "=>"), document.name(arrow + 1) == name,
      document.startsStatement(arrow + 2)
    else { return nil }
    return arrow + 2
  }
}
