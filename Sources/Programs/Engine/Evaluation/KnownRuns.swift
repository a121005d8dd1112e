/// What a piece of code came to in the cases in which it ran, for one evaluator.
package final class KnownRuns {
  /// What the code asks after the choices on the way to it, or what it comes to.
  final class Step {
    var asked: (choice: Choice, next: [Step?])?
    var end: End?
  }

  /// A value, and what it left behind.
  struct End {
    let value: Value
    let steps: Int
    let serial: Int
    let unknowns: Int
    let touched: Origin
    /// Of code that makes an instance: what it lost, until when, and what it threw.
    var poison: Unknown?
    var poisoned = -1
    var thrown: Value?
  }

  let first = Step()

  /// Nothing ran yet.
  package init() {}
}

extension Evaluator {
  /// The value of code that depends only on the choices that it makes. It runs once in each case;
  /// what it comes to is known from then on, unless it made or changed something that the code after it
  /// could change too.
  ///
  /// - Parameter isUnchanged: whether what the code was given is as it was before.
  package func value(
    _ known: KnownRuns, _ body: (Evaluator) -> Value, isUnchanged: () -> Bool = { true }
  ) -> Value {
    guard poison == nil, thrown == nil, jump == nil, written == nil, label == nil else {
      return body(self)
    }
    let start = asked.count
    if let end = end(of: known) {
      resume(after: end)
      return end.value
    }
    let (before, made, lost, outer) = (steps, serial, unknowns, touched)
    touched = .none
    let value = body(self)
    let own = touched
    touched = outer.outermost(own)
    guard poison == nil, thrown == nil, jump == nil, written == nil, label == nil,
      !isSpent, !holdsCode(value), isUnchanged(),
      // What is not known may be so only because of the constants that wait for it.
      running.isEmpty || unknowns == lost
    else { return value }
    let end = KnownRuns.End(
      value: value, steps: steps - before, serial: serial - made, unknowns: unknowns - lost,
      touched: own)
    keep(end, in: known, askedFrom: start)
    return value
  }

  /// What code came to in the case of this run; nil if it did not run in it.
  func end(of known: KnownRuns) -> KnownRuns.End? {
    var step = known.first
    while let (choice, next) = step.asked {
      guard let following = next[ask(choice)] else { return nil }
      step = following
    }
    return step.end
  }

  /// Goes on as after code that ran.
  func resume(after end: KnownRuns.End) {
    steps += end.steps
    savedSteps += end.steps
    serial += end.serial
    unknowns += end.unknowns
    touched = touched.outermost(end.touched)
  }

  /// Keeps what code came to with what was asked since a time.
  func keep(_ end: KnownRuns.End, in known: KnownRuns, askedFrom start: Int) {
    var step = known.first
    var seen: Set<Int> = []
    for place in asked[start...] where seen.insert(place).inserted {
      let (choice, index) = trail[place]
      var asked = step.asked ?? (choice, choice.cases.map { _ in nil })
      let following = asked.next[index] ?? KnownRuns.Step()
      asked.next[index] = following
      step.asked = asked
      step = following
    }
    step.end = end
  }

  /// Whether a value has something that changes, or may change something.
  private func holdsCode(_ value: Value) -> Bool {
    value.holds { part in
      switch part {
      case .object, .function, .record: true
      default: false
      }
    }
  }
}
