import ColorMath
import DesignTokens
import Programs
import SourceText

/// Evaluates the roots of a program and makes tokens of their answers.
struct SwiftCollector {
  let program: Program
  let evaluator: Evaluator
  let holdings: SwiftHoldings
  let suspicion: SwiftSuspicion
  private let pairs: SwiftPairs
  var tokens: [SwiftToken] = []
  /// The tokens that are one color in code.
  var states: [TokenState] = []
  /// The tokens by their names.
  var index: [String: Int] = [:]
  var possible: SwiftPossibleColors
  /// What is not read of functions, by the function.
  var functions: [Member: String] = [:]
  /// The first part of what a function gives that is not read, by the function.
  var partial: [Member: (name: String, reason: String)] = [:]
  /// The types that instances are made of.
  var given: Set<TypeDeclaration> = []
  /// The contexts of the themes that a type stands for, by its path.
  var themes: [String: [String]] = [:]
  /// Which of these types are protocols.
  var protocols: Set<String> = []
  /// Where themes are declared, by what stands for them and their names.
  var themePlaces: [String: [String: SourceSpan]] = [:]

  /// How many tokens or values one declaration may have.
  static let valueLimit = 4096

  init(
    _ program: Program, _ evaluator: Evaluator, _ holdings: SwiftHoldings
  ) {
    (self.program, self.evaluator, self.holdings) = (program, evaluator, holdings)
    suspicion = SwiftSuspicion(program, holdings)
    pairs = SwiftPairs(holdings)
    possible = SwiftPossibleColors(holdings)
  }

  // MARK: Roots

  /// Evaluates a declaration.
  ///
  /// - Parameter known: what it came to so far.
  func answer(_ root: SwiftRoot, _ known: KnownRuns) -> Answer {
    let answer = evaluator.answer { value(of: root, in: $0, known) }
    guard let initializer = root.initializer, let receiver = root.receiver,
      root.members.count == 1, answer.unknown != nil
    else { return answer }
    // What an initializer gives its instance goes before what is known of any.
    let other = evaluator.answer { evaluator in
      evaluator.value(
        of: root.member, evaluator.instance(of: receiver, by: initializer))
    }
    return other.unknown == nil ? other : answer
  }

  private func value(
    of root: SwiftRoot, in evaluator: Evaluator, _ known: KnownRuns
  ) -> Value {
    evaluator.value(known) { value(of: root, in: $0) }
  }

  private func value(of root: SwiftRoot, in evaluator: Evaluator) -> Value {
    let active = root.members.filter { evaluator.isActive($0) }
    guard let member = active.first else { return .absent }
    if active.count > 1 {
      return .unknown(
        Unknown("it is declared in \(place(active[1].nameSpan)) too", at: active[0].nameSpan))
    }
    if let set = root.set {
      let theme = set.themes[evaluator.choose(set.name, among: set.themes.map(\.name))]
      return evaluator.value(like: member, of: theme.value(evaluator))
    }
    guard let receiver = root.receiver else { return evaluator.value(of: member) }
    if receiver.flavour == .protocolType, program.conformers(of: receiver).isEmpty {
      let unknown = Unknown("no type here conforms", at: member.node.span)
      return evaluator.value(of: member, .unknown(unknown))
    }
    let instance = evaluator.openValue(
      .declared(receiver), id: receiver.path, kind: .parameter,
      because: "its instance isn't known", at: member.node)
    if receiver.flavour == .protocolType || evaluator.type(ofInstance: instance) !== member.owner {
      return evaluator.value(like: member, of: instance)
    }
    return evaluator.value(of: member, instance)
  }

  func place(_ span: SourceSpan) -> String { "\(span.file.path):\(span.start.line)" }

  /// Makes tokens of a root.
  ///
  /// - Parameters:
  ///   - answer: what it comes to.
  ///   - known: what it came to in each case.
  mutating func collect(_ root: SwiftRoot, _ answer: Answer, _ known: KnownRuns) {
    var count = 0
    collect(answer, root, known, SwiftPart(member: root.member, holding: root.holding), &count)
  }

  // MARK: Parts

