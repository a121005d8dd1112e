import AuditEngine
import ColorMath
import SourceText

/// The words for one check that changed, the same in every format.
struct ComparedCheckText {
  private let change: AuditComparison.Change
  private var check: AuditSnapshot.Check { change.latest }

  init(_ change: AuditComparison.Change) {
    self.change = change
  }

  /// The heading of all changes of a kind.
  static func heading(_ kind: AuditComparison.Kind) -> String {
    switch kind {
    case .newlyFailing: "Newly failing"
    case .worse: "Worse while failing"
    case .addedFailing: "Added and failing"
    case .dropped: "No longer judged, though its tokens and contexts still exist"
    case .accepted: "Still failing, but waived or known"
    case .removed: "Removed with a token or context"
    case .newlyPassing: "Newly passing"
    case .better: "Better while failing"
    case .lessContrast: "Passing with less contrast"
    case .moreContrast: "Passing with more contrast"
    case .added: "Added and passing"
    }
  }

  /// The heading in as few words as a count has room for.
  static func shortHeading(_ kind: AuditComparison.Kind) -> String {
    switch kind {
    case .dropped: "No longer judged"
    case .accepted: "Waived or known now"
    case .removed: "Removed"
    default: heading(kind)
    }
  }

  /// What the check is called in a report of the audit: `TEXT: ink on page (text), day`.
  var name: String { check.identity.name.text }

  /// Its severity; nil for an error.
  var severity: String? { check.severity == .error ? nil : check.severity.rawValue }

  /// Whether a check has a number; a token check may have none.
  static func isMeasured(_ check: AuditSnapshot.Check) -> Bool {
    check.colors != nil || check.ratio != nil
  }

  /// `4.47 of 4.5, was 4.54`; nil for a token check that measures nothing.
  var ratios: String? {
    guard Self.isMeasured(check) else { return nil }
    var text = Self.ratio(check)
    if let required = check.required { text += " of \(Requirement.text(required))" }
    guard change.new != nil, let old = change.old else { return text }
    if old.ratio != check.ratio { text += ", was \(Self.ratio(old))" }
    if old.required != check.required, let required = old.required {
      text += old.ratio == check.ratio ? ", was of" : " of"
      text += " \(Requirement.text(required))"
    }
    return text
  }

  /// The ratio, cut down.
  static func ratio(_ check: AuditSnapshot.Check) -> String {
    guard let value = check.ratio else { return "undetermined" }
    guard check.outcome != .pass, let required = check.required else {
      return ContrastRatio(value).description
    }
    return ContrastRatio(value).description(missing: required)
  }

  /// `#777777 on #FFFFFF, was #000000 on #FFFFFF`; nil for a token check.
  var colors: String? {
    func text(_ colors: AuditSnapshot.Check.Colors) -> String {
      "\(colors.foreground) on \(colors.background)".inert(limit: 100)
    }
    guard let colors = check.colors else { return nil }
    return oldColors.map { "\(text(colors)), was \(text($0))" } ?? text(colors)
  }

  /// The colors before, if they are others.
  var oldColors: AuditSnapshot.Check.Colors? {
    guard change.new != nil, let old = change.old?.colors, old != check.colors else { return nil }
    return old
  }

  /// `pass → fail`; nil if it is the same, or only on one side.
  var outcomes: String? {
    guard let old = change.old, let new = change.new, old.outcome != new.outcome else {
      return nil
    }
    return "\(old.outcome.rawValue) → \(new.outcome.rawValue)"
  }

  /// The heading within a sentence.
  static func words(_ kind: AuditComparison.Kind) -> String {
    let heading = heading(kind)
    return "\(heading.prefix(1).lowercased())\(heading.dropFirst())"
  }

  /// The whole change but its place, as one line: `TEXT: ink on page (text), day: newly failing, …`.
  var sentence: String {
    "\(name): "
      + [Self.words(change.kind), ratios, colors, outcomes].compactMap(\.self)
      .joined(separator: ", ")
  }
}
