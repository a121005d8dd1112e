import SourceText

/// The modules of a source: the file and those that it imports by a relative path.
struct TypeScriptModules {
  private static let depthLimit = 64
  /// How many values may be made of names and spreads, which can multiply.
  private static let workLimit = 1_000_000
  /// How many bytes of code are searched at the cost of a value.
  private static let bytesOfWork = 64

  private let loader: any SourceLoader
  private var parsed: [String: TypeScriptModule?] = [:]
  private var resolving: Set<String> = []
  private var depth = 0
  private var work = 0

  init(_ loader: any SourceLoader) {
    self.loader = loader
  }

  mutating func parse(_ file: SourceFile, _ diagnostics: inout DiagnosticList) -> TypeScriptModule?
  {
    if let known = parsed[file.path] { return known }
    let module = TypeScriptModule.parse(file, diagnostics: &diagnostics)
    parsed[file.path] = module
    return module
  }

  /// The value of a constant; unknown if code changes it.
  mutating func value(
    of constant: TypeScriptModule.Constant, in module: TypeScriptModule,
    _ diagnostics: inout DiagnosticList
  ) -> TypeScriptValue {
    if let place = module.change(of: constant) {
      return .unknown(
        "'\(constant.name ?? "")' is changed in line \(place.line)",
        module.document.span(constant.value.range))
    }
    return evaluate(constant.value, in: module, &diagnostics)
  }

  // MARK: Expressions

  private mutating func evaluate(
    _ expression: CodeExpression, in module: TypeScriptModule, _ diagnostics: inout DiagnosticList
  ) -> TypeScriptValue {
    work += 1
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit, work <= Self.workLimit else {
      return .unknown(
        "it is made of too many parts", module.document.span(expression.range))
    }
    let span = module.document.span(expression.range)
    switch expression.kind {
    case .string(let text?):
      // Its place is that of what stands between the quotes.
      let inner = (expression.range.lowerBound + 1)..<(expression.range.upperBound - 1)
      return .text(text, module.document.span(inner))
    case .string(nil):
      let isTemplate = module.file.bytes[expression.range.lowerBound] == UInt8(ascii: "`")
      let what = isTemplate ? "a template with holes" : "a text with an unknown escape"
      return .unknown("\(what) is not read", span)
    case .number, .boolean: return .plain
    case .code:
      work += expression.range.count / Self.bytesOfWork
      return TypeScriptCode.colors(
        in: module.document, expression.range, "what a function gives is not read", at: span)
        ?? .plain
    case .name(let name):
      if TypeScriptModule.literals.contains(name) { return .plain }
      return named(name, at: span, in: module, &diagnostics)
    case .member(let base?, let name):
      return member(name, of: base, at: span, in: module, &diagnostics)
    case .element(let base, let keys):
      guard keys.count == 1, let name = Self.key(.computed(keys[0].value)) else {
        return .unknown("a key that is computed is not read", span)
      }
      return member(name, of: base, at: span, in: module, &diagnostics)
    case .list(let elements):
      var values: [TypeScriptValue] = []
      for element in elements { values.append(evaluate(element, in: module, &diagnostics)) }
      return .array(values)
    case .object(let entries): return object(entries, in: module, &diagnostics)
    case .call(let callee, let arguments):
      let values = arguments.map(\.value)
      return call(Self.name(of: callee), values, at: span, in: module, &diagnostics)
    case .ternary: return unread("a choice with '?' is not read", expression, in: module)
    case .prefix(let mark, _), .binary(let mark, _, _):
      return unread("'\(mark)' is not read", expression, in: module)
    case .spread: return .unknown("'...' is not read", span)
    case .member(nil, _): return .unknown("'.' is not read", span)
    case .other(let what): return unread("\(what) is not read", expression, in: module)
    }
  }

  /// What is not known, with the names of the colors that are written in it.
  private mutating func unread(
    _ reason: String, _ expression: CodeExpression, in module: TypeScriptModule
  ) -> TypeScriptValue {
    work += expression.range.count / Self.bytesOfWork
    let span = module.document.span(expression.range)
    return TypeScriptCode.colors(in: module.document, expression.range, reason, at: span)
      ?? .unknown(reason, span)
  }

