/// What tells the languages with braces apart, as far as the values of constants need it.
///
/// A dialect is a value: a language is added by describing it in a file of its own, such as
/// `CodeDialect+Kotlin.swift`, and by a row in the tests of the expressions.
package struct CodeDialect: Sendable {
  /// What three quotes begin.
  enum TripleQuotes: Sendable {
    /// Nothing: an empty string and the beginning of another.
    case none
    /// A string over several lines, with escapes.
    case string
    /// A string over several lines, without escapes.
    case rawString
  }

  /// What braces hold where a value begins.
  enum Braces: Sendable {
    /// A function.
    case lambda
    /// `key: value`, or the elements of a set.
    case map
    /// `name: value`.
    case object
  }

  /// What the end of a line means where no bracket is open.
  enum LineEnds: Sendable {
    /// White space: a semicolon ends a statement.
    case nothing
    /// The end of an expression, unless the next line begins with an operator that takes two values.
    case endUnlessOperator
    /// The end of an expression, unless the next line begins with a member or with one of a few
    /// operators.
    case end
  }

  /// The name of the language, for messages.
  package let name: String
  /// Whether `/*` within a comment begins another.
  let nestsComments: Bool
  let tripleQuotes: TripleQuotes
  /// Whether `r` before a quote begins a string without escapes.
  let hasRawStrings: Bool
  /// Whether backticks hold a template, which alone takes `${…}`. Else they hold a name, and every
  /// string but a raw one takes `$name` and `${…}`.
  let hasTemplates: Bool
  /// Whether `<p>text</p>` and the regular expression `/…/` may be values: a quote in them may have no
  /// partner.
  let hasElements: Bool
  /// The operators of more than one character, longer ones first.
  let operators: [StaticString]
  /// The precedence of binary operators: a higher one is applied first. Words may be among them.
  let precedences: [String: Int]
  /// Whether any word between two values is an operator, such as `to`.
  let hasInfixNames: Bool
  /// What stands between the label and the value of an argument; nil for a language without labels.
  let labelMark: StaticString?
  /// Words before a value that change nothing of it: `const`, `new`.
  let prefixWords: Set<String>
  /// Words after which a type stands, and which do not change a value: `as`.
  let castWords: Set<String>
  /// Whether types are made with operators and brackets: `A[] | { b: C }`.
  let hasTypeOperators: Bool
  /// Words that begin a function or a class: `function`.
  let codeWords: Set<String>
  /// Words that begin what is no value of a constant: `if`, `throw`.
  let unreadWords: Set<String>
  let braces: Braces
  /// Whether parameters and a body in braces are a function: `() { … }`.
  let hasPlainFunctions: Bool
  /// Whether braces after a call are an argument of it.
  let hasTrailingLambdas: Bool
  let lineEnds: LineEnds
  /// The marks after a value that say that it is there: `!`, `!!`.
  let assertion: StaticString
}
