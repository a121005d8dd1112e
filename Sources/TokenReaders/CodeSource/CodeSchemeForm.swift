/// A color scheme of a framework.
struct CodeSchemeForm {
  /// The name of its type, before those of its roles.
  let type: String
  /// `light` or `dark`; nil if its name or an argument tells.
  let scheme: String?
  let roles: [String]
  /// Why a role that is not given is not read; nil for the defaults of the framework.
  var missing: String?
  /// Arguments that are no roles.
  var others: Set<String> = []
}
