/// A foreground of a draft with the backgrounds that it stands on, by name.
struct ShownForeground {
  let name: String
  let usage: Usage
  var backgrounds: [String]
}

extension DraftedPairings {
  /// The pairs, as a draft writes them.
  var shown: [ShownForeground] {
    pairs.map {
      ShownForeground(
        name: $0.foreground.name, usage: $0.foreground.usage,
        backgrounds: $0.backgrounds.map(\.name)
      )
    }
  }
}

extension ColorRole {
  /// The usage of a pair with it as the foreground.
  var usage: Usage {
    switch kind {
    case .component: .uiComponent
    case .decoration: .decoration
    case .inactive: .inactive
    case .text, .background, nil: .text
    }
  }
}
