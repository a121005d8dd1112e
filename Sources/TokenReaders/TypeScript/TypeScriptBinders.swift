import SourceText

/// Where the names of a module get what they stand for: its constants, and the constants and parameters
/// of its functions, each with the part of the file in which it holds.
struct TypeScriptBinders {
  /// A place at which a name gets what it stands for.
  private struct Binder {
    let range: Range<Int>
    /// Whether that is made there, so that nothing else has it.
    let isFresh: Bool
    /// Whether it stays.
    let isFixed: Bool
  }

  /// How many tokens are walked to the end of a function without braces.
  private static let reach = 1000

  private let document: CodeDocument
  private var binders: [String: [Binder]] = [:]

  /// Finds those of a file. O(n).
  init(_ document: CodeDocument) {
    self.document = document
    var blocks: [Int] = []
    for index in 0..<document.count {
      while let block = blocks.last, document.partner(block) <= index { blocks.removeLast() }
      if document.isText(index, "{") { blocks.append(index) }
      if ["const", "let", "var"].contains(document.text(index)) {
        let range = blocks.last.map { $0..<document.partner($0) } ?? 0..<document.count
        addDeclared(at: index + 1, in: range, isFixed: document.isText(index, "const"))
      } else if document.isText(index, "(") {
        addParameters(in: index)
      } else if let name = document.name(index), document.isText(index + 1, "=>") {
        add(name, index..<bodyEnd(from: index + 2))
      }
    }
  }

  /// Whether a name stands for what its function or its module makes, at an index.
  func isFresh(_ name: String, at index: Int, isAssigned: Bool) -> Bool {
    let binder = innermost(name, at: index)
    return binder.map { $0.isFresh && ($0.isFixed || !isAssigned) } ?? false
  }

  /// Whether a name is known in the file.
  func has(_ name: String) -> Bool { binders[name] != nil }

  /// Whether a function or a block has a name of its own, at an index.
  func isLocal(_ name: String, at index: Int) -> Bool {
    innermost(name, at: index).map { $0.range != 0..<document.count } ?? false
  }

  private func innermost(_ name: String, at index: Int) -> Binder? {
    // Of a name that is given again and again nothing is said.
    guard let binders = binders[name], binders.count <= 1000 else { return nil }
    return binders.last { $0.range.contains(index) }
  }

  private mutating func add(
    _ name: String, _ range: Range<Int>, isFresh: Bool = false, isFixed: Bool = true
  ) {
    binders[name, default: []].append(
      Binder(range: range, isFresh: isFresh, isFixed: isFixed))
  }

  // MARK: Constants

  private mutating func addDeclared(at index: Int, in range: Range<Int>, isFixed: Bool) {
    guard let name = document.name(index) else {
      guard document.isText(index, "{") || document.isText(index, "[") else { return }
      for position in index..<max(index, document.partner(index)) {
        if let name = document.name(position) { add(name, range) }
      }
      return
    }
    let next = document.isText(index + 1, ":") ? document.typeEnd(from: index + 2) : index + 1
    let isMade = document.isText(next, "=") && isMade(at: next + 1)
    add(name, range, isFresh: isMade, isFixed: isFixed)
  }

  /// Whether a value is new where it stands: an object, a list, a function, a copy.
  private func isMade(at index: Int) -> Bool {
    if document.isText(index, "{") || document.isText(index, "[") {
      return ![".", "?.", "[", "("].contains(document.text(document.after(index)))
    }
    if document.isText(index, "("), document.isText(document.after(index), "=>") { return true }
    if document.isText(index + 1, "=>") { return true }
    switch document.text(index) {
    case "new", "function", "async", "class", "structuredClone": return true
    case "Object":
      return ["keys", "values", "entries", "fromEntries", "create"]
        .contains(document.text(index + 2))
        || document.isText(index + 2, "assign") && document.isText(index + 4, "{")
    default: return document.string(index) != nil
    }
  }

  // MARK: Parameters

  private mutating func addParameters(in open: Int) {
    let close = document.partner(open)
    guard close < document.count, let arrow = afterParameters(open, close) else { return }
    var body = arrow
    if document.isText(arrow, "=>") { body += 1 }
    let end = bodyEnd(from: body)
    let accumulator = accumulator(open, arrow)
    for index in open..<close {
      guard let name = document.name(index) else { continue }
      add(name, open..<end, isFresh: index == accumulator)
    }
  }

  /// The index of the arrow or the brace behind parameters; nil if it is another parenthesis.
  private func afterParameters(_ open: Int, _ close: Int) -> Int? {
    var next = close + 1
    if document.isText(next, ":") { next = document.typeEnd(from: next + 1) }
    if document.isText(next, "=>") { return next }
    let isChoice = ["if", "while", "switch", "for", "with"].contains(document.text(open - 1))
    return document.isText(next, "{") && !isChoice ? next : nil
  }

  /// The index of the parameter that gets what a `reduce` begins with, if that is new.
  private func accumulator(_ open: Int, _ arrow: Int) -> Int? {
    var call = open - 1
    while call > 0, document.isText(call, "function") || document.name(call) != nil { call -= 1 }
    guard document.isText(call, "("), call >= open - 2 else { return nil }
    var method = call - 1
    if document.isText(method, ">") {
      let first = max(0, method - Self.reach)
      while method > first, !document.isText(method, "<") { method -= 1 }
      method -= 1
    }
    guard document.isText(method, "reduce") || document.isText(method, "reduceRight") else {
      return nil
    }
    var index = arrow
    let end = document.partner(call)
    while index < end, !document.isText(index, ",") { index = document.after(index) }
    let isNew = ["{", "[", "new"].contains(document.text(index + 1))
    return index < end && isNew ? open + 1 : nil
  }

  private func bodyEnd(from index: Int) -> Int {
    if document.isText(index, "{") { return document.after(index) }
    var next = document.after(index)
    let last = index + Self.reach
    while next < last, !document.startsStatement(next) { next = document.after(next) }
    return next < last ? next : document.count
  }
}
