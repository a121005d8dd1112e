import SourceText

/// How a language's framework writes colors.
protocol CodeColorLanguage: Sendable {
  var dialect: CodeDialect { get }
  /// The words of a declared type that make it one of colors.
  var colorTypes: Set<String> { get }
  /// What the framework gives to roles that a scheme does not.
  var defaultName: String { get }

  /// What a file declares.
  func declarations(in document: CodeDocument, at index: Int) -> CodeProgram.File

  /// What stands between the name and the value of an argument.
  var labelMark: StaticString { get }

  /// The opacity that a method gives to a color by a number; nil if it is another method or is refused.
  func alpha(of method: String, _ number: Double) -> Double?

  /// What a call makes if that is a color scheme of the framework: the name of its tokens, its
  /// scheme if the call tells, its roles.
  func scheme(of path: [String]) -> CodeSchemeForm?

  /// The framework's types of whole themes.
  var themeTypes: Set<String> { get }

  /// The methods that repeat an instance with other values for some parts.
  var copyMethods: Set<String> { get }

  /// Whether a class declares its constructors in the form of calls: `Name(…);`.
  var declaresConstructorsAsCalls: Bool { get }

  /// Whether a function makes a list of its arguments.
  func isList(_ path: [String]) -> Bool

  /// What an argument says of the scheme of what it is given to; nil if it says nothing.
  func scheme(saidBy argument: CodeArgument) -> String?

  /// What is known of the function around a token; nil where there is none, or the language is not read
  /// that far.
  func surroundings(of index: Int, in document: CodeDocument) -> CodeSurroundings?
}

extension CodeColorLanguage {
  func surroundings(of index: Int, in document: CodeDocument) -> CodeSurroundings? { nil }
}
