import SourceText

/// Types, functions, properties and conditions.
extension UIKitUsageReader {
  private static let types: Set<String> = [
    "class", "struct", "enum", "extension", "actor", "protocol",
  ]
  private static let functions: Set<String> = ["func", "init", "subscript", "deinit"]
  private static let accessors: Set<String> = ["get", "set", "didSet", "willSet"]

  /// Reads a word that no full stop stands before.
  mutating func readWord(_ word: String, _ index: Int) {
    let isLabel =
      document.isText(index + 1, ":")
      && (document.isText(index - 1, "(") || document.isText(index - 1, ","))
    if isLabel { return }
    if Self.types.contains(word), let name = document.name(index + 1) {
      if !["func", "var", "let", "subscript", "override", "final"].contains(name) {
        readType(index)
      }
    } else if Self.functions.contains(word), !document.isText(index - 1, "await") {
      readFunction(index)
    } else if Self.accessors.contains(word), document.isText(index + 1, "{") {
      opening[index + 1] = UIKitScope(kind: .body)
    } else if word == "let" || word == "var" {
      readConstant(index)
    } else if ["if", "while", "guard", "for", "switch"].contains(word) {
      readCondition(word, index)
    } else if word == "else" {
      readElse(index)
    } else if word == "case" || word == "default" {
      readCase(word, index)
    } else if word == "return", let name = document.name(index + 1) {
      readReturn(name)
    } else {
      readStatement(index)
    }
  }

  /// The brace after the head of a declaration or a condition; nil where none is near.
  private func brace(after index: Int) -> Int? {
    var position = index
    let last = min(end, document.count)
    for _ in 0..<Self.headLimit {
      guard position < last else { return nil }
      if document.isText(position, "{") { return position }
      position = document.skipping(position)
    }
    return nil
  }

  // MARK: Types and functions

  private mutating func readType(_ index: Int) {
    guard let brace = brace(after: index + 1) else { return }
    let path = UIKitPath(document, at: index + 1, to: brace)
    let own = path.steps.map(\.name).joined(separator: ".")
    let name = type.map { "\($0.name).\(own)" } ?? own
    let number = program.type(named: name)
    if document.isText(path.end, ":"), let parent = document.name(path.end + 1),
      !document.isText(index, "extension")
    {
      program.inherit(number, from: parent)
    }
    opening[brace] = UIKitScope(kind: .type(number, name: name))
  }

  private mutating func readFunction(_ index: Int) {
    guard let brace = brace(after: index + 1) else { return }
    var scope = UIKitScope(kind: .body)
    var position = index + 1
    while position < brace, !document.isText(position, "(") { position += 1 }
    bindParameters(position + 1..<max(position + 1, min(document.partner(position), brace)), &scope)
    opening[brace] = scope
  }

  /// Notes names before colons, and before these their kinds.
  private mutating func bindParameters(_ tokens: Range<Int>, _ scope: inout UIKitScope) {
    var index = tokens.lowerBound
    let last = min(tokens.upperBound, index + Self.headLimit)
    while index < last {
      if let name = document.name(index), document.isText(index + 1, ":") {
        let local = newLocal(name)
        scope.locals[name] = [local]
        if let kind = kind(at: index + 2) { program.note(local, isOf: kind) }
        index += 2
      } else {
        index = document.skipping(index)
      }
    }
  }

  /// The parameters of a closure.
  mutating func readParameters(_ brace: Int, _ scope: inout UIKitScope) {
    var index = brace + 1
    var names: [String] = []
    let last = min(index + 40, end)
    while index < last, !document.isText(index, "in") {
      if document.startsLine(index) { return }
      if document.isText(index, "(") {
        bindParameters(document.inside(index, to: last), &scope)
        names += document.inside(index, to: last).compactMap {
          document.isText($0 - 1, ":") || document.isText($0 - 1, ".") ? nil : document.name($0)
        }
      } else if let name = document.name(index) {
        if !document.isText(index - 1, ":"), !document.isText(index - 1, ".") {
          names.append(name)
        }
      } else if document.isText(index, "{") || document.isText(index, "=") {
        return
      }
      index = document.skipping(index)
    }
    guard index < last else { return }
    for name in names where scope.locals[name] == nil && name != "self" && name != "_" {
      scope.locals[name] = scope.locals["$0"] ?? [newLocal(name)]
    }
  }

  // MARK: Constants

  /// The type that is written at a token, without marks: `UIButton.Configuration`.
  private func kind(at index: Int) -> String? {
    var start = index
    while let word = document.name(start), ["any", "some", "inout", "weak"].contains(word) {
      start += 1
    }
    guard let first = document.name(start), first.first?.isUppercase == true else { return nil }
    return UIKitPath(document, at: start, to: min(end, start + 20)).names?.joined(separator: ".")
  }

