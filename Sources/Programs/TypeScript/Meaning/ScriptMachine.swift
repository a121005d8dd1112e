/// Runs the modules of a program, each once and as a whole, as the language does.
///
/// Objects are changed as the code changes them. What code in functions may do to them later is noted
/// before anything runs, by `ScriptWrites`: such a member is unknown from the start. A statement whose
/// condition isn't known, and what it takes too much work to run, make unknown what they give, and
/// what they may write.
package final class ScriptMachine {
  let modules: ScriptModules
  var steps = 0
  private var total = 0
  var depth = 0
  var serial = 0
  /// Where more work was wanted than may be done.
  private var limit: SyntaxNode?
  /// Things of the language by their names.
  var natives: [String: Record] = [:]
  /// Names of the language that code writes to.
  var changedGlobals: Set<String> = []
  /// Methods of the language that code may replace; nil for any.
  var changedMethods: Set<String?> = []
  /// The label of the statement that begins next.
  var label: String?
  /// How deep objects hold others.
  var heights: [Record: Int] = [:]
  /// What was thrown last.
  var thrown = Value.void
  /// What calls were given whose result isn't known: its colors are most likely some of these.
  var given: [Unknown: [Value]] = [:]

  /// The steps that one statement of a module may take.
  static let budget = 200_000
  /// The steps that all of them may take.
  static let totalBudget = 2_000_000
  static let depthLimit = 420
  /// How many bytes a text may have that is put together.
  static let textLimit = 65_536
  static let listLimit = 100_000

  /// Runs the modules.
  package init(_ modules: ScriptModules) {
    self.modules = modules
    run(modules.all[0])
    modules.openFunctions()
    for (module, name, mark) in modules.marks() {
      if let box = module.top?.variables[name] { apply(mark, name, box, module) }
    }
  }

  // MARK: Work

  /// Counts a step.
  func step(_ node: SyntaxNode, _ count: Int = 1) throws(ScriptStop) {
    steps += count
    guard steps <= Self.budget, total + steps <= Self.totalBudget, depth <= Self.depthLimit else {
      if limit == nil { limit = node }
      throw .lost(tooMuch)
    }
  }

  /// Begins the work of another declaration.
  func renew() {
    total += steps
    steps = 0
  }

  /// Why the modules were not run to their end; nil while there is work left. A reader that finds it has
  /// not read everything, and ends with an error.
  package var exhausted: Unknown? {
    guard total + steps > Self.totalBudget else { return nil }
    return Unknown(Evaluator.exhaustion, at: limit?.span)
  }

  private var tooMuch: Unknown {
    let place = limit.map { ": the limit is reached in \($0.tree.file.path), line \($0.span.line)" }
    return Unknown("it is made of too many parts\(place ?? "")", at: limit?.span)
  }

  func unknown(_ reason: String, _ node: SyntaxNode?) -> Value {
    .unknown(Unknown(reason, at: node?.span))
  }

  func object(_ kind: Record.Kind = .plain) -> Record {
    serial += 1
    return Record(kind, serial: serial)
  }

  func list(_ elements: [Value]) -> Value {
    let made = object(.list)
    made.elements = elements
    return .record(made)
  }

  // MARK: Modules

  /// Runs a module after those that it imports.
  func run(_ module: ScriptModule) {
    guard module.state == .waiting else { return }
    module.state = .running
    changedGlobals.formUnion(module.writes.globals)
    changedMethods.formUnion(module.writes.methods)
    for path in module.paths {
      if let other = modules.module(path, from: module) { run(other) }
    }
    let scope = module.scope
    scope.variables["module"] = ScriptScope.Box(.record(module.common))
    scope.variables["exports"] = ScriptScope.Box(module.common.own("exports")?.value)
    let top = ScriptScope(parent: scope, module: module)
    module.top = top
    let statements = module.tree.root.children
    hoist(statements, top, isFunction: true)
    for name in top.variables.keys { mark(name, in: module) }
    var ended: Unknown?
    for statement in statements {
      renew()
      if let ended {
        lose(statement, top, ended)
        continue
      }
      do throws(ScriptStop) {
        let flow = try run(statement, top)
        if case .next = flow { continue }
        ended = Unknown("the module ends in line \(statement.span.line)", at: statement.span)
      } catch {
        switch error {
        case .lost(let unknown): lose(statement, top, unknown)
        case .thrown(let node):
          let unknown = Unknown("the module ends in line \(node.span.line)", at: node.span)
          ended = unknown
          lose(statement, top, unknown)
        }
      }
    }
    renew()
    module.state = .done
    for name in top.variables.keys.sorted() { mark(name, in: module) }
  }

  /// A statement of a module did not come to its end: what it may write isn't known.
  private func lose(_ statement: SyntaxNode, _ top: ScriptScope, _ unknown: Unknown) {
    for name in ScriptWrites.declared(by: statement) {
      guard let box = top.variables[name], box.value == nil else { continue }
      box.value = .unknown(unknown)
    }
    if statement.kind == .exportDeclaration, statement.detail == 1 {
      let box = top.variables[ScriptModule.defaultName]
      if box?.value == nil { box?.value = .unknown(unknown) }
    }
    apply(top.module.writes.of(statement), top, unknown)
  }

  // MARK: What may be written

  /// Notes what code of a module may do to a variable of it.
  func mark(_ name: String, in module: ScriptModule) {
    guard let marks = module.writes.marks[name], let box = module.top?.variables[name] else {
      return
    }
    for mark in marks { apply(mark, name, box, module) }
  }

  func apply(
    _ mark: ScriptWrites.Mark, _ name: String, _ box: ScriptScope.Box, _ module: ScriptModule
  ) {
    steps += 1
    let place = mark.node.tree === module.tree ? "" : " of \(mark.node.tree.file.path)"
    switch mark.kind {
    case .written:
      let unknown = Unknown(
        "'\(name)' is changed in line \(mark.node.span.line)\(place)", at: mark.node.span)
      if mark.path.isEmpty {
        if !box.isConstant { box.pinned = box.pinned ?? unknown }
      } else if let value = box.value {
        pin(value, mark.path[...], unknown)
      }
    case .handedOn(let isOfMembers, let isUnread):
      guard let value = box.value else { return }
      var seen: Set<Record> = []
      for part in parts(of: value, mark.path[...]) {
        let found = isOfMembers ? parts(of: part) : [part]
        for value in found {
          handOn(value, &seen) { other in
            let line = other?.span.line ?? mark.node.span.line
            let far =
              (other ?? mark.node).tree === module.tree
              ? "" : " of \((other ?? mark.node).tree.file.path)"
            return Unknown(
              isUnread
                ? "'\(name)' is handed on in line \(line)\(place) to code that is not read"
                : "'\(name)' is handed on in line \(mark.node.span.line)\(place), and may be changed in "
                  + "line \(line)\(far)", at: mark.node.span)
          } isUnread: {
            isUnread
          }
        }
      }
    }
  }

  private func pin(_ value: Value, _ path: ArraySlice<String?>, _ unknown: Unknown) {
    guard case .record(let object) = value, let key = path.first else { return }
    if path.count == 1 {
      return object.pin(key.map { RecordKey($0.hasPrefix("#") ? "\0" + $0 : $0) }, unknown)
    }
    if let key {
      object.own(RecordKey(key)).map { pin($0.value, path.dropFirst(), unknown) }
    } else {
      for member in parts(of: value) { pin(member, path.dropFirst(), unknown) }
    }
  }

  private func parts(of value: Value, _ path: ArraySlice<String?>) -> [Value] {
    guard let key = path.first else { return [value] }
    guard case .record(let object) = value else { return [] }
    if let key {
      return object.own(RecordKey(key)).map { parts(of: $0.value, path.dropFirst()) } ?? []
    }
    return parts(of: value).flatMap { parts(of: $0, path.dropFirst()) }
  }

  func parts(of value: Value) -> [Value] {
    guard case .record(let object) = value else { return [] }
    return object.elements + object.properties.values.map(\.value)
  }

  /// Notes that code gets a value which may write what any code writes to objects from elsewhere, or
  /// everything where nobody reads it.
  func handOn(
    _ value: Value, _ seen: inout Set<Record>, _ reason: (SyntaxNode?) -> Unknown,
    isUnread: () -> Bool
  ) {
    var waiting = [value]
    let foreign = modules.foreign
    while let next = waiting.popLast() {
      guard case .record(let object) = next, seen.insert(object).inserted else { continue }
      steps += 1
      waiting += parts(of: next)
      switch object.kind {
      case .native, .proxy: continue
      case .function:
        if isUnread(), let function = object.function {
          captured(by: function, &waiting, reason(nil))
        }
        continue
      default: break
      }
      if isUnread() { object.pin(nil, reason(nil)); continue }
      if let any = foreign.any { object.pin(nil, reason(any)) }
      if let any = foreign.lists, object.isList { object.pin(nil, reason(any)) }
      for (key, node) in foreign.keys where object.pinned == nil {
        let key = RecordKey(key)
        if object.own(key) != nil { object.pin(key, reason(node)) }
      }
      guard object.isInstance else { continue }
      if let any = foreign.anyOwn { object.pin(nil, reason(any)) }
      for (key, node) in foreign.ownKeys { object.pin(RecordKey(key), reason(node)) }
    }
  }

  /// What a function that others may call sees around it, but for its module, may be written by it.
  private func captured(by function: ScriptFunction, _ waiting: inout [Value], _ unknown: Unknown) {
    var scope: ScriptScope? = function.scope
    while let current = scope, current !== current.module.top, current !== current.module.scope {
      for box in current.variables.values {
        if let value = box.value { waiting.append(value) }
        if !box.isConstant { box.pinned = box.pinned ?? unknown }
      }
      scope = current.parent
    }
  }

  /// Code in a scope did not come to its end: what it may still write isn't known.
  func loseRest(_ scope: ScriptScope, _ unknown: Unknown) {
    var seen: Set<Record> = []
    var current: ScriptScope? = scope
    var begin = 0
    while let place = current, place !== place.module.top, place !== place.module.scope {
      begin = place.call?.serial ?? begin
      for box in place.variables.values {
        if !box.isConstant { box.pinned = box.pinned ?? unknown }
        guard let value = box.value else { continue }
        handOn(value, &seen, { _ in unknown }, isUnread: { false })
      }
      current = place.parent
    }
    // What the call itself made may be written in any way.
    for object in seen where object.serial > begin && !object.isInstance {
      if object.function == nil { object.pin(nil, unknown) }
    }
  }

  /// Notes that a member of any object may be written, or what any list holds.
  func pinEverything(
    _ key: RecordKey?, _ unknown: Unknown, _ scope: ScriptScope, listsOnly: Bool
  ) {
    var waiting: [Value] = []
    var current: ScriptScope? = scope
    while let place = current {
      waiting += place.variables.values.compactMap(\.value)
      current = place.parent
    }
    for module in modules.all { waiting += module.top?.variables.values.compactMap(\.value) ?? [] }
    var seen: Set<Record> = []
    while let next = waiting.popLast() {
      guard case .record(let object) = next, seen.insert(object).inserted else { continue }
      waiting += parts(of: next)
      guard object.function == nil, object.isList || !listsOnly else { continue }
      object.pin(key, unknown)
    }
    steps += seen.count / 16
  }

  /// Notes what a piece of code of a module that is not run may write.
  func apply(_ writes: ScriptWrites, _ scope: ScriptScope, _ unknown: Unknown) {
    var seen: Set<Record> = []
    for (name, marks) in writes.marks {
      guard let (box, module) = variable(name, of: scope.module) else { continue }
      for mark in marks {
        guard case .written = mark.kind else {
          guard case .handedOn(_, let isUnread) = mark.kind, let value = box.value else { continue }
          handOn(value, &seen, { _ in unknown }, isUnread: { isUnread })
          continue
        }
        apply(mark, name, box, module)
      }
    }
    loseRest(scope, unknown)
  }

  /// The variable that a name of a module means.
  private func variable(_ name: String, of module: ScriptModule) -> (
    ScriptScope.Box, ScriptModule
  )? {
    if let box = module.top?.variables[name] { return (box, module) }
    guard let imported = module.imports[name],
      case .variable(let owner, let inner) = modules.target(of: imported, in: module, opens: false),
      let box = owner.top?.variables[inner]
    else { return nil }
    return (box, owner)
  }
}
