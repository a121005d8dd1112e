package import SourceText

/// What stands at places of a program's files, for readers that found something there.
package final class ProgramPlaces {
  private let program: Program
  private let evaluator: Evaluator
  private var trees: [String: SyntaxTree] = [:]
  /// The outermost node of each range, by the ranges of a file.
  private var nodes: [String: [Range<Int>: Int]] = [:]
  /// Where the longest expression ends that begins at an offset.
  private var ends: [String: [Int: Int]] = [:]
  /// What is declared in a file, in the order of the file.
  private var members: [String: [Member]] = [:]
  private var answers: [SourceSpan: Answer] = [:]

  /// Finds places in a program.
  package init(_ program: Program) {
    self.program = program
    evaluator = Evaluator(program)
    for tree in program.trees { trees[tree.file.path] = tree }
    for member in program.members {
      members[member.node.tree.file.path, default: []].append(member)
    }
    for path in members.keys {
      members[path]?.sort { $0.extent.lowerBound < $1.extent.lowerBound }
    }
  }

  /// What an expression comes to, by all that is open; nil if no expression stands there.
  ///
  /// - Parameter isBeginning: whether the expression only begins there.
  package func answer(at span: SourceSpan, isBeginning: Bool = false) -> Answer? {
    if let known = answers[span] { return known }
    guard let node = node(at: span, isBeginning) else { return nil }
    let span = node.span
    if let known = answers[span] { return known }
    let member = member(around: span)
    let answer = evaluator.answer { evaluator in
      guard let member else {
        let activation = Activation(owner: nil, receiver: nil, isStatic: true, tree: node.tree)
        return evaluator.evaluate(node, Scope(parent: nil, activation: activation))
      }
      // What is stored keeps what it found when it was made.
      let isStored = member.kind == .stored || member.kind == .enumerationCase
      if isStored { evaluator.frozen += 1 }
      defer { if isStored { evaluator.frozen -= 1 } }
      return evaluator.evaluate(node, evaluator.openScope(of: member))
    }
    answers[span] = answer
    return answer
  }

  /// What a declaration comes to, its parameters left open; nil if its name doesn't stand there.
  package func answer(toDeclarationAt span: SourceSpan) -> Answer? {
    let found = (members[span.file.path] ?? []).first { member in
      let name = member.binding?.child(.pattern) ?? member.node.child(.name)
      return member.isValue && name?.range == span.range
    }
    return found.map { member in
      evaluator.answer { evaluator in
        member.kind == .function
          ? evaluator.value(of: member, evaluator.openScope(of: member).activation.receiver?.value)
          : evaluator.read(
            member, evaluator.openScope(of: member).activation.receiver?.value, member.node)
      }
    }
  }

  /// Where code may write a property after it got its first value; nil if nowhere.
  ///
  /// - Parameter span: the name of the property where it is declared.
  package func writes(toPropertyAt span: SourceSpan) -> SourceSpan? {
    let found = (members[span.file.path] ?? []).first {
      $0.kind == .stored && $0.extent.contains(span.range.lowerBound)
        && $0.binding?.child(.pattern)?.range == span.range
    }
    guard let found, let node = program.writes.place(of: found, in: program) else { return nil }
    return node.span
  }

  /// The outermost expression at a place; what stands there may have words before it that say nothing.
  private func node(at span: SourceSpan, _ isBeginning: Bool) -> SyntaxNode? {
    guard let tree = trees[span.file.path] else { return nil }
    let found = nodes[span.file.path] ?? ranges(of: tree)
    nodes[span.file.path] = found
    if isBeginning {
      guard let upper = ends[span.file.path]?[span.range.lowerBound] else { return nil }
      return found[span.range.lowerBound..<upper].map { SyntaxNode(tree: tree, index: $0) }
    }
    if let index = found[span.range] { return SyntaxNode(tree: tree, index: index) }
    // `const A()` is `A()`.
    let bytes = tree.file.bytes[span.range]
    guard let space = bytes.firstIndex(of: UInt8(ascii: " ")),
      ["const", "new"].contains(String(decoding: bytes[..<space], as: UTF8.self)),
      let index = found[space + 1..<span.range.upperBound]
    else { return nil }
    return SyntaxNode(tree: tree, index: index)
  }

  private func ranges(of tree: SyntaxTree) -> [Range<Int>: Int] {
    var found: [Range<Int>: Int] = [:]
    found.reserveCapacity(tree.nodes.count / 2)
    var longest: [Int: Int] = [:]
    for (index, node) in tree.nodes.enumerated() where node.kind.isValue {
      found[Int(node.lower)..<Int(node.upper)] = index
      longest[Int(node.lower)] = max(longest[Int(node.lower)] ?? 0, Int(node.upper))
    }
    ends[tree.file.path] = longest
    return found
  }

  /// The innermost declaration around a place.
  private func member(around span: SourceSpan) -> Member? {
    let all = members[span.file.path] ?? []
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].extent.lowerBound <= span.range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return all[..<low].last { $0.extent.upperBound >= span.range.upperBound }
  }
}

extension Member {
  /// Where it is declared: of several variables the one of that name.
  var extent: Range<Int> { (binding ?? node).range }
}

extension SyntaxKind {
  /// Whether code of this kind may have a value.
  var isValue: Bool {
    switch self {
    case .number, .boolean, .nothing, .string, .name, .member, .implicitMember, .forceUnwrap, .call,
      .subscriptCall, .list, .dictionary, .prefix, .binary, .ternary, .cast, .typeTest, .tuple,
      .closure, .ifStatement, .switchStatement, .doStatement, .cascade, .unparsed:
      true
    default: false
    }
  }
}

extension Evaluator {
  /// The scope of a declaration, of an instance that is left open if it belongs to one.
  func openScope(of member: Member) -> Scope {
    var receiver: Value?
    if !member.isStatic, let owner = member.owner, owner.node != nil, owner.flavour == .classType,
      member.kind != .initializer
    {
      receiver = .instance(Instance(type: owner, fields: [:], origin: owner.path))
    }
    return scope(of: member, receiver: receiver)
  }
}
