import SourceText

/// What a name is: a constant of the module, or what it imports.
extension TypeScriptModules {
  mutating func named(
    _ name: String, at span: SourceSpan, in module: TypeScriptModule,
    _ diagnostics: inout DiagnosticList
  ) -> TypeScriptValue {
    if let constant = module.constants.last(where: { $0.name == name }) {
      return guarded("\(module.file.path)#\(name)", name, span) { (modules: inout Self) in
        modules.value(of: constant, in: module, &diagnostics)
      }
    }
    if let imported = module.imports[name] {
      return guarded("\(module.file.path)#\(name)", name, span) { (modules: inout Self) in
        modules.imported(imported, as: name, at: span, in: module, &diagnostics)
      }
    }
    return .unknown("'\(name)' is not a constant of the module", span)
  }

  private mutating func guarded(
    _ key: String, _ name: String, _ span: SourceSpan, _ body: (inout Self) -> TypeScriptValue
  ) -> TypeScriptValue {
    guard resolving.insert(key).inserted else {
      return .unknown("'\(name)' is made of itself", span)
    }
    defer { resolving.remove(key) }
    if let known = cache[key] { return known }
    let value = body(&self)
    cache[key] = value
    return value
  }

  private mutating func imported(
    _ imported: TypeScriptModule.Import, as name: String, at span: SourceSpan,
    in module: TypeScriptModule,
    _ diagnostics: inout DiagnosticList
  ) -> TypeScriptValue {
    guard let other = load(imported.path, from: module.file, &diagnostics) else {
      return .unknown("'\(name)' is of '\(imported.path)', which is not read", span)
    }
    guard let exported = imported.name else {
      var builder = TypeScriptObject()
      for constant in other.constants {
        guard let name = constant.name else { continue }
        builder.set(name, named(name, at: span, in: other, &diagnostics))
      }
      return builder.value
    }
    return self.exported(exported, of: other, at: span, &diagnostics)
      ?? .unknown("'\(imported.path)' exports no '\(exported)' that is read", span)
  }

  private mutating func exported(
    _ name: String, of module: TypeScriptModule, at span: SourceSpan,
    _ diagnostics: inout DiagnosticList
  ) -> TypeScriptValue? {
    let inner = module.exports[name] ?? name
    if let constant = module.constants.last(where: { $0.name ?? "default" == inner }) {
      return guarded("\(module.file.path)#\(inner)", name, span) { (modules: inout Self) in
        modules.value(of: constant, in: module, &diagnostics)
      }
    }
    if module.imports[inner] != nil { return named(inner, at: span, in: module, &diagnostics) }
    for path in module.reexports {
      guard let other = load(path, from: module.file, &diagnostics) else { continue }
      guard resolving.insert("\(other.file.path)#*\(name)").inserted else { continue }
      defer { resolving.remove("\(other.file.path)#*\(name)") }
      if let value = exported(name, of: other, at: span, &diagnostics) { return value }
    }
    return nil
  }

  /// The file of a relative path: as written, with an ending, or the index of a folder.
  mutating func load(
    _ path: String, from file: SourceFile, _ diagnostics: inout DiagnosticList
  ) -> TypeScriptModule? {
    guard path.hasPrefix(".") else { return nil }
    let lowered = path.lowercased()
    let stem = TypeScriptReader.endings.first(where: lowered.hasSuffix).map {
      String(path.dropLast($0.utf8.count))
    }
    // TypeScript imports `theme.ts` as `./theme.js`.
    let candidates =
      (stem == nil ? [] : [path]) + TypeScriptReader.endings.map { (stem ?? path) + $0 }
      + TypeScriptReader.endings.map { path + "/index" + $0 }
    for candidate in candidates {
      if let other = try? loader.load(candidate, from: file) { return parse(other, &diagnostics) }
    }
    return nil
  }
}
