/// `UserDefaults`: what users of an app chose before.
///
/// Nothing in the code says which value is there. A flag is open; what else is read is unknown. Reading
/// and writing change nothing that the code has.
extension Evaluator {
  /// The store of settings, as a value.
  static var settings: Value { .framework("UserDefaults.standard") }

  private static let readers: Set<String> = [
    "string", "integer", "double", "float", "object", "data", "array", "dictionary", "value", "url",
    "stringArray", "dictionaryRepresentation",
  ]
  private static let writers: Set<String> = [
    "set", "setValue", "removeObject", "register", "synchronize", "removePersistentDomain",
    "addSuite", "removeSuite",
  ]

  func settingsMethod(_ call: LibraryCall) -> Value? {
    if Evaluator.writers.contains(call.name) {
      for argument in call.arguments { _ = value(of: argument, nil, call.scope) }
      return .void
    }
    if Evaluator.readers.contains(call.name) { return .unknown(setting(at: call.node)) }
    guard call.name == "bool", call.labels == "forKey" else { return nil }
    guard frozen == 0 else {
      return unknown("a constant keeps what the setting was when it was made", call.node)
    }
    guard case .text(let key, _) = value(of: call.arguments[0], nil, call.scope), !key.isEmpty
    else { return .unknown(setting(at: call.node)) }
    if surroundings != nil, ["isDark", "isDarkMode", "darkMode"].contains(key) {
      return .boolean(ask(.scheme) == 1)
    }
    return openValue(
      .framework("Bool"), id: "UserDefaults.\(key)", kind: .storage, because: Unknown.ofSettings,
      at: call.node)
  }

  func setting(at node: SyntaxNode) -> Unknown {
    unknowns += 1
    return Unknown(Unknown.ofSettings, at: node.span)
  }

  /// The value of `Theme(rawValue: stored) ?? .light`: any case, since the other side is one too; nil
  /// where that isn't known.
  func chosenBefore(
    _ unknown: Unknown, _ left: SyntaxNode, or right: SyntaxNode, _ scope: Scope
  ) -> Value? {
    guard unknown.isOfSettings, frozen == 0, !mayWrite(right),
      case .declared(let wanted)? = made(by: left, scope)?.unwrapped,
      wanted.flavour == .enumeration,
      case .enumeration(let other) = evaluate(right, scope, .declared(wanted)),
      other.declaration === wanted
    else { return nil }
    // Two settings of one type are two choices.
    return openValue(
      .declared(wanted), id: "\(left.text).\(wanted.name)", kind: .storage,
      because: unknown.reason, at: left)
  }
}
