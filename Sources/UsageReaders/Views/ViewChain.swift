import Programs

/// A view as code makes it: a call, what it contains, and what is called on it.
struct ViewChain {
  /// A closure after a call.
  struct Closure {
    let label: String?
    let body: SyntaxNode
  }

  /// A call, or a name that nothing is given to.
  struct Call {
    let name: String
    /// Where the name stands.
    let place: SyntaxNode
    /// The value up to here.
    var value: SyntaxNode
    var isCalled = false
    /// What stands between its parentheses.
    var arguments: [SyntaxArgument] = []
    var closures: [Closure] = []
    /// What the `#if`s around it ask, from outside in; empty for a call that is always made.
    var questions: [Question] = []
  }

  /// What an `#if` or `#elseif` asks, and the answer.
  struct Question {
    let condition: SyntaxNode
    var holds = true
  }

  /// The names of what is called first: `Text`, `self.header`; `Group` for views in parentheses.
  private(set) var path: [String] = []
  private(set) var base: Call
  /// What is called on it, in order.
  private(set) var modifiers: [Call] = []

  /// Takes a value apart that begins with a name or a parenthesis; nil for another.
  ///
  /// - Parameter isOptional: whether parts of it may be missing: `a?.b()`.
  init?(_ value: SyntaxNode, isOptional: Bool = false) {
    var (root, steps) = value.chain
    if isOptional { steps.removeAll { $0.kind == .optionalChain || $0.kind == .forceUnwrap } }
    switch root.kind {
    case .name: base = Call(name: root.name, place: root, value: root)
    case .tuple:
      // `(Text("a") + Text("b")).padding()`
      base = Call(name: "Group", place: root, value: root)
      base.closures = [Closure(label: nil, body: root)]
    default: return nil
    }
    var calls = [base]
    guard ViewChain.add(steps, to: &calls) else { return nil }
    path = [calls[0].name]
    var first = 0
    if !calls[0].isCalled, calls[0].closures.isEmpty {
      while first + 1 < calls.count, !calls[first + 1].isCalled,
        calls[first + 1].questions.isEmpty
      {
        first += 1
        path.append(calls[first].name)
      }
    }
    base = calls[first]
    modifiers = Array(calls[(first + 1)...])
  }

  /// The whole of it.
  var value: SyntaxNode { modifiers.last?.value ?? base.value }

  /// The same as called on `self`, which the code leaves out: `padding()` in an extension of views.
  var onSelf: ViewChain {
    var chain = self
    chain.path = ["self"]
    chain.base = Call(name: "self", place: base.place, value: base.place)
    chain.modifiers = [base] + modifiers
    return chain
  }

  /// Whether anything is called.
  var isCall: Bool { base.isCalled || !base.closures.isEmpty || !modifiers.isEmpty }

  /// Adds what is called in some steps; false where one of them is no call of a member.
  private static func add(
    _ steps: [SyntaxNode], in questions: [Question] = [], to calls: inout [Call]
  ) -> Bool {
    for step in steps {
      switch step.kind {
      case .member, .implicitMember:
        guard let name = step.child(.name) else { return false }
        calls.append(Call(name: name.name, place: name, value: step, questions: questions))
      case .call:
        let last = calls.count - 1
        guard !calls[last].isCalled, calls[last].closures.isEmpty else { return false }
        calls[last].isCalled = true
        calls[last].value = step
        for argument in step.arguments {
          if argument.isTrailing {
            calls[last].closures.append(Closure(label: argument.label, body: argument.value))
          } else {
            calls[last].arguments.append(argument)
          }
        }
      case .typeName: continue
      case .postfix:
        guard let branches = step.children.last, branches.kind == .conditionalCompilation,
          add(branches.children(.item), asking: questions, to: &calls)
        else { return false }
      default: return false
      }
    }
    return true
  }

  /// Adds what the branches of an `#if` call.
  private static func add(
    _ branches: [SyntaxNode], asking questions: [Question], to calls: inout [Call]
  ) -> Bool {
    var others = questions
    for branch in branches {
      let condition = branch.child(.condition)
      let own = others + (condition.map { [Question(condition: $0)] } ?? [])
      if let condition { others.append(Question(condition: condition, holds: false)) }
      guard let item = branch.child(.item) else { continue }
      let (root, steps) = item.chain
      guard add([root] + steps, in: own, to: &calls) else { return false }
    }
    return true
  }
}
