import ColorMath

/// The colors of SwiftUI, UIKit and AppKit.
extension Evaluator {
  private func literal(
    _ type: String, _ space: ColorSpace, _ parts: [Double], _ alpha: Double, _ node: SyntaxNode
  ) -> Value {
    // UIKit and AppKit cut an opacity off; what SwiftUI does with one above 1 is not documented.
    let alpha = type == "Color" ? alpha : min(max(alpha, 0), 1)
    guard alpha >= 0, alpha <= 1, parts.allSatisfy({ $0 >= -1 && $0 <= 2 }) else {
      return unknown("the color is out of range", node)
    }
    let literal = ColorLiteral(space: space, components: parts, alpha: alpha)
    guard literal.sRGB.isInRange else { return unknown("the color is out of range", node) }
    let color = ColorValue(
      base: .literal(literal), type: type, place: node.span, origin: touched)
    return placed(.color(color), by: node, isColorMaker: true)
  }

  /// `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.
  func colorLiteral(_ node: SyntaxNode, _ scope: Scope, _ type: TypeReference?) -> Value {
    let arguments = node.children(.argument).map {
      Argument(
        label: $0.child(.label)?.name, node: $0.child(.value), value: nil, isTrailing: false)
    }
    var name = "Color"
    if case .framework(let wanted)? = type?.unwrapped, wanted.hasSuffix("Color") { name = wanted }
    let labels = arguments.map { $0.label ?? "_" }.joined(separator: ":")
    return color(name, labels, arguments, scope, node)
      ?? unknown("the components aren't known", node)
  }

  /// A color by the labels of its initializer.
  func color(
    _ type: String, _ labels: String, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode
  ) -> Value? {
    var arguments = arguments
    var labels = labels
    var space = ColorSpace.srgb
    if labels.hasPrefix("_:red") || labels.hasPrefix("_:white") {
      switch arguments[0].node?.text.split(separator: ".").last {
      case "sRGB": space = .srgb
      case "displayP3": space = .displayP3
      case "sRGBLinear": space = .srgbLinear
      default: return nil
      }
      arguments.removeFirst()
      labels = String(labels.dropFirst(2))
    }
    if labels.hasPrefix("displayP3Red") {
      (space, labels) = (.displayP3, "red" + labels.dropFirst(12))
    }
    let isSRGB = labels.hasPrefix("srgbRed")
    if isSRGB { labels = "red" + labels.dropFirst(7) }
    let hasAlpha = labels.hasSuffix(":opacity") || labels.hasSuffix(":alpha")
    let shape = hasAlpha ? labels.split(separator: ":").dropLast().joined(separator: ":") : labels
    let isComponents = ["red:green:blue", "white", "hue:saturation:brightness"].contains(shape)
    // UIKit's and AppKit's alpha may not be left out.
    if isComponents, type != "Color", !hasAlpha { return nil }
    if type == "CGColor", labels.hasPrefix("red"), !isSRGB {
      return unknown(
        "'CGColor(red:green:blue:alpha:)' uses a generic color space, not sRGB", node)
    }
    switch shape {
    case "red:green:blue", "white", "hue:saturation:brightness":
      if shape == "white", space != .srgb { return nil }
      if type == "NSColor", node.child(.base)?.text == "NSColor", labels.hasPrefix("red"),
        space == .srgb,
        !(node.children(.argument).first?.child(.label)?.isText("srgbRed") ?? false),
        shape != "white"
      {
        // A calibrated or device color: what it looks like depends on the screen.
        if shape == "red:green:blue" || shape == "hue:saturation:brightness" { return nil }
      }
      guard let numbers = fractions(arguments, scope) else {
        let values = arguments.map { value(of: $0, .framework("Double"), scope) }
        return .unknown(
          values.compactMap(\.unknown).first
            ?? Unknown("the components aren't numbers", at: node.span))
      }
      var parts = Array(numbers.prefix(shape == "white" ? 1 : 3))
      let alpha = hasAlpha ? numbers.last ?? 1 : 1
      if shape == "white", type == "NSColor" {
        let gray = GrayGamma22.sRGB(white: parts[0], alpha: alpha)
        return literal(type, .srgb, [gray.red, gray.green, gray.blue], alpha, node)
      }
      if shape == "white" { parts = [parts[0], parts[0], parts[0]] }
      if shape.hasPrefix("hue") {
        // Beyond 0…1 the frameworks cut off, each in its way.
        guard parts.allSatisfy({ $0 >= 0 && $0 <= 1 }) else {
          return unknown("the color is out of range", node)
        }
        let made = HSBColor(hue: parts[0] * 360, saturation: parts[1], brightness: parts[2]).sRGB
        parts = [made.red, made.green, made.blue]
      }
      return literal(type, space, parts, alpha, node)
    case "uiColor", "nsColor", "_", "cgColor":
      guard let argument = arguments.first else { return nil }
      if argument.isTrailing || argument.node?.kind == .closure, type != "Color" {
        return .color(
          ColorValue(
            base: .provided(
              FunctionValue(.closure(argument.node ?? node, scope), result: .framework(type))),
            type: type, place: node.span))
      }
      let expected =
        shape == "uiColor"
        ? "UIColor" : shape == "nsColor" ? "NSColor" : type == "Color" ? "UIColor" : "Color"
      switch value(
        of: argument, argument.node?.kind == .string ? .framework("String") : .framework(expected),
        scope)
      {
      case .color(var color):
        color.type = type
        return .color(color)
      // Digits are no name of an asset.
      case .text(let name, _) where surroundings != nil && name.hasPrefix("#"): return nil
      case .text(let name, _) where type == "Color":
        return .color(ColorValue(base: .asset(name), type: type, place: node.span))
      case .unknown(let unknown): return .unknown(unknown)
      default: return nil
      }
    case "dynamicProvider", "name:dynamicProvider", "name:_":
      guard
        case .function(let function)? = arguments.last.map({
          value(of: $0, .function(result: .framework(type)), scope)
        })
      else { return nil }
      return .color(ColorValue(base: .provided(function), type: type, place: node.span))
    case "resource":
      guard let code = arguments.first?.node, let path = names(of: code) else { return nil }
      let symbol = path.names.drop { $0 == "ColorResource" }
      return asset(Array(symbol), code)
        ?? unknown(
          "the asset '\(code.text)' is not known; name its catalog before this source", code)
    case "_:bundle", "named", "named:bundle", "named:in:compatibleWith":
      guard case .text(let name, _)? = arguments.first.map({ value(of: $0, nil, scope) }) else {
        return nil
      }
      return .color(ColorValue(base: .asset(name), type: type, place: node.span))
    default: return nil
    }
  }

