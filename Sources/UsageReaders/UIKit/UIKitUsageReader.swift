import Programs
import SourceText

/// Finds the pairs of UIKit and AppKit: the colors that statements give to a view, on its background or
/// on that of the nearest view that it is added to.
///
/// It goes through the code once and notes what it says in a ``UIKitProgram``; the pairs follow from
/// that, because a view is often set up before it is added.
struct UIKitUsageReader {
  let colors: SwiftColorExpression
  var program = UIKitProgram()
  var scopes: [UIKitScope] = []
  /// What attributes of text are for, and when, while a value is read that may hold them.
  var attributed: (receiver: UIKitReceiver, state: [UsageState.Condition])?
  private var lastBody = 0

  static func read(_ colors: SwiftColorExpression, into reading: inout UsageReading) {
    var reader = UIKitUsageReader(colors: colors)
    for statement in colors.tree.root.statements { reader.read(statement) }
    reader.program.finish()
    var screen = UIKitScreen(reader.program)
    screen.addPairs(to: &reading)
  }

  private init(colors: SwiftColorExpression) { self.colors = colors }

  // MARK: Scopes

  /// Reads what stands in a scope.
  mutating func within(_ scope: UIKitScope, _ body: (inout UIKitUsageReader) -> Void) {
    var scope = scope
    if scope.kind == .block {
      scope.body = scopes.last?.body ?? 0
    } else {
      lastBody += 1
      scope.body = lastBody
    }
    scopes.append(scope)
    body(&self)
    scopes.removeLast()
  }

  /// What holds where code is read.
  var conditions: [UsageState.Condition] { scopes.last?.conditions ?? [] }

  /// A closure, which may run later than what is around it.
  func closure() -> UIKitScope { UIKitScope(kind: .body, conditions: conditions) }

  /// The innermost type; nil outside of all.
  var type: (number: Int, name: String)? {
    for scope in scopes.reversed() {
      if case .type(let number, let name) = scope.kind { return (number, name) }
    }
    return nil
  }

  // MARK: Names

  /// What some names lead to: a constant of the body, a property, or the object itself.
  func receivers(_ path: [String]) -> [UIKitReceiver] {
    var names = path[...]
    while let first = names.first, first == "self" || first == "super" { names.removeFirst() }
    guard let first = names.first else {
      return type.map { [UIKitReceiver(owner: $0.number, path: [])] } ?? []
    }
    if names.count == path.count, let found = locals(first) {
      return found.map { $0.part(Array(names.dropFirst())) }
    }
    let isStatic = first.first?.isUppercase == true
    let owner = isStatic ? UIKitProgram.outside : type?.number ?? UIKitProgram.outside
    return [UIKitReceiver(owner: owner, path: Array(names))]
  }

  private func locals(_ name: String) -> [UIKitReceiver]? {
    for scope in scopes.reversed() {
      if case .type = scope.kind { return nil }
      if let found = scope.locals[name] { return found }
    }
    return nil
  }

  /// Whether a name alone is a constant or a variable of a function.
  func isLocal(_ name: String) -> Bool {
    for scope in scopes.reversed() {
      if case .type = scope.kind { return false }
      if scope.locals[name] != nil { return true }
    }
    return true
  }

  /// Adds a constant, a variable or a parameter to the innermost block.
  mutating func bind(_ name: String, to receivers: [UIKitReceiver]) {
    guard name != "self", name != "_", !scopes.isEmpty else { return }
    scopes[scopes.count - 1].locals[name] = receivers
  }

  mutating func newLocal(_ name: String) -> UIKitReceiver {
    UIKitReceiver(owner: program.newOwner(), path: [name])
  }

  /// The views that an expression names: one, or the elements of a list.
  func views(_ value: SyntaxNode) -> [UIKitReceiver] {
    if value.kind == .list {
      return value.children(.item).prefix(50).flatMap { $0.kind == .list ? [] : views($0) }
    }
    return UIKitPath(value).names.map(receivers) ?? []
  }
}
