/// An axis of a style sheet other than that of schemes, and the switches that choose its contexts.
struct CSSAxis {
  let name: String
  /// The contexts in order of first appearance, after the one where nothing is chosen.
  var contexts: [String]
  /// The switches, each a way to choose.
  var switches: [CSSSwitch]
  /// Whether each way is audited alone as well.
  var hasWays = false

  /// The condition that a page uses one of several ways to choose a context.
  var condition: String { CSSAxes.severalWays(toChoose: name) }

  /// The manners of choosing that are audited: in every way (nil), and in one alone.
  var manners: [CSSSwitch?] { hasWays ? [nil] + switches : [nil] }

  /// The settings of the switches where a context is chosen, in one way or in all of them.
  func settings(for context: String, only way: CSSSwitch?) -> [CSSSwitch: String] {
    var result: [CSSSwitch: String] = [:]
    for name in switches {
      let isSet = way == nil || way == name
      result[name] = isSet ? context : name.ownAxis?.contexts[0] ?? CSSContexts.unset
    }
    return result
  }

  /// The contexts in which a condition is true.
  func contexts(of condition: CSSCondition, only way: CSSSwitch?) -> [String] {
    guard switches.contains(where: { condition.settings[$0] != nil }) else { return contexts }
    return contexts.filter { context in
      let settings = settings(for: context, only: way)
      return switches.allSatisfy { condition[$0].contains(settings[$0] ?? context) }
    }
  }
}
