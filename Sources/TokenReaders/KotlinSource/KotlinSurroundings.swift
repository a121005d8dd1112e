import SourceText

/// What stands around a token in the body of a function of Kotlin.
struct KotlinSurroundings {
  /// The types around it, outermost first.
  private(set) var owner: [String] = []
  /// The functions around it, outermost first: the token `fun` of each.
  private var functions: [Int] = []
  private let document: CodeDocument
  private let index: Int

  /// How many tokens a type or a function may have before its body, those in brackets not counted.
  private static let headLimit = 64

  /// Nil where no function is around the token.
  init?(of index: Int, in document: CodeDocument) {
    (self.document, self.index) = (document, index)
    var position = 0
    while position < index {
      switch document.name(position) {
      case "class", "interface", "object":
        if let open = bodyOfType(at: position), open < index, document.partner(open) > index,
          !document.isText(position - 1, "companion"), let name = document.name(position + 1)
        {
          owner.append(name)
        }
        position += 1
      case "fun":
        if let end = endOfFunction(at: position), end > index { functions.append(position) }
        position += 1
      default:
        let next = document.after(position)
        position = next > index ? position + 1 : next
      }
    }
    if functions.isEmpty { return nil }
  }

  /// The brace that opens the body of a type; nil if it has none.
  private func bodyOfType(at first: Int) -> Int? {
    var position = first + 1
    for _ in 0..<Self.headLimit {
      if document.isText(position, "{") { return position }
      if let name = document.name(position), KotlinDeclarations.starts.contains(name) {
        return nil
      }
      position = document.after(position)
    }
    return nil
  }

  /// The parenthesis before the parameters of a function.
  private func parameters(ofFunctionAt first: Int) -> Int? {
    (first + 1..<first + Self.headLimit).first { document.isText($0, "(") }
  }

  /// The token after the body of a function.
  private func endOfFunction(at first: Int) -> Int? {
    guard let open = parameters(ofFunctionAt: first) else { return nil }
    var position = document.partner(open) + 1
    if document.isText(position, ":") { position = document.typeEnd(from: position + 1) }
    if document.isText(position, "{") { return document.partner(position) }
    return document.isText(position, "=") ? document.value(from: position + 1).next : nil
  }

  /// The names that the functions give to what only they know: parameters and variables.
  var locals: Set<String> {
    var names: Set<String> = []
    for function in functions {
      for position in function..<index {
        if document.isText(position, "->") { names.formUnion(self.names(before: position)) }
        guard let name = document.name(position) else { continue }
        if document.isText(position - 1, "val") || document.isText(position - 1, "var")
          || document.isText(position + 1, ":") || document.isText(position + 1, "in")
        {
          names.insert(name)
        } else if ["val", "var"].contains(name), document.isText(position + 1, "(") {
          names.formUnion(
            (position + 2..<document.partner(position + 1)).compactMap { document.name($0) })
        }
      }
    }
    return names
  }

  /// The names before an arrow: parameters of a lambda with their types, or what a branch is for.
  private func names(before arrow: Int) -> [String] {
    let head = (0..<arrow).reversed().prefix(Self.headLimit).prefix { position in
      document.name(position) != nil
        || [",", ":", "(", ")", "<", ">", ".", "?"].contains(document.text(position))
    }
    return head.compactMap { document.name($0) }.filter { $0.first?.isUppercase == false }
  }

  /// What the code calls the value that begins at the token, the nearest name first: its variable, the
  /// branch or the condition that leads to it, the function.
  var names: [String] {
    var first = index
    while document.isText(first - 1, "."), document.name(first - 2) != nil { first -= 2 }
    var names: [String] = []
    if document.isText(first - 1, "=") || document.isText(first - 1, "->"),
      let name = document.name(first - 2), name != "else"
    {
      names.append(name)
    }
    let function = functions.last ?? 0
    if let condition = (function..<first).last(where: { document.isText($0, "if") }),
      let name = (condition + 1..<max(condition + 1, document.partner(condition + 1)))
        .lazy.compactMap({ document.name($0) }).last
    {
      names.append(name)
    }
    return names + [document.name(function + 1)].compactMap(\.self)
  }

  /// The variable that the value is given to, without changes; nil if there is none.
  var variable: String? {
    var first = index
    while document.isText(first - 1, "."), document.name(first - 2) != nil { first -= 2 }
    guard document.isText(first - 1, "="), document.isText(first - 3, "val") else { return nil }
    return document.name(first - 2)
  }
}
