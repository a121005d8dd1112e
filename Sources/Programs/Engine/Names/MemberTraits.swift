/// What the modifiers of a declaration say.
struct MemberTraits {
  /// Whether it belongs to the type and not to its instances.
  var isStatic = false
  /// Whether only code of its file may name it.
  var isPrivate = false
  /// Whether only code of its file may set it, whoever reads it.
  var isSetPrivately = false
  /// Whether it changes the value that it is called on.
  var isMutating = false
  /// Whether it is demanded, and not given.
  var isRequirement = false
}
