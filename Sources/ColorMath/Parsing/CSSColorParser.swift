import SourceText

/// Reads one color from the tokens of a CSS value. [CSS Color 4, section 4]
struct CSSColorParser {
  /// The maximum depth of functions and parentheses, as of `color-mix()` in `color-mix()`.
  private static let depthLimit = 32

  private let tokens: CSSTokens
  /// The next token that is no white space: its index, what it means, and where it begins.
  private var index: Int
  private(set) var token = CSSColorToken.end
  private(set) var start = 0
  /// Where the token before it ended.
  private(set) var previousEnd: Int
  private var depth = 0
  /// The channels of the relative color that is being read.
  var origin: CSSColorOrigin?

  init(_ tokens: CSSTokens) {
    self.tokens = tokens
    index = tokens.range.lowerBound
    previousEnd = tokens.span.range.lowerBound
    read()
  }

  /// The color that is all the tokens.
  mutating func parse() throws(CSSColorError) -> ColorLiteral {
    if token == .end {
      throw CSSColorError(.unexpected(found: "nothing", expected: "a color"), at: previousEnd)
    }
    guard start == previousEnd else { throw whiteSpace(expected: "a color") }
    if token == .hash { return try readHexadecimal(tokens) }
    let color = try readColor()
    guard token == .end else { throw unexpected("the end of the color") }
    guard previousEnd == start else { throw whiteSpace(expected: "the end of the color") }
    return color
  }

  /// The color at this position, whatever follows.
  mutating func readColor() throws(CSSColorError) -> ColorLiteral {
    switch token {
    case .hash:
      let hash = tokens[index..<index + 1]
      advance()
      return try readHexadecimal(hash)
    case .identifier(let name):
      let key = name.lowercased()
      guard let color = CSSColorKeywords.color(named: key) else {
        throw CSSColorError(
          CSSColorKeywords.isLeftToThePage(key) ? .unresolvable(name) : .unknownName(name),
          at: start)
      }
      advance()
      return ColorLiteral(color)
    case .function(let name):
      return try nested { (parser) throws(CSSColorError) in try parser.readFunction(name) }
    default: throw unexpected("a color")
    }
  }

