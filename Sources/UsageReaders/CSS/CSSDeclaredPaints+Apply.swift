import SourceText

extension CSSDeclaredPaints {
  /// The classes that `@apply` names.
  mutating func apply(_ prelude: CSSTokens, order: Int) {
    var classes = TailwindClasses()
    classes.add(prelude.span.range, of: prelude.span.file)
    let isImportant = prelude.plain.lowercased().hasSuffix("!important")
    let rank = order + (isImportant ? Self.important : 0)
    for use in classes.unread { add(use) }
    if let place = classes.opacity {
      add(UnfollowedUse(reason: .opacity, text: "an element", place: place))
    }
    for declaration in classes.declarations {
      let paint = declaration.paint
      if paint.role != nil, case .unknown(let reason, let text) = paint.paint {
        add(UnfollowedUse(reason: reason, text: text, place: paint.place))
      } else if declaration.part.isEmpty {
        add(paint.ranked(rank, in: paint.state))
      } else if case .color(let color) = paint.paint {
        let text = "\(color.written) in \(declaration.part)"
        add(UnfollowedUse(reason: .unread, text: text, place: paint.place))
      }
    }
    addSizes(classes.fontSizes, classes.fontWeights)
  }
}
