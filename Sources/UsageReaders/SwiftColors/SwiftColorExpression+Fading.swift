import Programs

/// The opacities that expressions give colors.
extension SwiftColorExpression {
  /// An opacity, and when it is given.
  struct Fading {
    let share: Double
    /// Whether it takes the place of the opacity that the color has.
    let replaces: Bool
    let state: UsageState
  }

  /// The color in `color.opacity(0.5)` and its opacities; nil for anything else.
  func faded(_ value: SyntaxNode) -> (color: SyntaxNode, opacities: [Fading])? {
    guard value.kind == .call, let callee = value.child(.base)?.bare, callee.kind == .member,
      let color = callee.child(.base)
    else { return nil }
    let name = callee.declaredName
    let arguments = value.arguments
    guard name == "opacity" || name == "withAlphaComponent", arguments.count == 1 else {
      return nil
    }
    // SwiftUI fades what there is; UIKit replaces it.
    let replaces = name == "withAlphaComponent"
    let shares = shares(arguments[0].value.bare)
    return shares.map { (color, $0.map { Fading(share: $0, replaces: replaces, state: $1) }) }
  }

  /// The numbers of a literal, or of a choice of two.
  func shares(_ value: SyntaxNode) -> [(share: Double, state: UsageState)]? {
    if value.kind == .number { return Double(value.text).map { [($0, .rest)] } }
    guard value.kind == .ternary, let condition = value.child(.condition)?.bare,
      let first = value.child(.value)?.bare, let second = value.child(.otherwise)?.bare,
      first.kind == .number, second.kind == .number, let one = Double(first.text),
      let other = Double(second.text)
    else { return nil }
    let question = wholeText(condition.range)
    if let answer = answer(to: question, at: condition) { return [(answer ? one : other, .rest)] }
    return [(one, true), (other, false)].map { share, holds in
      (share, UsageState([asking(question, holds, at: condition)]))
    }
  }
}
