import DesignTokens

extension TokenValue {
  /// The opacity of a color object if it is an alias; otherwise nil.
  var aliasedOpacity: TokenValue? {
    guard let alpha = member("alpha"), case .reference = alpha.content else { return nil }
    return alpha
  }

  /// The value without an opacity that is an alias: red, green and blue can change independently.
  var withoutAliasedOpacity: TokenValue {
    guard aliasedOpacity != nil, case .object(let members) = content else { return self }
    return TokenValue(.object(members.filter { $0.name != "alpha" }), at: span)
  }
}
