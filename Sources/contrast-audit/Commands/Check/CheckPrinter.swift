import AuditEngine
import ColorMath
import Reporters
import SourceText

/// Prints checks of one pair.
struct CheckPrinter {
  let format: ReportFormat
  let usage: Usage
  let level: Level
  let requirement: Requirement
  let style: TerminalStyle
  /// `4.5:1 for text (WCAG 1.4.3)`.
  private let needs: String
  private let passed: String
  private let failed: String
  private let meets: String
  private let misses: String

  init(
    format: ReportFormat, usage: Usage, level: Level, requirement: Requirement,
    style: TerminalStyle
  ) {
    self.format = format
    self.usage = usage
    self.level = level
    self.requirement = requirement
    self.style = style
    needs = "\(requirement.minimumText):1 for \(usage.rawValue) (WCAG \(requirement.criterion))"
    passed = "\(style.green("PASS"))  "
    failed = "\(style.red("FAIL"))  "
    meets = " meets \(level.rawValue), \(needs)"
    misses = " misses \(level.rawValue), \(needs)"
  }

  /// A single pair, in each scheme: in full, for people.
  func text(_ checks: [PairCheck]) -> String {
    guard format == .text else { return document(checks) }
    var text = checks.map(section).joined(separator: "\n")
    if checks.contains(where: { $0.scheme != nil }) {
      text +=
        "\n"
        + style.dim(
          "system colors of UIKit on iOS at default contrast; with Increase Contrast they "
            + "differ, and their values are not known") + "\n"
    }
    return text
  }

  /// The same for tokens, wherever their colors differ: in full for two places, in lines for more.
  func text(_ pair: TokenPair) -> String {
    guard format == .text else { return document(pair.checks) }
    let checks = pair.distinct
    let width = checks.map { $0.place?.count ?? 0 }.max() ?? 0
    let shown = checks.map { check in
      var check = check
      check.place = check.place?.padded(to: width)
      return check
    }
    guard shown.count > 2 else { return text(shown) }
    let passed = pair.checks.count { $0.outcome(at: requirement.minimum) == .pass }
    return shown.map(line).joined()
      + "\npasses in \(passed) of \(pair.checks.count) \(pair.axes.inert) permutations\n"
  }

  private func section(_ check: PairCheck) -> String {
    var text = place(check)
    text += "\(style.swatch(check.shown.foreground, on: check.shown.background))"
    text +=
      style.bold(ratio(check, check.outcome(at: requirement.minimum))) + "  \(pair(check))\n"
    text += seen(check) + "\n"
    for (name, usage) in [
      ("normal text", Usage.text), ("large text", .largeText), ("UI component", .uiComponent),
    ] {
      text += "  \(name.padded(to: 14))"
      for level in Level.allCases {
        guard let required = usage.requirement(at: level) else { continue }
        let cell = "\(level.rawValue) \(required.minimumText)".padded(to: 8)
        text += "\(cell)\(verdict(check.outcome(at: required.minimum)).padded(to: 9))"
      }
      text = text.trimmingTrailingSpace() + "\n"
    }
    return text + "\n\(sentence(check))\n" + nearest(check)
  }

  /// How a pair with a translucent color looks, since its digits do not show it; empty for others.
  private func seen(_ check: PairCheck) -> String {
    guard check.range == nil,
      !check.foreground.isOpaque || check.background.contains(where: { !$0.isOpaque })
    else { return "" }
    return "seen as \(check.shown.foreground.hex) on \(check.shown.background.hex)\n"
  }

  /// The nearest colors with which a failing pair passes.
  private func nearest(_ check: PairCheck) -> String {
    guard check.outcome(at: requirement.minimum) != .pass else { return "" }
    let repair = PairRepair(
      foreground: check.foreground, background: check.background, minimum: requirement.minimum)
    func line(_ what: String, _ found: PairRepair.Nearest?, _ swatch: (SRGBColor) -> String)
      -> String
    {
      guard let found else { return "  no \(what) of this hue passes that is near this one\n" }
      return "  nearest \(what) that passes  " + swatch(found.color) + style.bold(found.color.hex)
        + "  \(ChangeText.visibility(found.difference)), ΔE \(ChangeText.difference(found.difference))\n"
    }
    let under = Array(check.background.dropFirst())
    return line("foreground", repair.foreground) {
      style.swatch($0.over(check.shown.background), on: check.shown.background)
    }
      + line("background", repair.background) { top in
        let behind = Rendering.exact.composite([top] + under)
        return style.swatch(check.foreground.over(behind), on: behind)
      }
  }

  /// A check in a list: one line.
  func line(_ check: PairCheck) -> String {
    guard format == .text else { return json(check) + "\n" }
    // A batch may have millions of lines: one text, appended to.
    var text = sentence(check)
    text += "  "
    append(pair: check, to: &text)
    text += "\n"
    return text
  }

