import AuditEngine
import ColorMath
import SourceText

/// Writes the evaluations of a report, one per object.
///
/// Most of an object is shared with others: text from pairings, permutations, places and layers is
/// made once, and only the numbers each time.
struct JSONResultWriter {
  private let report: AuditReport
  private let paths: SourcePaths
  private var fingerprints: EvaluationFingerprints
  private var names: FindingNames
  private var pairings: [PairingText?]
  private var context: (permutation: Int, text: String)?
  private let layers: [String]
  private var locations: [SourceSpan: String] = [:]
  /// The changes of the plan.
  private let changes: [String]
  /// Suggestions by the place to change.
  private var suggestions: [SourceSpan: String] = [:]
  private var number = ""

  /// The start of each evaluation of a pairing, in pieces between the varying parts.
  private struct PairingText {
    let rule: String
    let names: String
    let usage: Usage
    let requirement: Requirement?
    /// From the usage to the ratio.
    let measured: String
    let required: String
    /// The source; empty if nothing is said.
    let source: String
    /// The type styles; nil if there are none.
    let typeStyles: String?
    let hasChoice: Bool
  }

  init(_ report: AuditReport, paths: SourcePaths) {
    self.report = report
    self.paths = paths
    fingerprints = EvaluationFingerprints(report)
    names = FindingNames(report)
    pairings = Array(repeating: nil, count: report.pairings.count)
    layers = report.layers.map(JSONText.name)
    changes = zip(report.plan.changes, report.plan.reasons).map {
      JSONChangeText.object($0, reasons: $1, paths: paths)
    }
  }

  mutating func write(_ evaluation: Evaluation, to output: inout ReportOutput) {
    let text = pairingText(evaluation)
    output.append(text.rule)
    output.append(report.severity(of: evaluation).rawValue)
    output.append("\", \"context\": ")
    output.append(contextText(evaluation.permutation))
    output.append(text.names)
    output.append(text.measured)
    if evaluation.judgement == .indeterminate {
      output.append("null")
    } else {
      append(evaluation.measurement.exact.value, to: &output)
    }
    if let range = evaluation.range {
      output.append(", \"ratioRange\": ")
      output.append(JSONText.numbers([range.least.value, range.greatest.value]))
    }
    output.append(text.required)
    output.append(evaluation.outcome.rawValue)
    // Hexadecimal, so nothing needs escaping.
    output.append("\", \"colors\": {\"foreground\": \"")
    output.append(evaluation.foreground.hex)
    output.append("\", \"background\": \"")
    output.append(evaluation.background.hex)
    output.append("\"}, \"location\": ")
    output.append(location(evaluation.foregroundOrigin))
    appendLayers(of: evaluation, to: &output)
    output.append(", \"fingerprint\": \"")
    output.append(fingerprints.fingerprint(of: evaluation))
    output.append("\"")
    output.append(text.source)
    for (name, value) in details(of: evaluation, text) {
      output.append(", \"\(name)\": ")
      output.append(value)
    }
    output.append("}")
  }

  // MARK: What many have in common

  private mutating func pairingText(_ evaluation: Evaluation) -> PairingText {
    let known = pairings[evaluation.pairing]
    if let known, known.usage == evaluation.usage, known.requirement == evaluation.requirement {
      return known
    }
    let pairing = report.pairings[evaluation.pairing]
    let rule = JSONText.name(report.rules[pairing.rule].id)
    let (usage, requirement) = (evaluation.usage, evaluation.requirement)
    let criterion = requirement.map { JSONText.string($0.criterion) } ?? "null"
    let minimum = requirement.map { JSONText.number($0.minimum) } ?? "null"
    let text = PairingText(
      rule: "{\"rule\": \(rule), \"severity\": \"",
      names: ", \"foreground\": \(JSONText.name(pairing.foregroundName)), "
        + "\"background\": \(JSONText.strings(pairing.backgroundNames)), ",
      usage: usage, requirement: requirement,
      measured: "\"usage\": \(JSONText.string(usage.rawValue)), \"criterion\": \(criterion), "
        + "\"ratio\": ",
      required: ", \"required\": \(minimum), \"outcome\": \"",
      source: pairing.source.map { ", \"source\": \(JSONText.name($0))" } ?? "",
      typeStyles: pairing.typeStyleNames.isEmpty ? nil : JSONText.strings(pairing.typeStyleNames),
      hasChoice: pairing.hasChoice)
    pairings[evaluation.pairing] = text
    return text
  }

  private mutating func contextText(_ permutation: Int) -> String {
    if let context, context.permutation == permutation { return context.text }
    let names = zip(report.axes, report.permutations[permutation])
    let text = JSONText.object(names.map { ($0, JSONText.name($1)) })
    context = (permutation, text)
    return text
  }

