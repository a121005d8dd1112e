import Programs

/// What of the app a view names.
struct SwiftUITarget {
  enum Kind {
    /// A property or a function of the type around.
    case own
    /// A function outside of all types.
    case outermost
    /// A view of its own.
    case component(TypeDeclaration)
  }

  let kind: Kind
  /// The member that makes the view.
  let member: Int
  /// How many of its calls name it.
  let calls: Int
}
