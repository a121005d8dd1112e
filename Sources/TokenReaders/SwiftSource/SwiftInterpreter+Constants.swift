import SourceText

/// Constants that stand outside the initializer.
extension SwiftInterpreter {
  /// The value of `Opacity.half`, or of a name at the outermost level; nil where the source declares
  /// no such constant, or several.
  func constant(_ name: String, of type: String?) throws(Refusal) -> SwiftValue? {
    let scope = type.map { program.type([$0], from: SwiftProgram.root) } ?? SwiftProgram.root
    guard let scope, let indices = program.scopes[scope].properties[name],
      indices.count == 1, let index = indices.first
    else { return nil }
    let property = program.properties[index]
    guard property.declaration.isConstant, property.declaration.branches.isEmpty,
      property.declaration.isStatic || scope == SwiftProgram.root,
      case .initial(let initial) = property.declaration.source
    else { return nil }
    guard depth < Self.depthLimit else {
      throw Refusal(reason: "it goes through too many constants")
    }
    var inner = SwiftInterpreter(
      program: program, document: property.document, type: self.type, depth: depth + 1,
      variables: [:])
    inner.types[name] = property.declaration.type
    try inner.assign(inner.value(of: initial), to: name)
    return inner.variables[name]
  }
}
