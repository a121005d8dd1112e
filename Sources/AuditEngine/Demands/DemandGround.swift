import DesignTokens

/// A background of a demand, over which its translucent colors are seen.
struct DemandGround: Sendable {
  /// As a policy writes it: `a over b`.
  let text: String
  let names: [String]
  let layers: [TokenID]

  init(_ stack: AuditPlanner.NamedStack) {
    text = stack.names.joined(separator: " over ")
    names = stack.names
    layers = stack.stack.layers
  }
}

extension [DemandGround] {
  /// Each of them, or once nothing.
  var orNone: [DemandGround?] { isEmpty ? [nil] : map { $0 } }
}
