/// When a rule applies: the settings of each switch that it takes.
struct CSSCondition: Hashable {
  private(set) var settings: [CSSSwitch: CSSContexts] = [:]

  /// Always.
  init() {}

  /// Where a switch has one of some settings.
  init(_ name: CSSSwitch, _ contexts: CSSContexts) {
    settings = [name: contexts]
  }

  /// The settings of a switch.
  subscript(name: CSSSwitch) -> CSSContexts { settings[name] ?? .all }

  /// Both conditions.
  func and(_ other: CSSCondition) -> CSSCondition {
    var result = self
    for (name, contexts) in other.settings {
      result.settings[name] = result[name].intersection(contexts)
    }
    return result
  }

  /// The condition without what it says of some switches.
  func without(_ names: [CSSSwitch]) -> CSSCondition {
    var result = self
    for name in names { result.settings[name] = nil }
    return result
  }

  /// The opposite of a condition on one switch; nil of any other.
  var complement: CSSCondition? {
    guard settings.count == 1, let (name, contexts) = settings.first else { return nil }
    return CSSCondition(name, contexts.complement)
  }

  /// How many conditions a list may grow to by being multiplied out.
  private static let limit = 64

  /// Every condition of a list with every one of another; nil where that makes too many.
  static func product(_ first: [CSSCondition], _ second: [CSSCondition]) -> [CSSCondition]? {
    guard first.count * second.count <= limit else { return nil }
    return first.flatMap { condition in second.map { condition.and($0) } }
  }
}