  /// The colors that are written in a function or a class; nil if there are none.
  mutating func colors(
    of code: TypeScriptModule.Constant, in module: TypeScriptModule
  ) -> TypeScriptValue? {
    let span = module.document.span(code.value.range)
    guard case .code = code.value.kind else {
      return .unknown("what a pattern takes apart is not read", span)
    }
    return TypeScriptCode.colors(
      in: module.document, code.value.range, "what a function or a class has is not read", at: span)
  }

  private mutating func member(
    _ name: String, of base: CodeExpression, at span: SourceSpan, in module: TypeScriptModule,
    _ diagnostics: inout DiagnosticList
  ) -> TypeScriptValue {
    let value = evaluate(base, in: module, &diagnostics)
    if case .unknown = value { return value }
    if let member = value.members?.last(where: { $0.key == name }) { return member.value }
    if case .open(_, let reason, _) = value { return .unknown(reason, span) }
    return .unknown("there is no '\(name)' in it", span)
  }

  /// The name of a key; nil if it is computed, and for a spread.
  private static func key(_ key: CodeEntry.Key) -> String? {
    guard case .computed(let expression) = key else {
      if case .name(let name) = key { return name }
      return nil
    }
    if case .number(let text) = expression.kind { return text }
    if case .string(let text) = expression.kind { return text }
    return nil
  }

  private mutating func object(
    _ entries: [CodeEntry], in module: TypeScriptModule, _ diagnostics: inout DiagnosticList
  ) -> TypeScriptValue {
    var builder = TypeScriptObject()
    for entry in entries {
      if let key = Self.key(entry.key) {
        builder.set(key, evaluate(entry.value, in: module, &diagnostics))
      } else if case .spread(let inner) = entry.value.kind {
        let value = evaluate(inner, in: module, &diagnostics)
        work += value.members?.count ?? 0
        builder.merge(value, at: module.document.span(inner.range))
      } else {
        builder.open("a key that is computed is not read", module.document.span(entry.value.range))
      }
    }
    return builder.value
  }

  private mutating func call(
    _ name: String, _ arguments: [CodeExpression], at span: SourceSpan, in module: TypeScriptModule,
    _ diagnostics: inout DiagnosticList
  ) -> TypeScriptValue {
    let root = String(name.prefix { $0 != "." })
    let isOwn =
      module.functions.contains(root) || module.constants.contains { $0.name == root }
      || module.imports[root]?.path.hasPrefix(".") == true
        && !TypeScriptWrappers.definitions.contains(root)
    if TypeScriptWrappers.names.contains(name), !isOwn, let first = arguments.first {
      guard arguments.count == 1 else {
        return .unknown("'\(name)(…)' gets more than one object, which is not read", span)
      }
      return evaluate(first, in: module, &diagnostics)
    }
    if name == "Object.assign" {
      var builder = TypeScriptObject()
      for argument in arguments {
        let place = module.document.span(argument.range)
        builder.merge(evaluate(argument, in: module, &diagnostics), at: place)
      }
      return builder.value
    }
    let reason = "the call '\(name)(…)' is not read"
    // Its colors are most likely some of what it is given, under the names that they have there.
    var given = TypeScriptObject()
    for argument in arguments {
      let value = evaluate(argument, in: module, &diagnostics)
      for member in value.withUnknownColors(reason, at: span)?.members ?? [] {
        given.set(member.key, member.value)
      }
    }
    return given.isEmpty
      ? .unknown(reason, span) : .open(given.value.members ?? [], reason, span)
  }

  private static func name(of callee: CodeExpression) -> String {
    switch callee.kind {
    case .name(let name): name
    case .member(let base?, let name): "\(Self.name(of: base)).\(name)"
    case .call(let callee, _): "\(name(of: callee))()"
    default: "a function"
    }
  }

  // MARK: Names

  private mutating func named(
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
    return body(&self)
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
        builder.set(name, value(of: constant, in: other, &diagnostics))
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
  private mutating func load(
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