  /// `UIColor.red` is pure; `Color.red` is the system's.
  private static let pure: [String: SRGBColor] = [
    "red": SRGBColor(red: 1, green: 0, blue: 0), "green": SRGBColor(red: 0, green: 1, blue: 0),
    "blue": SRGBColor(red: 0, green: 0, blue: 1), "cyan": SRGBColor(red: 0, green: 1, blue: 1),
    "yellow": SRGBColor(red: 1, green: 1, blue: 0), "magenta": SRGBColor(red: 1, green: 0, blue: 1),
    "orange": SRGBColor(red: 1, green: 0.5, blue: 0),
    "purple": SRGBColor(red: 0.5, green: 0, blue: 0.5),
    "brown": SRGBColor(red: 0.6, green: 0.4, blue: 0.2),
    "gray": SRGBColor(red: 0.5, green: 0.5, blue: 0.5),
    "darkGray": SRGBColor(red: 1.0 / 3, green: 1.0 / 3, blue: 1.0 / 3),
    "lightGray": SRGBColor(red: 2.0 / 3, green: 2.0 / 3, blue: 2.0 / 3),
  ]
  private static let adaptive: Set<String> = [
    "primary", "secondary", "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue",
    "indigo", "purple",
    "pink", "brown", "gray", "accentColor",
  ]

  /// Modules that may stand before a name.
  private static let modules: Set<String> = [
    "SwiftUI", "UIKit", "AppKit", "CoreGraphics", "Swift",
  ]

