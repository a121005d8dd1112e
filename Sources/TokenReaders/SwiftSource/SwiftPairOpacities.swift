import SourceText

/// What the source's own initializers make of a light and a dark color and their opacities. Their bodies
/// are not executed: only those forms are known that leave no doubt.
struct SwiftPairOpacities {
  /// What becomes of an opacity.
  enum Manner {
    case multiplied, replaced
    /// It goes with its color to what makes another color of the two.
    case handedOn
  }

  private let program: SwiftProgram
  private static let methods = ["opacity": Manner.multiplied, "withAlphaComponent": .replaced]
  private static let operators: Set<String> = ["+", "-", "*", "/", "min", "max"]
  private static let wordLimit = 512
  private static let initializerLimit = 32

  init(_ program: SwiftProgram) {
    self.program = program
  }

  /// What an initializer makes of its opacities; nil where that is not certain.
  func manner(of initializer: SwiftFunction) -> Manner? {
    guard let (manner, labels) = ownManner(of: initializer) else { return nil }
    if labels.isEmpty { return manner }
    // Some of these are what they go to.
    let all = program.colorScopes.values.joined().flatMap { program.scopes[$0].initializers }
      .filter { $0.declaration.parameters.contains { Self.isDark(opacity: $0.label) != nil } }
    guard all.count <= Self.initializerLimit else { return nil }
    var (known, open) = (labels, labels)
    while let label = open.popFirst() {
      for other in all where other.declaration.parameters.contains(where: { $0.label == label }) {
        guard let own = ownManner(of: other) else { return nil }
        open.formUnion(own.labels.subtracting(known))
        known.formUnion(own.labels)
      }
    }
    return manner
  }

  /// Whether a label is that of the dark opacity; nil where it is of none.
  private static func isDark(opacity label: String) -> Bool? {
    if SwiftEvaluator.darkOpacities.contains(label) { return true }
    return SwiftEvaluator.lightOpacities.contains(label) ? false : nil
  }

  /// The same by its own body, and the labels by which it hands its opacities to an initializer like it.
  private func ownManner(of initializer: SwiftFunction) -> (Manner, labels: Set<String>)? {
    guard let body = initializer.declaration.body, body.count <= Self.wordLimit else { return nil }
    let words = program.documents[initializer.document].words(of: body)
    var colors: [String: Bool] = [:]
    var opacities: [String: Bool] = [:]
    for parameter in initializer.declaration.parameters {
      if let isDark = Self.isDark(opacity: parameter.label) {
        opacities[parameter.name] = isDark
      } else if SwiftEvaluator.darkLabels.contains(parameter.label) {
        colors[parameter.name] = true
      } else if SwiftEvaluator.lightLabels.contains(parameter.label) {
        colors[parameter.name] = false
      }
    }
    var manners: [String: Manner] = [:]
    var labels: Set<String> = []
    var last: Bool?
    for (index, word) in words.enumerated() {
      func near(_ offset: Int) -> String {
        words.indices.contains(index + offset) ? words[index + offset] : ""
      }
      if Self.operators.contains(word) { return nil }
      let isMember = near(-1) == "."
      let isLabel = near(1) == ":" && ["(", ","].contains(near(-1))
      if isMember, Self.methods[word] != nil, opacities[near(2)] == nil || near(3) != ")" {
        return nil
      }
      if isMember || isLabel { continue }
      if let isDark = colors[word] { last = isDark }
      guard let isDark = opacities[word] else { continue }
      let manner: Manner
      switch (near(-1), near(1)) {
      case ("(", ")") where near(-3) == "." && last == isDark:
        guard let method = Self.methods[near(-2)] else { return nil }
        manner = method
      case (",", ")") where colors[near(-2)] == isDark: manner = .handedOn
      case (":", ")"), (":", ","):
        let isBesideColor =
          ["alpha", "opacity"].contains(near(-2)) && near(-3) == "," && colors[near(-4)] == isDark
        if !isBesideColor {
          guard Self.isDark(opacity: near(-2)) == isDark else { return nil }
          labels.insert(near(-2))
        }
        manner = .handedOn
      default: return nil
      }
      guard manners.updateValue(manner, forKey: word) == nil else { return nil }
    }
    guard manners.count == opacities.count, let kind = manners.values.first,
      manners.values.allSatisfy({ $0 == kind })
    else { return nil }
    return (kind, labels)
  }
}
