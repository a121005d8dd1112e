/// What a view inherits: the foregrounds given around it, and what lies behind it.
struct ViewSurroundings: Hashable {
  var foregrounds: [PaintDeclaration] = []
  /// From the nearest one outwards.
  var layers: [PaintedStack.Layer] = []
  /// What the code asked before it shows the view.
  var conditions: [UsageState.Condition] = []

  /// Whether a control around it gives its text a color of its own.
  var isTinted = false

  /// When a control around it is disabled.
  var disabling: [UsageState.Condition] = []

  /// The opacity of a view around it, as the code has it; nil if all are opaque.
  var fade: String?

  /// The opacity of views around it that paint nothing, as a number.
  var share = 1.0

  /// Whether all is known from the window to here: nothing else gives colors.
  var isRooted = false
  /// Whether it is in a sheet, whose backgrounds are lighter in dark.
  var isElevated = false
  /// The style of lists, where one is given.
  var listStyle: String?
  /// Whether lists draw no background of their own.
  var hidesListBackground = false
  /// The style of buttons, where it is one of the app.
  var buttonStyle: Style?

  /// Whether it is what a style of buttons shows.
  var isStyled = false

  /// A style that code declares: what makes the view, and what it is given.
  struct Style: Hashable {
    let member: Int
    let frame: Int
  }

  /// What is known to lie behind what the view draws: nothing where all of it is translucent.
  var shown: [PaintedStack.Layer] {
    fade.map { [.unknown(.opacity, "in a view at \($0)")] } ?? layers
  }

  /// Nothing known.
  static let none = ViewSurroundings()

  /// The same on another background, or with one that is not known.
  func on(_ layer: PaintedStack.Layer) -> ViewSurroundings {
    var inner = opaque
    inner.layers = Array(([layer] + layers).prefix(ViewSurroundings.layerLimit))
    return inner
  }

  /// The same on a background that is one of several: one layer with the nearest, so that two
  /// cover what lies further out where one of them is always there.
  func onOne(_ layer: PaintedStack.Layer) -> ViewSurroundings {
    guard case .backgrounds(let nearer) = layer, case .backgrounds(let behind)? = layers.first
    else { return on(layer) }
    var inner = opaque
    inner.layers[0] = .backgrounds(nearer.filter { $0.paint != .nothing }.covering(behind))
    return inner
  }

  /// The same where something is painted: with what lies on it, it is seen through as a whole.
  private var opaque: ViewSurroundings {
    guard share < 1 else { return self }
    var inner = self
    (inner.share, inner.fade) = (1, fade ?? "\(share)")
    return inner
  }

  /// What the view draws in them, as far as it is seen through.
  func drawing(_ foregrounds: [PaintDeclaration]) -> [PaintDeclaration] {
    guard share < 1 else { return foregrounds }
    return foregrounds.map { $0.painting($0.paint.faded(by: share, as: $0.paint.text)) }
  }

  /// The same where a condition holds.
  func under(_ condition: UsageState.Condition) -> ViewSurroundings {
    guard conditions.count < ViewSurroundings.conditionLimit else { return self }
    var inner = self
    inner.conditions.append(condition)
    inner.foregrounds = foregrounds.compactMap { $0.within([condition]) }
    inner.layers = layers.map {
      guard case .backgrounds(let all) = $0 else { return $0 }
      return .backgrounds(all.compactMap { $0.within([condition]) })
    }
    return inner
  }

  /// How many conditions are kept: what is not known to be excluded is taken to show.
  private static let conditionLimit = 32

  func with(_ foregrounds: [PaintDeclaration]) -> ViewSurroundings {
    var inner = self
    if !foregrounds.isEmpty { inner.foregrounds = foregrounds }
    return inner
  }

  private static let layerLimit = 64
}