  func frameworkConstant(_ type: String, _ name: String, _ node: SyntaxNode) -> Value {
    if Evaluator.modules.contains(type), name.first?.isUppercase == true {
      return .type(.framework(name))
    }
    if type == "Color", let added = program.foreign["ShapeStyle"],
      case .members(let found) = find(
        name, in: added, isStatic: true, from: node.tree, isExact: true), found.count == 1
    {
      return read(found[0], .type(.framework(type)), node)
    }
    if ["Color", "UIColor", "NSColor"].contains(type) {
      var base: ColorValue.Base?
      switch name {
      case "white": base = .literal(ColorLiteral(.white))
      case "black": base = .literal(ColorLiteral(.black))
      case "clear": base = .literal(ColorLiteral(SRGBColor.black.withAlpha(0)))
      default:
        if type == "Color" {
          if Evaluator.adaptive.contains(name) { base = .system(name, framework: type) }
        } else if let pure = Evaluator.pure[name] {
          base = .literal(ColorLiteral(pure))
        } else {
          base = .system(name, framework: type)
        }
      }
      guard let base else {
        return asset([name], node)
          ?? unknown("the value of '\(type).\(name)' is not known here", node)
      }
      return .color(ColorValue(base: base, type: type, place: node.span))
    }
    if type == "ColorResource" || type == "ImageResource", let asset = asset([name], node) {
      return asset
    }
    switch (type, name) {
    case ("Double", "pi"), ("CGFloat", "pi"): return .fraction(.pi)
    case ("Double", "infinity"), ("CGFloat", "infinity"): return .fraction(.infinity)
    case ("Double", "zero"), ("CGFloat", "zero"): return .fraction(0)
    case (_, "max") where WholeNumberType(rawValue: type) != nil,
      (_, "min") where WholeNumberType(rawValue: type) != nil,
      (_, "zero") where WholeNumberType(rawValue: type) != nil:
      guard let whole = WholeNumberType(rawValue: type) else { break }
      let lowest = WholeNumber(truncating: whole.isSigned ? 1 << UInt64(whole.width - 1) : 0, whole)
      let highest = UInt64.max >> UInt64(64 - whole.width + (whole.isSigned ? 1 : 0))
      return .whole(
        name == "max"
          ? WholeNumber(truncating: highest, whole)
          : name == "min" ? lowest : WholeNumber(truncating: 0, whole))
    case ("ColorScheme", "light"), ("ColorScheme", "dark"), ("UIUserInterfaceStyle", "light"),
      ("UIUserInterfaceStyle", "dark"),
      ("UIUserInterfaceStyle", "unspecified"), ("ColorSchemeContrast", "standard"),
      ("ColorSchemeContrast", "increased"),
      ("NSAppearance.Name", "aqua"), ("NSAppearance.Name", "darkAqua"),
      ("UIAccessibilityContrast", "high"), ("UIAccessibilityContrast", "normal"),
      ("UIAccessibilityContrast", "unspecified"):
      return .enumeration(EnumerationValue(type: type, name: name, declaration: nil))
    case ("ColorScheme", "allCases"):
      return .list(
        ["light", "dark"].map {
          .enumeration(EnumerationValue(type: type, name: $0, declaration: nil))
        })
    case ("CGColorSpace", "sRGB"), ("CGColorSpace", "displayP3"):
      return .framework("\(type).\(name)")
    case ("UserDefaults", "standard"): return Evaluator.settings
    case ("UITraitCollection", "current"):
      return frozen == 0
        ? .framework("traits") : unknown("a constant keeps the scheme in which it was made", node)
    default: break
    }
    return unknown("\(type) has no \(name) that is known", node)
  }

  func frameworkStatic(
    _ type: TypeReference, _ name: String, _ arguments: [Argument], _ scope: Scope,
    _ node: SyntaxNode
  ) -> Value {
    if case .framework(let framework) = type, let added = program.foreign[framework],
      case .members(let members) = find(
        name, in: added, isStatic: true, from: node.tree, isExact: true)
    {
      return choose(members, receiver: .type(type), arguments, scope, node)
    }
    if case .framework(let module) = type, Evaluator.modules.contains(module),
      name.first?.isUppercase == true
    {
      return language.construct(.framework(name), arguments, scope, node, nil, self)
    }
    if case .framework(let framework) = type,
      let value = font(framework, name, arguments, scope, node)
    {
      return value
    }
    if case .framework(let framework) = type,
      let value = undeclaredCall(
        of: framework, name, arguments, scope, node, expecting: type)
    {
      return value
    }
    return lost("\(name) isn't known", arguments, scope, node)
  }

