import SourceText

/// What a name is: a constant of the module, or what it imports.
extension TypeScriptModules {
  mutating func named(
    _ name: String, at span: SourceSpan, in module: TypeScriptModule,
    _ diagnostics: inout DiagnosticList
  ) -> TypeScriptValue {
    if let constant = module.constant(name) {
      return guarded("\(module.file.path)#\(name)", name, span) { (modules: inout Self) in
        modules.value(of: constant, in: module, &diagnostics)
      }
    }
    if let imported = module.imports[name] {
      if let place = module.changed[name] {
        return .unknown("'\(name)' is changed in line \(place.line)", span)
      }
      return guarded("\(module.file.path)#\(name)", name, span) { (modules: inout Self) in
        let value = modules.imported(imported, as: name, at: span, in: module, &diagnostics)
        guard let reason = modules.reasonOfChange(name, value, in: module, &diagnostics) else {
          return value
        }
        return value.withUnknownColors(reason, at: span) ?? .unknown(reason, span)
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
      return exports(of: other, at: span, &diagnostics)
    }
    return self.exported(exported, of: other, at: span, &diagnostics)
      ?? .unknown("'\(imported.path)' exports no '\(exported)' that is read", span)
  }

  /// All that a module exports, under the names that it has for others.
  private mutating func exports(
    of module: TypeScriptModule, at span: SourceSpan, _ diagnostics: inout DiagnosticList
  ) -> TypeScriptValue {
    var builder = TypeScriptObject()
    if !module.reexports.isEmpty { builder.open("'export *' is not read", span) }
    for code in module.codes {
      builder.set(code.name ?? "", .unknown("what a function or a class has is not read", span))
    }
    for name in module.constants.compactMap(\.name) + module.exports.keys.sorted() {
      let value = exported(name, of: module, at: span, &diagnostics)
      builder.set(name, value ?? .unknown("'\(name)' is not read", span))
    }
    return builder.value
  }

  private mutating func exported(
    _ name: String, of first: TypeScriptModule, at span: SourceSpan,
    _ diagnostics: inout DiagnosticList
  ) -> TypeScriptValue? {
    guard let module = owner(of: name, from: first, &diagnostics) else { return nil }
    let inner = module.exports[name] ?? name
    if let constant = module.constant(inner) {
      return guarded("\(module.file.path)#\(inner)", name, span) { (modules: inout Self) in
        modules.value(of: constant, in: module, &diagnostics)
      }
    }
    if module.imports[inner] != nil { return named(inner, at: span, in: module, &diagnostics) }
    return nil
  }

  /// The module that says what an exported name is, among those that a module exports whole. Each is
  /// searched once.
  mutating func owner(
    of name: String, from module: TypeScriptModule, _ diagnostics: inout DiagnosticList
  ) -> TypeScriptModule? {
    var waiting = [module]
    var seen: Set<String> = [module.file.path]
    while let next = waiting.popLast() {
      work += 1
      if next.has(name) { return next }
      for path in next.reexports.reversed() {
        if let other = load(path, from: next.file, &diagnostics),
          seen.insert(other.file.path).inserted
        {
          waiting.append(other)
        }
      }
    }
    return nil
  }

  /// The file of a relative path: as written, with an ending, or the index of a folder.
  mutating func load(
    _ path: String, from file: SourceFile, _ diagnostics: inout DiagnosticList
  ) -> TypeScriptModule? {
    guard path.hasPrefix(".") else { return nil }
    let key = "\(file.path)\n\(path)"
    if let known = loaded[key] { return known }
    let module = search(path, from: file, &diagnostics)
    loaded[key] = .some(module)
    return module
  }

  private mutating func search(
    _ path: String, from file: SourceFile, _ diagnostics: inout DiagnosticList
  ) -> TypeScriptModule? {
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
