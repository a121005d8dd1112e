/// Something along which a Swift source lets its values vary.
enum SwiftAxis: Hashable {
  /// Light or dark.
  case scheme
  /// Standard or increased.
  case contrast
  /// The conformances of one protocol, or the cases of one enumeration.
  case theme
  /// A flag of `#if`: without it and with it.
  case condition(String)
  /// The cases of an enumeration that is no theme: a token for each of them, and no axis.
  case cases(scope: Int)
}
