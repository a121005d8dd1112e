import Programs
import SourceText

/// The text and the background that an initializer or a function of Swift gives where its caller gives
/// none: `init(backgroundColor: Color = .ink, foregroundColor: Color = .paper)`. The labels say which is
/// which, whatever the body does.
struct SwiftDefaultColors {
  private let colors: SwiftColorExpression

  private static let foregrounds: Set<String> = [
    "foregroundColor", "foreground", "textColor", "titleColor", "labelColor",
  ]
  private static let backgrounds: Set<String> = ["backgroundColor", "background", "bgColor"]

  static func read(_ colors: SwiftColorExpression, into reading: inout UsageReading) {
    let reader = SwiftDefaultColors(colors: colors)
    for node in colors.tree.root.descendants
    where node.kind == .initializer || node.kind == .function {
      if let parameters = node.child(.parameter) { reader.read(parameters, &reading) }
    }
  }

  private func read(_ parameters: SyntaxNode, _ reading: inout UsageReading) {
    var foregrounds: [(color: UsedColor, place: SourceSpan)] = []
    var backgrounds: [(color: UsedColor, place: SourceSpan)] = []
    for parameter in parameters.children(.item) {
      guard let name = parameter.child(.label) ?? parameter.child(.name),
        let value = parameter.child(.value)
      else { continue }
      let found = colors.paints(value)
      guard found.count == 1, let color = found[0].paint.color else { continue }
      if Self.foregrounds.contains(name.name) { foregrounds.append((color, value.span)) }
      if Self.backgrounds.contains(name.name) { backgrounds.append((color, value.span)) }
    }
    guard foregrounds.count == 1, backgrounds.count == 1 else { return }
    reading.add(
      UsedPair(
        foreground: foregrounds[0].color, background: backgrounds[0].color, behind: nil,
        role: .text, state: .rest, isLarge: nil, place: foregrounds[0].place,
        backgroundPlace: backgrounds[0].place))
  }
}
