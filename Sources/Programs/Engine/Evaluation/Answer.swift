/// What a declaration comes to: a value, or one for each case of something that is open.
package indirect enum Answer: Hashable {
  case value(Value)
  /// As many answers as the choice has cases.
  case choice(Choice, [Answer])

  /// The answer, with cases that come to the same folded into one.
  static func folded(_ choice: Choice, _ answers: [Answer]) -> Answer {
    guard let first = answers.first, answers.dropFirst().allSatisfy({ $0 == first }) else {
      return .choice(choice, answers)
    }
    return first
  }

  /// What every value becomes, folded anew.
  package func map(_ transform: (Value) -> Value) -> Answer {
    switch self {
    case .value(let value): .value(transform(value))
    case .choice(let choice, let answers): Answer.folded(choice, answers.map { $0.map(transform) })
    }
  }

  /// The value where choices are made; a choice that isn't made takes its first case.
  package func value(_ made: [String: String]) -> Value {
    switch self {
    case .value(let value): return value
    case .choice(let choice, let answers):
      let index = made[choice.id].flatMap { choice.cases.firstIndex(of: $0) } ?? 0
      return answers[min(index, answers.count - 1)].value(made)
    }
  }

  /// What it depends on.
  package var choices: Set<Choice> {
    switch self {
    case .value: []
    case .choice(let choice, let answers):
      answers.reduce(into: [choice]) { $0.formUnion($1.choices) }
    }
  }

  /// The field of an instance, in every case.
  package func field(_ name: String) -> Answer {
    map { value in
      switch value {
      case .instance(let instance):
        instance.fields[name] ?? .unknown(Unknown("there is no field \(name)", at: nil))
      case .object(let object, _):
        object.fields[name] ?? .unknown(Unknown("there is no field \(name)", at: nil))
      case .unknown: value
      default: .unknown(Unknown("it has no fields", at: nil))
      }
    }
  }
}
