/// A set of settings of a switch, by what is in it or by what is not.
enum CSSContexts: Hashable {
  case only(Set<String>)
  case except(Set<String>)

  static let all = CSSContexts.except([])

  /// The setting of a switch that is not set, as an attribute that is absent.
  static let unset = "default"

  var complement: CSSContexts {
    switch self {
    case .only(let names): .except(names)
    case .except(let names): .only(names)
    }
  }

  func contains(_ name: String) -> Bool {
    switch self {
    case .only(let names): names.contains(name)
    case .except(let names): !names.contains(name)
    }
  }

  func intersection(_ other: CSSContexts) -> CSSContexts {
    switch (self, other) {
    case (.only(let names), _): .only(names.filter(other.contains))
    case (_, .only(let names)): .only(names.filter(contains))
    case (.except(let names), .except(let more)): .except(names.union(more))
    }
  }
}
