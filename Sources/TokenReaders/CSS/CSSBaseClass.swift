import SourceText
import StyleSheets

/// A class or an id that stands for the root, since it alone holds the first values: `.app { --text: #222 }`
/// beside `.dark { --text: #EEE }`, or `#root { --text: #222 }`, where no rule of the root has `--text`.
struct CSSBaseClass {
  /// The class or the id.
  let mark: PageMark
  /// The properties that it declares.
  let properties: Set<String>

  /// The property that decides about `light-dark()`.
  private static let colorScheme = "color-scheme"
  /// How many classes are looked at more closely.
  private static let candidateLimit = 8

  /// What rules of the root declare and use.
  private struct Names {
    var declared: Set<String> = []
    var used: Set<String> = []

    mutating func add(_ names: Set<String>, _ declarations: some Sequence<CSSDeclaration>) {
      declared.formUnion(names)
      used.formUnion(declarations.lazy.filter(\.isCustom).flatMap(\.value.variables))
    }
  }

  /// The only one of some rules; nil for none, and for several. `#root` is one also where no scheme and no
  /// theme has values.
  ///
  /// An element with the class is the root or below it. Below, its own values win over those of the root
  /// under any condition. So what the root has under a condition must show in both places or in neither.
  init?(of ruleSets: [CSSRuleSet]) {
    // Most sheets have no such class. Their names need not be held for it.
    guard ruleSets.contains(where: { $0.branches.contains { Self.mark(in: $0.condition) != nil } })
    else { return nil }
    // What elements with one class or id declare, and the root: always, where the page chooses a scheme, in
    // themes, and where the system or anything else decides.
    var marks: [PageMark: Set<String>] = [:]
    var (root, schemed, themed, fixed) = (Names(), Names(), Names(), Names())
    var schemes: Set<String> = []
    // The selectors of other elements inside of one with a scheme.
    var inner: [(text: String, schemes: Set<String>, properties: Set<String>)] = []
    let varies = ruleSets.contains { $0.declarations.contains(where: \.dependsOnScheme) }
    for ruleSet in ruleSets {
      let declarations = ruleSet.declarations.lazy.filter { $0.isCustom || varies }
      let names = Set(declarations.map(\.name))
      if names.isEmpty { continue }
      for (condition, _) in ruleSet.branches {
        let elements = condition.elements
        if condition.isOfBody {
          fixed.add(names, declarations)
        } else if !condition.isOfElement {
          if condition == CSSCondition() {
            root.add(names, declarations)
          } else if condition.isOfSchemeOnly {
            schemed.add(names, declarations)
            schemes.formUnion(condition.chosenSchemes)
          } else if condition.isOfThemesAndSchemes {
            themed.add(names, declarations)
            schemes.formUnion(condition.chosenSchemes)
          } else {
            fixed.add(names, declarations)
          }
        } else if let mark = Self.mark(in: condition) {
          marks[mark, default: []].formUnion(names)
        } else if let element = elements.first, elements.count == 1, !condition.schemes.isEmpty {
          inner.append((element, condition.schemes, names))
        }
      }
    }
    guard !marks.isEmpty, schemes.count <= 1 else { return nil }
    let later = schemed.declared.union(themed.declared)
    let dependent = later.subtracting(root.declared)
    let candidates = marks.filter { _, properties in
      dependent.isSubset(of: properties) && properties.isDisjoint(with: root.declared)
        && properties.isDisjoint(with: root.used) && properties.isDisjoint(with: fixed.declared)
        && properties.isDisjoint(with: fixed.used)
        && (themed.declared.isSubset(of: properties)
          || properties.isDisjoint(with: themed.declared.union(themed.used)))
        && (!later.contains(Self.colorScheme) || properties.contains(Self.colorScheme))
    }
    let areFew = candidates.count <= Self.candidateLimit
    let found = candidates.filter { mark, properties in
      guard areFew || mark.isMount else { return false }
      let rules = inner.filter { rule in
        CSSSelectorParser().list(CSSTokens(rule.text)).contains { $0.names(mark) }
      }
      let isChosen = schemes.isEmpty || rules.allSatisfy { $0.schemes.isSubset(of: schemes) }
      let all = rules.reduce(into: dependent) { all, rule in
        all.formUnion(rule.properties.subtracting(root.declared))
      }
      // What a framework puts the page into has it also where nothing shows that.
      return isChosen && (!all.isEmpty || mark.isMount) && all.isSubset(of: properties)
    }
    guard let only = found.first, found.count == 1 else { return nil }
    (mark, properties) = (only.key, only.value)
  }

  /// The class or id that a condition needs and nothing else; nil for another condition.
  private static func mark(in condition: CSSCondition) -> PageMark? {
    guard condition.isOfElement, condition.settings.count == 1, condition.elements.count == 1 else {
      return nil
    }
    return condition.elements.first.flatMap(onlyMark)
  }

  /// The class or id that is all of a selector, perhaps in `:is()` or `:where()`; nil for another.
  private static func onlyMark(in text: String) -> PageMark? {
    var list = CSSSelectorParser().list(CSSTokens(text))
    while let only = list.first, list.count == 1, only.compounds.count == 1,
      only.compounds[0].parts.count == 1
    {
      switch only.compounds[0].parts[0].kind {
      case .className(let name): return .className(name)
      case .id(let name): return .id(name)
      case .list("is", let inner), .list("where", let inner): list = inner
      default: return nil
      }
    }
    return nil
  }
}

extension CSSCondition {
  /// Whether it says nothing but which themes and schemes the page chooses.
  fileprivate var isOfThemesAndSchemes: Bool {
    settings.keys.allSatisfy {
      switch $0 {
      case .pageScheme, .themeClass, .themeAttribute, .namedClass: true
      default: false
      }
    }
  }

  /// The schemes that it names, of the page or of the system.
  fileprivate var schemes: Set<String> {
    var result = chosenSchemes
    if case .only(let names)? = settings[.systemScheme] { result.formUnion(names) }
    return result
  }
}
