/// When a rule applies: the settings of each switch that it takes.
struct CSSCondition: Hashable {
  private(set) var settings: [CSSSwitch: CSSContexts] = [:]

  /// Always.
  init() {}

  /// True if a switch has one of some settings.
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

  /// Whether it chooses a theme, by a class or an attribute.
  var isTheme: Bool {
    settings.keys.contains { key in
      switch key {
      case .themeAttribute, .themeClass: true
      case .namedClass(let axis, _): axis != "contrast"
      default: false
      }
    }
  }

  /// Whether it chooses a scheme and no theme, by a class or an attribute.
  var isScheme: Bool { !isTheme && !chosenSchemes.isEmpty }

  /// The condition without some switches.
  func without(_ names: [CSSSwitch]) -> CSSCondition {
    var result = self
    for name in names { result.settings[name] = nil }
    return result
  }

  /// The negation: one condition of the list must be true.
  var complement: [CSSCondition] {
    settings.sorted { $0.key.order < $1.key.order }.map {
      CSSCondition($0.key, $0.value.complement)
    }
  }

  /// Whether the condition is true whenever another is.
  func isImplied(by other: CSSCondition) -> Bool {
    guard settings.count <= other.settings.count else { return false }
    // Names of rules in rules are long: two are compared in less time than one is hashed.
    if other.settings.count == 1, let own = settings.first, let only = other.settings.first {
      return own.key == only.key && only.value.intersection(own.value) == only.value
    }
    return settings.allSatisfy { name, contexts in
      other.settings[name].map { $0.intersection(contexts) == $0 } ?? false
    }
  }

  /// The maximum size of a list of conditions after expansion.
  static let limit = 64

  /// Every condition of a list combined with every one of another; nil if there are too many.
  static func product(_ first: [CSSCondition], _ second: [CSSCondition]) -> [CSSCondition]? {
    guard first.count * second.count <= limit else { return nil }
    return union(first.flatMap { condition in second.map { condition.and($0) } }, [])
  }

  /// The union of two lists, without conditions that are never true or add nothing.
  static func union(_ first: [CSSCondition], _ second: [CSSCondition]) -> [CSSCondition] {
    adding(second, to: adding(first, to: []))
  }

  /// A union with others added: one by one, which takes linear time for a few.
  static func adding(_ others: [CSSCondition], to union: [CSSCondition]) -> [CSSCondition] {
    var result = union
    for condition in others {
      guard !condition.settings.values.contains(.only([])),
        !result.contains(where: {
          $0.isImplied(by: condition) && $0.isOfElement(like: condition)
        })
      else { continue }
      // A declaration on an element itself is stronger than one on the root, though it needs more.
      result.removeAll {
        condition.isImplied(by: $0) && $0.isOfElement(like: condition)
      }
      result.append(condition)
    }
    return result
  }
}
