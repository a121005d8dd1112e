/// Literals of numbers: the type around them decides what they are.
extension Evaluator {
  func number(_ node: SyntaxNode, _ type: TypeReference?) -> Value {
    let origin = Origin(literal: node, level: level)
    guard let literal = SwiftNumber(node.text.filter { $0 != "_" }) else {
      return unknown("the number isn't understood", node)
    }
    if let name = numberType(type) {
      if name.isFraction { return .fraction(literal.double, origin) }
      guard case .whole(let magnitude) = literal, let whole = name.whole,
        let number = WholeNumber(magnitude: magnitude, whole)
      else { return unknown("the number doesn't fit its type", node) }
      return .whole(WholeNumberValue(number: number, origin: origin))
    }
    switch literal {
    case .whole(let magnitude):
      guard let number = WholeNumber(magnitude: magnitude, .int) else {
        return unknown("the number doesn't fit Int", node)
      }
      return .whole(WholeNumberValue(number: number, origin: origin))
    case .fraction(let number): return .fraction(number, origin)
    }
  }

  /// The type of numbers that is expected, if it is one.
  func numberType(_ type: TypeReference?) -> (isFraction: Bool, whole: WholeNumberType?)? {
    guard case .framework(let name)? = type?.unwrapped else { return nil }
    if ["Double", "CGFloat", "Float", "TimeInterval"].contains(name) { return (true, nil) }
    return WholeNumberType(rawValue: name).map { (false, $0) }
  }

  /// Whether code is made of numbers and operators alone, so that the type around it decides.
  func isLiteralOnly(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .number: true
    case .prefix:
      node.detail == SyntaxOperator.subtract.rawValue
        && node.child(.value).map(isLiteralOnly) ?? false
    case .tuple:
      node.children.count == 1 && node.children[0].child(.label) == nil
        && node.children[0].child(.value).map(isLiteralOnly) ?? false
    case .binary: node.detail != 0 && node.children.allSatisfy(isLiteralOnly)
    default: false
    }
  }

  /// Whether a literal has a fraction anywhere, which makes all of it fractions.
  func isFractionLiteral(_ node: SyntaxNode) -> Bool {
    guard isLiteralOnly(node) else { return false }
    return (Array(node.descendants) + [node]).contains { part in
      guard part.kind == .number, case .fraction? = SwiftNumber(part.text.filter { $0 != "_" })
      else { return false }
      return true
    }
  }
}
