import ColorMath
import DesignTokens
import SourceText
import StyleSheets

/// The properties that hold the components of a color without a function, and the function of each:
/// the one that the policy names for the source, or the only one that uses the property in it.
struct CSSChannels {
  private let stated: CSSColorFunction?
  /// The functions that use each property for all their components, by any chain of aliases.
  private var uses: [String: Set<CSSColorFunction>] = [:]

  /// Looks for uses.
  init(of entries: [CSSCascade.Entry], stated: CSSColorFunction?) {
    self.stated = stated
    var aliases: [(property: String, target: String)] = []
    for declaration in entries.lazy.flatMap(\.declarations) where declaration.isCustom {
      let value = declaration.value
      if let only = value.only, let target = value.variable(at: only) {
        aliases.append((declaration.name, target))
        continue
      }
      for index in value.range {
        guard let (function, target) = value.use(at: index) else { continue }
        uses[target, default: []].insert(function)
      }
    }
    // What is used through an alias is used.
    var isChanged = !uses.isEmpty
    var rounds = 0
    while isChanged, rounds < 8 {
      isChanged = false
      rounds += 1
      for (property, target) in aliases {
        guard let found = uses[property], !found.isSubset(of: uses[target] ?? []) else { continue }
        uses[target, default: []].formUnion(found)
        isChanged = true
      }
    }
  }

  /// The value of a property as components, and whether the policy makes it a color; nil for another
  /// value.
  func reading(of property: String, _ value: TokenValue) -> CSSValueReader.Reading? {
    guard case .string(let text) = value.content else { return nil }
    let functions = uses[property] ?? []
    guard let function = stated ?? functions.first, stated != nil || functions.count == 1,
      let channels = ColorChannels(text, of: function)
    else { return nil }
    return (stated == nil ? .other : .color, TokenValue(.channels(channels), at: value.span))
  }

  /// Why the policy's function cannot be that of a property; nil if nothing speaks against it.
  func contradiction(to property: String) -> String? {
    guard let stated, let other = uses[property]?.first(where: { $0 != stated }) else { return nil }
    return
      "the policy says that '\(property)' is the components of \(stated.rawValue)(), but the style sheet "
      + "uses it in \(other.rawValue)(); remove \"channels\", or correct it"
  }
}

extension CSSTokens {
  /// The property that a `var()` names.
  fileprivate func variable(at index: Int) -> String? {
    guard self[index].kind == .function, text(at: index).lowercased() == "var" else { return nil }
    let argument = group(at: index).trimmed
    return argument.range.first.map { argument.text(at: $0) }
  }

  /// A color function whose components are all in one property, perhaps but for the opacity.
  fileprivate func use(at index: Int) -> (function: CSSColorFunction, property: String)? {
    guard self[index].kind == .function else { return nil }
    let function: CSSColorFunction
    switch CSSColorFunction(rawValue: text(at: index).lowercased()) {
    case .rgba: function = .rgb
    case .hsla: function = .hsl
    case let other?: function = other
    case nil: return nil
    }
    let arguments = group(at: index)
    let parts = arguments.parts
    guard let first = parts.first, let property = arguments.variable(at: first) else { return nil }
    let isAlone = parts.count == 1
    let hasOpacity =
      parts.count == 3
      && (arguments[parts[1]].kind == .comma || arguments.text(at: parts[1]) == "/")
    return isAlone || hasOpacity ? (function, property) : nil
  }
}
