import AuditEngine
import ColorMath
import Reporters
import SourceText

/// Prints the effect of an accent.
struct AccentPrinter {
  let bench: AccentBench
  let style: TerminalStyle

  // MARK: Text

  func text(_ trials: [AccentTrial]) -> String {
    var text = ""
    if let compared = bench.compared {
      let template = bench.template ?? compared
      text +=
        style.dim(
          "before: \(compared.inert)"
            + (template == compared
              ? "" : "; derived colors as in \(template.inert)"))
        + "\n\n"
    }
    for trial in trials { text += section(trial) + "\n" }
    return text
  }

  private func section(_ trial: AccentTrial) -> String {
    let failing = trial.readings.count { !$0.after.meets($0.minimum) }
    let scheme = trial.scheme.isEmpty ? "" : style.bold(trial.scheme.inert) + "  "
    let pairings = trial.readings.count == 1 ? "pairing" : "pairings"
    var text = scheme + style.block(trial.accent) + style.bold(trial.accent.hex) + "  "
    text +=
      failing == 0
      ? style.green("passes (\(trial.readings.count) \(pairings))")
      : style.red("fails \(failing) of \(trial.readings.count) \(pairings)")
    text += "  " + proposal(trial) + "\n"
    let hasProposal = trial.proposal.map { $0.difference > 0 } ?? false
    let columns =
      ["before", trial.accent.hex] + (hasProposal ? [trial.proposal?.color.hex ?? ""] : [])
    text += "  " + "needs".padded(to: 7)
    text += columns.map { $0.padded(to: 10) }.joined().trimmingTrailingSpace() + "\n"
    let binding = trial.binding
    for reading in trial.readings {
      text += "  " + Requirement.text(reading.minimum).padded(to: 7)
      text += cell(reading.before, reading.minimum)
      text += cell(reading.after, reading.minimum)
      if hasProposal { text += cell(reading.proposed, reading.minimum) }
      text += "\(reading.foreground) on \(reading.background)".inert
      text += "  " + style.dim(reading.rule.inert)
      if reading.foreground == binding?.foreground, reading.background == binding?.background {
        text += "  " + style.yellow("← tightest")
      }
      text += "\n"
    }
    for demand in trial.leftOut {
      text +=
        "  " + style.yellow("not fixable by the accent:") + " "
        + ChangeText.demand(demand) + "\n"
    }
    return text
  }

  private func proposal(_ trial: AccentTrial) -> String {
    guard let proposal = trial.proposal else {
      return style.red("no accent of this hue passes")
    }
    guard proposal.difference > 0 else { return "" }
    return "nearest that passes: " + style.block(proposal.color) + style.bold(proposal.color.hex)
      + "  \(ChangeText.visibility(proposal.difference)), ΔE \(ChangeText.difference(proposal.difference))"
  }

  private func cell(_ measured: ContrastMeasurement?, _ minimum: Double) -> String {
    guard let measured else { return "–".padded(to: 10) }
    let passes = measured.meets(minimum)
    let shown = passes ? measured.exact.description : measured.exact.description(missing: minimum)
    let text = (shown + (passes ? "" : " ✗")).padded(to: 10)
    return passes ? text : style.red(text)
  }

  // MARK: JSON

  func json(_ trials: [AccentTrial]) -> String {
    var members: [(String, String)] = []
    if let compared = bench.compared { members.append(("compared", JSONText.string(compared))) }
    if let template = bench.template { members.append(("like", JSONText.string(template))) }
    members.append(("schemes", JSONText.array(trials.map(json))))
    return JSONText.object(members) + "\n"
  }

  private func json(_ trial: AccentTrial) -> String {
    JSONText.object([
      ("scheme", JSONText.string(trial.scheme)), ("accent", JSONText.string(trial.accent.hex)),
      ("current", JSONText.string(trial.current.hex)),
      ("proposed", trial.proposal.map { JSONText.string($0.color.hex) } ?? "null"),
      ("difference", trial.proposal.map { JSONText.number($0.difference) } ?? "null"),
      ("binding", trial.binding.map(json) ?? "null"),
      ("readings", JSONText.array(trial.readings.map(json))),
      (
        "leftOut",
        JSONText.array(
          trial.leftOut.map { demand in
            JSONText.object([
              ("foreground", JSONText.string(demand.foreground)),
              ("background", JSONText.string(demand.background)),
              ("required", JSONText.number(demand.minimum)),
            ])
          })
      ),
    ])
  }

  private func json(_ reading: AccentTrial.Reading) -> String {
    func ratio(_ measured: ContrastMeasurement?) -> String {
      measured.map { JSONText.number($0.exact.value) } ?? "null"
    }
    return JSONText.object([
      ("rule", JSONText.string(reading.rule)),
      ("foreground", JSONText.string(reading.foreground)),
      ("background", JSONText.string(reading.background)),
      ("required", JSONText.number(reading.minimum)), ("before", ratio(reading.before)),
      ("after", ratio(reading.after)), ("proposed", ratio(reading.proposed)),
      ("outcome", JSONText.string(reading.after.meets(reading.minimum) ? "pass" : "fail")),
    ])
  }
}
