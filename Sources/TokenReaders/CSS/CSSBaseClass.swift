import SourceText

/// A class that stands for the root, since it alone holds the first values: `.app { --text: #222 }` beside
/// `.dark { --text: #EEE }`, where no rule of the root has `--text`.
struct CSSBaseClass {
  /// The class.
  let name: String
  /// The properties that it declares.
  let properties: Set<String>

  /// How many classes are looked at more closely.
  private static let candidateLimit = 8

  /// The only one of some rules; nil if there is none, or more than one could be it.
  init?(of ruleSets: [CSSRuleSet]) {
    // What elements with one class declare, and the root, and the root in a scheme.
    var classes: [String: Set<String>] = [:]
    var root: Set<String> = []
    var dependent: Set<String> = []
    var schemes: Set<String> = []
    // The selectors of other elements inside of one with a scheme.
    var inner: [(text: String, properties: Set<String>)] = []
    var usedByRoot: Set<String> = []
    for ruleSet in ruleSets {
      let custom = ruleSet.declarations.filter(\.isCustom)
      let names = Set(custom.map(\.name))
      if names.isEmpty { continue }
      for (condition, _) in ruleSet.branches {
        let elements = condition.elements
        if !condition.isOfElement {
          if condition == CSSCondition() {
            root.formUnion(names)
            usedByRoot.formUnion(custom.flatMap(\.value.variables))
          } else {
            dependent.formUnion(names)
            schemes.formUnion(condition.schemes)
          }
        } else if let element = elements.first, elements.count == 1 {
          if condition.settings.count == 1, let name = Self.onlyClass(in: element) {
            classes[name, default: []].formUnion(names)
          } else if !condition.schemes.isEmpty {
            schemes.formUnion(condition.schemes)
            inner.append((element, names))
          }
        }
      }
    }
    guard !classes.isEmpty, schemes.count == 1 else { return nil }
    dependent.subtract(root)
    let candidates = classes.filter { _, properties in
      dependent.isSubset(of: properties) && properties.isDisjoint(with: root)
        && properties.isDisjoint(with: usedByRoot)
    }
    guard candidates.count <= Self.candidateLimit else { return nil }
    let found = candidates.filter { name, properties in
      let later = inner.reduce(into: dependent) { later, rule in
        guard CSSTokens(rule.text).hasClass(name) else { return }
        later.formUnion(rule.properties.subtracting(root))
      }
      return !later.isEmpty && later.isSubset(of: properties)
    }
    guard let only = found.first, found.count == 1 else { return nil }
    (name, properties) = (only.key, only.value)
  }

  /// The class that is all of a selector, perhaps in `:is()` or `:where()`; nil for another.
  private static func onlyClass(in text: String) -> String? {
    var tokens = CSSTokens(text).trimmed
    for _ in 0..<8 {
      let places = tokens.parts
      guard places.count == 2 else { return nil }
      let (first, second) = (places[0], places[1])
      if tokens[first].kind == .delimiter, tokens.text(at: first) == ".",
        tokens[second].kind == .identifier, second == first + 1
      {
        return tokens.text(at: second)
      }
      guard tokens[first].kind == .colon, tokens[second].kind == .function, second == first + 1,
        ["is", "where"].contains(tokens.text(at: second).lowercased())
      else { return nil }
      tokens = tokens.group(at: second).trimmed
    }
    return nil
  }
}

extension CSSCondition {
  /// The schemes that it names, of the page or of the system.
  fileprivate var schemes: Set<String> {
    var result = chosenSchemes
    if case .only(let names)? = settings[.systemScheme] { result.formUnion(names) }
    return result
  }
}
