/// How arguments meet parameters.
extension SwiftLanguage {
  /// Which arguments each parameter takes; nil if they don't fit.
  static func matched(_ parameters: [SyntaxNode], _ arguments: [Argument]) -> [[Argument]]? {
    var result: [[Argument]] = []
    var next = 0
    for parameter in parameters {
      let label = parameter.child(.label)?.name ?? parameter.child(.name)?.name
      let wanted = label == "_" ? nil : label
      var taken: [Argument] = []
      if next < arguments.count {
        let argument = arguments[next]
        let isTrailing = argument.isTrailing && argument.label == nil && takesFunction(parameter)
        if argument.label == wanted
          && !(argument.isTrailing && argument.label == nil && !takesFunction(parameter))
          || isTrailing
        {
          taken = [argument]
          next += 1
          if parameter.detail == 1 {
            while next < arguments.count, arguments[next].label == nil {
              taken.append(arguments[next]); next += 1
            }
          }
        }
      }
      guard !taken.isEmpty || parameter.child(.value) != nil || parameter.detail == 1 else {
        return nil
      }
      result.append(taken)
    }
    return next == arguments.count ? result : nil
  }

  private static func takesFunction(_ parameter: SyntaxNode) -> Bool {
    var type = parameter.child(.type)
    while let current = type,
      current.kind == .attributedType || current.kind == .optionalType
        || current.kind == .tupleType && current.children.count == 1
    {
      type = current.child(.type) ?? current.children.first?.child(.type)
    }
    if type?.kind == .typeName { return !values.contains(type?.declaredName ?? "") }
    return type?.kind == .functionType
  }

  /// Types of the library that are no functions, as an alias or a generic name may be.
  private static let values: Set<String> = [
    "Double", "CGFloat", "Float", "Int", "UInt", "UInt8", "UInt32", "UInt64", "Bool", "String",
    "Character", "Color", "UIColor", "NSColor", "CGColor", "ColorScheme", "TimeInterval",
  ]
}
