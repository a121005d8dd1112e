import Programs

/// What names stand for in a file of Kotlin, as far as that is plain: the values of a function, and
/// the constants and the functions without parameters of an object.
struct ComposeScopes {
  /// What a name stands for.
  enum Meaning: Equatable {
    /// A value that never changes.
    case value(SyntaxNode)
    /// A parameter, a variable, or a value that is not plain.
    case local
    /// A parameter that is the color scheme: `colors: ColorScheme`.
    case scheme
    /// Nothing that a function declares.
    case unknown
  }

  private struct Local {
    /// From where on it has its meaning, up to the end of what declares it.
    let range: Range<Int>
    let meaning: Meaning
  }

  /// Code with what declares the names in it.
  private struct Place {
    let node: SyntaxNode
    /// The end of the function, closure or block around it; nil outside of functions.
    var end: Int?
    /// The object around it; empty without one.
    var object = ""
  }

  /// In the order in which they begin.
  private var locals: [String: [Local]] = [:]
  /// By `object.name`; nil for a name that has several.
  private var members: [String: SyntaxNode?] = [:]

  /// How many declarations of a name are looked at.
  private static let searchLimit = 500

  init(_ tree: SyntaxTree) {
    var stack = [Place(node: tree.root)]
    while let place = stack.popLast() {
      let inner = read(place)
      for child in place.node.children {
        var next = inner
        if child.kind == .block || child.kind == .closure, inner.end != nil {
          next.end = child.range.upperBound
        }
        stack.append(Place(node: child, end: next.end, object: next.object))
      }
    }
    for name in locals.keys {
      locals[name]?.sort { $0.range.lowerBound < $1.range.lowerBound }
    }
  }

  // MARK: Declarations

  /// Notes what a node declares; returns what holds in it.
  private mutating func read(_ place: Place) -> Place {
    let node = place.node
    var inner = place
    switch node.kind {
    case .typeDeclaration:
      inner.object = node.detail == TypeFlavour.object.rawValue ? node.declaredName : ""
    case .function:
      inner.end = node.range.upperBound
      for parameter in node.child(.parameter)?.children(.item) ?? [] {
        let isScheme =
          parameter.child(.type)?.path?.last == "ColorScheme"
          || parameter.child(.type)?.isText("ColorScheme") == true
        declare(parameter.declaredName, isScheme ? .scheme : .local, node.range)
      }
      if place.end == nil, node.child(.parameter)?.children.isEmpty ?? false,
        let body = node.child(.body), body.detail == 1,
        let value = body.children.first?.child(.value)
      {
        add("\(place.object).\(node.declaredName)()", value)
      }
    case .closure:
      guard place.end != nil else { break }
      for parameter in node.child(.signature)?.children ?? [] {
        let names = ([parameter] + Array(parameter.descendants)).filter {
          $0.kind == .patternName || $0.kind == .name && $0.role == .name
        }
        for name in names { declare(name.name, .local, node.range) }
      }
    case .forLoop, .switchStatement, .catchClause:
      guard place.end != nil, let pattern = node.child(.pattern) else { break }
      for name in [pattern] + Array(pattern.descendants) where name.kind == .patternName {
        declare(name.name, .local, node.range)
      }
    case .variable: readValues(place)
    default: break
    }
    return inner
  }

  private mutating func readValues(_ place: Place) {
    let node = place.node
    for item in node.children(.item) {
      guard let pattern = item.child(.pattern) else { continue }
      let value = node.detail == 1 && item.child(.accessors) == nil ? item.child(.value) : nil
      guard let end = place.end else {
        if let value, node.children(.modifier).contains(where: { $0.isText("const") }) {
          add("\(place.object).\(pattern.name)", value)
        }
        continue
      }
      let start = min(value?.range.upperBound ?? node.range.lowerBound, end)
      if pattern.kind == .patternName {
        declare(pattern.name, value.map { .value($0) } ?? .local, start..<end)
      } else {
        for name in pattern.descendants where name.kind == .patternName {
          declare(name.name, .local, start..<end)
        }
      }
    }
  }

  private mutating func declare(_ name: String, _ meaning: Meaning, _ range: Range<Int>) {
    locals[name, default: []].append(Local(range: range, meaning: meaning))
  }

  private mutating func add(_ key: String, _ value: SyntaxNode) {
    if case .some = members[key] {
      members[key] = .some(nil)
    } else {
      members[key] = value
    }
  }

  // MARK: Meanings

  /// What a name stands for where code stands.
  func meaning(of name: String, at node: SyntaxNode) -> Meaning {
    guard let all = locals[name] else { return .unknown }
    let offset = node.range.lowerBound
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    // What begins last, and has not ended, is the nearest.
    for local in all[..<low].reversed().prefix(Self.searchLimit)
    where offset < local.range.upperBound {
      return local.meaning
    }
    return low > Self.searchLimit ? .local : .unknown
  }

  /// The value of a constant, or of a function without parameters, of this file: `Object.name`.
  func member(_ path: [String], isCall: Bool) -> SyntaxNode? {
    guard let name = path.last, path.count < 3 else { return nil }
    let object = path.count == 2 ? path[0] : ""
    return members["\(object).\(name)\(isCall ? "()" : "")"] ?? nil
  }
}
