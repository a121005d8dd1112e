import AuditEngine
import Reporters
import SourceText

extension InitCommand {
  static func summary(
    _ system: DraftedSystem, _ path: String, _ shown: ShownDraft?, _ code: ShownCodeText?,
    isByNames: Bool
  ) -> String {
    var text = "Wrote '\(path)' with \(count(system.policy)).".inert + "\n"
    if let code, !isByNames { text += code.judged.inert + "\n" }
    if let shown { text += shown.text.inert + "\n" }
    text += guesses(system) + questions(system.policy)
    return text + (code.map { isByNames ? $0.leftOfApp : $0.left } ?? "")
  }

  /// What is said of a policy beside the main one: what it is for, and what is guessed.
  static func summary(_ other: OtherPolicy) -> String {
    let draft = other.system.policy
    let open = draft.unplaced.values.reduce(0) { $0 + $1.count }
    return
      "Wrote '\(other.path)' with \(count(draft)), from \(shown(other.system.sources.map(\.path)))."
      .inert
      + "\n"
      + (other.reason.map { "Apart from the main sources, which it contradicts:\n  \($0)\n" } ?? "")
      + guesses(other.system) + (other.baseline?.text ?? "")
      + (open == 0 ? "" : "In no pairing there: \(open) color token\(open == 1 ? "" : "s").\n")
  }

  static func pairingCount(_ draft: PolicyDraft) -> Int {
    (draft.text + draft.components).reduce(0) { $0 + $1.foregrounds.count * $1.backgrounds.count }
  }

  private static func count(_ draft: PolicyDraft) -> String {
    let count = pairingCount(draft)
    return "\(count) pairing\(count == 1 ? "" : "s")"
  }

  /// What is guessed, and what is left out of a policy, each with the reason.
  private static func guesses(_ system: DraftedSystem) -> String {
    let draft = system.policy
    var text = ""
    for source in system.sources where source.isPage {
      let when = source.contexts.map { ", for \($0.axis) \($0.context)" }.joined()
      text += "The style sheets are judged as '\(source.path)' loads them\(when)".inert + "\n"
    }
    let guessed = system.sources.filter { $0.isGuessed && !$0.isPage }
    for source in guessed.prefix(reasonLimit) {
      let contexts = source.contexts.map { "\($0.axis) \($0.context)" }
      let layer = source.layer.map { ["the layer \($0.name) \($0.choice)"] } ?? []
      let kind = source.uiTheme.map { ["uiTheme \($0.rawValue)"] } ?? []
      let lead = source.isSaidByPackage ? "Said by package.json" : "Guessed from its name"
      text +=
        "\(lead): '\(source.path)' is for \((contexts + layer + kind).joined(separator: ", "))"
        .inert + "\n"
    }
    if guessed.count > reasonLimit {
      text += "So are \(guessed.count - reasonLimit) more; the policy says for what.\n"
    }
    for source in system.sources {
      guard let function = source.channels else { continue }
      let origin = function == .hsl ? "its values" : "the settings of its utility classes"
      text +=
        "Guessed from \(origin): '\(source.path)' has components of \(function.rawValue)()".inert
        + "\n"
    }
    for source in system.sources {
      guard let defaults = source.defaults else { continue }
      let what =
        defaults == .tailwind4
        ? "what '\(source.path)' uses and does not set"
        : "what the color schemes of '\(source.path)' do not set"
      text += "Guessed: \(what) is from \(defaults.title)".inert + "\n"
    }
    for source in system.sources where source.hasSchemeKeys {
      text +=
        "Guessed from its keys: 'light' and 'dark' in '\(source.path)' are the values of one token in both schemes"
        .inert + "\n"
    }
    for (source, groups) in system.sources.flatMap({ source in source.groups.map { (source, $0) } })
    {
      for part in groups.variants {
        text +=
          "Guessed from its name and tokens: '\(part.group)' in '\(source.path)' is '\(groups.name)' in \(groups.axis) \(part.scheme)"
          .inert + "\n"
      }
    }
    for source in system.sources where source.isOverriding {
      text +=
        "Guessed from its selectors: '\(source.path)' is a theme, and comes after the others".inert
        + "\n"
    }
    if !draft.ofCode.isEmpty {
      text += "Paired as the code shows, beside what names tell; check each:\n"
      text +=
        NameList(
          draft.ofCode.map { pair, place in
            pair + (place.map { "  \($0.file.path):\($0.start.line)" } ?? "")
          }
        ).text
    }
    if !draft.conditions.isEmpty {
      text += "Guessed what becomes of values under conditions; check each:\n"
      for condition in draft.conditions {
        text += "  \(PolicyText.words(condition.choice))  \(condition.name)".inert + "\n"
      }
    }
    if !draft.open.isEmpty {
      text +=
        "Left to you: whether \"conditions\" of the policy says \"audit\" or \"ignore\"; the audit refuses "
        + "what these may change:\n" + NameList(draft.open).text
    }
    if !draft.partial.isEmpty {
      text += "Judged in some contexts only, because their color is not known in the others:\n"
      text += NameList(draft.partial.map(judged)).text
    }
    if !draft.ofTheme.isEmpty {
      text += "Judged in the theme that they are named for:\n"
      text += NameList(draft.ofTheme.map(judged)).text
    }
    if !draft.ofPartialBackgrounds.isEmpty {
      text +=
        "Judged in some contexts only, because what they stand on is not known in the others:\n"
      text += NameList(draft.ofPartialBackgrounds).text
    }
    if !draft.excluded.isEmpty {
      let contexts = draft.excluded.map { "\($0.axis) \($0.names.joined(separator: ", "))" }
      text +=
        "Excluded, because no pairing is judged there: \(contexts.joined(separator: "; "))".inert
        + "\n"
    }
    if !draft.exempt.isEmpty {
      text += "Exempt by their names; check each:\n"
      text += NameList(draft.exempt.map { "\($0.name)  \($0.usage.rawValue)" }).text
    }
    if !draft.unread.isEmpty {
      text += "Left out, because their color is not known in every context:\n"
      text += NameList(draft.unread).text
    }
    let colors = system.catalog.colorsInCode
    if let first = colors.first {
      text +=
        "\(colors.count) color\(colors.count == 1 ? "" : "s") in code that \(colors.count == 1 ? "is" : "are") not read, first at \(first.file.path):\(first.start.line)"
        .inert + "\n"
    }
    if !draft.gradients.isEmpty {
      text += "Left out, because they are gradients or show nothing, and text is judged in one "
      text += "color:\n"
      text += NameList(draft.gradients).text
    }
    if !draft.faded.isEmpty {
      text += "Left out, because their opacity is a token of its own; write colors with it:\n"
      text += NameList(draft.faded).text
    }
    return text
  }

