/// Something that decides which rules of a style sheet apply.
enum CSSSwitch: Hashable {
  /// The scheme of the system: `prefers-color-scheme`.
  case systemScheme
  /// The scheme that the page chooses in one way, by the way's name: the class `.dark` or `.light`, the
  /// class `.dark-mode` or `.light-mode`, the attribute `[data-mode]`.
  case pageScheme(String)
  /// The contrast setting of the system: `prefers-contrast`.
  case contrast
  /// The colors that the screen can show: `color-gamut`.
  case gamut
  /// A theme chosen by a class: `.theme-x`.
  case themeClass
  /// A theme chosen by an attribute: `[data-theme="x"]`.
  case themeAttribute(String)
  /// A context of an axis that a class chooses by the policy's decision; of several classes for one
  /// context, which one.
  case namedClass(axis: String, number: Int)
  /// A condition that is not modelled, by its name in a policy: set, or not.
  case asked(String)
  /// The same for elements other than the root: their own declarations win over inherited ones.
  case element(String)
  /// Classes and the like that the root element may have where another rule says so, sorted.
  case partsOfRoot([String])
  /// The body of the page, which is always there.
  case body
  /// Where an element is that a rule takes only inside of another: below the root, or not.
  case belowRoot

  /// The axis of a setting of the system or the screen that has one of its own; nil for others. The
  /// first context is the usual one.
  var ownAxis: (name: String, contexts: [String])? {
    switch self {
    case .contrast: ("contrast", ["standard", "increased"])
    case .gamut: ("gamut", ["srgb", "p3"])
    default: nil
    }
  }

  /// The name of a condition that is not modelled.
  var question: String? {
    switch self {
    case .asked(let name), .element(let name): name
    default: nil
    }
  }

  /// A text that puts switches into a fixed order.
  var order: String {
    switch self {
    case .systemScheme: "systemScheme"
    case .pageScheme(let name): "pageScheme(\(name.debugDescription))"
    case .contrast: "contrast"
    case .gamut: "gamut"
    case .themeClass: "themeClass"
    case .themeAttribute(let name): "themeAttribute(\(name.debugDescription))"
    case .namedClass(let axis, let number):
      "namedClass(axis: \(axis.debugDescription), number: \(number))"
    case .asked(let name): "asked(\(name.debugDescription))"
    case .element(let name): "element(\(name.debugDescription))"
    case .partsOfRoot(let parts): "partsOfRoot(\(parts.debugDescription))"
    case .body: "body"
    case .belowRoot: "belowRoot"
    }
  }

  /// The way to choose as reports name it.
  var way: String {
    switch self {
    case .systemScheme, .contrast: "the system"
    case .gamut: "the screen"
    case .pageScheme(let name), .asked(let name), .element(let name): name
    case .partsOfRoot(let parts): parts.joined()
    case .body: "body"
    case .belowRoot: "an element below the root"
    case .themeClass: ".theme-"
    case .themeAttribute(let name): "[\(name)]"
    case .namedClass(_, let number): Self.wayOfClasses(number)
    }
  }

  /// The way that is classes of the policy's `conditions`.
  static func wayOfClasses(_ number: Int) -> String {
    number == 0 ? "classes of the policy" : "classes of the policy, \(number + 1)"
  }
}
