import SourceText

/// A function that gives what follows from its arguments alone.
struct TypeScriptFunction {
  /// What takes a value: a name, or names for parts of it.
  indirect enum Pattern {
    case name(String)
    case list([Pattern?])
    case object([(key: String, value: Pattern, other: CodeExpression?)])
  }

  struct Parameter {
    let pattern: Pattern
    /// What holds where the argument is missing.
    let other: CodeExpression?
  }

  enum Statement {
    case declare(Pattern, CodeExpression)
    case give(CodeExpression?)
    case choose(CodeExpression, [Statement], [Statement])
    /// `name[key] = value`
    case set(String, key: CodeExpression, CodeExpression)
  }

  let parameters: [Parameter]
  let body: [Statement]
  /// The names that it declares anywhere: they hide those around it before they have a value.
  let declared: [String]
  /// What it sees around it.
  var scope: TypeScriptScope
  let span: SourceSpan
}
