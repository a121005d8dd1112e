import SourceText

extension CSSDeclaredPaints {
  /// The classes that `@apply` names.
  mutating func apply(_ prelude: CSSTokens, order: Int) {
    var classes = TailwindClasses()
    classes.add(prelude.span.range, of: prelude.span.file)
    for declaration in classes.declarations where declaration.part.isEmpty {
      add(declaration.paint.ranked(order, in: declaration.paint.state))
    }
  }
}
