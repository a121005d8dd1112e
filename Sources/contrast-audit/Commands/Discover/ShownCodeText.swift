import SourceText
import UsageReaders

/// What `init --from-code` says of the code: how much of it the policy judges, and what it does not have.
struct ShownCodeText {
  let code: ShownCode
  /// The pairs with what the policy that was written says of them.
  let pairs: [DiscoveredPair]

  /// Why the policy does not have a pair as the code shows it.
  private enum Reason: String, CaseIterable {
    case opacity = "The code sets an opacity, and no pairing has the tokens for that use"
    case partly = "A token has no color in some themes and schemes, where the pair is not judged"
    case color = "A token is no single color, or has none in some themes and schemes"
    case faint = "Less contrast as written than WCAG requires"
    case judgedOpacity = "The code sets an opacity, and the tokens are judged without it"
    case unsure =
      "A token is no single color, cannot be seen there, is an icon against its name, or shows in one scheme only"
    case unknown = "A name is no token"
    case literal = "A color is written out"

    /// What --undeclared-pairs finds is listed whole.
    var limit: Int {
      switch self {
      case .opacity, .partly, .color, .faint, .unsure: .max
      case .judgedOpacity, .unknown, .literal: 10
      }
    }
  }

  /// Colors that meet in the code, in whatever state and for whatever use.
  private struct Row {
    let colors: [UsedColor]
    var places: [SourceSpan]
  }

  private static let placeLimit = 3

  /// What the policy has of the code, in a line.
  var judged: String {
    let count = pairs.count { $0.standing == .judged }
    return "\(count) of the \(Self.count(pairs.count, "pair")) in \(code.shownPaths) "
      + "(\(Self.count(code.search.fileCount, "file"))) \(count == 1 ? "is" : "are") judged."
  }

  /// What the policy does not have, by reason; empty if it has everything.
  var left: String {
    let groups = Dictionary(grouping: pairs) { Self.reason($0) }
    let count = pairs.count - (groups[nil]?.count ?? 0)
    var text = ""
    if count > 0 {
      text = "Used in code, and not in the policy: \(Self.count(count, "pair"))\n"
      for reason in Reason.allCases { text += Self.rows(groups[reason] ?? [], reason) }
    }
    if let unfollowed = code.search.unfollowedText { text += "\(unfollowed).\n" }
    if let skipped = code.search.skippedText { text += "Files of code not read: \(skipped).\n" }
    return text.isEmpty ? "" : text + "'\(code.discovering)' lists all of it.".inert + "\n"
  }

  /// What the code of an app shows that a policy by names does not have, a few of each kind; empty if
  /// there is nothing.
  var leftOfApp: String {
    let groups = Dictionary(grouping: pairs.filter(\.isRequired)) { pair in
      Self.reason(pair).map { $0 == .color ? .unsure : $0 }
    }
    let rows = Reason.allCases.map {
      Self.rows(groups[$0] ?? [], $0, limit: min($0.limit, Self.appLimit))
    }.joined()
    let unfollowed = code.search.unfollowedText.map { "In code too: \($0).\n" } ?? ""
    let heading = rows.isEmpty ? "" : "Shown in code, and in no pairing; check each:\n"
    let text = heading + rows + unfollowed
    return text.isEmpty
      ? ""
      : text + "'\(code.discovering)' lists all of it.".inert + "\n"
  }

  private static let appLimit = 5

  private static func reason(_ pair: DiscoveredPair) -> Reason? {
    switch pair.standing {
    case .judged, .exempt, nil: nil
    case .opacity: .judgedOpacity
    case .unknown: .unknown
    case .literal: .literal
    case .faint: .faint
    case .measured: pair.isWrittenOut ? .literal : .judgedOpacity
    case .translucent: .opacity
    case .undeclared:
      if [pair.first.foreground, pair.first.background].contains(where: { $0.opacity != nil }) {
        .opacity
      } else if pair.judgement == .partly {
        .partly
      } else {
        .color
      }
    }
  }

  /// The colors that meet, those in most places first.
  private static func rows(
    _ pairs: [DiscoveredPair], _ reason: Reason, limit: Int? = nil
  ) -> String {
    let limit = limit ?? reason.limit
    guard !pairs.isEmpty else { return "" }
    var rows: [Row] = []
    var indices: [[UsedColor]: Int] = [:]
    for pair in pairs {
      let colors = [pair.first.foreground, pair.first.background]
      if let index = indices[colors] {
        rows[index].places += pair.places
      } else {
        indices[colors] = rows.count
        rows.append(Row(colors: colors, places: pair.places))
      }
    }
    for index in rows.indices {
      // A color in two states has one place.
      var known: Set<SourceSpan> = []
      rows[index].places = rows[index].places.filter { known.insert($0).inserted }
    }
    let sorted = rows.enumerated().sorted {
      ($1.element.places.count, $0.offset) < ($0.element.places.count, $1.offset)
    }.map(\.element)
    let table = ListCommand.table(
      sorted.prefix(limit).map { row in
        let places = row.places.prefix(placeLimit).map(DiscoverText.place).joined(separator: " ")
        let more = row.places.count - placeLimit
        return [
          "    " + row.colors.map(\.written).joined(separator: " on "),
          count(row.places.count, "place"), places + (more > 0 ? " and \(more) more" : ""),
        ]
      })
    let rest = sorted.count - limit
    return "  \(reason.rawValue):\n" + table + (rest > 0 ? "    and \(rest) more\n" : "")
  }

  private static func count(_ number: Int, _ thing: String) -> String {
    DiscoverText.count(number, thing)
  }
}
