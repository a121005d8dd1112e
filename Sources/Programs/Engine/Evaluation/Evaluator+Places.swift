import SourceText

/// Where colors are written, and what they were read from.
extension Evaluator {
  /// A color that a call gave, placed there if the literal that says it is an argument.
  ///
  /// Of a literal that is no argument itself, such as in a condition, the literal is the place.
  func placed(_ value: Value, by call: SyntaxNode, isColorMaker: Bool) -> Value {
    guard case .color(var color) = value, let literal = color.origin.literal else { return value }
    let isWhole = Evaluator.says(literal, color)
    if call.contains(literal) {
      // An argument may be the color itself.
      guard !contains(call, color.place) || color.place == literal.span else { return value }
      let arguments = call.children(.argument)
      let isDirect = arguments.contains { $0.child(.value).map { plain($0) == literal } ?? false }
      let isCall = !isWhole || isDirect && (isColorMaker || arguments.count == 1)
      color.place = isCall ? call.span : literal.span
    } else if isColorMaker, isWhole, !contains(color.place, literal) {
      color.place = literal.span
    }
    return .color(color)
  }

  private func contains(_ node: SyntaxNode, _ place: SourceSpan?) -> Bool {
    guard let place, place.file === node.tree.file else { return false }
    return node.range.lowerBound <= place.range.lowerBound
      && place.range.upperBound <= node.range.upperBound
  }

  private func contains(_ place: SourceSpan?, _ node: SyntaxNode) -> Bool {
    guard let place, place.file === node.tree.file else { return false }
    return place.range.lowerBound <= node.range.lowerBound
      && node.range.upperBound <= place.range.upperBound
  }

  /// The code without the parentheses around it.
  private func plain(_ node: SyntaxNode) -> SyntaxNode {
    guard node.kind == .tuple, node.children.count == 1, let inner = node.children[0].child(.value)
    else { return node }
    return plain(inner)
  }

  /// Whether hexadecimal digits alone say a color.
  static func says(_ literal: SyntaxNode, _ color: ColorValue) -> Bool {
    guard let color = color.literal?.sRGB else { return false }
    let text = literal.text
    var digits = text.filter { $0 != "_" && $0 != "\"" }[...]
    if text.hasPrefix("0x") {
      digits = digits.dropFirst(2)
    } else {
      guard text.hasPrefix("\"") else { return false }
      if digits.first == "#" { digits = digits.dropFirst() }
    }
    guard [3, 4, 6, 8].contains(digits.count), let number = UInt32(digits, radix: 16) else {
      return false
    }
    let isShort = digits.count < 5
    let count = isShort ? digits.count : digits.count / 2
    let bytes: [UInt32] = (0..<count).reversed().map { index in
      isShort ? ((number >> UInt32(index * 4)) & 0xF) * 17 : (number >> UInt32(index * 8)) & 0xFF
    }
    let parts = [color.red, color.green, color.blue].map { UInt32(($0 * 255).rounded()) }
    // The opacity stands first or last.
    return Array(bytes.prefix(3)) == parts || Array(bytes.suffix(3)) == parts
  }

  /// A value that was read from a member, which it remembers.
  func noted(_ member: Member, _ receiver: Value?, _ value: Value) -> Value {
    guard member.kind == .stored || member.kind == .computed else { return value }
    switch value {
    case .color(var color):
      // A loop may read and write a property without end.
      guard color.sources.count < 16 else { return value }
      color.sources.insert(ColorSource(path: path(of: receiver) + [member]), at: 0)
      return .color(color)
    case .instance(var instance):
      instance.path = path(of: receiver) + [member]
      return .instance(instance)
    default: return value
    }
  }

  /// The members that code named to read a value.
  private func path(of receiver: Value?) -> [Member] {
    switch receiver {
    case .instance(let instance)?: instance.path
    case .enumeration(let value)?:
      value.declaration?.members[value.name]?.filter { $0.kind == .enumerationCase } ?? []
    default: []
    }
  }
}
