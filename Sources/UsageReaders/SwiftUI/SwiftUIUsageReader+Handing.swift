import Programs

/// Colors that are handed to what no file of the program declares: whether it draws a text in them, nobody
/// here knows.
extension SwiftUIUsageReader {
  /// Remembers the colors that a view is given, unless it is one of the app or paints with them.
  func hand(to chain: ViewChain, _ reading: inout UsageReading) {
    let name = chain.path[0]
    guard chain.base.isCalled, name.first?.isUppercase == true,
      !SwiftUIViews.paints.contains(name), colors.program.type(name) == nil
    else { return }
    hand(chain.base, &reading)
  }

  /// Remembers the colors that a modifier is given, unless it draws no text in them.
  func hand(to modifier: ViewChain.Call, _ reading: inout UsageReading) {
    guard !SwiftUIViews.textless.contains(modifier.name) else { return }
    hand(modifier, &reading)
  }

  private func hand(_ call: ViewChain.Call, _ reading: inout UsageReading) {
    for argument in call.arguments {
      for case .color(let color) in colors.paints(argument.value).map(\.paint) {
        reading.hand(color, at: argument.value.span)
      }
    }
  }
}

extension SwiftUIViews {
  /// Values of the framework that are made of colors: what they are given to is another question.
  fileprivate static let paints: Set<String> = [
    "AngularGradient", "AnyShapeStyle", "CGColor", "Color", "EllipticalGradient", "Gradient",
    "LinearGradient", "MeshGradient", "NSColor", "RadialGradient", "UIColor",
  ]

  /// Modifiers of the framework that take a color, or any value, and draw no text in it.
  fileprivate static let textless: Set<String> = [
    "animation", "colorMultiply", "containerBackground", "environment", "id", "listItemTint",
    "listRowSeparatorTint", "listSectionSeparatorTint", "onChange", "overlay", "preference",
    "presentationBackground", "shadow", "strikethrough", "tag", "task", "toolbarBackground",
    "underline",
  ]
}
