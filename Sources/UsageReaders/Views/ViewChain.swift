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
    /// What the `#if`s around it ask, from outside in; empty for a call that is always made.
    var questions: [Question] = []
  }

  /// What an `#if` or `#elseif` asks, and the answer.
  struct Question {
    /// The tokens of the condition.
    let tokens: Range<Int>
    var holds = true
  }

  /// The names of what is called first: `Text`, `self.header`; `Group` for views in parentheses.
  let path: [String]
  var base: Call
  /// What is called on it, in order.
  var modifiers: [Call] = []
  /// The index after it.
  private(set) var end: Int

  private static let limit = 500

  /// Reads the chain that begins with a name or a parenthesis; nil where none begins.
  init?(_ tokens: some ViewTokens, at start: Int, to end: Int) {
    guard start < end else { return nil }
    var index = start + 1
    if tokens.isText(start, "(") {
      // `(Text("a") + Text("b")).padding()`
      path = ["Group"]
      base = Call(name: "Group", nameIndex: start)
      base.closures = [Closure(label: nil, tokens: tokens.inside(start, to: end))]
      index = min(tokens.skipping(start), end)
    } else {
      guard let first = tokens.name(start) else { return nil }
      var path = [first]
      while let name = ViewChain.member(tokens, index, end),
        !ViewChain.beginsCall(tokens, index + 2, end)
      {
        path.append(name)
        index += 2
      }
      self.path = path
      base = Call(name: path[path.count - 1], nameIndex: index - 1)
      ViewChain.readCall(tokens, &base, &index, end)
    }
    var open: [[Question]] = []
    while modifiers.count < ViewChain.limit {
      if ViewChain.readDirective(tokens, &open, &index, end) { continue }
      guard let name = ViewChain.member(tokens, index, end) else { break }
      var call = Call(name: name, nameIndex: index + 1, questions: open.flatMap(\.self))
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

  /// Reads a line that begins or ends what is chosen among modifiers; false where none stands.
  private static func readDirective(
    _ tokens: some ViewTokens, _ open: inout [[Question]], _ index: inout Int, _ end: Int
  ) -> Bool {
    guard index < end, tokens.startsLine(index) else { return false }
    if tokens.isText(index, "#if") {
      let line = nextLine(tokens, index, end)
      var next = line
      while next < end, tokens.isText(next, "#if") { next = nextLine(tokens, next, end) }
      guard open.count < directiveLimit, next < end, tokens.isText(next, ".") else { return false }
      open.append([Question(tokens: index + 1..<line)])
      index = line
      return true
    }
    guard var branches = open.popLast() else { return false }
    if tokens.isText(index, "#endif") {
      index += 1
      return true
    }
    let isElseIf = tokens.isText(index, "#elseif")
    let isElse = isElseIf && branches.count < directiveLimit || tokens.isText(index, "#else")
    if isElse { branches[branches.count - 1].holds = false }
    if isElse, isElseIf {
      let line = nextLine(tokens, index, end)
      branches.append(Question(tokens: index + 1..<line))
      index = line
    } else if isElse {
      index += 1
    }
    open.append(branches)
    return isElse
  }

  /// How many `#if`s may stand in each other, and how many branches one may have.
  private static let directiveLimit = 8

  private static func nextLine(_ tokens: some ViewTokens, _ index: Int, _ end: Int) -> Int {
    var next = index + 1
    while next < end, !tokens.startsLine(next) { next += 1 }
    return next
  }

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
    while index < end {
      if tokens.isText(index, "{"), !tokens.startsLine(index) {
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
