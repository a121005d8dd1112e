import SourceText
import StyleSheets

/// What classes and attributes say of schemes and themes.
extension CSSSelectorReader {
  /// - Parameter isOnPage: whether the element is said to be the root or the body.
  func condition(ofClass name: String, isOnPage: Bool) throws(Unsupported) -> CSSCondition {
    // The policy knows better than a convention.
    if let chosen = questions.context(ofClass: name) { return chosen }
    if questions.base == .className(name) { return CSSCondition() }
    let isDecided = questions.isDecided(".\(name)")
    let choice =
      PageChoice(class: name, isOnPage: isOnPage)
      ?? (isDecided ? nil : PageChoice(classOfSystem: name))
    switch choice {
    case .scheme(let scheme, let way): return CSSCondition(.pageScheme(way), .only([scheme]))
    case .theme(let theme): return CSSCondition(.themeClass, .only([theme]))
    // A decision about the class itself stays what it is.
    case .contrast where !isDecided:
      return CSSCondition(.namedClass(axis: "contrast", number: 0), .only(["increased"]))
    default: throw Unsupported(reason: "'.\(name)' is not a known scheme or theme")
    }
  }

  func condition(
    of attribute: CSSAttributeSelector, in part: CSSSimpleSelector,
    of compound: CSSCompoundSelector
  ) throws(Unsupported) -> CSSCondition {
    let (name, value) = (attribute.name, attribute.value)
    let unsupported = Unsupported(
      reason: "'\(part.tokens.source)' is not a known scheme or theme")
    guard attribute.comparison == nil || attribute.comparison == "=" else { throw unsupported }
    let isAutomatic = value.map { ["auto", "system"].contains($0) } ?? false
    if PageChoice.isScheme(attribute: name) {
      guard let value, value == "light" || value == "dark" else {
        // With any value, or one that leaves the choice to the system.
        guard isAutomatic || value == nil else { throw unsupported }
        return CSSCondition(.pageScheme("[\(name)]"), .all)
      }
      return CSSCondition(.pageScheme("[\(name)]"), .only([value]))
    }
    guard PageChoice.isTheme(attribute: name), value != "" else { throw unsupported }
    // Each of the two counts in its scheme alone: what they choose is the theme that shows.
    let theme = CSSSwitch.themeAttribute(
      compound.colorModes.contains { PageChoice.isTheme(attribute: name, inColorMode: $0) }
        ? "data-color-theme" : name)
    guard let value else { return CSSCondition(theme, .except([CSSContexts.unset])) }
    return CSSCondition(theme, .only([isAutomatic ? CSSContexts.unset : value]))
  }
}

extension CSSCompoundSelector {
  /// What it says of GitHub's attribute `data-color-mode`.
  fileprivate var colorModes: [String] {
    parts.compactMap { part in
      guard case .attribute(let attribute) = part.kind, attribute.name == "data-color-mode",
        attribute.comparison == "="
      else { return nil }
      return attribute.value
    }
  }
}
