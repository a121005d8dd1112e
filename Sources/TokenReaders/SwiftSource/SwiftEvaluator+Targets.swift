import SourceText

/// What names lead to from within a body.
extension SwiftEvaluator {
  /// What a dotted name leads to, past the constants of the body; nil for nothing that is known.
  ///
  /// - Parameter isExact: whether it matters which of the declarations of a name is compiled.
  func target(
    _ path: [String], _ context: SwiftContext, isExact: Bool = false
  ) throws(SwiftStop) -> SwiftTarget? {
    var context = context
    context.isExact = context.isExact || isExact
    guard let first = path.first, context.locals[first] != nil else {
      return try lookup.target(path, in: context, themes)
    }
    // `let palette = Palette.current`, and then `palette.ink`.
    guard path.count > 1, let local = try context.followed(first), let base = local.value.path
    else {
      throw .notRead("'\(path.joined(separator: "."))' is a part of what '\(first)' is")
    }
    var inner = local.context
    inner.isExact = context.isExact
    return try target(base + path.dropFirst(), inner)
  }
}
