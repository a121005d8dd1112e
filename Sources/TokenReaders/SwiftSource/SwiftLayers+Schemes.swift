import DesignTokens
import SourceText

/// Groups of tokens that are the values of another group in a scheme.
extension SwiftLayers {
  /// A token that is another in a scheme.
  struct SchemeValue {
    let name: String
    let scheme: String
    /// The index of the token that it is there.
    let token: Int
  }

  /// Looks up the groups that the policy names, and takes out what is not read in one of the schemes:
  /// another scheme's value would stand in for it.
  mutating func schemeValues(
    _ schemes: [SchemeGroups], _ diagnostics: inout DiagnosticList
  ) -> [SchemeValue] {
    var values: [SchemeValue] = []
    for groups in schemes {
      let own = members(of: groups.name, without: groups.variants.map(\.group))
      for variant in groups.variants where variant.group != groups.name {
        let found = members(of: variant.group, without: [])
        if found.isEmpty {
          diagnostics.error(
            "'\(variant.group)' has no color in '\(path)'; expected the group that is "
              + "'\(groups.name)' in \(variant.scheme)",
            at: variant.span)
          continue
        }
        for (member, token) in found {
          let name = "\(groups.name).\(member)"
          if tokens[token].failure != nil {
            fail(name, because: "'\(tokens[token].name)' is not read")
          } else if own[member].map({ tokens[$0].failure == nil }) ?? true {
            values.append(SchemeValue(name: name, scheme: variant.scheme, token: token))
          }
        }
        let missing = own.keys.filter { found[$0] == nil }.sorted()
        if !missing.isEmpty, groups.variants.count == 1 {
          diagnostics.warning(
            "'\(variant.group)' has no \(missing.map { "'\($0)'" }.joined(separator: ", ")): in "
              + "\(variant.scheme) what '\(groups.name)' has is judged",
            at: variant.span)
        }
      }
      if own.isEmpty, groups.variants.count == 1, let only = groups.variants.first {
        diagnostics.error(
          "'\(groups.name)' has no color in '\(path)', and a group for \(only.scheme) alone; name "
            + "its groups for light and for dark",
          at: groups.span)
      }
    }
    return values.sorted { $0.name < $1.name }
  }

  /// Notes the groups that look like one group in two schemes, and are not said to be.
  func noteTwins(_ schemes: [SchemeGroups], in builder: inout TokenCatalogBuilder) {
    let read = tokens.indices.filter { tokens[$0].failure == nil && !tokens[$0].isTextStyle }
    let known = Set(schemes.flatMap { [$0.name] + $0.variants.map(\.group) })
    for twin in SwiftSchemeTwins.twins(among: read.map { tokens[$0].name }) {
      guard !known.contains(twin.dark),
        let index = read.first(where: { tokens[$0].name.hasPrefix(twin.dark + ".") }),
        let first = tokens[index].values.first
      else { continue }
      builder.note(
        SchemeTwin(
          light: twin.light, dark: twin.dark, name: twin.name, path: path,
          span: first.span))
    }
  }

  private func members(of group: String, without others: [String]) -> [String: Int] {
    var members: [String: Int] = [:]
    for index in tokens.indices where tokens[index].name.hasPrefix(group + ".") {
      let name = tokens[index].name
      guard !tokens[index].isTextStyle, !others.contains(where: { name.hasPrefix($0 + ".") }) else {
        continue
      }
      members[String(name.dropFirst(group.count + 1))] = index
    }
    return members
  }
}
