/// The types by which code names values.
///
/// A member that a protocol demands is the value's own; one that only an extension has is that of the
/// type that code names. A value remembers that type from where it was given one.
extension Evaluator {
  /// A value where a type is wanted.
  func converted(_ value: Value, to type: TypeReference?) -> Value {
    guard let type else { return value }
    switch (value, type) {
    case (.nothing, .optional), (.unknown, _): return value
    case (_, .optional(let inner)): return converted(value, to: inner)
    case (.instance, .declared(let written)), (.object, .declared(let written)),
      (.enumeration, .declared(let written)):
      var value = value
      value.staticType = written === dynamicType(value) ? .own : .wider(written)
      return value
    case (.instance, .open), (.object, .open), (.enumeration, .open):
      var value = value
      value.staticType = .unclear
      return value
    case (.list(let values), .list(let element)) where decides(element):
      return .list(values.map { converted($0, to: element) })
    case (.dictionary(let keys, let values), .dictionary(let key, let element))
    where decides(key) || decides(element):
      return .dictionary(
        keys.map { converted($0, to: key) }, values.map { converted($0, to: element) })
    case (.tuple(let values, let labels), .tuple(let types, let wanted))
    where values.count == types.count:
      return .tuple(
        zip(values, types).map { converted($0, to: $1) },
        labels: wanted.contains { !$0.isEmpty } ? wanted : labels)
    case (.function(let function), .function(let parameters, let result))
    where function.parameters.isEmpty && (parameters.contains(where: decides) || decides(result)):
      return .function(
        FunctionValue(function.code, parameters: parameters, result: function.result ?? result))
    case (_, .framework(let name)): return language.converted(value, to: name, self)
    default: return value
    }
  }

  /// Whether values of a type may be named by another one than their own.
  private func decides(_ type: TypeReference) -> Bool {
    switch type {
    case .declared(let declaration): declaration.isReference || declaration.isProtocol
    case .optional(let inner), .list(let inner): decides(inner)
    case .dictionary(let key, let value): decides(key) || decides(value)
    case .tuple(let types, let labels):
      types.contains(where: decides) || labels.contains { !$0.isEmpty }
    case .function(let parameters, let result):
      parameters.contains(where: decides) || decides(result)
    case .framework: false
    case .open: true
    }
  }

  /// The members of a name in a value, by the type by which code names it.
  func find(_ name: String, of value: Value, from tree: SyntaxTree) -> Found {
    if let type = declaration(of: value) {
      let found = find(name, of: value, type, from: tree)
      if case .nothing = found {} else { return found }
    }
    // What an extension of the language's own protocols gives every such value.
    let added = language.protocols(of: value, self).compactMap { program.foreign[$0] }
      .flatMap { visible($0.members[name] ?? [], false, tree) }
    if added.isEmpty { return .nothing }
    guard added.allSatisfy({ $0.requirements.isEmpty }), Set(added.compactMap(\.owner)).count == 1
    else { return .ambiguous("whether an extension applies isn't known") }
    return .members(added)
  }

  private func find(
    _ name: String, of value: Value, _ type: TypeDeclaration, from tree: SyntaxTree
  ) -> Found {
    switch value.staticType {
    case .own:
      return language.find(name, in: type, isStatic: false, from: tree, isExact: true, self)
    case .unclear:
      return language.find(name, in: type, isStatic: false, from: tree, isExact: false, self)
    case .wider(let written):
      if written.isProtocol, demands(written, name) {
        return witness(name, of: type, written, tree)
      }
      let found = language.find(
        name, in: written, isStatic: false, from: tree, isExact: true, self)
      if case .nothing = found {
        // A test of the type may have narrowed it.
        return language.find(name, in: type, isStatic: false, from: tree, isExact: false, self)
      }
      guard written.isReference, case .members(let members) = found,
        members.allSatisfy({ $0.owner?.isReference ?? false })
      else { return found }
      // A class may override what it inherits.
      return language.find(name, in: type, isStatic: false, from: tree, isExact: true, self)
    }
  }

  /// Whether a protocol demands a member, or one that it inherits from does.
  func demands(_ type: TypeDeclaration, _ name: String) -> Bool {
    ([type] + program.protocols(of: type)).contains {
      $0.members[name]?.contains { $0.isRequirement } ?? false
    }
  }

  /// What a type gives for a demand: a class decides where it takes the protocol on, and what a class
  /// below adds without overriding anything doesn't count.
  private func witness(
    _ name: String, of type: TypeDeclaration, _ written: TypeDeclaration, _ tree: SyntaxTree
  ) -> Found {
    var first = type
    var left = 64
    while first.isReference, left > 0, let parent = program.superclass(of: first),
      program.protocols(of: parent).contains(written)
    {
      first = parent
      left -= 1
    }
    let found = language.find(name, in: first, isStatic: false, from: tree, isExact: true, self)
    guard first !== type, case .members(let members) = found,
      members.allSatisfy({ $0.owner?.isReference ?? false })
    else { return found }
    return language.find(name, in: type, isStatic: false, from: tree, isExact: true, self)
  }
}
