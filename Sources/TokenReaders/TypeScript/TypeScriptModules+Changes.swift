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
    var seen: Set<String> = []
    for function in uses.compactMap(\.function) {
      for imported in Self.imports(behind: function, in: module) {
        open(imported, from: module, &seen, &diagnostics)
      }
    }
    guard let place = sharedChange(in: module) else { return nil }
    let far = place.file === module.file ? "" : " of \(place.file.path)"
    return "'\(name)' is handed on in line \(use.span.line), and may be changed in line "
      + "\(place.line)\(far)"
  }

  /// What a name is imported from, or of a constant what the names in its value are: `h` may hold `fade`.
  private static func imports(
    behind name: String, in module: TypeScriptModule
  ) -> [TypeScriptModule.Import] {
    var found: [TypeScriptModule.Import] = []
    var waiting = [name]
    var seen: Set<String> = [name]
    while let name = waiting.popLast() {
      if let imported = module.imports[name] { found.append(imported) }
      guard let constant = module.constant(name) else { continue }
      let document = module.document
      let end = document.firstToken(from: constant.value.range.upperBound)
      for index in document.firstToken(from: constant.value.range.lowerBound)..<end {
        if let name = document.name(index), seen.insert(name).inserted { waiting.append(name) }
      }
    }
    return found
  }

  /// Opens the module of an imported function, and those that it may hand the function on from.
  private mutating func open(
    _ imported: TypeScriptModule.Import, from module: TypeScriptModule, _ seen: inout Set<String>,
    _ diagnostics: inout DiagnosticList
  ) {
    guard let other = load(imported.path, from: module.file, &diagnostics) else { return }
    guard seen.insert("\(other.file.path)#\(imported.name ?? "*")").inserted else { return }
    for path in other.reexports {
      open(.init(path: path, name: imported.name), from: other, &seen, &diagnostics)
    }
    let name = imported.name.map { other.exports[$0] ?? $0 }
    if let name, let next = other.imports[name] { open(next, from: other, &seen, &diagnostics) }
  }

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
