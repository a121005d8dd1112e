import DesignTokens

extension AuditPlan {
  /// The tokens of a background: its layers, and those that may lie beneath.
  func tokens(of stack: BackgroundStack) -> [TokenID] {
    guard case .backdrop(let index) = stack.beneath, case .colors(let colors) = backdrops[index]
    else { return stack.layers }
    return stack.layers
      + colors.compactMap { if case .token(let token) = $0 { token } else { nil } }
  }

  /// The tokens of all backgrounds.
  var backgrounds: Set<TokenID> { Set(stacks.flatMap { tokens(of: $0) }) }
}
