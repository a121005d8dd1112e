import SourceText

/// What JavaScript and known libraries do with objects and lists.
/// [ECMAScript, 20.1.2 and 23.1.3; lodash; deepmerge]
extension TypeScriptModules {
  /// Functions of libraries, by the path of the import.
  private static let libraries: [String: String] = [
    "deepmerge": "merge", "lodash/merge": "merge", "lodash/merge.js": "merge",
    "lodash.merge": "merge", "lodash-es/merge": "merge", "lodash-es/merge.js": "merge",
    "lodash/pick": "pick", "lodash/pick.js": "pick", "lodash.pick": "pick",
    "lodash-es/pick": "pick", "lodash-es/pick.js": "pick",
  ]
  /// Libraries that export these functions by their names.
  private static let collections: Set<String> = ["lodash", "lodash-es"]

  /// What a call of the language or a library gives; nil if that is not known.
  mutating func library(
    _ callee: CodeExpression, _ arguments: [CodeExpression], at span: SourceSpan,
    in scope: TypeScriptScope, _ diagnostics: inout DiagnosticList
  ) -> TypeScriptValue? {
    switch callee.kind {
    case .name(let name):
      guard scope.locals[name] == nil, let known = Self.known(name, in: scope.module) else {
        return nil
      }
      let values = arguments.map { evaluate($0, in: scope, &diagnostics) }
      return known == "pick" ? picked(values) : merged(values, at: span)
    case .member(let base?, let method):
      if case .name("Object") = base.kind, scope.locals["Object"] == nil {
        return ofObject(method, arguments, at: span, in: scope, &diagnostics)
      }
      guard case .array(let elements) = optional(base, in: scope, &diagnostics) else { return nil }
      return ofList(method, elements, arguments, in: scope, &diagnostics)
    default: return nil
    }
  }

  private static func known(_ name: String, in module: TypeScriptModule) -> String? {
    guard let imported = module.imports[name], let exported = imported.name else { return nil }
    if exported == "default" { return libraries[imported.path] }
    return collections.contains(imported.path) && ["merge", "pick"].contains(exported)
      ? exported : nil
  }

  // MARK: Objects

  private mutating func ofObject(
    _ method: String, _ arguments: [CodeExpression], at span: SourceSpan,
    in scope: TypeScriptScope, _ diagnostics: inout DiagnosticList
  ) -> TypeScriptValue? {
    let values = arguments.map { evaluate($0, in: scope, &diagnostics) }
    if method == "assign" {
      var builder = TypeScriptObject()
      for (value, argument) in zip(values, arguments) {
        builder.merge(value, at: scope.span(argument))
      }
      return builder.value
    }
    guard values.count == 1 else { return nil }
    switch (method, values[0]) {
    case ("keys", .object(let members)):
      return .array(inOrder(members).map { .text($0.key, span) })
    case ("values", .object(let members)): return .array(inOrder(members).map(\.value))
    case ("entries", .object(let members)):
      return .array(inOrder(members).map { .array([.text($0.key, span), $0.value]) })
    case ("fromEntries", .array(let entries)):
      var builder = TypeScriptObject()
      for entry in entries {
        guard case .array(let pair) = entry, pair.count == 2, let key = Self.text(of: pair[0])
        else { return nil }
        builder.set(key, pair[1])
      }
      return builder.value
    default: return nil
    }
  }

  /// Members as they are walked: whole numbers first, the least before all. [ECMAScript, 10.1.11]
  private mutating func inOrder(_ members: [TypeScriptValue.Member]) -> [TypeScriptValue.Member] {
    work += members.count
    let numbers = members.compactMap { member in
      UInt32(member.key).flatMap { "\($0)" == member.key ? (number: $0, member: member) : nil }
    }
    guard !numbers.isEmpty else { return members }
    return numbers.sorted { $0.number < $1.number }.map(\.member)
      + members.filter { member in UInt32(member.key).map { "\($0)" } != member.key }
  }

  private func picked(_ values: [TypeScriptValue]) -> TypeScriptValue? {
    guard values.count == 2, case .object(let members) = values[0],
      case .array(let names) = values[1]
    else { return nil }
    let keys = names.compactMap { Self.text(of: $0) }
    // A path such as 'a.b' reaches into an object.
    guard keys.count == names.count, !keys.contains(where: { $0.contains(".") }) else { return nil }
    let wanted = Set(keys)
    return .object(members.filter { wanted.contains($0.key) })
  }

  /// Objects laid over each other at every depth.
  private func merged(_ values: [TypeScriptValue], at span: SourceSpan) -> TypeScriptValue? {
    var result: TypeScriptValue?
    for value in values {
      switch value {
      case .object, .open: break
      default: return nil
      }
      result = result.map { Self.merged($0, value, at: span) } ?? value
    }
    return result
  }

  private static func merged(
    _ first: TypeScriptValue, _ second: TypeScriptValue, at span: SourceSpan
  ) -> TypeScriptValue {
    switch (first, second) {
    case (.object, .object), (.object, .open), (.open, .object), (.open, .open): break
    // One library joins lists, another lays them over each other.
    case (.array, .array), (.array, .object), (.array, .open), (.object, .array), (.open, .array):
      return .unknown("lists that are merged are not read", span)
    case (_, .nothing), (_, .null):
      return .unknown("what nothing is merged into is not read", span)
    // What is not known may have more members.
    case (.unknown, .object), (.unknown, .open), (.plain, .object), (.plain, .open),
      (.function, .object), (.function, .open):
      break
    default: return second
    }
    var builder = TypeScriptObject()
    builder.merge(first, at: span)
    if case .open(_, let reason, let place) = second { builder.open(reason, place) }
    for member in second.members ?? [] {
      builder.set(
        member.key,
        builder[member.key].map { merged($0, member.value, at: span) } ?? member.value)
    }
    return builder.value
  }

  // MARK: Lists

  private mutating func ofList(
    _ method: String, _ elements: [TypeScriptValue], _ arguments: [CodeExpression],
    in scope: TypeScriptScope, _ diagnostics: inout DiagnosticList
  ) -> TypeScriptValue? {
    guard let first = arguments.first else { return nil }
    switch method {
    case "includes":
      let wanted = optional(first, in: scope, &diagnostics)
      work += elements.count
      let equal = elements.map { Self.isEqual($0, wanted) }
      if equal.contains(true) { return .boolean(true) }
      return equal.contains(nil) ? nil : .boolean(false)
    case "map", "filter":
      guard let function = function(first, in: scope, &diagnostics) else { return nil }
      var result: [TypeScriptValue] = []
      for (index, element) in elements.enumerated() {
        guard work <= Self.workLimit,
          let value = run(
            function, [element, .number(Double(index)), .array(elements)], &diagnostics)
        else { return nil }
        if method == "map" {
          result.append(value)
        } else {
          guard let isKept = Self.truth(of: value) else { return nil }
          if isKept { result.append(element) }
        }
      }
      return .array(result)
    case "reduce":
      // What it begins with is new where it is written there: it may get members.
      guard arguments.count == 2 else { return nil }
      var isNew = false
      if case .object = arguments[1].kind { isNew = true }
      guard let function = function(first, addingTo: isNew, in: scope, &diagnostics) else {
        return nil
      }
      var value = evaluate(arguments[1], in: scope, &diagnostics)
      for (index, element) in elements.enumerated() {
        guard work <= Self.workLimit,
          let next = run(
            function, [value, element, .number(Double(index)), .array(elements)], &diagnostics)
        else { return nil }
        value = next
      }
      return value
    default: return nil
    }
  }
}