  /// Reads what stands a level deeper.
  mutating func nested<Result>(
    _ read: (inout CSSColorParser) throws(CSSColorError) -> Result
  ) throws(CSSColorError) -> Result {
    guard depth < Self.depthLimit else { throw CSSColorError(.tooDeep, at: start) }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  private func readHexadecimal(_ run: CSSTokens) throws(CSSColorError) -> ColorLiteral {
    let text = run.plain
    do throws(ColorParseError) {
      return ColorLiteral(try SRGBColor(hex: text))
    } catch {
      var offset = run.span.range.lowerBound
      if case .notHexadecimal(_, _, let position) = error {
        offset += text.unicodeScalars.prefix(position - 1).reduce(0) { $0 + UTF8.width($1) }
      }
      throw CSSColorError(.hexadecimal(error), at: offset)
    }
  }

  // MARK: Functions

  private mutating func readFunction(_ name: String) throws(CSSColorError) -> ColorLiteral {
    if let function = CSSColorFunction(rawValue: name) {
      advance()
      return try readArguments(of: function)
    }
    switch name {
    case "color":
      advance()
      return try readColorFunction()
    case "color-mix":
      advance()
      return try readMixture()
    case "color-mod":
      advance()
      return try readModified()
    case "light-dark", "contrast-color":
      throw CSSColorError(.unresolvable("\(name)()"), at: start)
    default: throw CSSColorError(.unknownFunction(name), at: start)
    }
  }

  /// The contents of the parentheses of `rgb()` and similar functions: the modern syntax, or the
  /// one with commas, in which all channels of `rgb()` are of one form and the second and third of
  /// `hsl()` percentages.
  private mutating func readArguments(
    of function: CSSColorFunction
  ) throws(CSSColorError) -> ColorLiteral {
    let isRelative = try readOrigin(in: function.space, scale: function.numberScale)
    let hue = function.space.hueIndex
    let modern: CSSColorComponent.Forms = [.number, .percentage, .none]
    let angle: CSSColorComponent.Forms = [.number, .angle, .none]
    let first = try readComponent(hue == 0 ? angle : modern, isHue: hue == 0)
    let isLegacy = token == .comma && function.hasLegacySyntax && !isRelative
    if isLegacy, first.form == .none {
      throw CSSColorError(
        .unexpected(
          found: "'none'",
          expected: (hue == 0 ? angle : modern).subtracting(.none).phrase + " before a comma"),
        at: first.start)
    }
    var components = [first]
    for index in 1...2 {
      if isLegacy { try expect(.comma, "','") }
      let forms = isLegacy ? (hue == 0 ? .percentage : first.form) : index == hue ? angle : modern
      components.append(try readComponent(forms, isHue: index == hue))
    }
    var parts = SIMD3<Double>()
    for (index, component) in components.enumerated() {
      parts[index] =
        switch component.form {
        case .percentage: component.value / 100 * function.percentageScale[index]
        case .number where index != hue: component.value * function.numberScale
        default: component.value
        }
    }
    return try finish(
      space: function.space, parts: function.clamped(parts, isRelative: isRelative),
      of: components, isLegacy: isLegacy)
  }

  /// The contents of the parentheses of `color()`. [CSS Color 4, section 10]
  private mutating func readColorFunction() throws(CSSColorError) -> ColorLiteral {
    let color = try readOriginColor()
    guard case .identifier(let name) = token else { throw unexpected("a color space") }
    let key = name.lowercased()
    if key.hasPrefix("--") { throw CSSColorError(.unsupported("a color profile"), at: start) }
    let isLinearP3 = key == "display-p3-linear"
    guard let space = isLinearP3 ? .displayP3 : ColorSpace(css: key), space.isPredefined else {
      throw CSSColorError(
        .unknownSpace(
          name, expected: ColorSpace.allCases.filter(\.isPredefined).map(\.rawValue) + ["xyz"]),
        at: start)
    }
    if let color {
      guard !isLinearP3 else {
        throw CSSColorError(.unsupported("a relative color in display-p3-linear"), at: start)
      }
      origin = CSSColorOrigin(color, in: space, scale: 1)
    }
    advance()
    var components: [CSSColorComponent] = []
    var parts = SIMD3<Double>()
    for index in 0...2 {
      let component = try readComponent([.number, .percentage, .none])
      parts[index] = component.form == .percentage ? component.value / 100 : component.value
      components.append(component)
    }
    if isLinearP3 { parts = parts.map(SRGBTransfer.encoded) }
    return try finish(space: space, parts: parts, of: components, isLegacy: false)
  }

  /// The opacity and the closing parenthesis.
  private mutating func finish(
    space: ColorSpace, parts: SIMD3<Double>, of components: [CSSColorComponent], isLegacy: Bool
  ) throws(CSSColorError) -> ColorLiteral {
    var missing = MissingComponents()
    for (index, component) in components.enumerated() where component.form == .none {
      missing.insert(.component(index))
    }
    // A relative color has the opacity of its origin unless it says otherwise.
    var alpha = origin?.alpha ?? 1
    if token == (isLegacy ? .comma : .slash) {
      advance()
      let component = try readComponent(
        isLegacy ? [.number, .percentage] : [.number, .percentage, .none])
      alpha = component.form == .percentage ? component.value / 100 : component.value
      alpha = min(max(alpha, 0), 1)
      if component.form == .none { missing.insert(.alpha) }
      try expect(.close, "')'")
    } else {
      try expect(.close, isLegacy ? "',' or ')'" : "'/' or ')'")
    }
    if let grayHue = origin?.usedGrayHue, !space.isHuePowerless(parts) {
      throw CSSColorError(.grayHue, at: grayHue)
    }
    origin = nil
    return ColorLiteral(space: space, parts, alpha: alpha, missing: missing)
  }

  /// A component; `isHue` where it is the hue of the color.
  private mutating func readComponent(
    _ forms: CSSColorComponent.Forms, isHue: Bool = false
  ) throws(CSSColorError) -> CSSColorComponent {
    let component: CSSColorComponent
    switch token {
    case .number(let value) where forms.contains(.number):
      component = CSSColorComponent(form: .number, value: value, start: start)
    case .percentage(let value) where forms.contains(.percentage):
      component = CSSColorComponent(form: .percentage, value: value, start: start)
    case .dimension(let value, let unit) where forms.contains(.angle):
      guard let degrees = CSSColorParser.degrees(unit) else {
        throw unexpected(forms.phrase + " in deg, grad, rad or turn")
      }
      component = CSSColorComponent(form: .angle, value: value * degrees, start: start)
    case .identifier(let word) where forms.contains(.none) && word.lowercased() == "none":
      component = CSSColorComponent(form: .none, value: 0, start: start)
    case .identifier where origin != nil:
      guard let channel = try readChannel(isHue: isHue) else { throw unexpected(forms.phrase) }
      return channel
    case .function: return try readComputed(forms, isHue: isHue)
    default: throw unexpected(forms.phrase)
    }
    advance()
    return component
  }

  // MARK: Tokens

  mutating func advance() {
    guard index < tokens.range.upperBound else { return }
    previousEnd = tokens[index].range.upperBound
    index += 1
    read()
  }

  private mutating func read() {
    while index < tokens.range.upperBound, tokens[index].kind == .space { index += 1 }
    let isAtEnd = index >= tokens.range.upperBound
    start = isAtEnd ? tokens.span.range.upperBound : tokens[index].range.lowerBound
    token = isAtEnd ? .end : meaning
  }

  private var meaning: CSSColorToken {
    switch tokens[index].kind {
    case .identifier: .identifier(tokens.text(at: index))
    case .function: .function(tokens.text(at: index).lowercased())
    case .url, .badURL: .function("url")
    case .hash: .hash
    case .number: .number(tokens.number(at: index).value)
    case .percentage: .percentage(tokens.number(at: index).value)
    case .dimension:
      .dimension(tokens.number(at: index).value, unit: tokens.number(at: index).unit)
    case .comma: .comma
    case .openParenthesis: .open
    case .closeParenthesis: .close
    case .delimiter:
      switch tokens.text(at: index) {
      case "/": .slash
      case "+": .plus
      case "-": .minus
      case "*": .times
      case "#": .hash
      default: .other
      }
    default: .other
    }
  }

  /// Whether a sign stands before the number at this position.
  var hasSign: Bool {
    guard index < tokens.range.upperBound else { return false }
    return tokens[index..<index + 1].source.first.map { "+-".contains($0) } ?? false
  }

  mutating func expect(_ expected: CSSColorToken, _ name: String) throws(CSSColorError) {
    guard token == expected else { throw unexpected(name) }
    advance()
  }

  /// The error that something else stands here; `expected` may be followed by more than it names.
  func unexpected(_ expected: String) -> CSSColorError {
    guard token != .end else {
      return CSSColorError(.unexpected(found: "the end", expected: expected), at: start)
    }
    let found = tokens[index..<index + 1].source
    let shown = found.count <= 24 ? found : found.prefix(24) + "…"
    return CSSColorError(.unexpected(found: "'\(shown)'", expected: expected), at: start)
  }

  private func whiteSpace(expected: String) -> CSSColorError {
    CSSColorError(.unexpected(found: "white space", expected: expected), at: previousEnd)
  }
}
