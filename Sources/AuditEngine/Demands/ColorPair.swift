import DesignTokens

/// Two tokens that a demand compares.
struct ColorPair: Sendable {
  let first: AuditPlanner.NamedToken
  let second: AuditPlanner.NamedToken

  init(_ first: AuditPlanner.NamedToken, _ second: AuditPlanner.NamedToken) {
    self.first = first
    self.second = second
  }

  var names: [String] { [first.name, second.name] }

  /// `a and b on page`: what identifies the pair.
  func text(on ground: DemandGround?) -> String {
    "\(first.name) and \(second.name)" + (ground.map { " on \($0.text)" } ?? "")
  }
}
