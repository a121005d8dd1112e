import SourceText

/// Constants that an imported function changes: `fade(base)` with `t.text = "#EEE"` in its module.
extension TypeScriptModules {
  /// Where code may change a constant; nil if none does.
  mutating func change(
    of constant: TypeScriptModule.Constant, in module: TypeScriptModule,
    _ diagnostics: inout DiagnosticList
  ) -> SourceSpan? {
    if let span = module.change(of: constant) { return span }
    for handed in module.handed where handed.constant == constant.name {
      guard let imported = module.imports[handed.imported],
        let function = imported.name ?? handed.member,
        let other = load(imported.path, from: module.file, &diagnostics)
      else { continue }
      if changes(handed.number, in: function, of: other, depth: 0, &diagnostics) {
        return handed.span
      }
    }
    return nil
  }

  /// Whether a function that a module exports changes an argument.
  private mutating func changes(
    _ number: Int, in function: String, of module: TypeScriptModule, depth: Int,
    _ diagnostics: inout DiagnosticList
  ) -> Bool {
    let inner = module.exports[function] ?? function
    if let numbers = module.changing[inner] { return numbers.contains(number) }
    guard depth < Self.exportLimit else { return true }
    if let imported = module.imports[inner], let name = imported.name,
      let other = load(imported.path, from: module.file, &diagnostics)
    {
      return changes(number, in: name, of: other, depth: depth + 1, &diagnostics)
    }
    return module.reexports.contains { path in
      guard let other = load(path, from: module.file, &diagnostics) else { return false }
      return changes(number, in: function, of: other, depth: depth + 1, &diagnostics)
    }
  }

  /// How many modules may hand on an export.
  private static let exportLimit = 8
}
