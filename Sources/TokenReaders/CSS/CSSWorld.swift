/// One possible state of a page: the scheme that the user prefers, whether the page chooses it too,
/// and the settings of the other switches.
struct CSSWorld {
  var scheme: String
  /// Whether the page chooses the scheme as well, by a class or an attribute.
  var choosesScheme: Bool
  var settings: [CSSSwitch: String] = [:]

  /// The same page without a choice of its own.
  var leftToSystem: CSSWorld {
    var world = self
    world.choosesScheme = false
    return world
  }
}
