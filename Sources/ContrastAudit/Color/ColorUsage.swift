import AuditEngine

/// What a foreground is used for. It decides what WCAG requires.
///
/// The raw values are the names that a policy uses.
public enum ColorUsage: String, Sendable, Hashable, CaseIterable {
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

  init(_ usage: Usage) {
    switch usage {
    case .text: self = .text
    case .largeText: self = .largeText
    case .uiComponent: self = .uiComponent
    case .decoration: self = .decoration
    case .inactive: self = .inactive
    case .logotype: self = .logotype
    }
  }

  private var inEngine: Usage {
    switch self {
    case .text: .text
    case .largeText: .largeText
    case .uiComponent: .uiComponent
    case .decoration: .decoration
    case .inactive: .inactive
    case .logotype: .logotype
    }
  }

  /// The contrast ratio that WCAG 2.2 requires, such as 4.5; nil if it requires none.
  /// [WCAG 2.2, 1.4.3, 1.4.6, 1.4.11]
  public func minimum(at level: WCAGLevel = .aa) -> Double? {
    inEngine.requirement(at: level.inEngine)?.minimum
  }
}
