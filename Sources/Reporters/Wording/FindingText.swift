package import AuditEngine
import ColorMath
import SourceText

/// The words for a finding, the same in every format.
package struct FindingText {
  private let source: Source
  private let evaluation: Evaluation

  /// A report by reference: its findings are worded one by one, and there may be many.
  private final class Source: Sendable {
    let report: AuditReport

    init(_ report: AuditReport) {
      self.report = report
    }
  }

  /// Words for an evaluation of a report.
  package init(_ evaluation: Evaluation, in report: AuditReport) {
    self.evaluation = evaluation
    source = Source(report)
  }

  private init(_ evaluation: Evaluation, _ source: Source) {
    self.evaluation = evaluation
    self.source = source
  }

  /// Words for another evaluation of the same report.
  func of(_ other: Evaluation) -> FindingText { FindingText(other, source) }

  private var report: AuditReport { source.report }

  private var pairing: Pairing { source.report.pairings[evaluation.pairing] }

  /// The maximum number of scalars shown of a name.
  package static let nameLimit = FindingName.partLimit

  /// `textTertiary`.
  package var foregroundText: String { pairing.foregroundName.inert(limit: FindingText.nameLimit) }

  /// `surfaceSelected over surface`.
  package var backgroundText: String {
    FindingName.background(pairing.backgroundNames)
  }

  /// `surfaceSelected`: the background that is seen on top.
  var topText: String { pairing.backgroundNames[0].inert(limit: FindingText.nameLimit) }

  /// `textTertiary on surfaceSelected over surface`.
  package var pairingText: String { "\(foregroundText) on \(backgroundText)" }

  /// What it is called.
  package var name: FindingName { report.identity(of: evaluation).name }

  /// What it is called, the verdict, and the colors: `R: ink on page (text), dark: contrast 4.47:1 is
  /// below 4.5:1 (WCAG 1.4.3), #777777 on #FFFFFF`.
  var sentence: String { "\(name.text): \(verdict), \(colorsText)" }

  /// `midnight · dark 2.37`: where it is, for a list of the same in several contexts.
  var contextText: String {
    let context = name.context
    return "\(context.isEmpty ? permutationText : context) \(ratioText)"
  }

  /// `midnight · dark`; empty if the tokens do not vary.
  package var permutationText: String {
    FindingText.permutationText(report.permutations[evaluation.permutation])
  }

  /// What decided the requirement: `text`, or `large-text: typography.titleLarge`.
  package var usageText: String {
    let styles = pairing.typeStyleNames.joined(separator: ", ")
    return styles.isEmpty
      ? evaluation.usage.rawValue : "\(evaluation.usage.rawValue): \(styles)".inert
  }

  /// The ratio as shown: cut, and different from a minimum that it misses.
  package var ratioText: String {
    if let range = evaluation.range { return "\(range.least)–\(range.greatest)" }
    let ratio = evaluation.measurement.exact
    guard evaluation.outcome != .pass, let requirement = evaluation.requirement else {
      return ratio.description
    }
    return ratio.description(missing: requirement.minimum)
  }

  /// The verdict as a sentence without a full stop.
  package var verdict: String {
    guard let requirement = evaluation.requirement else {
      return "\(ratioText):1, exempt: \(reason)"
    }
    let needs = "\(requirement.minimumText):1 (WCAG \(requirement.criterion))"
    switch evaluation.judgement {
    case .pass: return "contrast \(ratioText):1 meets \(needs)"
    case .indeterminate:
      return "contrast \(ratioText):1 depends on what lies beneath; needs \(needs)"
    default:
      return "contrast \(ratioText):1 is below \(needs)"
        + [worsening, displays ?? borderline].compactMap(\.self).map { "; \($0)" }.joined()
    }
  }

  /// How much worse it is than when it became known; nil if it is not.
  package var worsening: String? {
    guard evaluation.isWorseThanKnown, let known = evaluation.baselineRatio else { return nil }
    return "worse than the \(Requirement.text(known)):1 of the baseline"
  }

  /// What two kinds of displays show for colors outside sRGB, each with its ratio and colors; nil
  /// for others.
  ///
  /// A wide-gamut display shows them unchanged, and an sRGB display clips them: either may be
  /// worse.
  package var displays: String? {
    guard evaluation.isOutsideSRGB else { return nil }
    let minimum = evaluation.requirement?.minimum ?? 1
    func ratio(_ ratio: ContrastRatio) -> String {
      let text =
        ratio.meets(minimum) ? ratio.description : ratio.description(missing: minimum)
      return evaluation.range == nil ? "\(text):1" : "\(text):1 at least"
    }
    let shown = evaluation.onSRGBDisplay
    return "wide-gamut display \(ratio(evaluation.measurement.exact)), "
      + "\(evaluation.foreground.cssText) on \(evaluation.background.cssText); "
      + "sRGB display \(ratio(evaluation.measurement.eightBit)), "
      + "\(shown.foreground.hex) on \(shown.background.hex)"
  }

  /// Why the exact ratio alone does not decide; nil if it does, and for colors outside sRGB, which
  /// are clipped and not only rounded: ``displays``.
  package var borderline: String? {
    guard evaluation.isBorderline, !evaluation.isOutsideSRGB,
      let requirement = evaluation.requirement
    else { return nil }
    let ratio = evaluation.measurement.eightBit.description(missing: requirement.minimum)
    return "borderline: \(ratio):1 once rounded to 8 bits a channel"
  }

  /// Why a pairing is exempt, or a failure accepted.
  package var reason: String {
    if let acceptance = evaluation.acceptance { return acceptanceText(acceptance) }
    return (pairing.reason ?? evaluation.usage.exemption ?? evaluation.usage.rawValue).inert
  }

  private func acceptanceText(_ acceptance: Acceptance) -> String {
    switch acceptance.ground {
    case .baseline: "known: in the baseline"
    case .waiver(let index): "waived: \(FindingText.text(of: report.waivers[index]))"
    }
  }

  /// The reason of a waiver, its owner and its end: `reason (owner, until 2026-12-31)`.
  package static func text(of waiver: Waiver) -> String {
    let details = [
      waiver.owner?.inert(limit: nameLimit), waiver.expires.map { "until \($0)" },
      waiver.pinned.map { "pinned at \($0.text.inert(limit: nameLimit)):1" },
    ].compactMap(\.self)
    return waiver.reason.inert + (details.isEmpty ? "" : " (\(details.joined(separator: ", ")))")
  }

  /// `#8E8E93 on #F2F2F7`, composited.
  package var colorsText: String { "\(evaluation.foreground.hex) on \(evaluation.background.hex)" }

  /// The changes of the plan that fix it, in brief: `→ #6B6B70`, or `→ surface #FFFFFF` if another
  /// token than the foreground changes; empty if there are none.
  package var changeText: String {
    let changes = source.report.changes(for: evaluation)
    guard !changes.isEmpty else { return "" }
    return "→ "
      + changes.map { change in
        let isForeground = change.origin == evaluation.foregroundOrigin
        return (isForeground ? "" : "\(change.token.inert(limit: FindingText.nameLimit)) ")
          + ChangeText.value(change.proposal)
      }.joined(separator: ", ")
  }

  /// What to change, with the places, or why nothing helps; nil if nothing was planned.
  package var remedyText: String? { remedyText { $0.file.path } }

  /// The same, with the path of a place as a format names it.
  func remedyText(path: (SourceSpan) -> String) -> String? {
    ChangeText.remedy(of: evaluation, in: source.report, path: path)
  }

  /// The layer of each color; nil if there are none to tell apart.
  package var layersText: String? {
    source.report.layerNames(of: evaluation).map { names in
      if Set(names).count == 1 { return "all colors from \(names[0])".inert }
      let background = names.dropFirst().joined(separator: " over ")
      return "foreground from \(names[0]), background from \(background)".inert
    }
  }

  /// The names of the permutation's contexts: `midnight · dark`.
  package static func permutationText(_ names: [String]) -> String {
    FindingName.context(names)
  }
}
