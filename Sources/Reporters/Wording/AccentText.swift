package import AuditEngine
package import ColorMath
import SourceText

/// The effect of an accent in words, the same in every format.
package struct AccentText {
  /// A trial for each scheme.
  package let trials: [AccentTrial]
  /// The name of the system; nil if the policy has none.
  package let system: String?
  /// The theme that is compared, by name; nil without themes.
  package let compared: String?
  /// The theme by which other colors follow the accent; nil without themes.
  package let template: String?

  /// Describes trials of an accent.
  package init(trials: [AccentTrial], system: String?, compared: String?, template: String?) {
    self.trials = trials
    self.system = system
    self.compared = compared
    self.template = template
  }

  // MARK: Sentences

  /// `#2596BE as the accent of VaultMail`.
  package var subject: String {
    let differs = Set(trials.map(\.accent)).count > 1
    let tried =
      differs
      ? trials.map { "\($0.accent.hex)\(place($0))" }.joined(separator: ", ")
      : trials.first?.accent.hex ?? ""
    return "\(tried) as the accent" + (system.map { " of \(name($0))" } ?? "")
  }

  /// `compared with the theme default; the colors that follow it …`; nil without themes.
  package var comparison: String? {
    guard let compared else { return nil }
    let text = "compared with the theme \(name(compared))"
    let follows = trials.contains { !$0.followers.isEmpty }
    guard let template, template != compared, follows else { return text }
    return text + "; the colors that follow it do so as in the theme \(name(template))"
  }

  /// What to take instead, for all schemes: `The nearest: #006787 in light (strong, ΔE 0.15), …`.
  package var nearest: String {
    guard trials.contains(where: { $0.leftOut.count > 0 || $0.proposal?.difference != 0 }) else {
      return "It passes everything."
    }
    let parts = trials.map { trial in
      guard let proposal = trial.proposal else { return "none of this hue\(place(trial))" }
      let words =
        proposal.difference > 0
        ? "\(ChangeText.visibility(proposal.difference)), ΔE \(ChangeText.difference(proposal.difference))"
        : "as it is"
      return "\(proposal.color.hex)\(place(trial)) (\(words))"
    }
    return "The nearest: \(parts.joined(separator: ", ")); \(passed)"
  }

  /// What the proposals pass: `passes all but 14 of 31 in light …`.
  private var passed: String {
    let missed = trials.filter { $0.proposal != nil && !$0.leftOut.isEmpty }
    let missing = trials.filter { $0.proposal == nil }
    var text = ""
    if missing.count < trials.count {
      text =
        missed.isEmpty
        ? "passes everything"
        : "passes all but "
          + missed.map { trial in
            let failing = trial.readings.count { reading in
              reading.proposed.map { !$0.measurement.meets(reading.minimum) } ?? false
            }
            return "\(failing) of \(trial.readings.count)\(place(trial))"
          }.joined(separator: " and ")
          + ", which no accent of this hue passes together with the rest"
    }
    guard !missing.isEmpty else { return text }
    let none = "no accent of this hue passes what \(compared.map(name) ?? "the accent") passes"
    return (text.isEmpty ? "" : "\(text); ") + none + missing.map(place).joined(separator: " and")
  }

  /// `5 of 41 pairings fail because of it; 12 others fail without it too, and it makes 3 of them worse`.
  package func counts(of trial: AccentTrial) -> String {
    let caused = trial.readings.count(where: \.isCaused)
    let others = trial.readings.count { !$0.passes && !$0.isCaused }
    let worse = trial.readings.count(where: \.isWorse)
    let all = "\(trial.readings.count) pairing\(trial.readings.count == 1 ? "" : "s")"
    guard caused + others > 0 else { return "passes (\(all))" }
    let first =
      caused == 0
      ? "nothing fails because of it in \(all)"
      : "\(caused) of \(all) fail\(caused == 1 ? "s" : "") because of it"
    guard others > 0 else { return first }
    let noun = caused == 0 ? "" : others == 1 ? " other" : " others"
    let more = worse == 0 ? "" : ", and it makes \(worse) of them worse"
    return "\(first); \(others)\(noun) fail\(others == 1 ? "s" : "") without it too\(more)"
  }

  /// The colors that follow the accent: those that are derived, then the names of those that are it.
  package func followers(of trial: AccentTrial) -> [String] {
    let derived = trial.followers.filter { $0.after != trial.accent }
    let same = trial.followers.filter { $0.after == trial.accent }
    var lines: [String] = []
    let shows = trial.proposal.map { $0.difference > 0 } ?? false
    if !derived.isEmpty {
      let colors = derived.prefix(Self.limit).map { follower in
        let other = shows ? follower.proposed.map { " (\($0.hex) with the nearest)" } ?? "" : ""
        return "\(name(follower.name)) \(follower.after.hex)\(other)"
      }
      lines.append("follow it: " + list(colors, of: derived.count))
    }
    if !same.isEmpty {
      lines.append(
        "the same: " + list(same.prefix(Self.limit).map { name($0.name) }, of: same.count))
    }
    return lines
  }

  // MARK: Readings

  /// The heading of the column of the compared theme.
  package var comparedColumn: String {
    compared.map { $0.count <= 9 ? $0.inert : "now" } ?? "now"
  }

  /// The pairings by what the accent does to them, each with a heading.
  package static func groups(
    of trial: AccentTrial
  ) -> [(heading: String, readings: [AccentTrial.Reading])] {
    [
      ("Because of it", trial.readings.filter(\.isCaused)),
      ("Without it too", trial.readings.filter { !$0.passes && !$0.isCaused }),
      ("Pass", trial.readings.filter(\.passes)),
    ].filter { !$0.1.isEmpty }
  }

  /// `3.39 ✗`.
  package static func ratio(_ measured: ContrastMeasurement, _ minimum: Double) -> String {
    measured.meets(minimum)
      ? measured.exact.description
      : measured.exact.description(missing: minimum) + " ✗"
  }

  /// What a screen with 8 bits a channel makes of a ratio, `4.49 in 8 bits`, where that decides or the
  /// digits that are shown do not tell which pairing is the tightest; nil elsewhere.
  package static func rounded(_ reading: AccentTrial.Reading) -> String? {
    for look in [reading.after, reading.proposed].compactMap(\.self) {
      let (exact, eightBit) = (look.measurement.exact, look.measurement.eightBit)
      let isNear = eightBit.value < exact.value && eightBit.value < reading.minimum * nearness
      if look.measurement.isBorderline(at: reading.minimum)
        || isNear && exact.meets(reading.minimum) && "\(exact)" != "\(eightBit)"
      {
        let shown =
          eightBit.meets(reading.minimum)
          ? eightBit.description : eightBit.description(missing: reading.minimum)
        return "\(shown) in 8 bits"
      }
    }
    return nil
  }

  /// What the words about 8 bits mean.
  package static let roundingNote =
    "In 8 bits: as a screen rounds each channel; of both ratios the lower one counts"

  /// How far above a minimum a ratio is near it, as a factor.
  private static let nearness = 1.01
  /// How many followers are named.
  private static let limit = 12

  private func list(_ shown: [String], of count: Int) -> String {
    shown.joined(separator: ", ") + (count > shown.count ? " and \(count - shown.count) more" : "")
  }

  private func place(_ trial: AccentTrial) -> String {
    trial.scheme.isEmpty ? "" : " in \(name(trial.scheme))"
  }

  private func name(_ text: String) -> String { text.inert(limit: FindingText.nameLimit) }
}