  private mutating func location(_ span: SourceSpan) -> String {
    if let known = locations[span] { return known }
    let text = JSONText.location(span, paths)
    locations[span] = text
    return text
  }

  private func appendLayers(of evaluation: Evaluation, to output: inout ReportOutput) {
    output.append(", \"layers\": {\"foreground\": ")
    output.append(layers[evaluation.foregroundLayer])
    output.append(", \"background\": [")
    var separator = ""
    for layer in evaluation.backgroundLayers {
      output.append(separator)
      output.append(layers[layer])
      separator = ", "
    }
    output.append("]}")
  }

  private mutating func append(_ value: Double, to output: inout ReportOutput) {
    guard value.isFinite else { return output.append("null") }
    number.removeAll(keepingCapacity: true)
    value.write(to: &number)
    if number.utf8.suffix(2).elementsEqual(".0".utf8) { number.removeLast(2) }
    output.append(number)
  }

  // MARK: What few have

  /// What a wide-gamut and an sRGB display show for colors outside sRGB.
  private func displays(of evaluation: Evaluation) -> String {
    func display(
      _ ratio: ContrastRatio, _ foreground: String, _ background: String
    ) -> String {
      JSONText.object([
        ("ratio", JSONText.number(ratio.value)), ("foreground", JSONText.string(foreground)),
        ("background", JSONText.string(background)),
      ])
    }
    let shown = evaluation.onSRGBDisplay
    return JSONText.object([
      (
        "wideGamut",
        display(
          evaluation.measurement.exact, evaluation.foreground.cssText,
          evaluation.background.cssText)
      ),
      (
        "sRGB",
        display(
          evaluation.measurement.eightBit, shown.foreground.hex, shown.background.hex)
      ),
    ])
  }

  private mutating func details(
    of evaluation: Evaluation, _ text: PairingText
  ) -> [(String, String)] {
    var members: [(String, String)] = []
    if text.hasChoice {
      let candidates = report.pairings[evaluation.pairing].candidateNames
      let chosen = candidates[evaluation.chosenForeground]
      members.append(("chosen", JSONText.name(chosen)))
    }
    if let styles = text.typeStyles { members.append(("typeStyles", styles)) }
    // For a clipped color, `displays` says what each display shows.
    if evaluation.isBorderline, !evaluation.isOutsideSRGB {
      members.append(("borderline", "true"))
      members.append(("eightBitRatio", JSONText.number(evaluation.measurement.eightBit.value)))
    }
    if evaluation.isOutsideSRGB {
      members.append(("outsideSRGB", "true"))
      members.append(("displays", displays(of: evaluation)))
    }
    if evaluation.outcome == .exempt {
      members.append(("reason", JSONText.string(FindingText(evaluation, in: report).reason)))
    }
    if case .waiver(let index) = evaluation.acceptance?.ground {
      members.append(("waiver", waiver(report.waivers[index])))
    }
    if let known = evaluation.baselineRatio {
      members.append(("knownRatio", JSONText.number(known)))
    }
    if evaluation.outcome.isFinding {
      members.append(("name", JSONText.string(names.name(of: evaluation))))
      let changes = report.changeIndices(for: evaluation).map { self.changes[$0] }
      if !changes.isEmpty { members.append(("changes", JSONText.array(changes))) }
      if let unmet = report.unmetDemand(of: evaluation) {
        members.append(
          (
            "noChange",
            JSONText.name(
              ChangeText.reason(unmet.reason, path: { paths.path(of: $0) }))
          ))
      }
      let shown = report.alternatives(for: evaluation).prefix(JSONResultWriter.suggestionLimit)
      if !shown.isEmpty {
        members.append(("suggestions", JSONText.array(shown.map { suggestion($0) })))
      }
    }
    if let claim = evaluation.claim {
      let claimMembers = [
        ("documented", JSONText.number(claim.documented)), ("drifts", "\(claim.drifts)"),
      ]
      members.append(("claim", JSONText.object(claimMembers)))
    }
    return members
  }

  /// The maximum number of suggestions of an evaluation: the least changes come first.
  private static let suggestionLimit = 8

  private mutating func suggestion(_ suggestion: Suggestion) -> String {
    if let known = suggestions[suggestion.origin] { return known }
    let text = JSONChangeText.object(suggestion, paths: paths)
    suggestions[suggestion.origin] = text
    return text
  }

  private func waiver(_ waiver: Waiver) -> String {
    var members = [("reason", JSONText.name(waiver.reason))]
    if let owner = waiver.owner { members.append(("owner", JSONText.name(owner))) }
    if let end = waiver.expires {
      members.append(("expires", JSONText.string(end.description)))
    }
    if let pinned = waiver.pinned { members.append(("ratio", JSONText.number(pinned.ratio))) }
    members.append(("location", JSONText.location(waiver.span, paths)))
    return JSONText.object(members)
  }
}
