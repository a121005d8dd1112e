import Programs

/// How a framework makes color schemes and themes, in the programs of its language.
protocol ColorFramework: Sendable {
  /// What its files are called in messages.
  var language: String { get }
  /// The ending of its files, in lower case.
  var ending: String { get }
  /// The words of a written type that make it one of colors.
  var colorTypes: Set<String> { get }
  /// What the framework gives to roles that a scheme does not.
  var defaultName: String { get }
  /// The framework's types of whole themes.
  var themeTypes: Set<String> { get }
  /// The methods that repeat an instance with other values for some parts.
  var copyMethods: Set<String> { get }
  /// The functions that make lists of their arguments which may change.
  var arrays: Set<String> { get }
  /// Whether files see the names of their package and what they import, and no others.
  var hasPackages: Bool { get }

  /// What a call makes if that is a color scheme of the framework.
  func scheme(of path: [String]) -> SchemeForm?

  /// The scheme that an argument says what it is given to is for; nil if it says nothing.
  func scheme(saidBy argument: SyntaxArgument) -> String?
}

extension ColorFramework {
  /// Whether a written type is one of colors.
  func isColor(_ type: SyntaxNode?) -> Bool {
    guard let type else { return false }
    return type.isName(among: colorTypes)
      || type.descendants.contains { $0.isName(among: colorTypes) }
  }
}

extension SyntaxNode {
  /// Whether it is one of some names.
  func isName(among names: Set<String>) -> Bool { kind == .name && names.contains(name) }
}
