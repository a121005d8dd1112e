/// The fonts of SwiftUI, UIKit and AppKit.
extension Evaluator {
  static let fontTypes: Set<String> = ["Font", "UIFont", "NSFont"]
  private static let sizeLabels: Set<String> = ["size", "fontSize", "ofSize", "fixedSize"]
  private static let familyLabels: Set<String> = [
    "font", "fontName", "family", "fontFamily", "name", "_",
  ]
  private static let weightLabels: Set<String> = ["weight", "fontWeight"]

  /// A font by a function of its type, or by an initializer; nil if it isn't known.
  func font(
    _ type: String, _ function: String?, _ arguments: [Argument], _ scope: Scope,
    _ node: SyntaxNode
  ) -> Value? {
    guard Evaluator.fontTypes.contains(type) else { return nil }
    switch function {
    case "system"?, "custom"?, "systemFont"?, "boldSystemFont"?, nil:
      guard let made = style(arguments, scope, node, isFont: true) else { return nil }
      guard case .font(var font) = made, function == "boldSystemFont" else { return made }
      font.weight = 700
      return .font(font)
    default: return nil
    }
  }

  func fontMethod(
    _ name: String, _ font: FontValue, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode
  ) -> Value? {
    var font = font
    switch (name, arguments.count) {
    case ("bold", 0): font.weight = 700
    case ("weight", 1):
      switch weight(arguments[0], scope) {
      case .success(let weight): font.weight = weight
      case .failure(let lost): return .unknown(lost.unknown)
      }
    case ("italic", 0), ("monospacedDigit", 0): break
    default: return nil
    }
    return .font(font)
  }

  /// A font by labels: a size, and beside it a font or a weight; nil for other labels.
  func style(
    _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode, isFont: Bool = false
  ) -> Value? {
    let labels = Set(arguments.map { $0.label ?? "_" })
    guard !labels.isDisjoint(with: Evaluator.sizeLabels),
      isFont || !labels.isDisjoint(with: Evaluator.weightLabels)
        || !labels.subtracting(["_"]).isDisjoint(with: Evaluator.familyLabels)
    else { return nil }
    var font = FontValue(family: nil, size: 0, weight: nil)
    var stated: Double?
    for argument in arguments {
      let label = argument.label ?? "_"
      if Evaluator.sizeLabels.contains(label) {
        let size = value(of: argument, .framework("Double"), scope)
        guard let number = size.double else {
          return .unknown(size.unknown ?? Unknown("its size isn't a number", at: node.span))
        }
        font.size = number
      } else if Evaluator.weightLabels.contains(label) {
        switch weight(argument, scope) {
        case .success(let weight): stated = weight
        case .failure(let lost): return .unknown(lost.unknown)
        }
      } else if Evaluator.familyLabels.contains(label) {
        let family = value(of: argument, .framework("String"), scope)
        guard case .text(let name, _) = family else {
          return .unknown(family.unknown ?? Unknown("its name isn't a text", at: node.span))
        }
        font.family = name
      }
    }
    guard font.size > 0 else { return unknown("its size is \(font.size)", node) }
    font.weight = stated ?? font.family.map { FontValue.weight(ofFont: $0) } ?? 400
    return .font(font)
  }

  private func weight(_ argument: Argument, _ scope: Scope) -> Result<Double, Lost> {
    if let node = argument.node, node.kind == .implicitMember || node.kind == .member,
      let weight = FontValue.weights[node.declaredName.lowercased()]
    {
      return .success(weight)
    }
    let given = value(of: argument, .framework("Double"), scope)
    guard let weight = given.double else {
      return .failure(
        Lost(unknown: given.unknown ?? Unknown("its weight isn't known", at: argument.node?.span)))
    }
    guard (1...1000).contains(weight) else {
      return .failure(
        Lost(
          unknown: Unknown("a weight of \(weight) is outside 1 to 1000", at: argument.node?.span)))
    }
    return .success(weight)
  }
}
