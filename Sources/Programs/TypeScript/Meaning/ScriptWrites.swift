/// What code that may run at any time, because it stands in a function, does to the variables of its
/// module and to objects that it has from elsewhere.
///
/// A write counts by what it is written through: a name of the module, or anything else than an object
/// that the function itself made. What code hands on, others may write.
struct ScriptWrites {
  /// What is done to a variable.
  struct Mark {
    enum Kind {
      case written
      /// Given to other code: the object, or its members alone; to code that nobody reads or not.
      case handedOn(isOfMembers: Bool, isUnread: Bool)
    }

    /// The keys of the part; nil for any.
    var path: [String?]
    let kind: Kind
    let node: SyntaxNode
    /// The first name of the function that gets it.
    var function: String?
  }

  /// What is written to objects from elsewhere.
  struct Foreign {
    var keys: [String: SyntaxNode] = [:]
    /// Where any member may be written.
    var any: SyntaxNode?
    /// Where any list may be changed.
    var lists: SyntaxNode?
    /// The same for what classes make, through `this`.
    var ownKeys: [String: SyntaxNode] = [:]
    var anyOwn: SyntaxNode?

    mutating func add(_ other: Foreign) {
      keys.merge(other.keys) { first, _ in first }
      ownKeys.merge(other.ownKeys) { first, _ in first }
      any = any ?? other.any
      lists = lists ?? other.lists
      anyOwn = anyOwn ?? other.anyOwn
    }
  }

  /// What a name stands for in a function.
  enum Binding {
    /// What the function itself made.
    case fresh
    case other
  }

  private(set) var marks: [String: [Mark]] = [:]
  var foreign = Foreign()
  /// The names that the module declares.
  private(set) var declared: Set<String> = []
  /// Names of the language that code writes to.
  private(set) var globals: Set<String> = []
  /// The methods of lists, texts and numbers that code may replace; nil for any.
  private(set) var methods: Set<String?> = []
  /// What the imported names are of.
  var imports: [String: String] = [:]
  /// The names that anything is assigned to.
  private var assigned: Set<String> = []
  var scopes: [[String: Binding]] = []
  /// How many functions are around.
  var functions = 0
  /// Whether `this` is what a class makes.
  private var isInClass = false
  /// The variable of the module whose value is walked.
  private var owner: String?
  private var depth = 0

  init() {}

  /// Walks the code of a module.
  init(_ statements: [SyntaxNode], imports: [String: String]) {
    self.imports = imports
    for statement in statements { declared.formUnion(Self.declared(by: statement)) }
    for statement in statements { declared.formUnion(Self.variables(in: statement)) }
    declared.insert(ScriptModule.defaultName)
    for statement in statements {
      for node in statement.descendants {
        if node.kind == .assignment, let left = node.child(.left) {
          assigned.formUnion(Self.names(in: left))
        }
      }
    }
    methods = Self.methods(in: statements)
    for statement in statements { walk(statement) }
  }

  /// What a statement of a module may do if it runs at all.
  func of(_ statement: SyntaxNode) -> ScriptWrites {
    var writes = self
    (writes.marks, writes.foreign) = ([:], Foreign())
    writes.functions = 1
    writes.walk(statement)
    return writes
  }

  // MARK: Names

  /// The names that a statement declares.
  static func declared(by node: SyntaxNode) -> [String] {
    switch node.kind {
    case .variable:
      node.children(.item).flatMap { $0.child(.pattern).map { names(in: $0) } ?? [] }
    case .function, .typeDeclaration: node.declaredName.isEmpty ? [] : [node.declaredName]
    case .exportDeclaration: node.child(.body).map { declared(by: $0) } ?? []
    default: []
    }
  }

  /// The names in a pattern.
  static func names(in pattern: SyntaxNode) -> [String] {
    switch pattern.kind {
    case .name: [pattern.text]
    case .list: pattern.children(.item).flatMap { names(in: $0) }
    case .dictionary:
      pattern.children(.item).flatMap { $0.child(.value).map { names(in: $0) } ?? [] }
    case .assignment: pattern.child(.left).map { names(in: $0) } ?? []
    case .spread, .parameter, .tuple: pattern.child(.value).map { names(in: $0) } ?? []
    default: []
    }
  }

