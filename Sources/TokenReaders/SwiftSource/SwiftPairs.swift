import Programs

/// Instances that are a light and a dark color, and nothing else: one color in two schemes.
struct SwiftPairs {
  private let holdings: SwiftHoldings

  init(_ holdings: SwiftHoldings) { self.holdings = holdings }

  private static let light: Set<String> = ["light", "lightHex", "lightColor", "lightMode", "any"]
  private static let dark: Set<String> = ["dark", "darkHex", "darkColor", "darkMode"]

  /// The names of the two colors of a type that is such a pair.
  func names(of type: TypeDeclaration) -> (light: String, dark: String)? {
    let stored = type.stored
    guard stored.count == 2, stored.allSatisfy({ holdings.holding(of: $0) == .color }),
      let light = stored.first(where: { Self.light.contains($0.name) }),
      let dark = stored.first(where: { Self.dark.contains($0.name) })
    else { return nil }
    return (light.name, dark.name)
  }

  /// An answer whose pairs are the color of the scheme.
  func resolved(_ answer: Answer, scheme: Int? = nil) -> Answer {
    switch answer {
    case .choice(let choice, let answers):
      return .choice(
        choice,
        answers.enumerated().map { index, answer in
          resolved(answer, scheme: choice.kind == .scheme ? index : scheme)
        })
    case .value(.instance(let instance)):
      guard let names = names(of: instance.type), let light = instance.values[names.light],
        let dark = instance.values[names.dark]
      else { return answer }
      if let scheme { return .value(scheme == 0 ? light : dark) }
      return .choice(.scheme, [.value(light), .value(dark)])
    default: return answer
    }
  }
}