  func colorMember(_ name: String, _ value: Value, _ node: SyntaxNode) -> Value {
    guard case .color(var color) = value else { return unknown("\(name) isn't known", node) }
    if name == "cgColor", color.type != "Color" {
      color.type = "CGColor"
      return .color(color)
    }
    return unknown("\(name) of a color isn't known", node)
  }

  func colorMethod(
    _ name: String, _ color: ColorValue, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode
  ) -> Value? {
    let labels = arguments.map { $0.label ?? "_" }.joined(separator: ":")
    switch (name, labels) {
    case ("opacity", "_") where color.type == "Color",
      ("withAlphaComponent", "_") where color.type != "Color":
      let given = value(of: arguments[0], .framework("Double"), scope)
      guard case .fraction(let amount, _) = given, amount >= 0, amount <= 1 else {
        return .unknown(given.unknown ?? Unknown("the opacity is out of range", at: node.span))
      }
      guard var made = color.applying(name == "opacity" ? .multiplied(amount) : .replaced(amount))
      else { return nil }
      made.place = made.place ?? node.span
      return .color(made)
    case ("converted", "to:intent:options") where color.type == "CGColor":
      return converted(color, to: value(of: arguments[0], .framework("CGColorSpace"), scope))
    case ("getRed", "_:green:blue:alpha"), ("getHue", "_:saturation:brightness:alpha"):
      let plain = resolved(.color(color))
      guard case .color(let plain) = plain else { return plain }
      guard let literal = plain.literal else { return nil }
      let rgb = literal.sRGB
      var parts = [rgb.red, rgb.green, rgb.blue, rgb.alpha]
      if name == "getHue" {
        guard rgb.isInSRGBGamut else { return nil }
        let hsb = HSBColor(rgb)
        parts = [hsb.hue / 360, hsb.saturation, hsb.brightness, rgb.alpha]
      }
      for (argument, part) in zip(arguments, parts) {
        guard let code = argument.node, code.kind == .inOut, let target = code.child(.value) else {
          return nil
        }
        if let lost = write(target, .fraction(part), scope) { return .unknown(lost) }
      }
      return .boolean(true)
    default: return nil
    }
  }

  /// A color of Core Graphics in another space: the same color, where that space has it.
  private func converted(_ color: ColorValue, to space: Value) -> Value? {
    let plain = resolved(.color(color))
    guard case .color(let plain) = plain else { return plain }
    guard let literal = plain.literal else { return nil }
    switch space {
    case .framework("CGColorSpace.sRGB"): return literal.sRGB.isInSRGBGamut ? .color(plain) : nil
    case .framework("CGColorSpace.displayP3"):
      return literal.sRGB.isInSRGBGamut || literal.space == .displayP3 ? .color(plain) : nil
    default: return space.unknown == nil ? nil : space
    }
  }

  // MARK: Schemes

  /// The scheme as a value of one of the frameworks' types.
  func scheme(_ type: TypeReference) -> Value {
    guard frozen == 0 else {
      return unknown("a constant keeps the scheme in which it was made", nil)
    }
    let name: String = if case .framework(let name) = type { name } else { "ColorScheme" }
    return .enumeration(
      EnumerationValue(type: name, name: Choice.scheme.cases[ask(.scheme)], declaration: nil))
  }

  // MARK: When a color is drawn

  func drawn(_ color: ColorValue, _ level: Int) -> Value {
    if case .system(let name, let framework) = color.base {
      return drawn(system: name, of: framework, color)
    }
    guard case .provided(let function) = color.base else { return .color(color) }
    guard frozen == 0 else {
      return .unknown(Unknown("a constant keeps the scheme in which it was made", at: color.place))
    }
    guard case .closure(let code, let scope) = function.code else {
      return .unknown(Unknown("what gives the color isn't understood", at: color.place))
    }
    let traits = Argument(label: nil, node: nil, value: .framework("traits"), isTrailing: false)
    let made = resolved(apply(function, [traits], scope, code), level + 1)
    guard case .color(var inner) = made else {
      return made.unknown == nil
        ? .unknown(Unknown("the closure gives no color", at: color.place)) : made
    }
    for step in color.steps {
      guard let next = inner.applying(step) else {
        return .unknown(Unknown("the opacity is out of range", at: color.place))
      }
      inner = next
    }
    inner.type = color.type
    return .color(inner)
  }
}
