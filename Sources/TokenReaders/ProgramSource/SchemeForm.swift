import ColorMath

/// A color scheme of a framework.
struct SchemeForm {
  /// The name of its type, before those of its roles.
  let type: String
  /// `light` or `dark`; nil if its name or an argument tells.
  let scheme: String?
  let roles: [String]
  /// Why a role that is not given is not read; nil for the defaults of the framework.
  var missing: String?
  /// Whether the phone makes it of a picture of its user, so that a function that shows it in place of
  /// another takes nothing from that.
  var isOfUser = false
  /// Arguments that are no roles.
  var others: Set<String> = []
  /// The package whose function gives defaults; nil if none does that are known, or the language has
  /// no packages.
  var package: [String]?
  /// How to say which defaults hold, after the reason why one is not read.
  var hint = ""
  /// The defaults by their roles; empty where the version of the framework is not known.
  var defaults: [String: SRGBColor] = [:]
  /// The roles that have the color of another by default.
  var equals: [String: String] = [:]
}