  /// The names that `var` declares in a statement and its blocks, but not in functions within.
  static func variables(in node: SyntaxNode) -> [String] {
    var found: [String] = []
    var waiting = [node]
    while let next = waiting.popLast() {
      switch next.kind {
      case .variable where next.detail == 2: found += declared(by: next)
      case .block, .ifStatement, .forLoop, .whileLoop, .repeatLoop, .doStatement, .catchClause,
        .switchStatement, .switchCase, .labeledStatement, .exportDeclaration:
        waiting += next.children
      default: break
      }
    }
    return found
  }

  private func binding(_ name: String) -> Binding? {
    for scope in scopes.reversed() {
      if let found = scope[name] { return found }
    }
    return nil
  }

  // MARK: Walking

  mutating func walk(_ node: SyntaxNode) {
    guard depth < 1500 else {
      // It may write anything.
      foreign.any = foreign.any ?? node
      for name in declared { note(Mark(path: [nil], kind: .written, node: node), on: name) }
      return
    }
    depth += 1
    defer { depth -= 1 }
    switch node.kind {
    case .unparsed: writeAll(in: node)
    case .function, .closure: walkFunction(node)
    case .typeDeclaration: walkType(node)
    case .accessor, .dictionaryEntry:
      for child in node.children where child.role != .key || child.kind == .tuple { walk(child) }
      if node.kind == .dictionaryEntry, let value = node.child(.value) { handOn(value) }
    case .block, .forLoop, .switchStatement, .catchClause: walkBlock(node)
    case .binding:
      if let value = node.child(.value) {
        let outer = owner
        if scopes.isEmpty, let name = node.child(.pattern), name.kind == .name { owner = name.text }
        walk(value)
        owner = outer
        handOn(value)
      }
      if let pattern = node.child(.pattern), pattern.kind != .name { walkDefaults(pattern) }
    case .assignment:
      if let left = node.child(.left) { write(left, node) }
      if let right = node.child(.right) {
        walk(right)
        handOn(right)
      }
    case .prefix, .postfix:
      guard let value = node.child(.value) else { return }
      walk(value)
      let symbol = SyntaxOperator(rawValue: node.detail)
      if symbol == .increment || symbol == .decrement || symbol == .delete { write(value, node) }
    case .call: walkCall(node)
    case .taggedText:
      for child in node.children { walk(child) }
      for part in node.child(.value)?.children ?? [] { part.child(.value).map { handOn($0) } }
    case .returnStatement, .throwStatement, .yieldStatement:
      if let value = node.child(.value) {
        walk(value)
        handOn(value)
      }
    case .list:
      for child in node.children {
        walk(child)
        handOn(child)
      }
    case .argument:
      guard let value = node.child(.value) ?? node.children.first(where: { $0.role != .label })
      else { return }
      walk(value)
      handOn(value)
    case .member: if let base = node.child(.base) { walk(base) }
    case .spread:
      node.child(.value).map { walk($0) }
      handOn(node)
    default: for child in node.children { walk(child) }
    }
  }

