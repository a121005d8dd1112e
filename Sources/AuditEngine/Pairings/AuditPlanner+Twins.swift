import DesignTokens

/// Finds a forgotten scheme: a group whose name makes it the dark variant of another, and that no
/// pairing reaches.
extension AuditPlanner {
  mutating func reportTwins() {
    guard !catalog.schemeTwins.isEmpty, !diagnostics.hasErrors else { return }
    var rest: [TokenID] = []
    for pairing in result.declaredPairings {
      rest += pairing.foregrounds + result.stacks[pairing.stack].layers
    }
    let targets = catalog.aliasTargets
    var reached: Set<TokenID> = []
    while let token = rest.popLast() {
      if reached.insert(token).inserted { rest += targets[token] }
    }
    let names = reached.map { catalog.name(of: $0) }
    for twin in catalog.schemeTwins {
      guard names.contains(where: { $0.hasPrefix(twin.light + ".") }),
        !names.contains(where: { $0.hasPrefix(twin.dark + ".") })
      else { continue }
      let light = twin.light == twin.name ? "" : "\"light\": \"\(twin.light)\", "
      diagnostics.error(
        "'\(twin.dark)' declares the colors of '\(twin.light)' again, and no pairing uses it: "
          + "dark would not be judged; name the source as {\"path\": \"\(twin.path)\", \"schemes\": "
          + "{\"\(twin.name)\": {\(light)\"dark\": \"\(twin.dark)\"}}}, or name '\(twin.dark).**' in a "
          + "pairing",
        at: twin.span)
    }
  }
}
