import SourceText

/// A constant that a module hands to an imported function, which may change it: `fade(base)`.
struct HandedConstant {
  /// The constant.
  let constant: String
  /// The import: the function, or all that a module exports.
  let imported: String
  /// The function of such a module; nil if the import is the function.
  let member: String?
  /// Which argument it is, from 0.
  let number: Int
  /// Where it stands.
  let span: SourceSpan
}
