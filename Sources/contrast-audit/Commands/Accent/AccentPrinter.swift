import AuditEngine
import ColorMath
import Reporters
import SourceText

/// Prints the effect of an accent for people.
struct AccentPrinter {
  private let words: AccentText
  private let style: TerminalStyle

  init(text: AccentText, style: TerminalStyle) {
    words = text
    self.style = style
  }

  var report: String {
    let isRounded = words.trials.contains { trial in
      trial.readings.contains { AccentText.rounded($0) != nil }
    }
    return style.bold(words.subject) + "\n"
      + (words.comparison.map { Self.wrapped($0) } ?? "") + Self.wrapped(words.nearest) + "\n"
      + words.trials.map(section).joined(separator: "\n")
      + (isRounded ? "\n" + style.dim(AccentText.roundingNote) + "\n" : "")
  }

  private func section(_ trial: AccentTrial) -> String {
    let scheme = trial.scheme.isEmpty ? "" : style.bold(trial.scheme.inert) + "  "
    let paint = trial.readings.allSatisfy(\.passes) ? style.green : style.red
    var text = scheme + style.block(trial.accent) + style.bold(trial.accent.hex)
    text += "\n  \(paint(words.counts(of: trial)))\n"
    for line in words.followers(of: trial) {
      text += style.dim(Self.wrapped(line, indent: "  "))
    }
    text += "  " + "needs".padded(to: 7) + words.comparedColumn.padded(to: 11)
    text += trial.accent.hex.padded(to: 11) + (proposal(of: trial)?.hex ?? "")
    text = text.trimmingTrailingSpace() + "\n"
    for (heading, readings) in AccentText.groups(of: trial) {
      text += "  " + style.bold(heading) + "\n"
      for reading in readings { text += row(reading, in: trial) }
    }
    return text
  }

  /// Text in lines of readable length, broken between words.
  private static func wrapped(_ text: String, indent: String = "") -> String {
    var lines = [indent]
    for word in text.split(separator: " ") {
      if lines[lines.count - 1].count + word.count >= 80 { lines.append(indent + "  ") }
      if lines[lines.count - 1].last.map({ $0 != " " }) == true { lines[lines.count - 1] += " " }
      lines[lines.count - 1] += word
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The proposal if it is another color.
  private func proposal(of trial: AccentTrial) -> SRGBColor? {
    trial.proposal.flatMap { $0.difference > 0 ? $0.color : nil }
  }

  private func row(_ reading: AccentTrial.Reading, in trial: AccentTrial) -> String {
    var text = "  " + Requirement.text(reading.minimum).padded(to: 7)
    text += cell(reading.before, reading.minimum) + cell(reading.after, reading.minimum)
    if proposal(of: trial) != nil { text += cell(reading.proposed, reading.minimum) }
    text += "\(reading.foreground) on \(reading.background)".inert
    text += "  " + style.dim(reading.rule.inert)
    let binding = trial.binding
    if reading.foreground == binding?.foreground, reading.background == binding?.background,
      reading.minimum == binding?.minimum
    {
      text += "  " + style.yellow("← tightest")
    }
    if let rounded = AccentText.rounded(reading) { text += "  " + style.dim(rounded) }
    return text + "\n"
  }

  private func cell(_ look: RepairPreview?, _ minimum: Double) -> String {
    guard let look else { return "–".padded(to: 11) }
    let text = AccentText.ratio(look.measurement, minimum).padded(to: 11)
    return look.measurement.meets(minimum) ? text : style.red(text)
  }
}
