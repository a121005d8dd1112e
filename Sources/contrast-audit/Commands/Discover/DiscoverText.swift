import SourceText
import UsageReaders

/// What code uses, for people.
struct DiscoverText {
  let pairs: [DiscoveredPair]
  let search: UsageSearch

  /// How many places of one pair, or one reason, are shown.
  private static let placeLimit = 3
  private static let unfollowedLimit = 10

  var text: String {
    var text = ListCommand.table(pairs.map(row))
    if !pairs.isEmpty { text += "\n" }
    let places = pairs.reduce(0) { $0 + $1.places.count }
    text += "\(Self.count(pairs.count, "pair")) in \(Self.count(places, "place")) of "
    text += "\(Self.count(search.fileCount, "file"))"
    let undeclared = pairs.count { $0.standing == .undeclared }
    if pairs.contains(where: { $0.standing != nil }) {
      let faint = pairs.count { $0.standing == .faint }
      text += "; \(undeclared) not judged by the policy"
      if faint > 0 { text += ", \(faint) too faint" }
    }
    text += ".\n"
    for reason in UnfollowedUse.Reason.allCases { text += unfollowed(reason) }
    if let skipped = search.skippedText { text += "Files not read: \(skipped).\n" }
    return text
  }

  private func row(_ pair: DiscoveredPair) -> [String] {
    let size = pair.first.isLarge.map { $0 ? " (large)" : "" } ?? ""
    let more = pair.places.count - Self.placeLimit
    let places = pair.places.prefix(Self.placeLimit).map(Self.place).joined(separator: " ")
    return [
      "\(pair.first.foreground.written) on \(pair.first.background.written)",
      pair.first.role.rawValue + size, pair.first.state.text, standing(pair),
      places + (more > 0 ? " and \(more) more" : ""),
    ]
  }

  private func standing(_ pair: DiscoveredPair) -> String {
    guard let shortfall = pair.shortfall else { return pair.standing?.rawValue ?? "" }
    let ratio = shortfall.ratio.description(missing: shortfall.requirement.minimum)
    return "\(DiscoveredPair.Standing.faint.rawValue), \(ratio):1\(shortfall.place)"
  }

  private func unfollowed(_ reason: UnfollowedUse.Reason) -> String {
    let uses = search.reading.unfollowed.filter { $0.reason == reason }
    guard !uses.isEmpty else { return "" }
    var text = "\nNot followed, \(reason.rawValue): \(uses.count)\n"
    for use in uses.prefix(Self.unfollowedLimit) {
      let shown = use.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      text += "  \(Self.place(use.place).inert)  \(shown.inert)\n"
    }
    if uses.count > Self.unfollowedLimit {
      text += "  and \(uses.count - Self.unfollowedLimit) more; --format json lists all\n"
    }
    return text
  }

  /// `app/a.css:3:7`.
  static func place(_ span: SourceSpan) -> String {
    let start = span.start
    return "\(span.file.path):\(start.line):\(start.column)"
  }

  /// `1 pair`, `2 pairs`.
  static func count(_ number: Int, _ thing: String) -> String {
    "\(number) \(thing)\(number == 1 ? "" : "s")"
  }
}
