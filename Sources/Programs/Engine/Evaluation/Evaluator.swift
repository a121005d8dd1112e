import SourceText

/// Runs code of a program with what is open fixed case by case.
///
/// A run is concrete: each choice that comes up takes one case. ``answer(_:)`` runs again for every
/// other case, so that branches are exact and a choice is there only where it was asked for. What
/// isn't understood is a value that says so, and spreads.
package final class Evaluator {
  let program: Program
  /// What is known beside the program; nil where it stands alone.
  package var surroundings: Surroundings?
  /// What it came across.
  package internal(set) var findings = Findings()
  /// What the language of the program means where languages differ.
  var language: any ProgramLanguage { program.language }
  /// What this run decided, in the order in which it was asked.
  var trail: [(choice: Choice, index: Int)] = []
  private var fixed: [Int] = []
  var steps = 0
  /// Those of its steps that were not taken again, since what they come to is known.
  var savedSteps = 0
  var depth = 0
  private var isTooDeep = false
  var serial = 0
  /// How often something was not understood.
  var unknowns = 0
  /// What was made up to this time may have been written by code that isn't understood.
  var poisoned = -1
  var poison: Unknown?
  /// The constants that are being computed.
  var running: Set<Member> = []
  /// Whether a constant is computed, which keeps what it found.
  var frozen = 0
  /// The error that was thrown and not caught yet.
  var thrown: Value?
  /// A property of all code whose write is followed, and what it holds.
  var written: (member: Member, box: Scope.Box)?
  /// The properties whose observers run.
  var observed: Set<Member> = []
  /// How many calls are around the code that runs.
  var level = 0
  /// The outermost literal that the expression being evaluated read so far.
  var touched = Origin.none
  /// How code leaves a statement in the middle of a value, `a ?: return b`, and which function it ends.
  var jump: (flow: Flow, home: Activation)?
  /// The label of the loop that begins next.
  var label: String?
  /// Whether code writes to the instance of a constant by its name.
  var writtenByName: [Member: Bool] = [:]
  private var constants: [Member: Constant] = [:]
  private var getters: [KnownGetter: KnownRuns] = [:]
  /// The instances that initializers set up with open arguments.
  var setUps: [Member: KnownRuns] = [:]
  /// The types of what the operators of the program take, in this run.
  var operandTypes: [Member: [TypeReference?]] = [:]
  /// Why no declaration is answered any more; nil while there is work left for the program. A reader
  /// that finds it has not read everything, and ends with an error.
  package var exhausted: Unknown? {
    program.isExhausted ? Unknown(Evaluator.exhaustion, at: nil) : nil
  }

  /// The value of a constant that asked for nothing open, and its work.
  private struct Constant {
    let value: Value
    let steps: Int
  }

  /// The steps that a declaration may take in one case.
  static let budget = 60_000
  /// The steps that it may take over all its cases.
  static let totalBudget = 600_000
  /// The cases that one declaration may have.
  static let caseLimit = 1024
  static let depthLimit = 60
  /// The getters whose values are kept.
  private static let getterLimit = 10_000
  static let exhaustion =
    "this code takes too much work, so not all of its colors are known; name fewer files as the source"

  /// What was asked for in this run, each time, by its place in the trail.
  private(set) var asked: [Int] = []

  /// Runs the code of a program.
  package init(_ program: Program) { self.program = program }

  // MARK: Answers

  /// What a piece of code comes to, in each case of everything open that it depends on.
  package func answer(_ body: (Evaluator) -> Value) -> Answer {
    var paths: [(trail: [(choice: Choice, index: Int)], value: Value)] = []
    fixed = []
    program.isActive = { [unowned self] in isActive($0) }
    defer { program.isActive = nil }
    var (total, done) = (0, 0)
    defer { program.work += done }
    while true {
      if let exhausted { return .value(.unknown(exhausted)) }
      (steps, savedSteps, isTooDeep) = (0, 0, false)
      asked.removeAll(keepingCapacity: true)
      operandTypes.removeAll(keepingCapacity: true)
      (trail, depth, serial, poisoned, poison, running, frozen) = ([], 0, 0, -1, nil, [], 0)
      (label, jump, level, touched, thrown, observed) = (nil, nil, 0, .none, nil, [])
      written = nil
      var value = resolved(body(self))
      if let error = thrown { value = .unknown(error.unknown ?? Evaluator.thrownReason(nil)) }
      thrown = nil
      paths.append((trail, value))
      total += steps
      done += steps - savedSteps
      if isSpent || total > Evaluator.totalBudget || paths.count > Evaluator.caseLimit {
        if isSpent { program.waste += steps - savedSteps }
        return .value(.unknown(Unknown("it takes too much work", at: nil)))
      }
      guard let last = trail.lastIndex(where: { $0.index + 1 < $0.choice.cases.count }) else {
        break
      }
      fixed = trail[..<last].map(\.index) + [trail[last].index + 1]
    }
    return Evaluator.tree(paths[...], 0)
  }

  private static func tree(
    _ paths: ArraySlice<(trail: [(choice: Choice, index: Int)], value: Value)>, _ level: Int
  ) -> Answer {
    guard let first = paths.first else { return .value(.nothing) }
    guard level < first.trail.count else { return .value(first.value) }
    let choice = first.trail[level].choice
    let answers = choice.cases.indices.map { index in
      tree(paths.filter { $0.trail[level].index == index }[...], level + 1)
    }
    return Answer.folded(choice, answers)
  }

  /// The case of something open in this run.
  func ask(_ choice: Choice) -> Int {
    if let known = trail.firstIndex(where: { $0.choice.id == choice.id }) {
      asked.append(known)
      return trail[known].index
    }
    asked.append(trail.count)
    let index = trail.count < fixed.count ? fixed[trail.count] : 0
    trail.append((choice, index))
    return index
  }

  /// Whether the run takes too much work, so that its value is unknown.
  var isSpent: Bool { isTooDeep || steps > Evaluator.budget }

  /// Counts a step; false at the end of the budget.
  func step() -> Bool {
    steps += 1
    return !isSpent
  }

  /// Counts a step into code that is called, or an expression; false at the end of the budget. What is
  /// so deep never ends, and each of its branches would go as deep again: that ends the run.
  func stepIn(deepest: Int = 7) -> Bool {
    if depth >= Evaluator.depthLimit * deepest { isTooDeep = true }
    return step()
  }

  func unknown(_ reason: String, _ node: SyntaxNode?) -> Value {
    unknowns += 1
    return .unknown(Unknown(reason, at: node?.span))
  }

  // MARK: Constants

  /// The first value of a stored property of a type or a file.
  func constant(_ member: Member) -> Value {
    if let known = constants[member] {
      steps += known.steps
      savedSteps += known.steps
      return known.value
    }
    guard running.insert(member).inserted else {
      return unknown("\(member.path) needs itself", member.node)
    }
    defer { running.remove(member) }
    let (before, asks, outer) = (steps, asked.count, level)
    frozen += 1
    level = 0
    var value = shared(initialValue(of: member, receiver: nil))
    if let error = thrown {
      value = .unknown(error.unknown ?? Unknown("the program ends here", at: member.node.span))
      thrown = nil
    }
    frozen -= 1
    level = outer
    if asked.count == asks, poison == nil, !isSpent, !holdsObject(value) {
      constants[member] = Constant(value: value, steps: steps - before)
    }
    return value
  }

  /// The value of a getter, which runs once for each receiver and case.
  func known(_ member: Member, _ receiver: Value?, _ body: (Evaluator) -> Value) -> Value {
    guard let getter = KnownGetter(member, of: receiver, level: level, isFrozen: frozen > 0)
    else { return body(self) }
    let known = getters[getter]
    guard known != nil || getters.count < Evaluator.getterLimit else { return body(self) }
    let runs = known ?? KnownRuns()
    if known == nil { getters[getter] = runs }
    return value(runs, body) {
      KnownGetter(member, of: receiver, level: self.level, isFrozen: self.frozen > 0) == getter
    }
  }

  /// Forgets what is known of code that ran.
  package func forget() { (constants, getters, setUps) = ([:], [:], [:]) }

  /// Whether code elsewhere could change something through a value.
  func holdsObject(_ value: Value) -> Bool {
    value.holds { part in
      switch part {
      case .object, .function, .unknown: true
      default: false
      }
    }
  }

  /// Marks the objects in a value as ones that all code may reach.
  private func shared(_ value: Value) -> Value {
    switch value {
    case .object(let object, _):
      guard !object.isShared else { return value }
      object.isShared = true
      for field in object.fields.values { _ = shared(field) }
    case .list(let values), .tuple(let values, _): for value in values { _ = shared(value) }
    case .dictionary(_, let values): for value in values { _ = shared(value) }
    case .instance(let instance): for value in instance.fields.values { _ = shared(value) }
    default: break
    }
    return value
  }

  /// What a declaration gives a property.
  func initialValue(of member: Member, receiver: Value?) -> Value {
    guard let binding = member.binding else { return unknown("it has no value", member.node) }
    let scope = scope(of: member, receiver: receiver)
    let type = binding.child(.type).map { program.type(of: $0, within: member.owner) }
    if let value = language.initialValue(of: member, scope, type, self) { return value }
    guard let node = binding.child(.value) else {
      if !member.isConstant, case .optional? = type { return .nothing }
      return unknown("\(member.path) gets no value where it is declared", member.node)
    }
    let value = converted(evaluate(node, scope, type), to: type)
    guard let pattern = binding.child(.pattern), pattern.kind == .tuplePattern else { return value }
    let inner = Scope(parent: scope, activation: scope.activation)
    bind(pattern, value, inner, isConstant: true, type: nil)
    return inner.variables[member.name]?.value ?? unknown("the tuple has other parts", pattern)
  }

  func scope(of member: Member, receiver: Value?) -> Scope {
    var instance = member.isStatic ? nil : receiver
    if case .type? = instance { instance = nil }
    if let owner = member.owner, let value = instance {
      // Code of a protocol or of a superclass names its instance by that type.
      let isOwn = dynamicType(value) === owner || !(owner.isReference || owner.isProtocol)
      instance?.staticType = isOwn ? .own : .wider(owner)
    }
    let activation = Activation(
      owner: member.owner, receiver: instance.map { Scope.Box($0) },
      isStatic: instance == nil, tree: member.node.tree)
    if case .type(.declared(let type))? = receiver { activation.ownType = type }
    activation.calledAs = receiver?.staticType ?? .own
    return Scope(parent: nil, activation: activation)
  }

  // MARK: What is drawn

  /// A value with every color in it as it is drawn.
  func resolved(_ value: Value, _ level: Int = 0) -> Value {
    guard level < 32, step() else { return .unknown(Unknown("it takes too much work", at: nil)) }
    switch value {
    case .color(let color): return language.drawn(color, level, self)
    case .list(let values): return .list(values.map { resolved($0, level + 1) })
    case .tuple(let values, let labels):
      return .tuple(values.map { resolved($0, level + 1) }, labels: labels)
    case .dictionary(let keys, let values):
      return .dictionary(keys, values.map { resolved($0, level + 1) })
    case .instance(var instance):
      instance.fields = instance.fields.mapValues { resolved($0, level + 1) }
      return .instance(instance)
    default: return value
    }
  }

  // MARK: What is lost

  /// Notes that code ran that isn't understood: whatever objects and captured variables hold is lost.
  func lose(_ unknown: Unknown) {
    guard thrown == nil else { return }
    poisoned = serial
    poison = poison ?? unknown
  }
}
