/// The success criteria of WCAG 2.2 that an audit of colors can say something about, by their numbers.
enum SuccessCriterion: String, CaseIterable {
  case useOfColor = "1.4.1"
  case contrastMinimum = "1.4.3"
  case contrastEnhanced = "1.4.6"
  case nonTextContrast = "1.4.11"
  case focusAppearance = "2.4.13"

  /// The conformance level that a criterion belongs to, which is a table of a report of conformance.
  enum Table: String, CaseIterable {
    case a = "A"
    case aa = "AA"
    case aaa = "AAA"

    /// `Table 2: Success Criteria, Level AA`. [VPAT 2.5]
    var title: String {
      switch self {
      case .a: "Table 1: Success Criteria, Level A"
      case .aa: "Table 2: Success Criteria, Level AA"
      case .aaa: "Table 3: Success Criteria, Level AAA"
      }
    }
  }

  /// The name that WCAG gives it.
  var title: String {
    switch self {
    case .useOfColor: "Use of Color"
    case .contrastMinimum: "Contrast (Minimum)"
    case .contrastEnhanced: "Contrast (Enhanced)"
    case .nonTextContrast: "Non-text Contrast"
    case .focusAppearance: "Focus Appearance"
    }
  }

  var table: Table {
    switch self {
    case .useOfColor: .a
    case .contrastMinimum, .nonTextContrast: .aa
    case .contrastEnhanced, .focusAppearance: .aaa
    }
  }

  /// `1.4.3 Contrast (Minimum) (Level AA)`, as the tables name it.
  var name: String { "\(rawValue) \(title) (Level \(table.rawValue))" }
}
