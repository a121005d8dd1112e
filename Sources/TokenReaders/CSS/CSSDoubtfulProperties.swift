import ColorMath
import DesignTokens
import SourceText

/// The properties of a source that may be no color in some scheme.
///
/// Both parts of `light-dark()` must be colors, used or not, and the part that is not used is not
/// computed. So an alias there is only trusted if what it names is a color wherever it is declared.
struct CSSDoubtfulProperties {
  private let declared: Set<String>
  /// The properties that earlier sources declare; they are trusted.
  private let declaredElsewhere: Set<String>
  /// The properties that some state of a page leaves without a value.
  private let unset: Set<String>
  private var noColors: Set<String> = []

  /// How deep functions may nest.
  private static let depthLimit = 32

  init(of entries: [CSSCascade.Entry], beside builder: TokenCatalogBuilder) {
    let declarations = entries.flatMap(\.declarations).filter(\.isCustom)
    declared = Set(declarations.map(\.name))
    declaredElsewhere = Set(declarations.flatMap(\.value.variables))
      .subtracting(declared)
      .filter { builder.firstDeclaration(of: CSSReader.tokenName(of: $0)) != nil }
    unset = declared.subtracting(
      entries.lazy.filter { $0.condition == CSSCondition() }.flatMap(\.declarations).map(\.name))
    // For each property, those that are no color if it is none.
    var users: [String: [String]] = [:]
    var found: [String] = []
    for declaration in declarations {
      guard let names = needed(by: declaration.value) else {
        found.append(declaration.name)
        continue
      }
      for name in names { users[name, default: []].append(declaration.name) }
    }
    while let name = found.popLast() {
      if noColors.insert(name).inserted { found += users[name] ?? [] }
    }
  }

  /// Whether a value is certainly a color.
  func isColor(_ value: CSSTokens) -> Bool {
    needed(by: value)?.allSatisfy { !noColors.contains($0) } ?? false
  }

  /// The properties that must be colors so that a value is one; nil if it is none, or may be none.
  private func needed(by value: CSSTokens, depth: Int = 0) -> [String]? {
    guard depth < Self.depthLimit, let only = value.trimmed.only else { return nil }
    let name = value.text(at: only).lowercased()
    switch value[only].kind {
    case .hash: return []
    case .identifier: return CSSColorKeywords.isName(name) ? [] : nil
    case .function where name == "var":
      let arguments = value.group(at: only)
      guard let target = value.variables.first else { return nil }
      let comma = arguments.firstIndex(from: arguments.range.lowerBound) { $0.kind == .comma }
      let fallback = comma.map { arguments[$0 + 1..<arguments.range.upperBound] }
      if declaredElsewhere.contains(target) { return [] }
      guard declared.contains(target) else {
        return fallback.flatMap { needed(by: $0, depth: depth + 1) }
      }
      guard unset.contains(target) else { return [target] }
      return fallback.flatMap { needed(by: $0, depth: depth + 1) }.map { [target] + $0 }
    case .function where name == "light-dark":
      var names: [String] = []
      for part in value.group(at: only).split(at: .comma) {
        guard let more = needed(by: part, depth: depth + 1) else { return nil }
        names += more
      }
      return names
    case .function:
      let variables = value.variables
      let isSet = { (name: String) in
        declaredElsewhere.contains(name) || declared.contains(name) && !unset.contains(name)
      }
      guard variables.allSatisfy(isSet) else { return nil }
      return name == "color-mix" ? variables : origin(in: value.group(at: only))
    default: return nil
    }
  }

  /// The properties that must be colors so that the origin of a relative color is one.
  private func origin(in arguments: CSSTokens) -> [String] {
    let parts = arguments.parts
    guard parts.count > 1, arguments.isWord(parts[0], "from") else { return [] }
    return arguments[parts[1]..<arguments.index(after: parts[1])].variables
  }
}
