import Programs

/// What is known of the views and modifiers of SwiftUI.
enum SwiftUIViews {
  /// Views that draw nothing behind what they contain.
  static let containers: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid",
    "GridRow", "Group", "ForEach", "ScrollView", "ScrollViewReader", "GeometryReader",
    "ViewThatFits", "Button", "Link", "Label", "NavigationLink", "Toggle", "Picker", "HSplitView",
    "VSplitView", "LabeledContent", "AnyView", "EquatableView", "TimelineView", "DisclosureGroup",
    "ControlGroup", "Stepper", "Section", "Chart", "WithViewStore", "withAnimation",
  ]
  /// Views that draw text.
  static let texts: Set<String> = [
    "Text", "TextField", "SecureField", "TextEditor", "Label", "Link", "Button", "NavigationLink",
    "Toggle", "LabeledContent", "Stepper",
  ]
  /// Views whose text is tinted.
  static let pressed: Set<String> = [
    "Button", "EditButton", "Link", "Menu", "NavigationLink", "PasteButton", "RenameButton",
    "ShareLink",
  ]
  /// Views that a style of buttons makes.
  static let styled: Set<String> = ["Button", "NavigationLink", "Link"]
  /// Views whose texts the system may place on something of its own.
  static let placed: Set<String> = [
    "ControlGroup", "DatePicker", "Menu", "Picker", "Section", "Stepper",
  ]
  /// Views that show one thing on the whole screen. They may draw the system's background.
  static let screens: Set<String> = ["NavigationStack", "NavigationView", "Tab", "TabView"]
  /// Views that draw a shape or a symbol.
  static let icons = shapes.union([
    "Image", "ProgressView", "Gauge", "AreaMark", "BarMark", "LineMark", "PointMark",
    "RectangleMark", "RuleMark", "SectorMark",
  ])
  static let shapes: Set<String> = [
    "Circle", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse", "Path",
    "UnevenRoundedRectangle", "ContainerRelativeShape",
  ]
  /// Views that draw nothing.
  static let silent: Set<String> = ["Spacer", "Divider", "EmptyView", "Color"]
  static let pictures: Set<String> = [
    "Image", "AsyncImage", "LinearGradient", "RadialGradient", "AngularGradient", "MeshGradient",
  ]

  static let foregrounds: Set<String> = ["foregroundStyle", "foregroundColor"]
  /// Modifiers that paint behind all that a view paints itself, wherever they are written.
  static let farBackgrounds: Set<String> = ["listRowBackground", "presentationBackground"]
  static let tints: Set<String> = ["tint", "accentColor"]
  /// Modifiers whose content stands on the view.
  static let overlays: Set<String> = ["overlay", "badge"]
  /// Whether the name of a modifier that is not known says that it paints: `cardBackground`,
  /// `glassEffect`, `modifier(Card())`.
  static func mayPaint(_ name: String) -> Bool {
    guard !bars.contains(name) else { return false }
    return name == "modifier" || name.mentions(paintingWords)
  }

  private static let paintingWords = ["background", "glass", "material", "card", "bubble"].map {
    Array($0.utf8)
  }

  /// Modifiers that paint something else than the view.
  private static let bars: Set<String> = [
    "backgroundTask", "scrollContentBackground", "toolbarBackground", "toolbarBackgroundVisibility",
    "containerBackground", "backgroundExtensionEffect",
  ]
  /// Styles that draw nothing behind a button.
  static let plainStyles: Set<String> = [
    "plain", "borderless", "link", "automatic", "PlainButtonStyle", "BorderlessButtonStyle",
    "LinkButtonStyle", "DefaultButtonStyle",
  ]

  /// Whether a modifier gives a level of the color around it, `.foregroundStyle(.secondary)`; without one
  /// it is that of the system.
  static func isOfHierarchy(_ modifier: ViewChain.Call) -> Bool {
    guard modifier.name == "foregroundStyle", let style = modifier.arguments.first?.value,
      style.kind == .implicitMember
    else { return false }
    return ["primary", "secondary", "tertiary", "quaternary", "quinary"].contains(
      style.declaredName)
  }

  /// Whether a modifier gives what it is called on a scheme of its own.
  static func setsScheme(_ modifier: ViewChain.Call) -> Bool {
    guard modifier.name == "environment", let key = modifier.arguments.first?.value,
      key.kind == .keyPath
    else { return false }
    return key.text.hasSuffix("colorScheme")
  }

  /// Whether a declaration or a macro shows views to developers only.
  static func isPreview(_ node: SyntaxNode) -> Bool {
    if node.kind == .typeDeclaration {
      return node.children(.inherited).contains { $0.isText("PreviewProvider") }
    }
    let root = node.chain.root
    return root.kind == .macro && root.declaredName == "#Preview"
  }

  /// What stands in a body, a closure, a branch or a file; nil for a value.
  static func statements(of place: SyntaxNode) -> [SyntaxNode]? {
    switch place.kind {
    case .closure, .block, .conditionalBranch, .file: place.statements
    default: nil
    }
  }
}
