import ColorMath
import SourceText

/// Replacing the aliases in a value.
extension TokenValue {
  /// The maximum nesting of a value after replacing aliases: aliases can build values far deeper
  /// than one file.
  private static let depthLimit = 256

  /// The value with its aliases replaced and its derivations computed; the recursion is as deep as
  /// the declared value is nested.
  func substituting(
    _ value: (TokenID) throws(ResolutionError) -> TokenValue
  ) throws(ResolutionError) -> TokenValue {
    switch content {
    case .reference(let reference):
      var result = try value(reference.target)
      for (index, step) in reference.part.enumerated() {
        result = try TokenValue.part(
          step, of: result, path: reference.part[...index], at: span)
      }
      return TokenValue(result.content, at: span)
    case .array(let elements):
      var result: [TokenValue] = []
      for element in elements { result.append(try element.substituting(value)) }
      return try TokenValue.bounded(TokenValue(.array(result), at: span))
    case .object(let members):
      var result: [TokenValue.Member] = []
      for member in members {
        result.append(.init(name: member.name, value: try member.value.substituting(value)))
      }
      return try TokenValue.bounded(TokenValue(.object(result), at: span))
    case .modified(let base, let step):
      let resolvedStep = ColorModification(
        kind: step.kind, amount: try step.amount.substituting(value), space: step.space,
        color: try step.color.map { color throws(ResolutionError) in try color.substituting(value) }
      )
      let resolvedBase = try base.substituting(value)
      // What is made of an unknown color is another unknown one, and fails only where it is needed.
      let parts = [resolvedBase, resolvedStep.amount, resolvedStep.color]
      if let unknown = parts.lazy.compactMap(\.self).first(where: \.isUnreadable) { return unknown }
      let color = try resolvedStep.apply(to: ColorLiteral(resolvedBase).sRGB)
      return TokenValue(.color(ColorLiteral(color)), at: span)
    case .pattern(let parts):
      var result: [TokenValue] = []
      for part in parts { result.append(try part.substituting(value)) }
      return try TokenValue.bounded(TokenValue(.pattern(result), at: span))
    case .stack(let parts):
      var result: [TokenValue] = []
      for part in parts { result.append(try part.substituting(value)) }
      return try TokenValue.bounded(TokenValue(.stack(result), at: span))
    case .text(let pieces):
      var result: [TokenValue] = []
      for piece in pieces { result.append(try piece.substituting(value)) }
      return TokenValue.joined(result, at: span)
    case .color, .number, .string, .boolean, .null, .anything, .channels, .unreadable, .variable:
      return self
    }
  }

  private static func bounded(_ value: TokenValue) throws(ResolutionError) -> TokenValue {
    guard value.depth <= depthLimit else {
      throw ResolutionError(
        "the value nests more than \(depthLimit) levels deep through its aliases; expected fewer",
        at: value.span)
    }
    return value
  }

  /// One step of a pointer into a value. [RFC 6901]
  private static func part(
    _ step: String, of value: TokenValue, path: ArraySlice<String>, at span: SourceSpan
  ) throws(ResolutionError) -> TokenValue {
    switch value.content {
    case .object:
      if let member = value.member(step) { return member }
    case .array(let elements):
      if let index = arrayIndex(step), index < elements.count { return elements[index] }
    case .color(let literal):
      switch step {
      case "colorSpace": return TokenValue(.string(literal.space.rawValue), at: value.span)
      case "alpha": return TokenValue(.number(literal.alpha), at: value.span)
      case "hex":
        return TokenValue(.string(literal.sRGB.withAlpha(1).hex.lowercased()), at: value.span)
      case "components":
        let components = literal.components.map { TokenValue(.number($0), at: value.span) }
        return TokenValue(.array(components), at: value.span)
      default: break
      }
    default: break
    }
    throw ResolutionError(
      "\(value.phrase) has no '\(step)' (in $value/\(path.joined(separator: "/")))", at: span)
  }

  /// Decimal digits without a leading zero. [RFC 6901, section 4]
  private static func arrayIndex(_ step: String) -> Int? {
    guard step.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), step == "0" || !step.hasPrefix("0")
    else { return nil }
    return Int(step)
  }
}
