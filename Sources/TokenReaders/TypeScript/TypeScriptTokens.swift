import ColorMath
import DesignTokens
import SourceText

/// The tokens of a module.
struct TypeScriptTokens {
  static let limit = 100_000
  /// What is nested deeper is not read.
  static let depthLimit = 64

  private(set) var names: [String] = []
  /// The values by the name of the token: those for every scheme under nil.
  var values: [String?: [String: TokenValue]] = [:]
  private var known: Set<String> = []
  /// What may be a color or several, by the beginning of its name.
  private(set) var unread: [(name: String, reason: String, isOfMany: Bool, span: SourceSpan)] = []
  /// The values that name another by its path in braces.
  private(set) var references: [Reference] = []
  /// The keys that stand for schemes.
  let schemeKeys: TypeScriptSchemeKeys
  /// The scheme of what is added; nil for every scheme.
  private var scheme: String?

  struct Reference {
    let name: String
    let scheme: String?
    let path: String
    let span: SourceSpan
  }

  /// No tokens yet.
  ///
  /// - Parameter schemes: what the policy says of groups and schemes.
  init(schemes: [SchemeGroups] = []) {
    schemeKeys = TypeScriptSchemeKeys(schemes)
  }

  var isFull: Bool { names.count + unread.count > Self.limit }

  // MARK: Values

  /// Adds all colors in a value.
  mutating func add(_ value: TypeScriptValue, named path: [String], amongColors: Bool = false) {
    guard !isFull else { return }
    guard path.count <= Self.depthLimit else {
      if let span = value.span() {
        unread.append((path.joined(separator: "."), "it is nested too deep", true, span))
      }
      return
    }
    let name = path.joined(separator: ".")
    switch value {
    case .plain: break
    case .text(let text, let span):
      if let target = Self.reference(text) {
        let isColor =
          amongColors || path.contains { Self.isColorName([$0]) }
          || target.lowercased().hasPrefix("color")
        guard isColor else { return }
        set(name, TokenValue(.unreadable("'{\(target)}' is no color that is read here"), at: span))
        references.append(Reference(name: name, scheme: scheme, path: target, span: span))
      } else if let color = Self.color(text, at: span) {
        set(name, color)
      }
    case .unknown(let reason):
      if amongColors || Self.isColorName(path) {
        set(name, TokenValue(.unreadable(reason.text), at: reason.span))
      } else {
        unread.append((name, reason.text, false, reason.span))
        unread.append((name, reason.text, true, reason.span))
      }
    case .object(let makeMembers, let open):
      if scheme == nil, let parts = schemeKeys.parts(of: value) {
        defer { scheme = nil }
        for part in parts {
          scheme = part.scheme
          add(part.value, named: path, amongColors: amongColors || part.isAmongColors)
        }
        return
      }
      let members = makeMembers()
      hideSchemes(in: members, path)
      let hasColor = members.contains { Self.isColor($0.value) }
      // What something unknown may replace was most likely a color.
      let keys = Dictionary(members.map { ($0.key, $0.value) }) { _, last in last }
      for member in members {
        if let reason = Self.keyBeside(member, keys), case .text(_, let span) = member.value {
          set(
            (path + [member.key]).joined(separator: "."), TokenValue(.unreadable(reason), at: span))
          continue
        }
        add(member.value, named: path + [member.key], amongColors: hasColor || open != nil)
      }
      if let open { unread.append((name, open.text, true, open.span)) }
    }
  }

  /// Hides the colors that stand in one object with a key for a scheme, and with other keys than one for
  /// all: in that scheme they may be other colors.
  private mutating func hideSchemes(in members: [TypeScriptValue.Member], _ path: [String]) {
    if let scheme {
      // `_dark: { base: …, _hover: … }`: which of them the name has depends on more than the scheme.
      guard let first = members.first(where: { TypeScriptSchemeKeys.isCondition($0.key) }),
        let span = first.value.span()
      else { return }
      let reason = "conditions within the scheme \(scheme) are not read"
      set(path.joined(separator: "."), TokenValue(.unreadable(reason), at: span))
      return
    }
    for member in members {
      guard let hidden = TypeScriptSchemeKeys.underscored[member.key],
        let span = member.value.span()
      else { continue }
      let reason = TypeScriptValue.Reason(
        text: "'\(member.key)' stands beside other keys, which is not read", span: span)
      scheme = hidden
      defer { scheme = nil }
      for other in members where TypeScriptSchemeKeys.underscored[other.key] == nil {
        var work = 10_000
        if let value = other.value.withUnknownColors(reason, &work) {
          add(value, named: path + [other.key], amongColors: true)
        }
      }
    }
  }

  private mutating func set(_ name: String, _ value: TokenValue) {
    guard !name.isEmpty else { return }
    if known.insert(name).inserted { names.append(name) }
    let other = values[scheme]?[name]
    values[scheme, default: [:]][name] = other.map { Self.either($0, value, name) } ?? value
  }

  /// The values of a token, in every scheme or one.
  func values(of name: String) -> [TokenValue] {
    [nil, "light", "dark"].compactMap { values[$0]?[name] }
  }
}
