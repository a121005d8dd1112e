import DesignTokens
import SourceText

/// The groups of a module that are one group in some contexts, as the policy says: `lightTheme` and
/// `darkTheme`, or `themes.ocean` and `themes.forest`. Their tokens are called as in that group, and
/// have a value in each context.
struct TypeScriptGroups {
  /// A group in one context.
  struct Part {
    let axis: String
    let context: String
    /// The group, and what it is there.
    let group: String
    let name: String
    /// The place in the policy.
    let span: SourceSpan
    /// Its tokens, as the module names them.
    var names: [String] = []
    /// What it may have and is not read, under the names that its tokens get.
    var hidden: [(name: String, value: TokenValue)] = []
    /// What it does not have, and the group that it is has.
    var missing: [String] = []

    /// The name of a token within the group.
    func member(_ token: String) -> Substring { token.dropFirst(group.count + 1) }
  }

  /// A value's place in a file.
  private struct Place: Hashable {
    let path: String
    let range: Range<Int>

    init(_ span: SourceSpan) {
      path = span.file.path
      range = span.range
    }
  }

  private(set) var parts: [Part] = []
  /// The part of each token that is in one.
  private var owners: [String: Int] = [:]
  /// The parts by index, those within others first.
  private var order: [Int] = []
  /// The tokens of groups that are one of the parts by another name.
  private var copies: Set<String> = []
  /// The groups with the same tokens as a part, which the policy does not name.
  private var others: [(group: String, part: Int)] = []
  /// The groups with tokens of their own that all of their parts have too.
  private var hiders: [(groups: SchemeGroups, token: String)] = []
  private let stated: [SchemeGroups]

  /// Looks up the groups among the tokens of a module.
  init(_ schemes: [SchemeGroups], of tokens: TypeScriptTokens) {
    stated = schemes.filter { $0.name != TypeScriptSchemeKeys.anyGroup }
    parts = stated.flatMap { groups in
      groups.variants.map {
        Part(
          axis: groups.axis, context: $0.scheme, group: $0.group, name: groups.name, span: $0.span)
      }
    }
    guard !parts.isEmpty else { return }
    // Of a group within another one the inner counts.
    order = parts.indices.sorted { parts[$0].group.count > parts[$1].group.count }
    for name in tokens.names {
      guard let part = part(of: name) else { continue }
      owners[name] = part
      parts[part].names.append(name)
    }
    findCopies(of: tokens)
    compare(tokens)
  }

  // MARK: Names

  /// Whether a token is in no part.
  func isOwn(_ name: String) -> Bool { owners[name] == nil && !copies.contains(name) }

  /// What a token is called; nothing but that of a part has another name.
  func name(of token: String) -> String {
    guard let index = owners[token] ?? part(of: token) else { return token }
    let part = parts[index]
    return token == part.group ? part.name : "\(part.name).\(part.member(token))"
  }

  /// Whether one token is the same other one in every context of its own.
  func areTogether(_ token: String, _ other: String) -> Bool {
    isOwn(other) || owners[other] != nil && owners[token] == owners[other]
  }

  private func part(of token: String) -> Int? {
    order.first { token == parts[$0].group || token.hasPrefix(parts[$0].group + ".") }
  }

  // MARK: Comparing

