import Programs
import SourceText

/// Tints, styles and opacities of views.
extension SwiftUIUsageReader {
  /// Adds what a tint colors: the text of what is pressed, elsewhere a part of a control.
  mutating func addTint(
    _ modifier: ViewChain.Call, of chain: ViewChain, _ surroundings: ViewSurroundings,
    _ reading: inout UsageReading
  ) {
    let role: ForegroundRole = SwiftUIViews.pressed.contains(kind(of: chain)) ? .text : .icon
    // A style may draw it behind a text of its own, wherever it is written.
    let style = chain.modifiers.last { ["buttonStyle", "toggleStyle"].contains($0.name) }
    let inner = style.map { styled($0, surroundings) } ?? surroundings
    let given = inner.drawing(paints(modifier, role: role, &reading))
    pairs.add(given, on: inner.shown, &reading)
  }

  func styled(
    _ modifier: ViewChain.Call, _ surroundings: ViewSurroundings
  ) -> ViewSurroundings {
    guard let style = modifier.arguments.first?.value.chain.root else { return surroundings }
    let name = style.kind == .implicitMember ? style.declaredName : style.name
    if SwiftUIViews.plainStyles.contains(name) { return surroundings }
    return surroundings.onOne(
      unknown(.component, "in ", "a style of button", at: modifier, in: conditions(of: modifier)))
  }

  /// The opacity that a modifier gives a view, in words; nil where it is shown or hidden only.
  func fade(_ modifier: ViewChain.Call) -> String? {
    guard let value = modifier.arguments.first?.value else { return nil }
    let isWhole = modifier.arguments.count == 1 && Self.showsOrHides(value)
    return isWhole ? nil : colors.text(value)
  }

  private static func showsOrHides(_ expression: SyntaxNode) -> Bool {
    let value = expression.bare
    switch value.kind {
    case .number: return [0, 1].contains(Double(value.text))
    case .ternary:
      return [value.child(.value), value.child(.otherwise)].allSatisfy {
        $0.map(showsOrHides) ?? false
      }
    default: return false
    }
  }
}
