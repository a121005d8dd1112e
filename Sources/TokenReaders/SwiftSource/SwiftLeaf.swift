import Programs

/// A value of an answer, and what was chosen on the way to it.
struct SwiftLeaf {
  let made: [(choice: Choice, name: String)]
  let value: Value
}

extension Answer {
  /// The values with all that is chosen for each, in order.
  var leaves: [SwiftLeaf] {
    var leaves: [SwiftLeaf] = []
    func add(_ answer: Answer, _ made: [(choice: Choice, name: String)]) {
      switch answer {
      case .value(let value): leaves.append(SwiftLeaf(made: made, value: value))
      case .choice(let choice, let answers):
        for (name, answer) in zip(choice.cases, answers) { add(answer, made + [(choice, name)]) }
      }
    }
    add(self, [])
    return leaves
  }

  /// The values, whatever is chosen.
  var values: [Value] { leaves.map(\.value) }

  /// Why a part of it isn't known.
  var unknown: Unknown? { values.lazy.compactMap { $0.anyUnknown }.first }
}

extension Value {
  /// Whether it has parts that may be colors.
  var isComposite: Bool {
    switch self {
    case .list, .dictionary, .tuple, .instance, .object: true
    default: false
    }
  }

  /// Whether it is a color or has one.
  var holdsColor: Bool {
    switch self {
    case .color: true
    case .list(let values), .tuple(let values, _), .dictionary(_, let values):
      values.contains { $0.holdsColor }
    case .instance(let instance): instance.values.values.contains { $0.holdsColor }
    default: false
    }
  }
}
