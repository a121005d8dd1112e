import SourceText

/// Whether a name is a library's, whose functions are known by their names.
extension TypeScriptModules {
  /// Whether a name is one of the system's own, which may do other than a library's.
  mutating func isOwn(
    _ name: String, in scope: TypeScriptScope, _ diagnostics: inout DiagnosticList
  ) -> Bool {
    let module = scope.module
    if scope.locals[name] != nil || module.functions.contains(name)
      || module.constant(name) != nil
    {
      return true
    }
    guard let imported = module.imports[name] else { return false }
    // What has another name in its module is another function.
    if let there = imported.name, there != name, there != "default" { return true }
    guard TypeScriptWrappers.isOfSystem(imported.path) else { return false }
    guard TypeScriptWrappers.definitions.contains(name), imported.name == name else { return true }
    guard let other = load(imported.path, from: module.file, &diagnostics) else {
      // Code that a tool writes, which no repository holds.
      return !imported.path.hasPrefix(".")
    }
    return !isIdentity(name, of: other, &diagnostics)
  }

  /// Whether a module makes an exported name by a function in which each function gives what it gets.
  private mutating func isIdentity(
    _ name: String, of module: TypeScriptModule, _ diagnostics: inout DiagnosticList
  ) -> Bool {
    guard let owner = owner(of: name, from: module, &diagnostics),
      let constant = owner.constant(owner.exports[name] ?? name),
      owner.change(of: constant) == nil,
      case .call(let callee, let arguments) = constant.value.kind, arguments.isEmpty,
      case .name(let maker) = callee.kind,
      let code = owner.codes.last(where: { $0.name == maker })
    else { return false }
    return TypeScriptWrappers.givesOnlyIdentities(code.value.range, in: owner.document)
  }
}
