import SourceText

/// Finds the pairs of UIKit and AppKit: the colors that statements give to a view, on its background or
/// on that of the nearest view that it is added to.
///
/// It goes through the tokens once and notes what they say in a ``UIKitProgram``; the pairs follow from
/// that, because a view is often set up before it is added.
struct UIKitUsageReader {
  let document: SwiftDocument
  let colors: SwiftColorExpression
  var program = UIKitProgram()
  var scopes: [UIKitScope] = []
  /// What the braces at some tokens open.
  var opening: [Int: UIKitScope] = [:]
  /// The conditions of the `else` at a token.
  var otherwise: (index: Int, conditions: [UsageState.Condition])?
  /// Until which token constants belong to the block after a condition, and where that begins.
  var binding: (end: Int, depth: Int, brace: Int)?
  /// What attributes of text in some tokens are for, and when.
  var attributed: (tokens: Range<Int>, receiver: UIKitReceiver, state: [UsageState.Condition])?
  /// The `[` around a token, each with its end.
  var lists: [(start: Int, end: Int, attributes: UIKitReceiver?)] = []
  /// The property of an assignment that was read.
  var lastProperty = -1
  private var lastBody = 0

  private static let depthLimit = 200
  /// How many tokens a condition or the head of a declaration may have.
  static let headLimit = 400

  static func read(_ document: SwiftDocument, into reading: inout UsageReading) {
    var reader = UIKitUsageReader(document)
    reader.run(&reading)
    reader.program.finish()
    var screen = UIKitScreen(reader.program)
    screen.addPairs(to: &reading)
  }

  private init(_ document: SwiftDocument) {
    self.document = document
    colors = SwiftColorExpression(file: document.file, framework: .uiKit)
  }

  private mutating func run(_ reading: inout UsageReading) {
    var index = 0
    while index < document.count {
      close(before: index)
      if document.isText(index, "{") {
        guard scopes.count < Self.depthLimit else {
          let place = document.range(from: index, to: index + 1)
          reading.unfollow(.limit, "code nested too deep", at: document.span(place))
          index = document.skipping(index)
          continue
        }
        open(index)
      } else if document.isText(index, "[") {
        openList(index)
      } else if let name = document.name(index) {
        if document.isText(index - 1, ".") {
          readMember(name, index)
        } else {
          readWord(name, index)
        }
      }
      index += 1
    }
  }

  /// The index after the innermost block.
  var end: Int { scopes.last?.end ?? document.count }

  // MARK: Scopes

  private mutating func open(_ index: Int) {
    var scope: UIKitScope
    if let known = opening.removeValue(forKey: index) {
      scope = known
    } else if case .type = scopes.last?.kind {
      scope = UIKitScope(kind: .body)
    } else if isBlock(index) {
      scope = UIKitScope(kind: .block, conditions: scopes.last?.conditions ?? [])
    } else {
      scope = closure()
    }
    if scope.isClosure { readParameters(index, &scope) }
    switch scope.kind {
    case .block: scope.body = scopes.last?.body ?? 0
    case .body, .type: scope.body = newBody()
    }
    scope.end = max(min(document.partner(index), end), index + 1)
    scopes.append(scope)
  }

  /// A closure, which may run later than what is around it.
  func closure() -> UIKitScope {
    var scope = UIKitScope(kind: .body, conditions: scopes.last?.conditions ?? [])
    scope.isClosure = true
    return scope
  }

  private mutating func newBody() -> Int {
    lastBody += 1
    return lastBody
  }

  private func isBlock(_ index: Int) -> Bool {
    guard let word = document.name(index - 1), !scopes.isEmpty else { return false }
    return ["do", "repeat", "defer", "else", "catch"].contains(word)
  }

  /// Leaves what ends at a token or before it.
  private mutating func close(before index: Int) {
    while let list = lists.last, list.end <= index { lists.removeLast() }
    while let scope = scopes.last, scope.end <= index {
      scopes.removeLast()
      if let conditions = scope.otherwise, document.isText(index + 1, "else") {
        otherwise = (index + 1, conditions)
      }
    }
    if let attributed, attributed.tokens.upperBound <= index { self.attributed = nil }
  }

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

  /// Adds a constant, a variable or a parameter to the innermost block, or to the one that a condition
  /// opens.
  mutating func bind(_ name: String, to receivers: [UIKitReceiver], at index: Int) {
    guard name != "self", name != "_" else { return }
    if let binding, index < binding.end, binding.depth == scopes.count {
      opening[binding.brace]?.locals[name] = receivers
    } else if !scopes.isEmpty {
      scopes[scopes.count - 1].locals[name] = receivers
    }
  }

  mutating func newLocal(_ name: String) -> UIKitReceiver {
    UIKitReceiver(owner: program.newOwner(), path: [name])
  }
}