  /// What is asked about tokens in no pairing.
  private static func questions(_ draft: PolicyDraft) -> String {
    var text = ""
    for question in PolicyDraft.Question.allCases {
      guard let names = draft.unplaced[question] else { continue }
      text += heading(question, names.count) + NameList(names).text
    }
    if draft.unplaced.values.contains(where: { NameList($0).isCut }) {
      text += "All in no pairing: contrast-audit --format json, under coverage.unreached.\n"
    }
    return text
  }

  private static func judged(_ name: String, _ contexts: PolicyDraft.Contexts) -> String {
    let alternatives = contexts.alternatives.map { terms in
      terms.map { "\($0.axis) \($0.names.joined(separator: ", "))" }.joined(separator: " with ")
    }
    return "\(name)  \(alternatives.joined(separator: "; "))"
  }

  static func shown(_ paths: [String]) -> String {
    paths.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
      + (paths.count > 3 ? " and \(paths.count - 3) more" : "")
  }

  private static let reasonLimit = 8

  /// What is left out for reasons of their own, a few of them.
  private static func rows(_ left: [FoundSources.Reason], _ clause: String) -> [String] {
    let rows = left.prefix(reasonLimit).map { path, reason in
      "Left out '\(path)', \(clause):".inert + "\n  \(reason)"
    }
    let more = left.count - rows.count
    return more > 0 ? rows + ["Left out \(more) more, \(clause); the policy names them."] : rows
  }

  /// What a search took, and what it found beside that.
  static func searched(_ found: FoundSources) -> String {
    let repeated = found.left.filter { if case .repeated = $0.reason { true } else { false } }
    let others = found.left.filter { if case .repeated = $0.reason { false } else { true } }
    var left = (others + repeated.prefix(reasonLimit)).map { left in
      "Left out the \(left.kind) \(shown(left.paths))\(clause(left.reason)).".inert
    }
    if repeated.count > reasonLimit {
      left.append(
        "Left out \(repeated.count - reasonLimit) more that say the colors of others again; the policy "
          + "names them.")
    }
    let unread = found.unread.map { language, paths in
      "Not read, since they are \(language): \(shown(paths)).".inert
    }
    let refused = rows(found.refused, "which cannot be read with the others")
    let empty = rows(found.empty, "since nothing of it is read")
    let lines = ["Read \(shown(found.taken)).".inert] + refused + empty + left + unread
    return lines.map { $0 + "\n" }.joined()
  }

  /// What was passed over in a search without a word.
  static func passed(
    _ system: DraftedSystem, _ found: FoundSources?, _ others: OtherPolicies, in folder: String,
    _ environment: ToolEnvironment
  ) -> PassedFiles {
    let sources = ([system] + others.all.map(\.system)).flatMap(\.sources)
    let pages = sources.filter(\.isPage).flatMap { PageSheets.files(of: $0.path, environment) }
    let named = found.map { found in
      found.left.flatMap(\.paths) + found.unread.flatMap(\.paths)
        + (found.refused + found.empty).map(\.path) + found.taken
    }
    return PassedFiles(
      in: folder, besides: sources.map(\.path) + pages + (named ?? []), of: environment)
  }

  private static func clause(_ reason: FoundSources.Left.Reason) -> String {
    switch reason {
    case .beside: "; name them to audit them too"
    case .shown: ", of examples or documentation; name them to audit them too"
    case .unpaired: ", since no names in them go together"
    case .colorless: ", in which no color token is read"
    case .repeated(let path): ", which say the colors of '\(path)' again"
    }
  }

  /// What an audit by the draft covers of Apple's settings, and what it cannot know.
  static func settings(_ report: AuditReport, _ materials: [String]) -> String {
    var text = "Settings of Apple's systems:\n"
    for line in AppleSetting.lines(of: report) { text += "  \(line)\n" }
    text +=
      "Unknown, since they are of the system and no range is published: materials and vibrancy.\n"
    guard !materials.isEmpty else {
      return text + "  No background is a material by its name; pair what lies on one with 'any'.\n"
    }
    text += "Materials by their names, which lie over any:\n"
    for name in materials { text += "  \(name.inert)\n" }
    return text
  }

  private static func heading(_ question: PolicyDraft.Question, _ count: Int) -> String {
    let tokens = "\(count) color token\(count == 1 ? "" : "s")"
    return switch question {
    case .foreground: "What stands on them? \(tokens) in no pairing:\n"
    case .background: "On what do they stand? \(tokens) in no pairing:\n"
    case .use: "What are they for? \(tokens) in no pairing:\n"
    case .pair: "The code shows no pair with them as they are: \(tokens) in no pairing:\n"
    }
  }
}
