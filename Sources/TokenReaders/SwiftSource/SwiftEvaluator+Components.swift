import ColorMath
import DesignTokens
import SourceText

/// Initializers that are given components.
extension SwiftEvaluator {
  /// The color of red, green and blue, of a white, or of hue, saturation and brightness; nil for
  /// other labels.
  mutating func componentsLiteral(
    _ type: SwiftColorType, _ arguments: [SwiftArgument], _ labels: [String],
    _ context: SwiftContext
  ) throws(SwiftStop) -> ColorLiteral? {
    let opacity = type == .color ? "opacity" : "alpha"
    // SwiftUI's opacity may be left out; UIKit's and AppKit's alpha may not.
    let names = labels.last == opacity ? Array(labels.dropLast()) : labels
    guard type == .color || labels.last == opacity else { return nil }
    if program.addedInitializer(labels, to: type) != nil {
      let call = "\(type.name)(\(labels.map { "\($0):" }.joined()))"
      throw .notRead("'\(call)' may be an initializer that the source declares itself")
    }
    switch names {
    case ["_", "red", "green", "blue"] where type == .color:
      let space = try space(arguments[0].value, context)
      return try components(Array(arguments.dropFirst()), in: space, context)
    case ["_", "white"] where type == .color:
      let space = try space(arguments[0].value, context)
      return try gray(Array(arguments.dropFirst()), in: space, context)
    case ["red", "green", "blue"] where type == .cgColor:
      throw .notRead("'CGColor(red:green:blue:alpha:)' uses a generic color space, not sRGB")
    case ["red", "green", "blue"], ["srgbRed", "green", "blue"]:
      return try components(arguments, in: .srgb, context)
    case ["displayP3Red", "green", "blue"]:
      return try components(arguments, in: .displayP3, context)
    case ["white"] where type == .color || type == .uiColor:
      return try gray(arguments, in: .srgb, context)
    case ["white"] where type == .nsColor:
      let values = try numbers(arguments, context)
      return ColorLiteral(GrayGamma22.sRGB(white: values.components[0], alpha: values.alpha))
    case ["hue", "saturation", "brightness"]:
      let values = try numbers(arguments, context)
      return ColorLiteral(
        HSBColor(
          hue: values.components[0] * 360, saturation: values.components[1],
          brightness: values.components[2], alpha: values.alpha
        ).sRGB)
    default: return nil
    }
  }

  private func space(
    _ expression: SwiftExpression, _ context: SwiftContext
  ) throws(SwiftStop) -> ColorSpace {
    guard let name = expression.memberName else {
      throw .notRead("'\(text(expression, context))' is not a color space")
    }
    switch name {
    case "sRGB": return .srgb
    case "sRGBLinear": return .srgbLinear
    case "displayP3": return .displayP3
    default: throw .notRead("the color space '\(name)' is not known")
    }
  }

  /// Three components and an opacity, which is 1 where there is none.
  mutating func components(
    _ arguments: [SwiftArgument], in space: ColorSpace, _ context: SwiftContext
  ) throws(SwiftStop) -> ColorLiteral {
    let values = try numbers(arguments, context)
    guard values.components.count == 3 else { throw .notRead("it does not have three components") }
    return ColorLiteral(space: space, components: values.components, alpha: values.alpha)
  }

  private mutating func gray(
    _ arguments: [SwiftArgument], in space: ColorSpace, _ context: SwiftContext
  ) throws(SwiftStop) -> ColorLiteral {
    let values = try numbers(arguments, context)
    let white = values.components[0]
    return ColorLiteral(space: space, components: [white, white, white], alpha: values.alpha)
  }

  /// The components, and the opacity where the last argument is one.
  private mutating func numbers(
    _ arguments: [SwiftArgument], _ context: SwiftContext
  ) throws(SwiftStop) -> (components: [Double], alpha: Double) {
    var components: [Double] = []
    var alpha = 1.0
    for argument in arguments {
      let value = try number(argument.value, context)
      let label = argument.label ?? ""
      if label == "opacity" || label == "alpha" {
        alpha = value
        guard (0...1).contains(alpha) else {
          throw .notRead("an opacity of \(alpha) is outside 0 to 1")
        }
        continue
      }
      // Extended spaces leave 0 to 1, but not as far as a value of 255 does.
      guard (-1...2).contains(value) else {
        throw .notRead("\(label) is \(value), outside 0 to 1")
      }
      components.append(value)
    }
    return (components, alpha)
  }
}
