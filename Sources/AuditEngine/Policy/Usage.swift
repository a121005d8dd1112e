/// What a foreground is used for. It decides the requirement.
package enum Usage: String, Sendable, CaseIterable {
  /// Text smaller than 18 pt, or smaller than 14 pt at weight 700 and up.
  case text
  /// Text of 18 pt and up, or of 14 pt and up at weight 700 and up.
  case largeText = "large-text"
  /// A user-interface component, its state, or a graphical object.
  case uiComponent = "ui-component"
  /// Pure decoration.
  case decoration
  /// An inactive component.
  case inactive
  /// Part of a logo or brand name.
  case logotype

  /// WCAG's requirement; nil for exempt usages. [WCAG 2.2, 1.4.3, 1.4.6, 1.4.11]
  package func requirement(at level: Level) -> Requirement? {
    switch (self, level) {
    case (.text, .aa): Requirement(minimum: 4.5, criterion: "1.4.3")
    case (.text, .aaa): Requirement(minimum: 7, criterion: "1.4.6")
    case (.largeText, .aa): Requirement(minimum: 3, criterion: "1.4.3")
    case (.largeText, .aaa): Requirement(minimum: 4.5, criterion: "1.4.6")
    case (.uiComponent, _): Requirement(minimum: 3, criterion: "1.4.11")
    case (.decoration, _), (.inactive, _), (.logotype, _): nil
    }
  }

  /// Why WCAG requires nothing; nil if it does require something.
  package var exemption: String? {
    switch self {
    case .decoration: "pure decoration (WCAG 1.4.3, incidental)"
    case .inactive: "inactive component (WCAG 1.4.3, incidental; 1.4.11)"
    case .logotype: "logotype (WCAG 1.4.3, logotypes)"
    case .text, .largeText, .uiComponent: nil
    }
  }
}

extension Usage {
  /// Whether a pairing of another usage requires as much, or more.
  func isMet(by other: Usage) -> Bool {
    switch self {
    case .largeText: [.text, .largeText].contains(other)
    case .uiComponent: [.text, .largeText, .uiComponent].contains(other)
    default: other == .text
    }
  }

  /// Whether a pairing of another usage exempts it: text is no decoration, and what can be pressed is not
  /// inactive.
  func isExempt(by other: Usage, isInactive: Bool) -> Bool {
    switch other {
    case .decoration: self == .uiComponent
    case .inactive: isInactive
    case .logotype: true
    case .text, .largeText, .uiComponent: false
    }
  }
}
