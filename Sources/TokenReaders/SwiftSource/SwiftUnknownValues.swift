import SourceText

/// Values of unknown kind that mention colors: no possible color is skipped without a message.
///
/// `oklch(0.5, 0.1, 200)` where no source declares the function, `AppColors(title: .white)` where
/// none declares the type, `hex("#2563EB")`. It looks for words in names, hexadecimal colors and
/// the names of the frameworks' colors; values without any of them are ignored.
struct SwiftUnknownValues {
  private let program: SwiftProgram
  private let evaluator: SwiftEvaluator
  private let kinds: SwiftKinds

  init(_ evaluator: SwiftEvaluator, _ kinds: SwiftKinds) {
    program = evaluator.program
    self.evaluator = evaluator
    self.kinds = kinds
  }

  private static let words: Set<String> = [
    "color", "colors", "colour", "colours", "hex", "palette", "palettes", "swatch", "tint", "lch",
    "lab", "hwb",
  ]
  private static let beginnings = ["oklch", "oklab", "rgb", "srgb", "hsl", "hsb", "hsv"]
  /// Words beside which a color is none: a color scheme, a color space.
  private static let others: Set<String> = [
    "scheme", "space", "mode", "picker", "matrix", "profile",
  ]

  /// Why a property that does not count as a color may be one; nil without a reason.
  func reason(ofProperty index: Int) -> String? {
    guard kinds.kinds[index] == .none else { return nil }
    let property = program.properties[index]
    if let type = property.declaration.type, !isUnknown(type, from: property.scope) { return nil }
    let context = SwiftContext(document: property.document, scope: property.scope)
    switch property.declaration.source {
    case .initial(let value):
      // A literal by itself is a number or a string, whatever it is used for.
      switch value.kind {
      case .number, .string, .closure: return nil
      default: break
      }
      guard mayBeColor(value, context) else { return nil }
      return reason(value, context)
    case .computed(let code):
      let statements = program.documents[property.document].statements(of: code)
      for statement in statements {
        guard case .value(let value, _) = statement.kind, mayBeColor(value, context) else {
          continue
        }
        return reason(value, context)
      }
      return nil
    case .elsewhere, .requirement: return nil
    }
  }

  /// The message for a value that may be a color.
  func reason(_ value: SwiftExpression, _ context: SwiftContext) -> String {
    "'\(evaluator.text(value, context))' is not evaluated, and may be a color"
  }

  /// Whether a type is declared here and its instances hold colors.
  func holdsColors(_ type: SwiftTypeName?, from scope: Int) -> Bool {
    guard let type, let found = program.type(type.path, from: scope) else { return false }
    return program.scopes[found].properties.values.joined().contains { index in
      let declaration = program.properties[index].declaration
      return !declaration.isStatic && kinds.kinds[index] == .color
    }
  }

  /// Whether nothing here says what a type is.
  private func isUnknown(_ type: SwiftTypeName, from scope: Int) -> Bool {
    guard let name = type.path.last, !type.text.hasPrefix("some ") else { return false }
    return !SwiftKinds.plainTypes.contains(name) && program.type(type.path, from: scope) == nil
  }

  /// Whether nothing here says what an argument of a type's initializer is.
  ///
  /// - Parameter made: the type; nil if no source declares it.
  func isUnknown(_ label: String, of made: Int?) -> Bool {
    guard let made else { return true }
    guard let property = program.scopes[made].properties[label]?.first,
      let type = program.properties[property].declaration.type
    else { return false }
    return isUnknown(type, from: made)
  }

  // MARK: Values

  /// Whether a value speaks of colors.
  func mayBeColor(_ value: SwiftExpression, _ context: SwiftContext) -> Bool {
    switch value.kind {
    case .number(let literal):
      let digits = literal.replacing("_", with: "")
      return digits.hasPrefix("0x") && (digits.utf8.count == 8 || digits.utf8.count == 10)
    case .string(let text?): return text.hasPrefix("#") && evaluator.hex.color(in: text) != nil
    case .member(nil, let name):
      return [SwiftColorType.color, .uiColor].contains {
        SwiftFrameworkColor.pure(name, of: $0) != nil
          || SwiftFrameworkColor.system(name, of: $0) != nil
      }
    case .name, .member: return isUnknownColor(path: value, context)
    case .ternary(_, let first, let second), .binary(_, let first, let second):
      return mayBeColor(first, context) || mayBeColor(second, context)
    case .compiled(let branches):
      return branches.contains { mayBeColor($0.value, context) }
    case .array(let elements), .tuple(let elements):
      return elements.contains { mayBeColor($0, context) }
    case .call(let callee, let arguments): return mayBeColor(callee, arguments, context)
    case .statement, .element, .other: return speaksOfColor(value.range, context)
    default: return false
    }
  }

  private func mayBeColor(
    _ callee: SwiftExpression, _ arguments: [SwiftArgument], _ context: SwiftContext
  ) -> Bool {
    if case .closure = callee.kind { return speaksOfColor(callee.range, context) }
    if let path = callee.path, let made = program.type(path, from: context.scope) {
      // Its properties say what they are.
      return arguments.contains {
        isUnknown($0.label ?? "", of: made) && mayBeColor($0.value, context)
      }
    }
    if evaluator.initialized(by: callee, expecting: nil, context) != nil { return true }
    if let name = callee.memberName, Self.isColorful(name) { return true }
    if arguments.contains(where: { mayBeColor($0.value, context) }) { return true }
    if case .member(let base?, _) = callee.kind { return mayBeColor(base, context) }
    return false
  }

  /// A name that leads nowhere here and has the word.
  private func isUnknownColor(path value: SwiftExpression, _ context: SwiftContext) -> Bool {
    guard let path = value.path else {
      if case .member(let base?, let name) = value.kind {
        return Self.isColorful(name) || mayBeColor(base, context)
      }
      return false
    }
    let targets = evaluator.lookup.targets(path, in: context, evaluator.themes)
    if targets.isEmpty { return path.contains(where: Self.isColorful) }
    return targets.contains { target in
      switch target {
      case .framework, .earlier: true
      case .property, .part, .type: false
      }
    }
  }

  /// Whether any name in a text has the word.
  private func speaksOfColor(_ range: Range<Int>, _ context: SwiftContext) -> Bool {
    let bytes = program.documents[context.document].file.bytes[range].prefix(4096)
    return bytes.split { !SwiftHex.isWord($0) }.contains {
      $0.count <= 64 && Self.isColorful(String(decoding: $0, as: UTF8.self))
    }
  }

  /// Whether a name has a word of colors.
  static func speaksOfColor(_ name: String) -> Bool { isColorful(name) }

  private static func isColorful(_ name: String) -> Bool {
    let words = SwiftThemes.words(of: name)
    guard others.isDisjoint(with: words) else { return false }
    return words.contains { word in
      Self.words.contains(word) || beginnings.contains { word.hasPrefix($0) }
    }
  }
}
