/// How a scheme comes about on a page: what the user prefers, and what the page chooses.
struct CSSRootState: Hashable {
  /// The scheme that the user prefers.
  let preferred: String
  /// The scheme that the page chooses by its classes and attributes; nil for none.
  var chosen: String?
  /// The only way in which the page chooses it; nil if it uses all of them at once.
  var only: CSSSwitch?
  /// Whether a page that chooses is one whose switches are set. Where pages that choose nothing are not
  /// audited separately, the rules for them count with the scheme that they show.
  var isExact = false

  /// Whether the page chooses another scheme than the system's.
  var isOpposed: Bool { chosen != nil && chosen != preferred }
  /// The scheme that the page means.
  var scheme: String { chosen ?? preferred }
}
