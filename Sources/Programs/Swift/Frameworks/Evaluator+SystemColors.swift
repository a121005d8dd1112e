import ColorMath

/// The colors that the system gives names to, as they are drawn.
extension Evaluator {
  func drawn(system name: String, of framework: String, _ color: ColorValue) -> Value {
    guard let surroundings else { return .color(color) }
    var color = color
    if framework == "Color", name == "accentColor", let tree = program.trees.first,
      let token = surroundings.token(["AccentColor"], tree)
    {
      color.base = .token(token)
      return .color(color)
    }
    // AppKit's have values of their own, which are not known here.
    let system =
      framework == "Color"
      ? SystemColor.inSwiftUI(name) : framework == "UIColor" ? SystemColor.named(name) : nil
    guard let system else {
      let found = surroundings.assets([name])
      if found.count == 1 {
        color.base = .token(found[0])
        return .color(color)
      }
      let list = found.map { "'\($0)'" }.joined(separator: " and ")
      return .unknown(
        Unknown(
          found.isEmpty
            ? "the value of '\(framework).\(name)' is not known here"
            : "the symbol '\(name)' may be \(list)",
          at: color.place))
    }
    guard frozen == 0 else {
      return .unknown(
        Unknown("a constant keeps the scheme in which it was made", at: color.place))
    }
    findings.metSystemColor = true
    var drawn: Value = .color(color)
    color.base = .literal(system.color(isDark: ask(.scheme) == 1))
    let steps = color.steps
    color.steps = []
    drawn = .color(color)
    for step in steps {
      guard case .color(let current) = drawn, let next = current.applying(step) else {
        return .unknown(Unknown("the opacity is out of range", at: color.place))
      }
      drawn = .color(next)
    }
    return drawn
  }
}