  /// Finds `theme`, which is the constant `lightTheme` again, and groups with the tokens of a part that
  /// are none.
  private mutating func findCopies(of tokens: TypeScriptTokens) {
    var members: [Place: [(part: Int, member: Substring)]] = [:]
    for (index, part) in parts.enumerated() {
      for name in part.names {
        guard let span = tokens.values(of: name).first?.span else { continue }
        members[Place(span), default: []].append((index, part.member(name)))
      }
    }
    let inner = parts.map { part in Set(part.names.map(part.member)) }
    let outer = parts.map { $0.group.split(separator: ".").dropLast() }
    var groups: [String: [String]] = [:]
    var order: [String] = []
    for name in tokens.names where owners[name] == nil {
      for index in name.indices where name[index] == "." {
        let group = String(name[..<index])
        if groups[group] == nil { order.append(group) }
        groups[group, default: []].append(name)
      }
    }
    for group in order {
      guard let names = groups[group], names.count > 1 else { continue }
      var counts = [Int](repeating: 0, count: parts.count)
      for name in names {
        guard let span = tokens.values(of: name).first?.span else { continue }
        let member = name.dropFirst(group.count + 1)
        for (part, _) in (members[Place(span)] ?? []).filter({ $0.member == member }) {
          counts[part] += 1
        }
      }
      let same = parts.indices.filter { counts[$0] == names.count }
      let key = group.split(separator: ".").last
      let isCopy = same.contains {
        parts[$0].names.count == names.count || parts[$0].group.split(separator: ".").last == key
      }
      if isCopy {
        copies.formUnion(names)
        continue
      }
      let own = Set(names.map { $0.dropFirst(group.count + 1) })
      let path = group.split(separator: ".").dropLast()
      if let like = parts.indices.first(where: { inner[$0] == own && outer[$0] == path }),
        !parts.contains(where: { $0.name == group })
      {
        others.append((group, like))
      }
    }
  }

  /// Finds what a part does not have: where it may be there and is not read, no other value stands in.
  private mutating func compare(_ tokens: TypeScriptTokens) {
    for groups in stated {
      let own = tokens.names.filter { isOwn($0) && $0.hasPrefix(groups.name + ".") }
      guard !own.isEmpty else { continue }
      let found = parts.indices.filter {
        parts[$0].name == groups.name && parts[$0].axis == groups.axis
      }
      let known = Set(found.flatMap { parts[$0].names.map { name(of: $0) } })
      if groups.variants.count > 1 {
        hiders += own.first(where: known.contains).map { [(groups, $0)] } ?? []
        continue
      }
      if groups.axis == SchemeGroups.themeAxis, own.contains(where: known.contains) {
        haveThemelessTokens = true
      }
      for (index, name) in found.flatMap({ index in own.map { (index, $0) } })
      where !known.contains(name) {
        let member = name.dropFirst(groups.name.count + 1)
        let other = "\(parts[index].group).\(member)"
        let unread = tokens.unread.first { unread in
          unread.isOfMany
            ? unread.name.isEmpty || other.hasPrefix(unread.name + ".") : unread.name == other
        }
        if let unread {
          let reason = "'\(other)' may be another color, which is not read"
          parts[index].hidden.append((name, TokenValue(.unreadable(reason), at: unread.span)))
        } else {
          parts[index].missing.append(String(member))
        }
      }
    }
  }

  /// Whether a group has a theme, and the same tokens without one.
  private(set) var haveThemelessTokens = false

  // MARK: Reports

  /// Reports groups that there are not, what they do not have, and what would be judged nowhere.
  func report(_ path: String, _ diagnostics: inout DiagnosticList) {
    for part in parts {
      if part.names.isEmpty {
        diagnostics.error(
          "'\(part.group)' has no color in '\(path)'; expected the group that is '\(part.name)' in "
            + part.context, at: part.span)
      } else if !part.missing.isEmpty {
        let names = part.missing.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
        let more = part.missing.count > 5 ? " and \(part.missing.count - 5) more" : ""
        diagnostics.warning(
          "'\(part.group)' has no \(names)\(more): in \(part.context) what '\(part.name)' has is judged",
          at: part.span)
      }
    }
    for (groups, token) in hiders {
      diagnostics.error(
        "'\(token)' in '\(path)' is a token of '\(groups.name)' itself, which its groups would hide; "
          + "give what they are together another name", at: groups.span)
    }
    for (group, part) in others {
      let part = parts[part]
      diagnostics.warning(
        "'\(group)' has the same tokens as '\(part.group)', and is '\(part.name)' in no context; name it "
          + "beside '\(part.group)' if it is", at: part.span)
    }
  }
}
