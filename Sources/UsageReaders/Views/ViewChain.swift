/// A view as code makes it: a call, what it contains, and what is called on it.
struct ViewChain {
  /// A closure after a call.
  struct Closure {
    let label: String?
    /// The tokens between its braces.
    let tokens: Range<Int>
  }

  /// A call.
  struct Call {
    let name: String
    let nameIndex: Int
    /// The tokens between its parentheses; nil without them.
    var arguments: Range<Int>?
    var closures: [Closure] = []
  }

  /// The names of what is called first: `Text`, `self.header`.
  let path: [String]
  var base: Call
  /// What is called on it, in order.
  var modifiers: [Call] = []
  /// The index after it.
  private(set) var end: Int

  private static let limit = 500

  /// Reads the chain that begins with a name; nil where none begins.
  init?(_ tokens: some ViewTokens, at start: Int, to end: Int) {
    guard let first = tokens.name(start), start < end else { return nil }
    var path = [first]
    var index = start + 1
    while let name = ViewChain.member(tokens, index, end),
      !ViewChain.beginsCall(tokens, index + 2, end)
    {
      path.append(name)
      index += 2
    }
    self.path = path
    base = Call(name: path[path.count - 1], nameIndex: index - 1)
    ViewChain.readCall(tokens, &base, &index, end)
    while modifiers.count < ViewChain.limit {
      if let block = ViewChain.condition(tokens, index, end) {
        modifiers.append(
          Call(name: ViewChain.conditionName, nameIndex: index, arguments: block))
        index = block.upperBound + 1
        continue
      }
      guard let name = ViewChain.member(tokens, index, end) else { break }
      var call = Call(name: name, nameIndex: index + 1)
      index += 2
      ViewChain.readCall(tokens, &call, &index, end)
      modifiers.append(call)
    }
    self.end = max(index, start + 1)
  }

  /// Whether anything is called.
  var isCall: Bool {
    base.arguments != nil || !base.closures.isEmpty || !modifiers.isEmpty
  }

  /// The name of what `#if` chooses among modifiers.
  static let conditionName = "#if"

  /// The tokens from `#if` to before `#endif` where it holds modifiers of a view; nil elsewhere.
  private static func condition(
    _ tokens: some ViewTokens, _ index: Int, _ end: Int
  ) -> Range<Int>? {
    guard index < end, tokens.isText(index, "#if") else { return nil }
    let end = min(end, index + ViewChain.conditionLimit)
    var next = index + 1
    while next < end, !tokens.startsLine(next) { next += 1 }
    guard tokens.isText(next, ".") || tokens.isText(next, "#if") else { return nil }
    var depth = 1
    while next < end {
      if tokens.isText(next, "#if") { depth += 1 }
      if tokens.isText(next, "#endif") { depth -= 1 }
      if depth == 0 { return index..<next }
      next += 1
    }
    // What has no end here is one block as well, so that nothing is looked at twice.
    return index..<next - 1
  }

  private static let conditionLimit = 1000

  private static func member(_ tokens: some ViewTokens, _ index: Int, _ end: Int) -> String? {
    guard index + 1 < end, tokens.isText(index, ".") || tokens.isText(index, "?.") else {
      return nil
    }
    return tokens.name(index + 1)
  }

  private static func beginsCall(_ tokens: some ViewTokens, _ index: Int, _ end: Int) -> Bool {
    index < end
      && (tokens.isText(index, "(") || tokens.isText(index, "{") && !tokens.startsLine(index))
  }

  private static func readCall(
    _ tokens: some ViewTokens, _ call: inout Call, _ index: inout Int, _ end: Int
  ) {
    guard index < end else { return }
    if tokens.isText(index, "("), !tokens.startsLine(index) {
      call.arguments = tokens.inside(index, to: end)
      index = min(tokens.skipping(index), end)
    }
    while index < end, !tokens.startsLine(index) {
      if tokens.isText(index, "{") {
        call.closures.append(Closure(label: nil, tokens: tokens.inside(index, to: end)))
        index = min(tokens.skipping(index), end)
      } else if let label = tokens.name(index), tokens.isText(index + 1, ":"),
        tokens.isText(index + 2, "{"), !call.closures.isEmpty
      {
        call.closures.append(Closure(label: label, tokens: tokens.inside(index + 2, to: end)))
        index = min(tokens.skipping(index + 2), end)
      } else {
        return
      }
    }
  }
}
