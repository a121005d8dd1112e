import SourceText

/// Whether something is a color, where it is not read as one.
extension CodeTokenCollector {
  func isColor(_ type: [String]) -> Bool {
    type.contains(where: language.colorTypes.contains)
  }

  /// Whether a value makes an object, by the capital of its type.
  func isConstructor(_ value: CodeExpression) -> Bool {
    guard case .call(let callee, _) = value.kind, let path = callee.path else { return false }
    return path.contains { $0.first?.isUppercase == true }
      && !path.contains(where: language.colorTypes.contains)
  }

  /// Whether a value without a type may be a color that is not read.
  func mayBeColor(_ value: CodeExpression, _ declaration: CodeDeclaration) -> Bool {
    // Worked out only where it decides.
    var isNamed: Bool {
      SwiftThemes.words(of: declaration.name).contains {
        $0.hasPrefix("color") || $0.hasPrefix("colour")
      }
    }
    switch value.kind {
    case .call(_, let arguments):
      let hasLambda = arguments.contains {
        switch $0.value.kind {
        case .code, .other: true
        default: false
        }
      }
      if hasLambda || isConstructor(value) { return false }
    case .number, .string, .boolean: return false
    case .name, .member: return isNamed
    default: break
    }
    return mentionsColor(value, evaluator.scope(of: declaration)) || isNamed && isCall(value)
  }

  private func isCall(_ value: CodeExpression) -> Bool {
    if case .call = value.kind { true } else { false }
  }

  /// Whether the type of colors stands in a text.
  func mentionsColor(_ value: CodeExpression, _ scope: CodeScope) -> Bool {
    switch value.kind {
    case .number, .string, .boolean, .name: return false
    default: break
    }
    let bytes = program.documents[scope.document].file.bytes
    var index = value.range.lowerBound
    while index < value.range.upperBound {
      guard Self.isWord(bytes[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < value.range.upperBound, Self.isWord(bytes[index]) { index += 1 }
      guard index - start <= 24 else { continue }
      let word = String(decoding: bytes[start..<index], as: UTF8.self)
      if language.colorTypes.contains(word) && !program.isForeign(word, in: scope.document)
        || isColorName(word)
        || colorOwners.contains(word)
      {
        return true
      }
    }
    return false
  }

  private static func isWord(_ byte: UInt8) -> Bool { SwiftHex.isWord(byte) }
}
