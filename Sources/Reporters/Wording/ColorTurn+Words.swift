import AuditEngine

extension ColorTurn {
  /// The change in words.
  var words: String {
    switch self {
    case .darkens: "light turns dark"
    case .lightens: "dark turns light"
    case .olive: "yellow turns olive"
    case .brown: "orange turns brown"
    }
  }
}
