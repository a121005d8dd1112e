import ColorMath
import DesignTokens
import SourceText

/// The colors that initializers make.
extension SwiftInterpreter {
  /// `self.init(…)`, `UIColor(…)`: another initializer of the source, or one of the frameworks.
  mutating func color(
    _ type: SwiftColorType, _ arguments: [SwiftArgument], _ whole: SwiftExpression
  ) throws(Refusal) -> ColorLiteral {
    var values: [(label: String, value: SwiftValue)] = []
    for argument in arguments {
      values.append((argument.label ?? "_", try value(of: argument.value)))
    }
    let added = SwiftAddedInitializers(program).matching(values, of: type, from: document)
    if !added.isEmpty {
      return try color(of: added, values, type)
    }
    guard let color = try Self.framework(type, values) else { throw unknown(whole) }
    return color
  }

  /// The color that all of some initializers make of the same arguments.
  static func color(
    of initializers: [SwiftFunction], _ values: [(label: String, value: SwiftValue)],
    _ type: SwiftColorType, _ program: SwiftProgram
  ) throws(Refusal) -> ColorLiteral {
    var outside = SwiftInterpreter(
      program: program, document: 0, scope: SwiftProgram.root, type: type, depth: -1, steps: 0)
    return try outside.color(of: initializers, values, type)
  }

  private mutating func color(
    of initializers: [SwiftFunction], _ values: [(label: String, value: SwiftValue)],
    _ type: SwiftColorType
  ) throws(Refusal) -> ColorLiteral {
    guard depth + 1 < Self.depthLimit else {
      throw Refusal(reason: "it goes through too many initializers")
    }
    var found: ColorLiteral?
    for initializer in initializers {
      guard let body = initializer.declaration.body else { throw Refusal(reason: "it has no body") }
      var interpreter = SwiftInterpreter(
        program: program, document: initializer.document, scope: initializer.scope, type: type,
        depth: depth + 1, steps: steps)
      try interpreter.take(values, for: initializer.declaration.parameters)
      let color = try interpreter.color(of: body)
      goOn(after: interpreter)
      if let found, found != color { throw Refusal(reason: "it is declared more than once") }
      found = color
    }
    guard let found else { throw Refusal(reason: "it is not declared") }
    return found
  }

  /// Gives the parameters their values, those of the source where there is no argument.
  mutating func take(
    _ values: [(label: String, value: SwiftValue)], for parameters: [SwiftParameter]
  ) throws(Refusal) {
    var rest = values[...]
    var given: [String: SwiftValue] = [:]
    for parameter in parameters {
      types[parameter.name] = parameter.type.path.isEmpty ? nil : parameter.type
      let value: SwiftValue
      if let next = rest.first, next.label == parameter.label {
        value = next.value
        rest.removeFirst()
      } else if let initial = parameter.defaultValue {
        value = try self.value(of: program.documents[document].expression(in: initial))
      } else {
        throw Refusal(reason: "'\(parameter.label)' is not given")
      }
      given[parameter.name] = try Self.converted(value, to: parameter.type)
    }
    variables = given
  }

  /// An initializer of the frameworks that is given components or a color; nil for any other.
  private static func framework(
    _ type: SwiftColorType, _ values: [(label: String, value: SwiftValue)]
  ) throws(Refusal) -> ColorLiteral? {
    var values = values[...]
    if values.count == 1, case .color(let color) = values[values.startIndex].value {
      let labels: [String] =
        type == .color ? ["_", "uiColor", "nsColor", "cgColor"] : ["_", "cgColor"]
      return labels.contains(values[values.startIndex].label) ? color : nil
    }
    var space = ColorSpace.srgb
    if type == .color, let first = values.first, first.label == "_",
      case .name(let name) = first.value
    {
      switch name {
      case "sRGB": space = .srgb
      case "sRGBLinear": space = .srgbLinear
      case "displayP3": space = .displayP3
      default: return nil
      }
      values.removeFirst()
    }
    let opacityLabel = type == .color ? "opacity" : "alpha"
    var opacity = 1.0
    if let last = values.last, last.label == opacityLabel {
      guard let number = fraction(last.value), (0...1).contains(number) else { return nil }
      opacity = number
      values.removeLast()
    } else if type != .color {
      return nil
    }
    var components: [Double] = []
    for value in values {
      guard let number = fraction(value.value), (-1...2).contains(number) else {
        throw Refusal(reason: "'\(value.label)' is outside 0 to 1")
      }
      components.append(number)
    }
    switch values.map(\.label) {
    case ["red", "green", "blue"] where type != .cgColor: break
    case ["srgbRed", "green", "blue"] where type == .nsColor || type == .cgColor: break
    case ["displayP3Red", "green", "blue"] where type == .uiColor || type == .nsColor:
      space = .displayP3
    case ["white"] where type == .color || type == .uiColor:
      components = [components[0], components[0], components[0]]
    default: return nil
    }
    return ColorLiteral(space: space, components: components, alpha: opacity)
  }

  private static func fraction(_ value: SwiftValue) -> Double? {
    switch value {
    case .fraction(let number): number
    case .integer(let number, nil): Double(number)
    default: nil
    }
  }
}
