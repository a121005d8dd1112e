import SourceText

/// What names stand for in a file of Kotlin, as far as that is plain: the values of a function, and
/// the constants and the functions without parameters of an object.
struct ComposeScopes {
  /// What a name stands for.
  enum Meaning: Equatable {
    /// A value that never changes, as a range of tokens.
    case value(Range<Int>)
    /// A parameter, a variable, or a value that is not plain.
    case local
    /// A parameter that is the color scheme: `colors: ColorScheme`.
    case scheme
    /// Nothing that a function declares.
    case unknown
  }

  private struct Local {
    /// From where on it has its meaning.
    let start: Int
    let value: Range<Int>?
    var isScheme = false
  }

  private struct Scope {
    let tokens: Range<Int>
    let parent: Int
    let isInFunction: Bool
    let object: String
    var names: [String: [Local]] = [:]
  }

  private var scopes: [Scope]
  private var open = [0]
  /// By `object.name`; nil for a name that has several.
  private var members: [String: Range<Int>?] = [:]
  /// The parameters of the body that opens at an index.
  private var parameters: [Int: [Parameter]] = [:]

  private struct Parameter {
    let name: String
    let isScheme: Bool
  }

  /// How many scopes are asked for a name.
  private static let climbLimit = 500
  private static let headLimit = 48

  init(_ document: CodeDocument) {
    scopes = [Scope(tokens: 0..<document.count, parent: 0, isInFunction: false, object: "")]
    var object = ""
    for index in 0..<document.count {
      while open.count > 1, scopes[open[open.count - 1]].tokens.upperBound <= index {
        open.removeLast()
      }
      if document.isText(index, "{") {
        openScope(document, index, object)
        object = ""
      } else if document.isText(index, "object") {
        object = document.name(index + 1) ?? ""
      } else if document.isText(index, "fun") {
        readFunction(document, index)
      } else if document.isText(index, "val") || document.isText(index, "var") {
        readValue(document, index)
      }
    }
  }

  // MARK: Declarations

  private mutating func openScope(_ document: CodeDocument, _ index: Int, _ object: String) {
    let parent = open[open.count - 1]
    let names = parameters.removeValue(forKey: index)
    let end = min(max(index + 1, document.skipping(index)), scopes[parent].tokens.upperBound)
    scopes.append(
      Scope(
        tokens: index..<max(end, index + 1), parent: parent,
        isInFunction: names != nil || scopes[parent].isInFunction, object: object))
    open.append(scopes.count - 1)
    for parameter in names ?? [] {
      declare(parameter.name, nil, from: index, isScheme: parameter.isScheme)
    }
    // `{ a, b -> … }`.
    var head: [String] = []
    for position in index + 1..<min(index + Self.headLimit, document.count) {
      if document.isText(position, "->") {
        for name in head { declare(name, nil, from: index) }
        return
      }
      if document.isText(position, "{") || document.isText(position, "}")
        || document.isText(position, "=") || document.isText(position, ".")
      {
        return
      }
      let isLast = document.isText(position + 1, "->") || document.isText(position + 1, ")")
      if isLast || document.isText(position + 1, ",") || document.isText(position + 1, ":"),
        let name = document.name(position)
      {
        head.append(name)
      }
    }
  }

  private mutating func readFunction(_ document: CodeDocument, _ index: Int) {
    let end = scopes[open[open.count - 1]].tokens.upperBound
    let function = ComposeFunction(document, after: index + 1, to: end)
    var names: [Parameter] = []
    var position = function.parameters.lowerBound
    while position < function.parameters.upperBound {
      if let name = document.name(position), document.isText(position + 1, ":") {
        names.append(
          Parameter(name: name, isScheme: document.isText(position + 2, "ColorScheme")))
      }
      position = document.skipping(position)
    }
    guard let body = function.body else { return }
    guard document.isText(body, "=") else { return parameters[body] = names }
    for parameter in names {
      declare(parameter.name, nil, from: index, isScheme: parameter.isScheme)
    }
    if let name = function.name, function.parameters.isEmpty {
      let value = body + 1..<document.statementEnd(from: body + 1, to: end)
      add(name, "()", value)
    }
  }

  private mutating func readValue(_ document: CodeDocument, _ index: Int) {
    let end = scopes[open[open.count - 1]].tokens.upperBound
    guard let name = document.name(index + 1) else {
      // `val (a, b) = …`.
      guard document.isText(index + 1, "(") else { return }
      for position in document.inside(index + 1, to: end).prefix(Self.headLimit) {
        if let name = document.name(position) { declare(name, nil, from: index) }
      }
      return
    }
    var next = index + 2
    if document.isText(next, ":") { next = document.typeEnd(from: next + 1) }
    guard document.isText(index, "val"), document.isText(next, "=") else {
      return declare(name, nil, from: index)
    }
    let value = next + 1..<max(next + 1, document.statementEnd(from: next + 1, to: end))
    declare(name, value, from: value.upperBound)
    if document.isText(index - 1, "const") { add(name, "", value) }
  }

  private mutating func declare(
    _ name: String, _ value: Range<Int>?, from start: Int, isScheme: Bool = false
  ) {
    let scope = open[open.count - 1]
    guard scopes[scope].isInFunction else { return }
    scopes[scope].names[name, default: []].append(
      Local(start: start, value: value, isScheme: isScheme))
  }

  private mutating func add(_ name: String, _ mark: String, _ value: Range<Int>) {
    let scope = scopes[open[open.count - 1]]
    guard !scope.isInFunction, !value.isEmpty else { return }
    let key = "\(scope.object).\(name)\(mark)"
    if case .some = members[key] {
      members[key] = .some(nil)
    } else {
      members[key] = value
    }
  }

  // MARK: Meanings

  /// What a name stands for at a token.
  func meaning(of name: String, at index: Int) -> Meaning {
    var low = 0
    var high = scopes.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if scopes[middle].tokens.lowerBound <= index { low = middle } else { high = middle }
    }
    for _ in 0..<Self.climbLimit {
      let scope = scopes[low]
      if scope.tokens.contains(index), let locals = scope.names[name] {
        var first = 0
        var last = locals.count
        while first < last {
          let middle = (first + last) / 2
          if locals[middle].start <= index { first = middle + 1 } else { last = middle }
        }
        if first > 0 {
          let local = locals[first - 1]
          return local.value.map(Meaning.value) ?? (local.isScheme ? .scheme : .local)
        }
      }
      if low == 0 { return .unknown }
      low = scope.parent
    }
    return .local
  }

  /// The value of a constant, or of a function without parameters, of this file: `Object.name`.
  func member(_ path: [String], isCall: Bool) -> Range<Int>? {
    guard let name = path.last, path.count < 3 else { return nil }
    let object = path.count == 2 ? path[0] : ""
    return members["\(object).\(name)\(isCall ? "()" : "")"] ?? nil
  }
}
