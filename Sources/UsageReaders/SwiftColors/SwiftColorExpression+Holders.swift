import Programs

/// Whose colors code names: the instance that a view was handed.
extension SwiftColorExpression {
  /// The wrappers by which SwiftUI hands one value to all views below.
  private static let handing: Set<String> = ["Environment", "EnvironmentObject"]

  /// The declaration of a color that code takes from an instance or a type; nil where the types do not say
  /// which it is, or it is no color.
  func declaration(of value: SyntaxNode) -> DeclaredColor? {
    guard let member = member(value), let owner = member.owner,
      case .framework(let type) = type(of: member).unwrapped,
      SwiftSystemColors.types.contains(type),
      let base = value.bare.child(.base)?.bare
    else { return nil }
    let owners = parents(of: owner).filter { $0 == owner || $0.members[member.name] != nil }
    return DeclaredColor(
      names: owners.map { "\($0.path).\(member.name)" }, holder: holder(of: base))
  }

  /// What tells an instance from others: what views above hand down is one for all, a property that of its type.
  private func holder(of value: SyntaxNode) -> String {
    guard value.kind == .name || value.kind == .member else { return place(of: value) }
    if let base = value.child(.base)?.bare, !base.isText("self") {
      return "\(holder(of: base)).\(value.declaredName)"
    }
    guard let member = member(value) else { return place(of: value) }
    guard let attribute = handingAttribute(of: member) else { return member.path }
    return "\(attribute.text) \(member.writtenType?.text ?? "")"
  }

  /// A name that is known in a piece of code only.
  private func place(of value: SyntaxNode) -> String {
    "\(wholeText(value.range)) in \(tree.file.path) \(file.owner(around: value)?.path ?? "")"
  }

  /// The attribute by which views above hand a property its value; nil for any other property.
  private func handingAttribute(of member: Member) -> SyntaxNode? {
    member.node.children(.attribute).first { attribute in
      guard let name = attribute.child(.type)?.declaredName, Self.handing.contains(name) else {
        return false
      }
      return program.frameworkType(name, within: member.owner?.path, of: member.node.tree) == name
    }
  }

  /// What a property takes from SwiftUI's environment: `\.theme` of `@Environment(\.theme)`.
  func environmentArgument(of member: Member) -> SyntaxNode? {
    handingAttribute(of: member)?.arguments.first?.value.bare
  }
}
