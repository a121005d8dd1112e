import AuditEngine
import ColorMath
import DesignTokens
import Reporters
import SourceText

/// A finding: the verdict, both colors step by step, the rule, and what would pass.
struct FindingExplanation: Explanation {
  let text: String
  let members: [(String, String)]

  init(_ finding: Evaluation, _ json: ExplanationJSON) {
    let (report, catalog) = (json.report, json.catalog)
    let words = FindingText(finding, in: report)
    let pairing = report.pairings[finding.pairing]
    let names = report.permutations[finding.permutation]
    let rule = report.rule(of: finding)
    let permutation = TokenExplanation.permutation(names, of: report, in: catalog)
    let resolver = TokenResolver(catalog, in: permutation)
    let place = FindingText.permutationText(names)
    var text = "\(words.pairingText)\(place.isEmpty ? "" : ", \(place)")\n"
    text += "\(finding.outcome.rawValue): \(words.verdict)\n"
    if finding.acceptance != nil { text += "\(words.reason)\n" }
    text += "\nColors as seen: \(words.colorsText)\n"
    var layers: [String] = []
    for (role, name) in [("Foreground", pairing.candidateNames[finding.chosenForeground])]
      + pairing.backgroundNames.map({ ("Background", $0) })
    {
      let steps = catalog.token(named: name).map { [("steps", json.steps(of: $0, in: resolver))] }
      layers.append(
        JSONText.object(
          [("role", JSONText.string(role.lowercased())), ("name", JSONText.name(name))]
            + (steps ?? [])))
      guard let token = catalog.token(named: name) else {
        text += "\(role): \(name.inert)\n"
        continue
      }
      text += "\(role):\n\(TokenExplanation.trace(of: token, in: resolver, catalog))"
    }
    if let choice = pairing.choice {
      let names = pairing.candidateNames
      text +=
        "Chosen by the \(choice.measure.rawValue) of the background: '\(names[0])' above "
        .inert + "\(choice.thresholdText), else '\(names[1])'\n".inert
    }
    text += "\nUsage: \(words.usageText)\n"
    text += "Rule: \(rule.id), \(rule.title)".inert + "\n"
    if let source = rule.source { text += "Rule's source: \(source.inert)\n" }
    if let source = pairing.source { text += "Source: \(source.inert)\n" }
    if let reason = pairing.reason { text += "Because: \(reason.inert)\n" }
    if let contexts = RuleText.condition(pairing.condition) {
      text += "Judged: only in \(contexts)\n"
    }
    if let claim = finding.claim {
      text += "Claim: documented as \(claim.text.inert):1, measured "
      text +=
        "\(finding.measurement.exact):1\(claim.drifts ? "; the documentation is wrong" : "")\n"
    }
    text += "Declared: \(pairing.span.file.path):\(pairing.span.start.line)".inert + "\n"
    if let requirement = finding.requirement, finding.outcome != .pass {
      text += "\nWhat would pass: \(FindingExplanation.remedy(finding, requirement))\n"
      if let remedy = words.remedyText { text += "In the plan: \(remedy)\n" }
      let alternatives = report.alternatives(for: finding)
      if !alternatives.isEmpty { text += "Alone, with all other colors as they are:\n" }
      for suggestion in alternatives {
        text += "  \(ChangeText.sentence(suggestion))  (\(ChangeText.place(suggestion.origin)))\n"
      }
    }
    text += "\nFingerprint: \(report.fingerprint(of: finding))\n"
    self.text = text
    var members = [
      ("kind", JSONText.string("finding")),
      ("fingerprint", JSONText.string(report.fingerprint(of: finding))),
    ]
    members += json.pairing(pairing)
    members += [
      ("context", json.context(names)), ("outcome", JSONText.string(finding.outcome.rawValue)),
      ("ratio", JSONText.number(finding.measurement.worse)),
      ("required", finding.requirement.map { JSONText.number($0.minimum) } ?? "null"),
      (
        "colors",
        JSONText.object([
          ("foreground", JSONText.string(finding.foreground.hex)),
          ("background", JSONText.string(finding.background.hex)),
        ])
      ),
      ("usage", JSONText.name(words.usageText)), ("verdict", JSONText.name(words.verdict)),
      ("layers", JSONText.array(layers)),
    ]
    if let requirement = finding.requirement, finding.outcome != .pass {
      members.append(
        ("wouldPass", JSONText.name(FindingExplanation.remedy(finding, requirement))))
      members += ExplanationJSON.optional("inThePlan", words.remedyText)
      let alternatives = report.alternatives(for: finding).map {
        JSONChangeText.object($0, paths: json.paths)
      }
      members.append(("suggestions", JSONText.array(alternatives)))
    }
    self.members = members
  }

  /// The greys that pass on the background, each measured.
  private static func remedy(_ finding: Evaluation, _ requirement: Requirement) -> String {
    guard finding.background.isOpaque else {
      return "a more opaque background, or a narrower backdrop"
    }
    func passes(_ grey: UInt8) -> Bool {
      ContrastMeasurement(
        foreground: SRGBColor(red8: grey, green8: grey, blue8: grey),
        background: [finding.background]
      ).meets(requirement.minimum)
    }
    let luminance = finding.background.relativeLuminance
    let greys = (0...255).map { UInt8($0) }.filter(passes)
    let darker = greys.last {
      SRGBColor(red8: $0, green8: $0, blue8: $0).relativeLuminance < luminance
    }
    let lighter = greys.first {
      SRGBColor(red8: $0, green8: $0, blue8: $0).relativeLuminance > luminance
    }
    func hex(_ grey: UInt8) -> String { SRGBColor(red8: grey, green8: grey, blue8: grey).hex }
    let options = [
      darker.map { "no lighter than \(hex($0))" }, lighter.map { "no darker than \(hex($0))" },
    ].compactMap { $0 }
    return options.isEmpty
      ? "no foreground reaches \(requirement.minimumText):1 on this background"
      : "an opaque foreground of the luminance of a gray \(options.joined(separator: ", or "))"
  }
}
