/// The order in which names are listed: what a whole app shows comes first, since long lists are cut.
struct ReadingOrder {
  private let ranks: [String: Int]

  init(_ roles: [ColorRole]) {
    ranks = Dictionary(roles.map { ($0.name, Self.rank($0)) }) { first, _ in first }
  }

  /// Names in this order, otherwise as they are.
  func sorted(_ names: [String]) -> [String] { sorted(names) { $0 } }

  /// The same for what has a name.
  func sorted<Item>(_ items: [Item], by name: (Item) -> String) -> [Item] {
    items.enumerated().sorted {
      (rank(name($0.element)), $0.offset) < (rank(name($1.element)), $1.offset)
    }.map(\.element)
  }

  private func rank(_ name: String) -> Int { ranks[name] ?? Self.last }

  private static let last = 5

  /// The text of the page and its links, then buttons, and palettes last.
  private static func rank(_ role: ColorRole) -> Int {
    let isOfApp = role.owner.isEmpty || role.isOwnedByLevel || role.isBody
    let isAtRest = role.state == nil && role.kind != .inactive
    if isAtRest, role.kind == .text, isOfApp, role.isLevel || role.isLink { return 0 }
    if isAtRest, role.words.contains(where: RoleWords.main.contains) { return 1 }
    if isAtRest, isOfApp, role.kind == .text || role.kind == .background { return 2 }
    if role.kind != nil { return 3 }
    return role.words.contains { $0.allSatisfy(\.isNumber) } ? last : 4
  }
}
