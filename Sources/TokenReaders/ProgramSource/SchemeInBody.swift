import Programs

/// A call that makes a color scheme in the body of a function.
struct SchemeInBody {
  let form: SchemeForm
  let node: SyntaxNode
  let place: CodePlace
  /// Whether the code goes on with it: `lightColorScheme(…).copy(…)` is another one.
  let isContinued: Bool
}
