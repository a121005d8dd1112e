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
  /// What each property is declared as, for those that are parts of a color.
  private var parts: [String: [String]] = [:]

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
    let used = Set(declarations.flatMap(\.value.variables))
    for declaration in declarations where used.contains(declaration.name) {
      parts[declaration.name, default: []].append(declaration.value.plain)
    }
    // For each property, those that are no color if it is none.
    var users: [String: [String]] = [:]
    var found = Self.circular(declarations)
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
    case .hash: return (try? ColorLiteral(css: value.trimmed)) == nil ? nil : []
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
      if value.trimmed.isColor(replacing: { _ in "red" }) { return variables }
      // Components: each value that one is declared as has to fit, once at least.
      let count = variables.map { parts[$0]?.count ?? 0 }.max() ?? 0
      let fits = (0..<count).allSatisfy { number in
        value.trimmed.isColor { name in
          parts[name].map { $0[min(number, $0.count - 1)] }
        }
      }
      return fits && count > 0 ? [] : nil
    default: return nil
    }
  }

  /// The properties whose aliases may lead in a circle, or to one: those that are left when all are taken
  /// away, one after the other, that use no other.
  private static func circular(_ declarations: [CSSDeclaration]) -> [String] {
    var targets: [String: Set<String>] = [:]
    for declaration in declarations {
      targets[declaration.name, default: []].formUnion(declaration.value.variables)
    }
    var users: [String: [String]] = [:]
    var open: [String: Int] = [:]
    for (name, all) in targets {
      let own = all.filter { targets[$0] != nil }
      open[name] = own.count
      for target in own { users[target, default: []].append(name) }
    }
    var rest = open.filter { $0.value == 0 }.map(\.key)
    while let name = rest.popLast() {
      open[name] = nil
      for user in users[name] ?? [] {
        open[user, default: 0] -= 1
        if open[user] == 0 { rest.append(user) }
      }
    }
    return Array(open.keys)
  }
}

extension CSSTokens {
  /// Whether a function is a color with its properties replaced by texts.
  fileprivate func isColor(replacing text: (String) -> String?) -> Bool {
    var result = ""
    var (start, index) = (range.lowerBound, range.lowerBound)
    while index < range.upperBound {
      guard self[index].kind == .function, self.text(at: index).lowercased() == "var" else {
        index += 1
        continue
      }
      guard let name = group(at: index).variableName, let text = text(name) else { return false }
      result += (start < index ? self[start..<index].plain : "") + " " + text + " "
      index = self.index(after: index)
      start = index
    }
    if start < range.upperBound { result += self[start..<range.upperBound].plain }
    return (try? ColorLiteral(css: CSSTokens(result).trimmed)) != nil
  }

  /// The property that the arguments of `var()` name.
  private var variableName: String? {
    let argument = trimmed
    return argument.range.first.map { argument.text(at: $0) }
  }
}
