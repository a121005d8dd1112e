/// A page as it may be shown: the scheme that the user prefers, whether the page chooses it too, and
/// how the other switches are set.
struct CSSWorld {
  var scheme: String
  /// Whether the page chooses the scheme as well, by a class or an attribute.
  var choosesScheme: Bool
  var settings: [CSSSwitch: String] = [:]
}
