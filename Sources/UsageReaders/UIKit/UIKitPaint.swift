import SourceText

/// A color that a statement gives.
struct UIKitPaint {
  /// What a property or a method gives a color for.
  enum Use: Hashable {
    case foreground(ForegroundRole)
    case background
    /// The background of a configuration whose style has one.
    case base
  }

  let use: Use
  /// What the code calls it: `textColor`.
  let property: String
  /// Whether it is given to a property that the type around it may itself declare.
  let isOwn: Bool
  let paint: Paint
  let state: UsageState
  /// The function or closure with the statement.
  let body: Int
  /// The place of the statement among all.
  let order: Int
  let place: SourceSpan
  /// The view from which the color is taken, where it may be one.
  let source: UIKitReceiver?

  var role: ForegroundRole? { if case .foreground(let role) = use { role } else { nil } }

  /// As a declaration that replaces those before it in the same function or, with an age, those of a
  /// lower age in any.
  func declaration(age: Int? = nil) -> PaintDeclaration {
    PaintDeclaration(
      role: role, paint: paint, state: state, rank: order + (age ?? 0) << 40, place: place,
      body: age == nil ? body : 0)
  }

  func with(_ paint: Paint) -> UIKitPaint {
    UIKitPaint(
      use: use, property: property, isOwn: isOwn, paint: paint, state: state, body: body,
      order: order, place: place, source: nil)
  }
}
