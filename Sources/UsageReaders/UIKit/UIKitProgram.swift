/// What a file of Swift says of its views: their colors, their kinds, and what they are on.
struct UIKitProgram {
  private(set) var paints: [UIKitReceiver: [UIKitPaint]] = [:]
  /// The views with colors, in order.
  private(set) var painted: [UIKitReceiver] = []
  private var parents: [UIKitReceiver: [UIKitReceiver]] = [:]
  private var surfaces: [UIKitReceiver: [UIKitReceiver]] = [:]
  private var sublayers: [UIKitReceiver: [UIKitReceiver]] = [:]
  private var kinds: [UIKitReceiver: String] = [:]
  /// Local constants that become a property.
  private var properties: [UIKitReceiver: UIKitReceiver] = [:]
  private var facts: [Fact] = []
  private var types: [String: Int] = [:]
  private var superclasses: [Int: String] = [:]
  /// The properties that a type itself declares.
  private var declared: Set<UIKitReceiver> = []
  private var lastOwner = 0

  /// What a statement says, kept until all names are known.
  private enum Fact {
    case paint(UIKitPaint, UIKitReceiver)
    case on(UIKitReceiver, UIKitReceiver)
    case surface(UIKitReceiver, UIKitReceiver)
    case sublayer(UIKitReceiver, UIKitReceiver)
    case kind(UIKitReceiver, String)
  }

  /// The owner of what a file does not declare.
  static let outside = 0

  mutating func newOwner() -> Int {
    lastOwner += 1
    return lastOwner
  }

  mutating func type(named name: String) -> Int {
    if let known = types[name] { return known }
    types[name] = newOwner()
    return lastOwner
  }

  mutating func inherit(_ type: Int, from name: String) {
    if superclasses[type] == nil { superclasses[type] = name }
  }

  mutating func declare(_ property: UIKitReceiver) { declared.insert(property) }

  mutating func note(_ receiver: UIKitReceiver, isOf kind: String) {
    facts.append(.kind(receiver, kind))
  }

  mutating func add(_ paint: UIKitPaint, to receiver: UIKitReceiver) {
    facts.append(.paint(paint, receiver))
  }

  /// Puts a view on another one.
  mutating func put(_ view: UIKitReceiver, on parent: UIKitReceiver) {
    facts.append(.on(view, parent))
  }

  /// Says that a configuration draws the background of a view.
  mutating func give(_ view: UIKitReceiver, _ surface: UIKitReceiver) {
    facts.append(.surface(view, surface))
  }

  /// Adds a layer to that of a view.
  mutating func add(_ layer: UIKitReceiver, toLayerOf view: UIKitReceiver) {
    facts.append(.sublayer(view, layer))
    facts.append(.on(layer, view))
  }

  /// Says that a local constant is what a property holds.
  mutating func name(_ local: UIKitReceiver, _ property: UIKitReceiver) {
    if local.owner != property.owner { properties[local] = property }
  }

  // MARK: What is known

  /// What draws the background of a view beside itself.
  func surfaces(of view: UIKitReceiver) -> [UIKitReceiver] {
    var found = surfaces[view] ?? []
    if let kind = kind(of: view) {
      if kind.hasPrefix("UIButton.Configuration") { found.append(view.part(["background"])) }
      if let type = types[kind] { found.append(UIKitReceiver(owner: type, path: [])) }
    }
    return found
  }

  /// Whether a gradient lies on the layer of a view.
  func hasGradient(_ view: UIKitReceiver) -> Bool {
    sublayers[view]?.contains { kind(of: $0) == "CAGradientLayer" } ?? false
  }

  /// Whether a type itself declares a property.
  func declares(_ property: UIKitReceiver) -> Bool { declared.contains(property) }

  /// The kind of a view; nil where the file does not say.
  func kind(of receiver: UIKitReceiver) -> String? {
    if let kind = kinds[receiver] { return kind }
    guard let last = receiver.path.last else { return superclasses[receiver.owner] }
    if last == "titleLabel", receiver.whole.flatMap(kind) == "UIButton" { return "UILabel" }
    // `view` of another controller may have any background.
    if declares(receiver) || last == "view" && receiver.path.count > 1 { return nil }
    return UIKitViews.kind(ofPart: last)
  }

  /// The superclass of a type of the file.
  func superclass(of kind: String) -> String? { types[kind].flatMap { superclasses[$0] } }

  /// What a view is on.
  func wholes(of receiver: UIKitReceiver) -> [UIKitReceiver] {
    var found = parents[receiver] ?? []
    if !declares(receiver), let last = receiver.path.last, let whole = receiver.whole {
      switch last {
      case "contentView", "imageView", "configuration": found.append(whole)
      case "textLabel", "detailTextLabel": found.append(whole.part(["contentView"]))
      case "titleLabel" where kind(of: whole) == "UIButton": found.append(whole)
      default: break
      }
    }
    return found
  }

  /// Whether anything says that it is a view.
  func isView(_ receiver: UIKitReceiver) -> Bool {
    let isOfFramework = kind(of: receiver).map { $0.hasPrefix("UI") || $0.hasPrefix("NS") } ?? false
    return isOfFramework || paints[receiver] != nil || parents[receiver] != nil
  }

  /// Puts together what all statements say, with one name for each view.
  mutating func finish() {
    var known: Set<[UIKitReceiver]> = []
    for fact in facts {
      switch fact {
      case .paint(let paint, let receiver):
        let view = named(receiver)
        // A type that keeps a color of its own draws nothing by that.
        if paint.isOwn, declared.contains(view.part([paint.property])) { continue }
        if paints[view] == nil { painted.append(view) }
        paints[view, default: []].append(paint)
      case .on(let one, let other):
        let (view, parent) = (named(one), named(other))
        if view != parent, known.insert([view, parent]).inserted {
          parents[view, default: []].append(parent)
        }
      case .surface(let one, let other): surfaces[named(one), default: []].append(named(other))
      case .sublayer(let one, let other): sublayers[named(one), default: []].append(named(other))
      case .kind(let receiver, let kind): kinds[named(receiver)] = kind
      }
    }
    facts = []
  }

  private func named(_ receiver: UIKitReceiver) -> UIKitReceiver {
    guard let first = receiver.path.first,
      let property = properties[UIKitReceiver(owner: receiver.owner, path: [first])]
    else { return receiver }
    return property.part(Array(receiver.path.dropFirst()))
  }
}