  /// Makes tokens of an answer, or of each part of it that is a color.
  private mutating func collect(
    _ answer: Answer, _ root: SwiftRoot, _ known: KnownRuns, _ part: SwiftPart,
    _ count: inout Int
  ) {
    count += 1
    guard count <= Self.valueLimit else {
      guard count == Self.valueLimit + 1 else { return }
      return fail(root, part, "its property has more than \(Self.valueLimit) values")
    }
    for case .instance(let instance) in answer.values { given.insert(instance.type) }
    let answer = pairs.resolved(answer)
    let values = answer.values
    let isGroup = values.contains { $0.isComposite && $0.textStyle == nil }
    guard isGroup, part.labels.count < 8 else { return add(answer, root, part) }
    var labels: [SwiftPart] = []
    for value in values {
      for inner in parts(of: value, part)
      where !labels.contains(where: { $0.labels == inner.labels }) {
        labels.append(inner)
      }
    }
    if labels.isEmpty, let unknown = answer.unknown {
      return add(.value(.unknown(unknown)), root, part)
    }
    if labels.isEmpty, part.holding == .color { return add(answer, root, part) }
    for inner in labels {
      let name = inner.labels[inner.labels.count - 1]
      let own: Answer
      if inner.isComputed {
        own = evaluator.answer { evaluator in
          inner.labels.reduce(value(of: root, in: evaluator, known)) { value, label in
            evaluator.part(label, of: value)
          }
        }
      } else {
        own = answer.map { value in
          value.unknown == nil ? evaluator.part(name, of: value) : value
        }
      }
      collect(own, root, known, inner, &count)
    }
  }

  /// The parts of a value that may be colors.
  private mutating func parts(of value: Value, _ part: SwiftPart) -> [SwiftPart] {
    switch value {
    case .list(let values):
      let isColorful = part.holding == .group || values.contains { $0.holdsColor }
      return isColorful
        ? values.indices.map { part.inner("\($0)", part.member, part.holding.element) } : []
    case .dictionary(let keys, _) where evaluator.themes(ofKeys: keys) != nil:
      var inner = part.inner("", part.member, part.holding.element)
      inner.isComputed = true
      return [inner]
    case .dictionary(let keys, let values):
      let isColorful = part.holding == .group || values.contains { $0.holdsColor }
      return isColorful
        ? keys.compactMap { $0.keyName }.map { part.inner($0, part.member, part.holding.element) }
        : []
    case .tuple(let values, let labels):
      guard values.contains(where: { $0.holdsColor }) else { return [] }
      return values.indices.compactMap { index in
        let label =
          labels.indices.contains(index) && !labels[index].isEmpty ? labels[index] : "\(index)"
        let isUnknown = values[index].unknown != nil
        guard values[index].holdsColor || isUnknown else { return nil }
        return part.inner(label, part.member, isUnknown ? .unknown : .color)
      }
    case .instance, .object:
      guard let type = evaluator.type(ofInstance: value), !SwiftHoldings.isShown(type) else {
        return []
      }
      given.insert(type)
      var isObject = false
      if case .object = value { isObject = true }
      var names: Set<String> = []
      return type.ordered.compactMap { member in
        guard !member.isStatic, !member.isRequirement, names.insert(member.name).inserted else {
          return nil
        }
        let holding = holdings.holding(of: member)
        switch (member.kind, holding) {
        case (.stored, .color), (.stored, .group), (.stored, .font), (.stored, .unknown):
          var inner = part.inner(member.name, member, holding)
          inner.isComputed = inner.isComputed || isObject
          return inner
        case (.computed, .color):
          var inner = part.inner(member.name, member, holding)
          inner.isComputed = true
          return inner
        default: return nil
        }
      }
    default: return []
    }
  }

  /// Forgets what is not known of the instances of a type, where there are instances whose parts are.
  mutating func dropUnknownParts() {
    let known = Set(
      tokens.filter { $0.failure == nil && $0.root !== $0.member }.map(\.member))
    for position in tokens.indices {
      let token = tokens[position]
      guard token.failure != nil, token.root === token.member, known.contains(token.member) else {
        continue
      }
      tokens[position].isDropped = true
    }
    removeDropped()
  }

  /// Forgets the parts of instances that code makes anew, where they are what any instance has.
  mutating func dropCopies() {
    for position in tokens.indices {
      let token = tokens[position]
      guard token.member !== token.root, token.root.kind != .stored || !token.root.isStatic else {
        continue
      }
      tokens[position].isDropped = originals(of: token).contains { other in
        token.failure == nil
          ? other.failure == nil && token.isSame(as: other) : other.failure != nil
      }
    }
    removeDropped()
  }

  /// The tokens of what any instance has that a part of one may repeat.
  private func originals(of token: SwiftToken) -> [SwiftToken] {
    guard let owner = token.member.owner else { return [] }
    let owners = [owner] + program.protocols(of: owner)
    return owners.compactMap { owner in
      let name = "\(owner.path).\(token.member.name)"
      return name == token.name ? nil : index[name].map { tokens[$0] }
    }
  }

  private mutating func removeDropped() {
    tokens.removeAll { $0.isDropped }
    index = [:]
    for (position, token) in tokens.enumerated() where index[token.name] == nil {
      index[token.name] = position
    }
  }
}
