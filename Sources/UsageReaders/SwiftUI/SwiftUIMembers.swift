import SourceText

/// The properties and functions of a file that return views, by the types that they are in.
struct SwiftUIMembers {
  struct Member {
    let name: String
    let isFunction: Bool
    /// The tokens between its braces.
    let body: Range<Int>
    fileprivate let type: String
    /// Whether a member of its type names it.
    fileprivate(set) var isUsed = false
  }

  private(set) var all: [Member] = []
  /// The members by their braces.
  private var braces: [Int: Int] = [:]
  private var names: [String: [String: Int?]] = [:]
  /// The tokens that name properties of types, and parameters of functions.
  private var properties: Set<Int> = []
  private var parameters: Set<Int> = []
  /// The type around each brace of a type.
  private var types: [(tokens: Range<Int>, name: String)] = []

  private static let typeWords: Set<String> = ["struct", "class", "enum", "extension", "actor"]
  /// How many tokens the head of a declaration may have.
  private static let headLimit = 200

  init(_ document: SwiftDocument) {
    find(document)
    leaveOutLocals(document)
    noteUses(document)
  }

  /// The member whose body a brace opens.
  func member(at brace: Int) -> Int? { braces[brace] }

  /// The member that a view names, and how many of its calls that takes; nil for another view.
  func member(of chain: ViewChain, _ document: SwiftDocument) -> (index: Int, calls: Int)? {
    guard let type = type(around: chain.base.nameIndex) else { return nil }
    var path = chain.path[...]
    if path.first == "self" { path.removeFirst() }
    if path.count == 1, let index = index(path[path.startIndex], of: type) {
      let member = all[index]
      let isMeant =
        member.isFunction == (chain.base.arguments != nil) && chain.base.closures.isEmpty
      return isMeant ? (index, 0) : nil
    }
    // `self.row(1)`
    guard path.isEmpty, let call = chain.modifiers.first, call.arguments != nil,
      let index = index(call.name, of: type), all[index].isFunction
    else { return nil }
    return (index, 1)
  }

  private func index(_ name: String, of type: String) -> Int? { names[type]?[name] ?? nil }

  /// The innermost type around a token.
  private func type(around index: Int) -> String? {
    var low = 0
    var high = types.count
    while low < high {
      let middle = (low + high) / 2
      if types[middle].tokens.lowerBound <= index { low = middle + 1 } else { high = middle }
    }
    // Types in it that ended before are few.
    for type in types[..<low].reversed().prefix(50) where type.tokens.contains(index) {
      return type.name
    }
    return nil
  }

  // MARK: Declarations

  private mutating func find(_ document: SwiftDocument) {
    var open: [(end: Int, type: String?)] = []
    var opening: [Int: String] = [:]
    for index in 0..<document.count {
      while let last = open.last, last.end <= index { open.removeLast() }
      if document.isText(index, "{") {
        let type = opening.removeValue(forKey: index)
        let tokens = document.inside(index, to: document.count)
        if let type { types.append((tokens, type)) }
        open.append((max(tokens.upperBound, index + 1), type))
        continue
      }
      guard let word = document.name(index), !document.isText(index - 1, ".") else { continue }
      if Self.typeWords.contains(word), let name = document.name(index + 1),
        let brace = brace(document, after: index + 1)
      {
        opening[brace] = open.last?.type.map { "\($0).\(name)" } ?? name
      } else if word == "func" {
        noteParameters(document, index)
      }
      if word == "var" || word == "func", let type = open.last?.type,
        let name = document.name(index + 1), !isStatic(document, index)
      {
        properties.insert(index + 1)
        readMember(document, name, isFunction: word == "func", index, of: type)
      }
    }
  }

  private func brace(_ document: SwiftDocument, after index: Int) -> Int? {
    var position = index
    for _ in 0..<Self.headLimit {
      if document.isText(position, "{") { return position }
      guard position < document.count, !document.isText(position, "}") else { return nil }
      position = document.skipping(position)
    }
    return nil
  }

  private mutating func noteParameters(_ document: SwiftDocument, _ index: Int) {
    var position = index + 1
    while position < index + 20, !document.isText(position, "(") { position += 1 }
    guard document.isText(position, "(") else { return }
    for parameter in document.inside(position, to: document.count).prefix(Self.headLimit)
    where document.isText(parameter + 1, ":") {
      parameters.insert(parameter)
    }
  }

  private func isStatic(_ document: SwiftDocument, _ index: Int) -> Bool {
    var position = index - 1
    while position >= max(0, index - 6), let word = document.name(position) {
      if word == "static" { return true }
      if document.startsLine(position) { return false }
      position -= 1
    }
    return false
  }

  private mutating func readMember(
    _ document: SwiftDocument, _ name: String, isFunction: Bool, _ index: Int, of type: String
  ) {
    var position = index + 2
    if isFunction {
      while position < min(index + Self.headLimit, document.count),
        !document.isText(position, "->")
      {
        if document.isText(position, "{") { return }
        position = document.skipping(position)
      }
    } else if !document.isText(position, ":") {
      return
    }
    let start = position + 1
    position = start
    while position < min(start + 12, document.count), !document.isText(position, "{") {
      if document.isText(position, "=") { return }
      position += 1
    }
    guard document.isText(position, "{"), position > start,
      isView(document, start..<position)
    else { return }
    let isKnown = names[type]?[name] != nil
    // Of functions with one name, the arguments tell which is meant.
    names[type, default: [:]][name] = isKnown ? .some(nil) : all.count
    braces[position] = all.count
    all.append(
      Member(
        name: name, isFunction: isFunction, body: document.inside(position, to: document.count),
        type: type))
  }

  /// Whether a type is written as that of a view.
  private func isView(_ document: SwiftDocument, _ tokens: Range<Int>) -> Bool {
    if document.isText(tokens.lowerBound, "some") { return true }
    guard tokens.count == 1, let name = document.name(tokens.lowerBound) else { return false }
    return name == "Text" || name == "Image" || name == "Color" || name.hasSuffix("View")
  }

  // MARK: Uses

  /// Takes no name for a member that is a constant or a parameter somewhere in its type.
  private mutating func leaveOutLocals(_ document: SwiftDocument) {
    for index in 0..<document.count {
      guard let name = document.name(index), let type = type(around: index),
        self.index(name, of: type) != nil
      else { continue }
      let isLocal =
        document.isText(index - 1, "let") || document.isText(index + 1, "in")
        || document.isText(index - 1, "var") && !properties.contains(index)
      if isLocal || parameters.contains(index) { names[type]?[name] = .some(nil) }
    }
  }

  private mutating func noteUses(_ document: SwiftDocument) {
    for index in 0..<document.count {
      guard let name = document.name(index), let type = type(around: index),
        let member = self.index(name, of: type), !all[member].body.contains(index),
        !document.isText(index - 1, ".") || document.isText(index - 2, "self"),
        !document.isText(index - 1, "var"), !document.isText(index - 1, "func")
      else { continue }
      all[member].isUsed = true
    }
  }
}
