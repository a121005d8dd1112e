import SourceText

/// Constants that stand outside the initializer.
extension SwiftInterpreter {
  /// The value of `Opacity.half`, or of a name by itself; nil where what Swift finds nearest is no such
  /// constant, or where several are.
  mutating func constant(_ name: String, of type: String?) throws(Refusal) -> SwiftValue? {
    let owner =
      type.map { program.unaliasedType([$0], from: scope) }
      ?? program.lookupOrder(from: scope).first { program.scopes[$0].declares(name) }
    guard let owner, let indices = program.scopes[owner].properties[name],
      indices.count == 1, let index = indices.first
    else { return nil }
    let property = program.properties[index]
    guard property.declaration.isConstant, property.declaration.branches.isEmpty,
      property.declaration.isStatic || owner == SwiftProgram.root,
      case .initial(let initial) = property.declaration.source
    else { return nil }
    guard depth < Self.depthLimit else {
      throw Refusal(reason: "it goes through too many constants")
    }
    var inner = SwiftInterpreter(
      program: program, document: property.document, scope: property.scope, type: self.type,
      depth: depth + 1, steps: steps)
    inner.types[name] = property.declaration.type
    try inner.assign(inner.value(of: initial), to: name)
    goOn(after: inner)
    return inner.variables[name]
  }
}
