import SourceText

/// Constants that code may change which gets them from elsewhere.
extension TypeScriptModules {
  /// Why a value is not what is written, if a module hands it on to code that may change it.
  mutating func reasonOfChange(
    _ name: String, _ value: TypeScriptValue, in module: TypeScriptModule,
    _ diagnostics: inout DiagnosticList
  ) -> String? {
    let uses = (uses(in: module)[name] ?? []).filter { $0.reachesObject(in: value) }
    guard let use = uses.first else { return nil }
    for function in uses.compactMap(\.function) {
      open(function, in: module, depth: 0, &diagnostics)
    }
    guard let place = sharedChange(in: module) else { return nil }
    let far = place.file === module.file ? "" : " of \(place.file.path)"
    return "'\(name)' is handed on in line \(use.span.line), and may be changed in line "
      + "\(place.line)\(far)"
  }

  /// Opens the module of an imported function, and those that hand it on.
  private mutating func open(
    _ function: String, in module: TypeScriptModule, depth: Int,
    _ diagnostics: inout DiagnosticList
  ) {
    guard depth < Self.exportLimit else { return }
    let name = module.exports[function] ?? function
    let paths =
      [module.imports[name]?.path].compactMap(\.self) + (depth > 0 ? module.reexports : [])
    for path in paths where loaded["\(module.file.path)\n\(path)"] == nil {
      guard let other = load(path, from: module.file, &diagnostics) else { continue }
      open(module.imports[name]?.name ?? function, in: other, depth: depth + 1, &diagnostics)
    }
  }

  /// How many modules may hand on an export.
  private static let exportLimit = 8

  /// Where a module hands its constants on; looked for once.
  private mutating func uses(in module: TypeScriptModule) -> [String: [TypeScriptModule.Use]] {
    if let known = uses[module.file.path] { return known }
    let found = TypeScriptChanges(module).uses()
    uses[module.file.path] = found
    return found
  }

  /// Where a module, or one of those that it imports and that are read, changes what it got from elsewhere.
  private mutating func sharedChange(in first: TypeScriptModule) -> SourceSpan? {
    let key = "\(first.file.path)#\(loaded.count)"
    if let known = sharedChanges[key] { return known }
    var waiting = [first]
    var seen: Set<String> = [first.file.path]
    var found: SourceSpan?
    while found == nil, let module = waiting.popLast() {
      found = module.sharedChange
      for path in module.reexports + module.imports.values.map(\.path).sorted() {
        // Only those that are read anyway: a file that is opened counts as one that the source has.
        if let other = loaded["\(module.file.path)\n\(path)"] ?? nil,
          seen.insert(other.file.path).inserted
        {
          waiting.append(other)
        }
      }
    }
    sharedChanges[key] = .some(found)
    return found
  }
}
