import SourceText

/// The types that groups give to their tokens: their own, or those of the groups that they extend, as
/// if what is extended were copied. [DTCG Format 2025.10, extending groups]
struct InheritedTypes {
  /// How many groups are looked at for one: groups that extend groups can multiply without end.
  private static let stepLimit = 256

  private let own: [ExactText: Set<TokenType>]
  /// The targets of the groups that extend others, by their names.
  private let targets: [ExactText: [String]]

  init(_ own: [ExactText: Set<TokenType>], _ extensions: [GroupExtension]) {
    self.own = own
    targets = Dictionary(grouping: extensions) { ExactText($0.group) }.mapValues {
      $0.map(\.target)
    }
  }

  /// The types of a group by its full name; nil if neither it nor what it extends has one.
  func types(of group: Substring) -> Set<TokenType>? {
    if let types = own[ExactText(String(group))] { return types }
    guard !targets.isEmpty else { return nil }
    var rest = [String(group)]
    var next = 0
    while next < min(rest.count, Self.stepLimit) {
      let group = rest[next]
      next += 1
      if let types = own[ExactText(group)] { return types }
      var outer = group[...]
      while !outer.isEmpty {
        for target in targets[ExactText(String(outer))] ?? [] {
          rest.append(target + group.dropFirst(outer.count))
        }
        outer = outer[..<(outer.lastIndex(of: ".") ?? outer.startIndex)]
      }
    }
    return nil
  }
}
