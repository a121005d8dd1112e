import DesignTokens
import SourceText

/// The keys that stand for schemes: `_light` and `_dark`, and what the policy says of any group.
/// [Panda CSS, Conditional Tokens; Chakra UI, Semantic Tokens]
struct TypeScriptSchemeKeys {
  /// The name of a group in a policy that means each one.
  static let anyGroup = "*"

  /// What stands in an object for a scheme, or for all.
  struct Part {
    /// The scheme; nil for all.
    let scheme: String?
    let value: TypeScriptValue
    /// Whether what is unknown in it is most likely a color.
    let isAmongColors: Bool
  }

  /// The schemes of the keys that stand for one in every module.
  static let underscored = ["_light": "light", "_dark": "dark"]

  /// Whether a key says when a value holds, as `_hover` does.
  static func isCondition(_ key: String) -> Bool { key == "base" || key.hasPrefix("_") }

  /// The scheme that each key stands for.
  private var schemes = Self.underscored
  /// Keys for what holds where no other condition does.
  private static let others: Set<String> = ["base", "default", "_default"]
  /// What the policy says of any group.
  private let stated: SchemeGroups?

  init(_ groups: [SchemeGroups]) {
    stated = groups.first { $0.name == Self.anyGroup }
    for variant in stated?.variants ?? [] { schemes[variant.group] = variant.scheme }
  }

  /// The parts of an object of nothing but schemes; nil for any other value.
  func parts(of value: TypeScriptValue) -> [Part]? {
    guard case .object(let makeMembers, nil) = value, case let members = makeMembers(),
      members.contains(where: { schemes[$0.key] != nil })
    else { return nil }
    let hasColor = members.contains {
      TypeScriptTokens.isColor($0.value) || TypeScriptTokens.isReference($0.value)
    }
    var parts: [Part] = []
    for member in members {
      let scheme = schemes[member.key]
      guard scheme != nil || Self.others.contains(member.key) else { return nil }
      parts.append(Part(scheme: scheme, value: member.value, isAmongColors: hasColor))
    }
    // What holds for all first: a scheme replaces it.
    return parts.filter { $0.scheme == nil } + parts.filter { $0.scheme != nil }
  }

  /// Reports that no group has the keys that the policy says any may have.
  func reportUnused(_ isUsed: Bool, _ path: String, _ diagnostics: inout DiagnosticList) {
    guard let stated, !isUsed else { return }
    let keys = stated.variants.map { "'\($0.group)'" }.joined(separator: " and ")
    diagnostics.error(
      "no group in '\(path)' has the colors \(keys) alone, which '*' expects", at: stated.span)
  }
}
