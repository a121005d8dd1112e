/// What readers ask of the types that code writes.
extension SyntaxNode {
  /// The names of a type without its marks, such as `UIButton.Configuration` of
  /// `inout UIButton.Configuration?`; empty for what is no name.
  package var typePath: [String] {
    switch kind {
    case .optionalType, .attributedType, .opaqueType: child(.type)?.typePath ?? []
    case .typeName, .name: Program.names(of: self)
    default: []
    }
  }
}