  private mutating func readConstant(_ index: Int) {
    guard let name = document.name(index + 1) else {
      if document.isText(index + 1, "(") {
        for position in document.inside(index + 1, to: end).prefix(20) {
          if let name = document.name(position) { bind(name, to: [newLocal(name)], at: index) }
        }
      }
      return
    }
    var receiver: UIKitReceiver
    var isProperty = false
    if case .type(let number, _) = scopes.last?.kind {
      receiver = UIKitReceiver(owner: number, path: [name])
      isProperty = true
      if !isOverride(index) { program.declare(receiver) }
    } else {
      receiver = newLocal(name)
    }
    var position = index + 2
    if document.isText(position, ":") {
      if let kind = kind(at: position + 1) { program.note(receiver, isOf: kind) }
      position += 1
      while position < min(end, index + 60), !document.isText(position, "="),
        !document.isText(position, "{"), !document.startsLine(position),
        !document.isText(position, ",")
      {
        position = document.skipping(position)
      }
    }
    let isBound = binding.map { index < $0.end && $0.depth == scopes.count } ?? false
    guard document.isText(position, "="), position < end else {
      // `if let label {` is the label itself.
      let isItself = isBound || document.isText(index - 1, "guard")
      if !isProperty, !isItself || document.isText(position, "in") {
        bind(name, to: [receiver], at: index)
      }
      return
    }
    if !isProperty, let target = alias(at: position + 1) {
      bind(name, to: target, at: index)
      return
    }
    readInitialValue(of: receiver, at: position + 1)
    if !isProperty { bind(name, to: [receiver], at: index) }
  }

  private func isOverride(_ index: Int) -> Bool {
    var position = index - 1
    while position >= max(0, index - 6), document.name(position) != nil {
      if document.isText(position, "override") { return true }
      if document.startsLine(position) { return false }
      position -= 1
    }
    return false
  }

  /// What a constant is another name of: `cell.label` of `let label = cell.label`.
  private func alias(at index: Int) -> [UIKitReceiver]? {
    guard let first = document.name(index), first.first?.isLowercase == true || first.first == "$"
    else { return nil }
    let path = UIKitPath(document, at: index, to: end)
    guard let names = path.names, names != ["nil"],
      !["try", "await", "if", "switch"].contains(first)
    else { return nil }
    let next = path.end
    let isWhole =
      next >= end || document.startsLine(next) || document.isText(next, ",")
      || document.isText(next, "{") || document.isText(next, ";") || document.isText(next, "else")
      || document.isText(next, "as")
    return isWhole ? receivers(names) : nil
  }

  /// The kind of what a property holds at first, and what is in it.
  private mutating func readInitialValue(of receiver: UIKitReceiver, at index: Int) {
    if document.isText(index, "{") {
      var scope = closure()
      scope.made = receiver
      scope.locals["$0"] = [receiver]
      opening[index] = scope
      // `{ … }(UILabel())`
      let close = document.partner(index)
      if document.isText(close + 1, "("), let kind = kind(at: close + 2) {
        program.note(receiver, isOf: kind)
      }
      return
    }
    readValue(of: receiver, at: index)
  }

  /// The kind of a value, and the views and configurations that are given to its initializer.
  mutating func readValue(of receiver: UIKitReceiver, at index: Int) {
    guard document.name(index) != nil || document.isText(index, ".") else { return }
    let start = document.isText(index, ".") ? index + 1 : index
    let path = UIKitPath(document, at: start, to: end)
    guard let call = path.steps.firstIndex(where: { $0.arguments != nil }) else { return }
    var names = path.steps[...call].map(\.name)
    if names.last == "init" { names.removeLast() }
    let isStyle =
      names.last.map {
        UIKitViews.filledStyles.contains($0) || UIKitViews.plainStyles.contains($0)
          || ["gray", "tinted", "bordered", "borderedTinted"].contains($0)
      } ?? false
    if isStyle {
      program.note(receiver, isOf: "UIButton.Configuration.\(names[names.count - 1])")
    } else if start == index, names.last?.first?.isUppercase == true {
      program.note(receiver, isOf: names.joined(separator: "."))
    } else if names.count > 1, names[names.count - 2].first?.isUppercase == true, start == index,
      names[names.count - 2] == "UIButton"
    {
      program.note(receiver, isOf: "UIButton")
    }
    guard let tokens = path.steps[call].arguments else { return }
    for argument in document.arguments(tokens, mark: ":").prefix(20) {
      switch argument.label {
      case "labelWithString", "wrappingLabelWithString", "labelWithAttributedString":
        program.note(receiver, isOf: "NSTextField.label")
      case "arrangedSubviews", "views":
        for view in views(argument.range) { program.put(view, on: receiver) }
      case "configuration":
        for view in views(argument.range) { program.put(view, on: receiver) }
        readValue(of: receiver.part(["configuration"]), at: argument.range.lowerBound)
      default: break
      }
    }
  }

  private mutating func readReturn(_ name: String) {
    for scope in scopes.reversed() {
      if let made = scope.made {
        for local in receivers([name]) where local.path.count == 1 { program.name(local, made) }
      }
      guard scope.kind == .block else { return }
    }
  }
}
