/// What tells the tokens of languages with braces apart.
///
/// A dialect is a value: a language is added by describing it in a file of its own, such as
/// `CodeDialect+Kotlin.swift`.
package struct CodeDialect: Sendable {
  /// What three quotes begin.
  enum TripleQuotes: Sendable {
    /// A string over several lines, with escapes.
    case string
    /// A string over several lines, without escapes.
    case rawString
  }

  /// The name of the language.
  package let name: String
  let tripleQuotes: TripleQuotes
  /// Whether `r` before a quote begins a string without escapes.
  let hasRawStrings: Bool
  /// The operators of more than one character, longer ones first.
  let operators: [StaticString]
}
