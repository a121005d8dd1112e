import SourceText

/// Finds what groups inherit, targets first, so that inherited tokens are passed on.
///
/// A group whose extension leads nowhere has tokens that nobody knows.
struct GroupInheritance {
  struct Extension {
    let `extension`: GroupExtension
    let layer: Int
  }

  struct Entry {
    let layer: Int
    let tokens: [(from: String, to: String)]
  }

  /// The maximum number of inherited tokens: groups that extend groups can multiply without end.
  private static let limit = 250_000

  private enum State { case open, entered, done, failed }

  private let extensions: [Extension]
  /// The extensions of each group by its name.
  private let byGroup: [ExactText: [Int]]
  /// The names of groups that extend others, sorted, so that those inside a group are together.
  private let sortedGroups: [String]
  /// The full names of the tokens and groups directly in each group.
  private var members: [ExactText: (tokens: Set<ExactText>, groups: Set<ExactText>)] = [:]
  private var states: [State]
  private var entries: [Entry] = []
  private var count = 0

  init(extensions: [Extension], names: [String]) {
    self.extensions = extensions
    byGroup = Dictionary(grouping: extensions.indices) {
      ExactText(extensions[$0].extension.group)
    }
    sortedGroups = byGroup.keys.map(\.text).sorted()
    states = extensions.map { _ in .open }
    guard !extensions.isEmpty else { return }
    for name in names { add(token: name) }
  }

  /// Adds a token to its group, and that to its own, up to a known one.
  private mutating func add(token: String) {
    guard var group = parent(of: token) else { return }
    members[ExactText(group), default: ([], [])].tokens.insert(ExactText(token))
    while let outer = parent(of: group) {
      guard members[ExactText(outer), default: ([], [])].groups.insert(ExactText(group)).inserted
      else { return }
      group = outer
    }
  }

  private func parent(of name: String) -> String? {
    name.lastIndex(of: ".").map { String(name[..<$0]) }
  }

  /// Every token inside a group, sorted by name.
  private func tokens(in group: String) -> [String] {
    var result: [String] = []
    var rest = [group]
    while let next = rest.popLast() {
      guard let held = members[ExactText(next)] else { continue }
      result += held.tokens.map(\.text)
      rest += held.groups.map(\.text)
      if result.count > Self.limit { break }
    }
    return result.sorted()
  }

  mutating func resolve(_ diagnostics: inout DiagnosticList) -> [Entry] {
    for index in extensions.indices { _ = visit(index, through: [], &diagnostics) }
    return entries
  }

  /// The extensions that lead nowhere, after ``resolve(_:)``.
  var failed: [GroupExtension] {
    extensions.indices.filter { states[$0] == .failed }.map { extensions[$0].extension }
  }

  /// Lets a group inherit, after the groups that its target needs; false after a mistake, which is
  /// reported once.
  private mutating func visit(
    _ index: Int, through path: [Int], _ diagnostics: inout DiagnosticList
  ) -> Bool {
    let item = extensions[index].extension
    switch states[index] {
    case .done: return true
    case .failed: return false
    case .entered:
      let loop = path[(path.firstIndex(of: index) ?? 0)...].map { extensions[$0].extension.group }
      diagnostics.warning(
        "groups extend each other in a cycle: "
          + "\((loop + [item.group]).prefix(12).joined(separator: " → "))",
        at: item.span)
      return false
    case .open: break
    }
    if isInside(item.group, item.target) || isInside(item.target, item.group) {
      states[index] = .failed
      diagnostics.warning(
        "the group '\(item.group)' extends '\(item.target)', and one contains the other; extend a group outside it",
        at: item.span
      )
      return false
    }
    guard path.count < 64 else {
      states[index] = .failed
      diagnostics.warning(
        "groups extend each other more than 64 levels deep; extend the group that holds the tokens",
        at: item.span)
      return false
    }
    states[index] = .entered
    for other in dependencies(of: item.target) {
      guard visit(other, through: path + [index], &diagnostics) else {
        states[index] = .failed
        return false
      }
    }
    let isDone = inherit(extensions[index], &diagnostics)
    states[index] = isDone ? .done : .failed
    return isDone
  }

  /// The extensions that give tokens to the target, a group around it or one inside it.
  private func dependencies(of target: String) -> [Int] {
    var result: [Int] = []
    var group = target[...]
    while !group.isEmpty {
      result += byGroup[ExactText(String(group))] ?? []
      group = group[..<(group.lastIndex(of: ".") ?? group.startIndex)]
    }
    let inside = target + "."
    for name in sortedGroups[sortedGroups.partitioningIndex { $0 >= inside }...] {
      guard name.hasPrefix(inside) else { break }
      result += byGroup[ExactText(name)] ?? []
    }
    return result
  }

  private mutating func inherit(_ item: Extension, _ diagnostics: inout DiagnosticList) -> Bool {
    let found = tokens(in: item.extension.target)
    guard !found.isEmpty else {
      diagnostics.warning(
        "'\(item.extension.target)' is not a group with tokens; expected the name of one, in braces",
        at: item.extension.span)
      return false
    }
    count += found.count
    guard count <= Self.limit else {
      diagnostics.error(
        "groups inherit more than \(Self.limit) tokens from each other", at: item.extension.span)
      return false
    }
    let tokens = found.map { name in
      (from: name, to: item.extension.group + name.dropFirst(item.extension.target.count))
    }
    entries.append(Entry(layer: item.layer, tokens: tokens))
    for token in tokens { add(token: token.to) }
    return true
  }

  private func isInside(_ name: String, _ group: String) -> Bool {
    name == group || name.hasPrefix(group + ".")
  }
}

extension Array {
  /// The first index whose element satisfies a predicate that, once true, stays true.
  fileprivate func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
