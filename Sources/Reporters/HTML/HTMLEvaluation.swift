import AuditEngine
import ColorMath
import SourceText

/// One evaluation in a panel: its sample, its names, the measurement and the requirement.
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

  /// The item of the panel's list.
  var markup: String {
    let kind = HTMLOutcome(evaluation.outcome).rawValue
    let details = details.map { "<span>\($0)</span>" }.joined()
    return """
      <li class="evaluation" data-o="\(kind)" data-rule="\(pairing.rule)">
      <div class="samples">\(HTMLSample(evaluation).markup)\(proposal)</div>
      <div><p class="name">\(pairing.foreground) <i>on</i> \(pairing.background)</p>
      <p class="more">\(details)</p>\(notes.map { "<p class=\"more\">\($0)</p>" }.joined())</div>
      <div class="measured"><p class="ratio"><b>\(text.ratioText)</b><span>:1\(needed)</span></p>\
      <p>\(HTMLOutcome.tag(evaluation.outcome))</p></div>
      </li>

      """
  }

  /// The sample after the changes, beside the current one.
  private var proposal: String {
    preview.map { HTMLSample(evaluation, $0).markup } ?? ""
  }

  /// How it looks after the changes that make it pass; nil if there are none.
  private var preview: RepairPreview? {
    report.changes(for: evaluation).isEmpty ? nil : report.preview(of: evaluation)
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
    let origin = evaluation.foregroundOrigin
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
    if let remedy = text.remedyText {
      let after =
        preview.map { ", which has \($0.measurement.exact):1" } ?? ""
      notes.append("to pass: \(HTMLText.text(remedy))\(after)")
    }
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
