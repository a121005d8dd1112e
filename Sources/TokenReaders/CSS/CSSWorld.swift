/// One possible state of a page: the scheme that the user prefers, whether the page chooses it too,
/// and the settings of the other switches.
struct CSSWorld {
  var scheme: String
  /// Whether the page chooses the scheme as well, by a class or an attribute.
  var choosesScheme: Bool
  /// What the user prefers, where the page chooses another scheme; nil where they agree.
  var preferred: String?
  /// Whether a page that chooses is one whose switches are set. Where pages that choose nothing are not
  /// audited apart, the rules for them count with the scheme that they show.
  var isExact = false
  var settings: [CSSSwitch: String] = [:]

  init(scheme: String, choosesScheme: Bool) {
    self.scheme = scheme
    self.choosesScheme = choosesScheme
  }

  /// The same page without a choice of its own.
  var leftToSystem: CSSWorld {
    var world = self
    world.choosesScheme = false
    return world
  }
}
