import AuditEngine
import ColorMath
import SourceText

/// One evaluation, or several that are alike: its sample, its names, the measurement and the requirement.
struct HTMLEvaluation {
  private let evaluation: Evaluation
  private let pairing: HTMLPairing
  private let report: AuditReport
  private let text: FindingText

  /// Writes an evaluation of a report.
  init(_ evaluation: Evaluation, _ pairing: HTMLPairing, in report: AuditReport) {
    self.evaluation = evaluation
    self.pairing = pairing
    self.report = report
    text = FindingText(evaluation, in: report)
  }

  /// The item of the list, for the permutations of a box.
  func markup(in box: HTMLContexts.Box, _ contexts: HTMLContexts) -> String {
    let axes = box.indices.map { axis in
      " data-axis-\(axis)=\"\(box[axis].map { "\($0)" }.joined(separator: " "))\""
    }.joined()
    let place = contexts.words(box, limit: 12)
    let details = (place.isEmpty ? details : [place] + details).map { "<span>\($0)</span>" }
    let kind = HTMLOutcome(evaluation.outcome).rawValue
    return """
      <li class="evaluation" data-o="\(kind)" data-rule="\(pairing.rule)"\(axes) \
      data-count="\(HTMLContexts.count(box))">
      <div class="samples">\(HTMLSample(evaluation, as: use).markup)\(proposal)</div>
      <div><p class="name">\(pairing.foreground) <i>on</i> \(pairing.background)</p>
      <p class="more">\(details.joined())</p>\(notes.map { "<p class=\"more\">\($0)</p>" }.joined())</div>
      <div class="measured"><p class="ratio"><b>\(text.ratioText)</b><span>:1\(needed)</span></p>\
      <p>\(HTMLOutcome.tag(evaluation.outcome))</p></div>
      </li>

      """
  }

  private var use: HTMLUse {
    HTMLUse(report.pairings[evaluation.pairing], as: evaluation.usage)
  }

  /// The sample after the changes, beside the current one.
  private var proposal: String {
    preview.map { HTMLSample(evaluation, $0, as: use).markup } ?? ""
  }

  /// How it looks after the changes that make it pass; nil if there are none.
  private var preview: RepairPreview? {
    report.changes(for: evaluation).isEmpty ? nil : report.preview(of: evaluation)
  }

  /// The changes that make it pass, each linked to its card, or why there are none.
  private var remedy: [String] {
    let indices = report.changeIndices(for: evaluation)
    guard !indices.isEmpty else { return text.remedyText.map { [HTMLText.text($0)] } ?? [] }
    let links = indices.map { index in
      let change = report.plan.changes[index]
      return "<a href=\"#change-\(index)\">\(HTMLText.name(change.token)) "
        + "\(HTMLText.text(change.proposal.text))</a>"
    }
    let after = preview.map { ", then \($0.measurement.exact):1" } ?? ""
    return ["to pass: \(links.joined(separator: " and "))\(after)"]
  }

  private var needed: String {
    evaluation.requirement.map { " of \($0.minimumText)" } ?? ""
  }

  private var details: [String] {
    var details = [usage, colors]
    let severity = report.severity(of: evaluation)
    let weight = severity == .error ? "" : " (\(severity.rawValue))"
    let criterion = evaluation.requirement.map { ", WCAG \($0.criterion)" } ?? ""
    details.append("\(pairing.ruleID)\(weight)\(criterion)")
    let origin = report.place(of: evaluation)
    details.append(
      "\(HTMLText.name(origin.file.path)):\(origin.start.line)")
    if !pairing.source.isEmpty { details.append(pairing.source) }
    return details
  }

  private var usage: String {
    guard let style = evaluation.textStyle else { return evaluation.usage.rawValue }
    return "\(evaluation.usage.rawValue): \(pairing.typeStyles), "
      + "\(Requirement.text(style.pixels)) px, weight \(Requirement.text(style.weight))"
  }

  private var colors: String {
    "<code>\(evaluation.foreground.hex)</code> on <code>\(evaluation.background.hex)</code>"
  }

  private var notes: [String] {
    var notes: [String] = []
    let candidates = report.pairings[evaluation.pairing].candidateNames
    if candidates.count > 1 {
      notes.append("chosen: \(HTMLText.name(candidates[evaluation.chosenForeground]))")
    }
    if evaluation.outcome == .exempt {
      let reason = evaluation.usage.exemption ?? evaluation.usage.rawValue
      notes.append(
        pairing.reason.isEmpty ? HTMLText.text(reason) : pairing.reason)
    }
    if evaluation.acceptance != nil { notes.append(HTMLText.text(text.reason)) }
    notes += remedy
    if let doubt = text.displays ?? text.borderline { notes.append(doubt) }
    if evaluation.judgement == .indeterminate { notes.append("depends on what lies beneath") }
    if let claim = evaluation.claim, claim.drifts {
      notes.append("documented as \(HTMLText.text(claim.text)):1")
    }
    if let layers = report.layerNames(of: evaluation) {
      let background = HTMLText.names(Array(layers.dropFirst()), separator: " over ", limit: 4)
      notes.append(
        Set(layers).count == 1
          ? "all colors from \(HTMLText.name(layers[0]))"
          : "foreground from \(HTMLText.name(layers[0])), background from \(background)")
    }
    return notes
  }
}
