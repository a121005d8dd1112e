import Programs

/// A parameter of a function, or a property that an initializer sets.
struct SwiftParameter {
  /// What stands before its argument; nil for none.
  let label: String?
  /// What the code calls it.
  let name: String
  let type: SyntaxNode?
  /// What it is where the caller gives nothing.
  let value: SyntaxNode?
  /// Whether views may be built for it in braces.
  let isBuilder: Bool

  init(parameter node: SyntaxNode) {
    name = node.child(.name)?.name ?? ""
    let label = node.child(.label)?.name ?? name
    self.label = label == "_" ? nil : label
    type = node.child(.type)
    value = node.child(.value)
    isBuilder = Self.isBuilder(node, type)
  }

  /// The parameter of the initializer that nobody writes.
  init(property: Member) {
    (label, name) = (property.name, property.name)
    type = property.writtenType
    value = property.value
    isBuilder = Self.isBuilder(property.node, type)
  }

  private static func isBuilder(_ node: SyntaxNode, _ type: SyntaxNode?) -> Bool {
    var nodes = node.children(.attribute)
    var type = type
    while let current = type, current.kind == .attributedType || current.kind == .optionalType {
      nodes += current.children(.attribute)
      type = current.child(.type)
    }
    return nodes.contains { $0.text.contains("ViewBuilder") } || type?.kind == .functionType
  }

  /// Whether it is a color by its type.
  var isColor: Bool {
    guard let type else { return value.map(Self.isColor) ?? false }
    let text = type.text.split(separator: " ").last ?? ""
    return ["Color", "Color?", "ShapeStyle", "SwiftUI.Color"].contains(String(text))
  }

  private static func isColor(_ value: SyntaxNode) -> Bool {
    value.leftmost.isText("Color") && value.path?.count == 2
  }

  /// Whether it may be left out, since it is optional.
  var isOptional: Bool { type?.kind == .optionalType }

  /// Whether it is code that runs later, and no view.
  var isAction: Bool {
    var type = type
    while let current = type, current.kind != .functionType { type = current.child(.type) }
    guard let result = type?.child(.result) else { return false }
    return ["Void", "()"].contains(result.text)
  }

  /// The values that arguments give, by the names of the parameters; nil where they do not fit.
  static func bind(_ arguments: [SyntaxArgument], to all: [SwiftParameter]) -> [String: SyntaxNode]?
  {
    var bound: [String: SyntaxNode] = [:]
    let labels = Set(arguments.compactMap(\.label))
    for argument in arguments {
      let free = all.filter { bound[$0.name] == nil }
      let parameter: SwiftParameter?
      if argument.isTrailing, argument.label == nil {
        // What other closures are for has labels.
        let builders = free.filter { $0.isBuilder && !labels.contains($0.label ?? "") }
        parameter = builders.first { $0.value == nil && !$0.isAction } ?? builders.first
      } else {
        parameter = free.first { $0.label == argument.label }
      }
      guard let parameter else { return nil }
      bound[parameter.name] = argument.value
    }
    return bound
  }
}
