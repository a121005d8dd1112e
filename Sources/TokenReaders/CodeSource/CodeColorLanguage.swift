import ColorMath
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

  /// The color that a call makes; nil if it makes none of the framework's colors.
  func color(
    of path: [String], _ arguments: [CodeArgument], _ scope: CodeScope, _ evaluator: CodeEvaluator
  ) throws(CodeStop) -> SRGBColor?

  /// A color that the framework gives a name to; nil if it is none of its colors.
  func color(named path: [String]) throws(CodeStop) -> SRGBColor?

  /// The opacity that a method gives to a color; nil if it is another method.
  func alpha(
    of method: String, _ arguments: [CodeArgument], _ scope: CodeScope, _ evaluator: CodeEvaluator
  ) throws(CodeStop) -> Double?

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
