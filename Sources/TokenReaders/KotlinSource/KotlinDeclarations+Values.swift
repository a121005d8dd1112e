import SourceText

/// Properties, getters and functions.
extension KotlinDeclarations {
  mutating func readProperty(at first: Int, to end: Int, owner: [String]) -> Int {
    var index = first + 1
    if document.isText(index, "<") { index = afterGenerics(index, to: end) }
    guard var name = document.name(index) else { return index }
    var owner = owner
    var nameIndex = index
    index += 1
    // The type that a property is added to stands before its name.
    while index < end, document.isText(index, ".") || document.isText(index, "<") {
      if document.isText(index, "<") {
        index = afterGenerics(index, to: end)
        continue
      }
      guard let next = document.name(index + 1) else { return index }
      owner.append(name)
      name = next
      nameIndex = index + 1
      index += 2
    }
    var type: [String] = []
    if document.isText(index, ":") {
      let start = index + 1
      index = afterType(start, to: end)
      type = words(from: start, to: index)
    }
    var source: CodeDeclaration.Source?
    if document.isText(index, "=") {
      let next = document.value(from: index + 1, to: end).next
      source = .expression(at: index + 1, to: end)
      index = next
    } else if document.isText(index, "by") {
      source = lazyValue(at: index + 1) ?? .unread("'by' is not read")
      index = document.expression(from: index + 1, to: end).next
    }
    if let getter = getter(at: index, to: end) {
      source = source ?? getter.source
      index = getter.next
    }
    guard let source else { return index }
    file.declarations.append(
      CodeDeclaration(
        name: name, owner: owner, document: number, type: type, source: source,
        nameRange: document.range(from: nameIndex, to: nameIndex + 1),
        isVariable: document.isText(first, "var")))
    return index
  }

  /// The getter after a property.
  private func getter(at first: Int, to end: Int) -> (source: CodeDeclaration.Source, next: Int)? {
    var index = first
    while document.isText(index, "@") { index = afterAnnotation(index) }
    guard document.isText(index, "get"), document.isText(index + 1, "("), index + 1 < end else {
      return nil
    }
    index = document.after(index + 1)
    if document.isText(index, ":") { index = afterType(index + 1, to: end) }
    return body(at: index, to: end)
  }

  /// What a function without parameters gives: its expression, or that of its only statement.
  private func body(at index: Int, to end: Int) -> (source: CodeDeclaration.Source, next: Int)? {
    if document.isText(index, "=") {
      let next = document.value(from: index + 1, to: end).next
      return (.expression(at: index + 1, to: end), next)
    }
    guard document.isText(index, "{") else { return nil }
    let close = min(document.partner(index), end)
    let next = min(close + 1, end)
    guard document.isText(index + 1, "return"),
      document.value(from: index + 2, to: close).next == close
    else { return (.unread("a function with more than one statement is not read"), next) }
    return (.expression(at: index + 2, to: close), next)
  }

  mutating func readFunction(at first: Int, to end: Int, owner: [String]) -> Int {
    var index = first + 1
    if document.isText(index, "<") { index = afterGenerics(index, to: end) }
    guard let name = document.name(index) else { return index }
    let nameIndex = index
    index += 1
    var isExtension = false
    while index < end, !document.isText(index, "(") {
      guard
        document.isText(index, ".") || document.isText(index, "<") || document.name(index) != nil
      else { return index }
      isExtension = true
      index = document.isText(index, "<") ? afterGenerics(index, to: end) : index + 1
    }
    guard index < end else { return end }
    let open = index
    let hasParameters = document.partner(index) > index + 1
    index = document.after(index)
    var type: [String] = []
    if document.isText(index, ":") {
      let start = index + 1
      index = afterType(start, to: end)
      type = words(from: start, to: index)
    }
    guard let body = body(at: index, to: end) else { return index }
    if !hasParameters, !isExtension {
      file.declarations.append(
        CodeDeclaration(
          name: name, owner: owner, document: number, type: type, source: body.source,
          nameRange: document.range(from: nameIndex, to: nameIndex + 1), isVariable: false,
          isFunction: true))
    } else if !isExtension, type.contains("Color"),
      !words(from: open, to: document.partner(open)).contains("Color")
    {
      // What makes a color of other colors is none itself.
      file.declarations.append(
        CodeDeclaration(
          name: name, owner: owner, document: number, type: type,
          source: .unread("it is a function with parameters"),
          nameRange: document.range(from: nameIndex, to: nameIndex + 1), isVariable: false))
    }
    return body.next
  }

  /// What `lazy { … }` gives once, where that is all that is in it.
  private func lazyValue(at index: Int) -> CodeDeclaration.Source? {
    guard document.isText(index, "lazy"), document.isText(index + 1, "{") else { return nil }
    let close = document.partner(index + 1)
    guard document.value(from: index + 2, to: close).next == close else { return nil }
    return .expression(at: index + 2, to: close)
  }
}
