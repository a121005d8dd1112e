import Reporters
import SourceText
import UsageReaders

/// What code uses, for machines.
struct DiscoverJSON {
  let pairs: [DiscoveredPair]
  let search: UsageSearch

  var text: String {
    JSONDocument.text(
      of: Tool.identity,
      [
        ("files", "\(search.fileCount)"),
        ("pairs", JSONText.array(pairs.map(json))),
        ("unfollowed", JSONText.array(search.reading.unfollowed.map(json))),
        (
          "skipped",
          JSONText.object(
            search.skipped.sorted { $0.key < $1.key }.map { ($0.key, "\($0.value)") })
        ),
      ])
  }

  private func json(_ pair: DiscoveredPair) -> String {
    var members = [
      ("foreground", json(pair.first.foreground, token: pair.foreground)),
      ("background", json(pair.first.background, token: pair.background)),
      ("usage", JSONText.string(pair.first.role.rawValue)),
      ("state", JSONText.array(pair.first.state.conditions.map { JSONText.string($0.text) })),
    ]
    if let isLarge = pair.first.isLarge { members.append(("largeText", "\(isLarge)")) }
    if let standing = pair.standing {
      members.append(("policy", JSONText.string(standing.rawValue)))
    }
    if let shortfall = pair.shortfall {
      members.append(("contrast", JSONText.number(shortfall.ratio.value)))
      members.append(("required", JSONText.number(shortfall.requirement.minimum)))
    }
    members.append(("places", JSONText.array(pair.places.map { JSONText.object(place($0)) })))
    return JSONText.object(members)
  }

  private func json(_ color: UsedColor, token: String?) -> String {
    var members = [
      ("name", JSONText.string(color.name)), ("notation", JSONText.string(color.notation.rawValue)),
    ]
    if !color.fallbacks.isEmpty {
      members.append(("fallbacks", JSONText.array(color.fallbacks.map { JSONText.string($0) })))
    }
    if let opacity = color.opacity { members.append(("opacity", JSONText.number(opacity))) }
    if let token { members.append(("token", JSONText.string(token))) }
    return JSONText.object(members)
  }

  private func json(_ use: UnfollowedUse) -> String {
    JSONText.object(
      [("reason", JSONText.string(use.reason.rawValue)), ("text", JSONText.string(use.text))]
        + place(use.place))
  }

  private func place(_ span: SourceSpan) -> [(String, String)] {
    let start = span.start
    return [
      ("path", JSONText.string(span.file.path)), ("line", "\(start.line)"),
      ("column", "\(start.column)"),
    ]
  }
}
