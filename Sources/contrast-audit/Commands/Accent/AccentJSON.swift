import AuditEngine
import ColorMath
import Reporters

/// The effect of an accent for machines.
struct AccentJSON {
  private let words: AccentText

  init(text: AccentText) { words = text }

  var text: String {
    var members: [(String, String)] = []
    if let compared = words.compared { members.append(("compared", JSONText.string(compared))) }
    if let template = words.template { members.append(("like", JSONText.string(template))) }
    members.append(("schemes", JSONText.array(words.trials.map(json))))
    let passes = words.trials.allSatisfy(\.regressions.isEmpty)
    return JSONDocument.text(of: Tool.identity, verdict: passes ? "pass" : "fail", members)
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
        "followers",
        JSONText.array(
          trial.followers.map { follower in
            JSONText.object([
              ("token", JSONText.string(follower.name)),
              ("after", JSONText.string(follower.after.hex)),
              ("proposed", follower.proposed.map { JSONText.string($0.hex) } ?? "null"),
            ])
          })
      ),
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
    func ratio(_ look: RepairPreview?) -> String {
      look.map { JSONText.number($0.measurement.exact.value) } ?? "null"
    }
    return JSONText.object([
      ("rule", JSONText.string(reading.rule)),
      ("foreground", JSONText.string(reading.foreground)),
      ("background", JSONText.string(reading.background)),
      ("required", JSONText.number(reading.minimum)), ("before", ratio(reading.before)),
      ("after", ratio(reading.after)), ("proposed", ratio(reading.proposed)),
      ("outcome", JSONText.string(reading.passes ? "pass" : "fail")),
      ("caused", "\(reading.isCaused)"),
    ])
  }
}