  // MARK: Text

  private func ratio(_ check: PairCheck, _ outcome: Outcome) -> String {
    if let range = check.range { return "\(range.least):1 to \(range.greatest):1" }
    guard let exact = check.measurement?.exact else { return "" }
    var text =
      outcome == .pass ? exact.description : exact.description(missing: requirement.minimum)
    text += ":1"
    return text
  }

  private func pair(_ check: PairCheck) -> String {
    var text = ""
    append(pair: check, to: &text)
    return text
  }

  private func append(pair check: PairCheck, to text: inout String) {
    func append(_ color: SRGBColor, _ index: Int) {
      if !check.names.isEmpty, let name = check.names[index] {
        text += name
        text += " "
      }
      text += color.hex
    }
    append(check.foreground, 0)
    for (index, layer) in check.background.enumerated() {
      text += index == 0 ? " on " : " over "
      append(layer, index + 1)
    }
  }

  /// `light  `; empty if the colors are the same everywhere.
  private func place(_ check: PairCheck) -> String {
    check.place.map { style.bold($0.padded(to: 5)) + "  " } ?? ""
  }

  private func verdict(_ outcome: Outcome) -> String {
    switch outcome {
    case .pass: style.green("pass")
    case .fail: style.red("fail")
    default: style.yellow("depends")
    }
  }

  private func sentence(_ check: PairCheck) -> String {
    let outcome = check.outcome(at: requirement.minimum)
    let ratio = ratio(check, outcome)
    guard outcome != .indeterminate else {
      return place(check) + "\(style.yellow("DEPENDS"))  \(ratio) by what lies beneath; "
        + "\(level.rawValue) needs \(needs)"
    }
    var text = place(check)
    text += outcome == .pass ? passed : failed
    text.reserveCapacity(96)
    text += ratio
    text += outcome == .pass ? meets : misses
    if outcome != .pass, let borderline = borderline(check) { text += borderline }
    return text
  }

  private func borderline(_ check: PairCheck) -> String? {
    guard let measurement = check.measurement, measurement.isBorderline(at: requirement.minimum)
    else { return nil }
    let rounded = measurement.eightBit.description(missing: requirement.minimum)
    return "; borderline: \(rounded):1 once rounded to 8 bits a channel"
  }

  // MARK: JSON

  /// All checks of one pair. A batch has a line for each instead, since it may have millions.
  private func document(_ checks: [PairCheck]) -> String {
    let outcomes = checks.map { $0.outcome(at: requirement.minimum) }
    let verdict = outcomes.allSatisfy { $0 == .pass } ? "pass" : "fail"
    return JSONDocument.text(
      of: Tool.identity, verdict: verdict, [("checks", JSONText.array(checks.map(json)))])
  }

  private func json(_ check: PairCheck) -> String {
    let outcome = check.outcome(at: requirement.minimum)
    var members: [(String, String)] = []
    if !check.context.isEmpty {
      members.append(
        ("context", JSONText.object(check.context.map { ($0.axis, JSONText.string($0.name)) })))
    }
    if let scheme = check.scheme { members.append(("scheme", JSONText.string(scheme))) }
    if !check.names.isEmpty {
      let names = check.names.map { $0.map(JSONText.string) ?? "null" }
      members.append(
        (
          "names",
          JSONText.object([
            ("foreground", names[0]), ("background", JSONText.array(Array(names[1...]))),
          ])
        ))
    }
    members += [
      ("foreground", JSONText.string(check.foreground.hex)),
      ("background", JSONText.strings(check.background.map(\.hex))),
      ("usage", JSONText.string(usage.rawValue)),
      ("level", JSONText.string(level.rawValue)),
      ("criterion", JSONText.string(requirement.criterion)),
    ]
    let exact = check.measurement?.exact ?? (outcome == .indeterminate ? nil : check.range?.least)
    members.append(("ratio", exact.map { JSONText.number($0.value) } ?? "null"))
    if let range = check.range {
      members.append(
        ("ratioRange", JSONText.numbers([range.least.value, range.greatest.value])))
    }
    members += [
      ("required", JSONText.number(requirement.minimum)),
      ("outcome", JSONText.string(outcome.rawValue)),
      (
        "colors",
        JSONText.object([
          ("foreground", JSONText.string(check.shown.foreground.hex)),
          ("background", JSONText.string(check.shown.background.hex)),
        ])
      ),
    ]
    if let measurement = check.measurement, measurement.isBorderline(at: requirement.minimum) {
      members.append(("borderline", "true"))
      members.append(("eightBitRatio", JSONText.number(measurement.eightBit.value)))
    }
    return JSONText.object(members)
  }
}