  /// Every name in code that isn't understood may be written.
  private mutating func writeAll(in node: SyntaxNode) {
    for child in node.descendants where child.kind == .name {
      note(Mark(path: [], kind: .written, node: node), on: child.text)
      note(Mark(path: [nil], kind: .written, node: node), on: child.text)
    }
    let words = node.text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "$") }
    for word in Set(words) where declared.contains(String(word)) || imports[String(word)] != nil {
      note(Mark(path: [], kind: .written, node: node), on: String(word), evenAtOnce: true)
      note(Mark(path: [nil], kind: .written, node: node), on: String(word), evenAtOnce: true)
    }
    if !words.isEmpty { foreign.any = foreign.any ?? node }
  }

  private mutating func walkBlock(_ node: SyntaxNode) {
    var names: [String: Binding] = [:]
    if node.kind == .catchClause { node.child(.pattern).map { add($0, .other, to: &names) } }
    let statements =
      node.kind == .switchStatement ? node.children(.item).flatMap(\.children) : node.children
    for statement in statements { addDeclared(statement, to: &names) }
    // At the top of a module a block's own names are none of the module.
    scopes.append(names)
    for child in node.children { walk(child) }
    if node.kind == .forLoop, node.detail != 2, let value = node.child(.value) {
      if let pattern = node.child(.pattern), pattern.kind != .variable { write(pattern, node) }
      handOn(value, isOfMembers: true)
    }
    scopes.removeLast()
  }

  private func addDeclared(_ statement: SyntaxNode, to names: inout [String: Binding]) {
    if statement.kind == .variable, statement.detail != 2 || functions > 0 {
      for item in statement.children(.item) {
        guard let pattern = item.child(.pattern) else { continue }
        let isFresh =
          pattern.kind == .name && item.child(.value).map { Self.isFresh($0) } ?? false
          && (statement.detail == 1 || !assigned.contains(pattern.text))
        add(pattern, isFresh ? .fresh : .other, to: &names)
      }
    } else if statement.kind == .function || statement.kind == .typeDeclaration {
      names[statement.declaredName] = .other
    }
  }

  private func add(_ pattern: SyntaxNode, _ binding: Binding, to names: inout [String: Binding]) {
    for name in Self.names(in: pattern) { names[name] = binding }
  }

  /// Whether a value is new where it stands.
  static func isFresh(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .dictionary, .list, .closure, .string, .number, .boolean: return true
    case .tuple: return node.child(.value).map { isFresh($0) } ?? false
    case .call:
      guard let base = node.child(.base) else { return false }
      if node.detail == 1 { return !base.isText("Proxy") }
      if base.kind == .name { return base.isText("structuredClone") }
      guard base.kind == .member, let object = base.child(.base) else { return false }
      let name = base.declaredName
      if object.isText("Object") {
        return ["keys", "values", "entries", "fromEntries", "create"].contains(name)
          || name == "assign" && node.child(.argument).map { isFresh($0) } ?? false
      }
      return ["map", "filter", "slice", "concat", "flat", "flatMap", "split"].contains(name)
    default: return false
    }
  }

  /// Walks a function; one that runs where it stands, and never again, is a part of what runs at once.
  mutating func walkFunction(
    _ node: SyntaxNode, accumulates: Bool = false, runsAtOnce: Bool = false
  ) {
    var names: [String: Binding] = [:]
    if node.detail & FunctionFlag.arrow == 0 { names["arguments"] = .other }
    let parameters = node.child(.parameter)?.children ?? []
    for parameter in parameters { add(parameter, .other, to: &names) }
    if accumulates, let first = parameters.first, first.kind == .name { names[first.text] = .fresh }
    if node.kind == .closure, !node.declaredName.isEmpty { names[node.declaredName] = .other }
    if let body = node.child(.body), body.kind == .block {
      for name in Self.variables(in: body) { names[name] = .other }
    }
    let isLater = functions > 0 || !runsAtOnce || node.detail & FunctionFlag.unlike != 0
    functions += isLater ? 1 : 0
    let outer = isInClass
    if node.detail & (FunctionFlag.arrow | FunctionFlag.method) == 0 { isInClass = false }
    scopes.append(names)
    for parameter in parameters { walkDefaults(parameter) }
    if let body = node.child(.body) {
      walk(body)
      if body.kind != .block { handOn(body) }
    }
    scopes.removeLast()
    isInClass = outer
    functions -= isLater ? 1 : 0
  }

  /// The defaults and computed keys in a pattern.
  private mutating func walkDefaults(_ pattern: SyntaxNode) {
    for node in Array(pattern.descendants) + [pattern] where node.kind == .assignment {
      if let value = node.child(.right) {
        walk(value)
        handOn(value)
      }
    }
  }

  private mutating func walkType(_ node: SyntaxNode) {
    if let parent = node.child(.inherited) { walk(parent) }
    if node.detail == TypeFlavour.structure.rawValue {
      if let body = node.child(.body) { walk(body) }
      return
    }
    let outer = isInClass
    isInClass = true
    for member in node.children(.item) {
      // The fields of instances get their values when one is made.
      let isLater = member.kind == .variable && member.detail & 1 == 0
      functions += isLater ? 1 : 0
      walk(member)
      functions -= isLater ? 1 : 0
    }
    isInClass = outer
  }

  // MARK: Noting

  mutating func note(_ mark: Mark, on name: String, evenAtOnce: Bool = false) {
    // What runs at once is run, and not guessed.
    guard functions > 0 || evenAtOnce else { return }
    if binding(name) != nil { return }
    guard declared.contains(name) || imports[name] != nil else {
      if case .written = mark.kind { globals.insert(name) }
      return
    }
    marks[name, default: []].append(mark)
  }

  /// Notes a write to what stands on the left of an assignment.
  mutating func write(_ target: SyntaxNode, _ node: SyntaxNode) {
    switch target.kind {
    case .name: note(Mark(path: [], kind: .written, node: target), on: target.text)
    case .list, .dictionary:
      for item in target.children(.item) {
        if item.kind == .dictionaryEntry {
          item.child(.value).map { write($0, node) }
        } else {
          write(item, node)
        }
      }
    case .assignment:
      target.child(.right).map { walk($0) }
      target.child(.left).map { write($0, node) }
    case .spread, .tuple: target.child(.value).map { write($0, node) }
    case .member, .subscriptCall:
      walk(target)
      writeMember(target)
    case .variable: break
    default: walk(target)
    }
  }

  /// The keys behind a name, and the name; nil where something else than a name begins.
  private func path(of node: SyntaxNode) -> (root: SyntaxNode, path: [String?]) {
    var path: [String?] = []
    var current = node
    while true {
      switch current.kind {
      case .member: path.append(current.declaredName)
      case .subscriptCall:
        let key = current.child(.argument)
        path.append(
          key.flatMap {
            $0.kind == .number ? $0.text : $0.kind == .name ? nil : ScriptModule.text($0)
          })
      case .optionalChain: break
      case .tuple:
        guard let value = current.child(.value) else { return (current, path.reversed()) }
        current = value
        continue
      default: return (current, path.reversed())
      }
      guard let base = current.child(.base) else { return (current, path.reversed()) }
      current = base
    }
  }

  /// Notes a write to a member, or with `isOfList` to what a list holds.
  mutating func writeMember(_ target: SyntaxNode, isOfList: Bool = false) {
    var (root, path) = path(of: target)
    if isOfList { path.append(nil) }
    // A list that gets shorter loses what it holds.
    if path.last == "length" { path[path.count - 1] = nil }
    let key = path.last ?? nil
    guard functions > 0 else { return }
    if root.kind == .name, !root.isText("this"), !root.isText("super") {
      switch binding(root.text) {
      case .fresh? where path.count == 1: return
      case nil: return note(Mark(path: path, kind: .written, node: root), on: root.text)
      default: break
      }
    }
    if root.isText("this") {
      if isInClass, path.count == 1 {
        if let key {
          foreign.ownKeys[key] = foreign.ownKeys[key] ?? root
        } else {
          foreign.anyOwn = foreign.anyOwn ?? root
        }
        return
      }
      // Of the objects in the variable, `this` is one.
      if let owner {
        let kind = Mark.Kind.handedOn(isOfMembers: false, isUnread: false)
        marks[owner, default: []].append(Mark(path: [], kind: kind, node: root))
      }
    } else if root.kind != .name {
      handOn(root)
    }
    if let key {
      foreign.keys[key] = foreign.keys[key] ?? root
    } else if isOfList {
      foreign.lists = foreign.lists ?? root
    } else {
      foreign.any = foreign.any ?? root
    }
  }

  /// Notes that a value goes on to other code, by its name or by being a part of another value.
  mutating func handOn(
    _ node: SyntaxNode, isOfMembers: Bool = false, isUnread: Bool = false,
    to function: String? = nil
  ) {
    switch node.kind {
    case .name, .member, .subscriptCall:
      let (root, path) = path(of: node)
      guard root.kind == .name, binding(root.text) == nil else { return }
      note(
        Mark(
          path: path, kind: .handedOn(isOfMembers: isOfMembers, isUnread: isUnread), node: root,
          function: function),
        on: root.text)
    case .spread:
      node.child(.value).map { handOn($0, isOfMembers: true, isUnread: isUnread, to: function) }
    case .tuple, .wait:
      node.child(.value).map {
        handOn($0, isOfMembers: isOfMembers, isUnread: isUnread, to: function)
      }
    case .ternary:
      node.child(.value).map {
        handOn($0, isOfMembers: isOfMembers, isUnread: isUnread, to: function)
      }
      node.child(.otherwise).map {
        handOn($0, isOfMembers: isOfMembers, isUnread: isUnread, to: function)
      }
    case .binary:
      switch SyntaxOperator(rawValue: node.detail) {
      case .and?, .or?, .coalesce?:
        node.child(.left).map {
          handOn($0, isOfMembers: isOfMembers, isUnread: isUnread, to: function)
        }
        node.child(.right).map {
          handOn($0, isOfMembers: isOfMembers, isUnread: isUnread, to: function)
        }
      default: break
      }
    case .list where isUnread:
      for item in node.children(.item) { handOn(item, isUnread: true, to: function) }
    case .dictionary where isUnread:
      for item in node.children(.item) {
        if item.kind == .spread {
          handOn(item, isUnread: true, to: function)
        } else if let value = item.child(.value) {
          handOn(value, isUnread: true, to: function)
        }
      }
    default: break
    }
  }
}
