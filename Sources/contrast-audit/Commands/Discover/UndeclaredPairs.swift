import AuditEngine
import SourceText
import SystemLoading
import UsageReaders

/// `--undeclared-pairs`: the pairs in code that no pairing judges, as findings.
struct UndeclaredPairs {
  /// An error for each pair, and notes about what could not be compared.
  let diagnostics: [Diagnostic]
  /// The texts and icons without a pair that could be compared.
  let unresolved: [UnresolvedUse]

  /// Compares the code in some paths with a policy; code that uses no token of it is an error.
  init(
    below paths: [String], by prepared: PreparedAudit, in environment: ToolEnvironment
  ) throws {
    var search = try UsageSearch(paths, in: environment)
    let standings = try PairStandings(prepared)
    standings.noteOthers(in: &search.reading)
    let pairs = standings.standing(DiscoveredPair.all(of: search.reading))
    let shown = paths.map { "'\($0)'" }.joined(separator: ", ")
    guard pairs.contains(where: { $0.foreground != nil }) else {
      throw ToolFailure(
        "no pair of tokens of the policy was found in the code in \(shown), so nothing can be compared; "
          + "'contrast-audit discover' says what is used there")
    }
    diagnostics =
      pairs.filter { $0.standing == .undeclared || $0.standing == .faint }
      .map { Self.finding($0, prepared.policy.undeclaredPairs) }
      + Self.notes(pairs, search).map { Diagnostic(.note, $0) }
    var places = UnresolvedPlaces(search.reading, standings.names)
    for pair in pairs {
      guard let reason = Self.obstacle(pair) else { continue }
      for place in pair.places { places.add(place, reason) }
    }
    unresolved = places.uses
  }

  /// Why a pair of a text or icon is not compared; nil for any other.
  private static func obstacle(_ pair: DiscoveredPair) -> String? {
    guard pair.first.role == .text || pair.first.role == .icon, !pair.first.state.isInactive,
      !pair.first.state.isPrinted
    else { return nil }
    return switch pair.standing {
    case .opacity: "the code changes the opacity of a color of it"
    case .literal, .unknown: "a color of it is no token of the policy"
    case .translucent: "what shows through behind it is not known"
    case .judged, .exempt, .undeclared, .measured, .faint, nil: nil
    }
  }

  private static func finding(
    _ pair: DiscoveredPair, _ severity: Diagnostic.Severity
  ) -> Diagnostic {
    let state = pair.first.state.isRest ? "" : " in the state \(pair.first.state.text)"
    let more = pair.places.count - 1
    let places = more == 0 ? "" : " and \(more) more place\(more == 1 ? "" : "s")"
    let use = "used as \(pair.first.role.rawValue)\(state) here\(places)"
    return Diagnostic(severity, message(pair, use), at: pair.first.place)
  }

  private static func message(_ pair: DiscoveredPair, _ use: String) -> String {
    if let shortfall = pair.shortfall {
      let (ratio, requirement) = (shortfall.ratio, shortfall.requirement)
      return
        "\(pair.first.foreground.written) on \(pair.first.background.written), \(use), has "
        + "\(ratio.description(missing: requirement.minimum)):1\(shortfall.place), less than the "
        + "\(requirement.minimumText):1 of WCAG \(requirement.criterion)"
    }
    let reason =
      switch pair.judgement {
      case .partly: "judged in some themes and schemes only"
      case .otherwise(let usages):
        "judged only as \(usages.map(\.rawValue).joined(separator: ", "))"
      case .over(.some): "judged only where the background lies over others"
      case .asChoice: "judged only as a choice among several foregrounds"
      default: "judged by no pairing"
      }
    return
      "\(pair.foreground ?? "") on \(pair.background ?? ""), \(use), is \(reason); to judge it, add "
      + pair.declaration
  }

  private static func notes(_ pairs: [DiscoveredPair], _ search: UsageSearch) -> [String] {
    func count(_ standing: DiscoveredPair.Standing) -> Int {
      pairs.count { $0.standing == standing }
    }
    var parts: [String] = []
    func add(_ count: Int, _ text: String) { if count > 0 { parts.append("\(count) \(text)") } }
    add(count(.measured), "measured as written")
    add(count(.exempt), "exempt by the policy or by WCAG")
    add(count(.translucent), "on a translucent background over something unknown")
    add(count(.opacity), "with an opacity of their own")
    add(count(.literal), "with a color that is no token")
    add(count(.unknown), "with a name that is no token of the policy")
    let files = "\(search.fileCount) file\(search.fileCount == 1 ? "" : "s")"
    let known = "\(count(.judged)) of \(pairs.count) pair\(pairs.count == 1 ? "" : "s")"
    let judged = "\(known) in \(files) of code \(pairs.count == 1 ? "is" : "are") judged"
    var notes = [([judged] + parts).joined(separator: ", ")]
    if let unfollowed = search.unfollowedText {
      notes.append("\(unfollowed); 'contrast-audit discover' lists them")
    }
    if let skipped = search.skippedText { notes.append("files of code not read: \(skipped)") }
    return notes
  }
}
