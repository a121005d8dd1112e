import SourceText

/// A view as code makes it: a call, what it contains, and what is called on it.
struct ComposeChain {
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

  /// The names of what is called first: `Text`, `self.header`; `Group` for views in parentheses.
  let path: [String]
  var base: Call
  /// What is called on it, in order.
  var modifiers: [Call] = []
  /// The index after it.
  private(set) var end: Int

  private static let limit = 500

  /// Reads the chain that begins with a name or a parenthesis; nil where none begins.
  init?(_ tokens: CodeDocument, at start: Int, to end: Int) {
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
      while let name = ComposeChain.member(tokens, index, end),
        !ComposeChain.beginsCall(tokens, index + 2, end)
      {
        path.append(name)
        index += 2
      }
      self.path = path
      base = Call(name: path[path.count - 1], nameIndex: index - 1)
      ComposeChain.readCall(tokens, &base, &index, end)
    }
    while modifiers.count < ComposeChain.limit,
      let name = ComposeChain.member(tokens, index, end)
    {
      var call = Call(name: name, nameIndex: index + 1)
      index += 2
      ComposeChain.readCall(tokens, &call, &index, end)
      modifiers.append(call)
    }
    self.end = max(index, start + 1)
  }

  /// Whether anything is called.
  var isCall: Bool {
    base.arguments != nil || !base.closures.isEmpty || !modifiers.isEmpty
  }

  private static func member(_ tokens: CodeDocument, _ index: Int, _ end: Int) -> String? {
    guard index + 1 < end, tokens.isText(index, ".") || tokens.isText(index, "?.") else {
      return nil
    }
    return tokens.name(index + 1)
  }

  private static func beginsCall(_ tokens: CodeDocument, _ index: Int, _ end: Int) -> Bool {
    index < end
      && (tokens.isText(index, "(") || tokens.isText(index, "{") && !tokens.startsLine(index))
  }

  private static func readCall(
    _ tokens: CodeDocument, _ call: inout Call, _ index: inout Int, _ end: Int
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
