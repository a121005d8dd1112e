import Programs
import SourceText

/// Types, functions, properties and constants.
extension UIKitUsageReader {
  // MARK: Types and functions

  mutating func readType(_ node: SyntaxNode) {
    guard let body = node.child(.body), let own = node.child(.name)?.typePath else { return }
    let path = own.joined(separator: ".")
    let name = type.map { "\($0.name).\(path)" } ?? path
    let number = program.type(named: name)
    let isExtension = node.detail == TypeFlavour.extensionOfType.rawValue
    if !isExtension, let parent = node.child(.inherited)?.typePath, !parent.isEmpty {
      program.inherit(number, from: parent.joined(separator: "."))
    }
    within(UIKitScope(kind: .type(number, name: name))) { reader in
      for statement in body.statements { reader.read(statement) }
    }
  }

  mutating func readFunction(_ node: SyntaxNode) {
    within(UIKitScope(kind: .body)) { reader in
      reader.bindParameters(node.child(.parameter)?.children(.item) ?? [])
      if let body = node.child(.body) { reader.readBody(body) }
      reader.readAccessors(of: node)
    }
  }

  mutating func readAccessors(of node: SyntaxNode) {
    for accessor in node.child(.accessors)?.children(.item) ?? [] {
      guard let body = accessor.child(.body) else { continue }
      within(UIKitScope(kind: .body)) { $0.readBody(body) }
    }
  }

  /// Notes parameters with their kinds.
  private mutating func bindParameters(_ parameters: [SyntaxNode]) {
    for parameter in parameters {
      if let name = parameter.child(.name)?.name {
        let local = newLocal(name)
        bind(name, to: [local])
        if let kind = kind(of: parameter.child(.type)) { program.note(local, isOf: kind) }
      }
      if let value = parameter.child(.value) { readValue(value) }
    }
  }

  /// Reads a closure in a scope that knows what `$0` is, if anything does.
  mutating func readClosure(_ closure: SyntaxNode, in scope: UIKitScope) {
    within(scope) { reader in
      for parameter in closure.child(.signature)?.children(.parameter) ?? [] {
        guard let name = parameter.child(.name)?.name else { continue }
        if parameter.child(.type) != nil {
          reader.bindParameters([parameter])
        } else {
          reader.bind(name, to: scope.locals["$0"] ?? [reader.newLocal(name)])
        }
      }
      reader.readBody(closure)
    }
  }

  // MARK: Constants

  mutating func readVariable(_ node: SyntaxNode) {
    let isOverride = node.children(.modifier).contains { $0.isText("override") }
    for item in node.children(.item) where item.kind == .binding {
      if case .type(let number, _) = scopes.last?.kind, let pattern = item.child(.pattern) {
        let receiver = UIKitReceiver(owner: number, path: [pattern.name])
        if !isOverride { program.declare(receiver) }
        if let kind = kind(of: item.child(.type)) { program.note(receiver, isOf: kind) }
        if let value = item.child(.value) { readFirstValue(value, of: receiver) }
      } else {
        readConstant(item)
      }
      readAccessors(of: item)
    }
  }

  /// Reads what gives a name a value in a function: a constant, or a condition.
  mutating func readConstant(_ node: SyntaxNode) {
    guard let pattern = node.child(.pattern) else { return }
    let value = node.child(.value)
    guard pattern.kind == .patternName else {
      bindNames(in: pattern)
      if let value { readValue(value) }
      return
    }
    let name = pattern.name
    // `if let label {` is the label itself.
    if value == nil, node.kind == .bindingCondition { return }
    let receiver = newLocal(name)
    if let kind = kind(of: node.child(.type)) { program.note(receiver, isOf: kind) }
    guard let value else { return bind(name, to: [receiver]) }
    if let target = alias(value) { return bind(name, to: target) }
    readFirstValue(value, of: receiver)
    bind(name, to: [receiver])
  }

  /// Notes the names that a pattern gives to parts of a value.
  mutating func bindNames(in pattern: SyntaxNode) {
    for name in pattern.descendants
    where name.kind == .patternName || name.kind == .name && name.role == .pattern {
      bind(name.name, to: [newLocal(name.name)])
    }
  }

  /// The names of a type without its marks: `UIButton.Configuration`; nil for what is no type of views.
  private func kind(of type: SyntaxNode?) -> String? {
    guard let path = type?.typePath, path.first?.first?.isUppercase == true else { return nil }
    return path.joined(separator: ".")
  }

  /// What a constant is another name of: `cell.label` of `let label = cell.label as? UILabel`.
  private func alias(_ value: SyntaxNode) -> [UIKitReceiver]? {
    guard let names = UIKitPath(value.withoutCast).names, let first = names.first?.first,
      first.isLowercase || first == "$"
    else { return nil }
    return receivers(names)
  }

  /// The kind of what a property or constant holds at first, and what is in it.
  private mutating func readFirstValue(_ value: SyntaxNode, of receiver: UIKitReceiver) {
    let closure = value.kind == .call ? value.child(.base) : value
    guard let closure, closure.kind == .closure else {
      note(value, of: receiver)
      return readValue(value)
    }
    // `{ … }(UILabel())`
    for argument in value.arguments {
      note(argument.value, of: receiver)
      readValue(argument.value)
    }
    var scope = self.closure()
    scope.made = receiver
    scope.locals["$0"] = [receiver]
    readClosure(closure, in: scope)
  }

  /// Notes the kind of a value, and the views and configurations that are given to its initializer.
  mutating func note(_ value: SyntaxNode, of receiver: UIKitReceiver) {
    let path = UIKitPath(value.withoutCast)
    guard path.root == nil, let call = path.steps.firstIndex(where: { $0.arguments != nil }) else {
      return
    }
    var names = path.steps[...call].map(\.name)
    if names.last == "init" { names.removeLast() }
    let isStyle =
      names.last.map {
        UIKitViews.filledStyles.contains($0) || UIKitViews.plainStyles.contains($0)
          || ["gray", "tinted", "bordered", "borderedTinted"].contains($0)
      } ?? false
    if isStyle {
      program.note(receiver, isOf: "UIButton.Configuration.\(names[names.count - 1])")
    } else if !path.isImplied, names.last?.first?.isUppercase == true {
      program.note(receiver, isOf: names.joined(separator: "."))
    } else if names.count > 1, !path.isImplied, names[names.count - 2] == "UIButton" {
      program.note(receiver, isOf: "UIButton")
    }
    for argument in (path.steps[call].arguments ?? []).prefix(20) {
      switch argument.label {
      case "labelWithString", "wrappingLabelWithString", "labelWithAttributedString":
        program.note(receiver, isOf: "NSTextField.label")
      case "arrangedSubviews", "views":
        for view in views(argument.value) { program.put(view, on: receiver) }
      case "configuration":
        for view in views(argument.value) { program.put(view, on: receiver) }
        note(argument.value, of: receiver.part(["configuration"]))
      default: break
      }
    }
  }

  /// Notes that a local constant is what a closure makes for a property.
  mutating func readReturn(_ value: SyntaxNode) {
    guard value.kind == .name else { return }
    for scope in scopes.reversed() {
      if let made = scope.made {
        for local in receivers([value.name]) where local.path.count == 1 {
          program.name(local, made)
        }
      }
      guard scope.kind == .block else { return }
    }
  }
}

extension SyntaxNode {
  /// The value of `value as Type`.
  fileprivate var withoutCast: SyntaxNode { kind == .cast ? child(.value) ?? self : self }
}
