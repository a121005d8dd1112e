import AuditEngine

/// The kinds of outcomes that the page shows and filters by.
enum HTMLOutcome: String, CaseIterable {
  case fail, pass, accepted, exempt

  /// The kind of an outcome; indeterminate ones count as failures.
  init(_ outcome: Outcome) {
    self =
      switch outcome {
      case .fail, .indeterminate: .fail
      case .pass: .pass
      case .waived, .known: .accepted
      case .exempt: .exempt
      }
  }

  /// Its order in a list.
  var rank: Int {
    switch self {
    case .fail: 0
    case .accepted: 1
    case .pass: 2
    case .exempt: 3
    }
  }

  /// Its name in the filter.
  var label: String {
    switch self {
    case .fail: "Fails"
    case .pass: "Passes"
    case .accepted: "Waived or known"
    case .exempt: "Exempt"
    }
  }

  /// So many of them in words.
  func tally(_ count: Int) -> String {
    switch self {
    case .fail: "\(count) fail\(count == 1 ? "s" : "")"
    case .pass: "\(count) pass\(count == 1 ? "es" : "")"
    case .accepted: "\(count) waived or known"
    case .exempt: "\(count) exempt"
    }
  }

  /// The outcome as a word and a mark, which do not depend on color.
  static func tag(_ outcome: Outcome) -> String {
    let (style, mark, word) =
      switch outcome {
      case .pass: ("pass", "✓", "Passes")
      case .fail: ("fail", "✕", "Fails")
      case .indeterminate: ("doubt", "?", "Depends")
      case .exempt: ("quiet", "–", "Exempt")
      case .waived: ("quiet", "○", "Waived")
      case .known: ("quiet", "○", "Known")
      }
    return tag(style, mark, word)
  }

  /// A mark, hidden from screen readers, and a word.
  static func tag(_ style: String, _ mark: String, _ word: String) -> String {
    "<span class=\"tag \(style)\"><span aria-hidden=\"true\">\(mark)</span>\(word)</span>"
  }
}
