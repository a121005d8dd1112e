import AuditEngine
import DesignTokens
import SourceText
import UsageReaders

/// A pair that code uses, with all its places.
struct DiscoveredPair {
  /// What the policy says of it.
  enum Standing: String {
    case judged
    /// The policy exempts it, or WCAG does: in a disabled control, and on paper.
    case exempt
    case undeclared
    /// The tokens are judged together, and the code changes the opacity of one.
    case opacity = "changed in opacity"
    /// One of the colors is written out.
    case literal
    /// One of these two, with the contrast that WCAG requires.
    case measured
    /// One of these two, with less.
    case faint = "too faint"
    /// The policy judges it over a certain background, and the code does not tell what is behind.
    case translucent = "over something unknown"
    /// One of the names is no token of the policy.
    case unknown = "no token"
  }

  let first: UsedPair
  private(set) var places: [SourceSpan]
  /// What lies behind the background in some place; nil for what the code does not tell.
  private(set) var behind: Set<UsedColor?>
  /// The tokens, where both are some.
  var foreground: String?
  var background: String?
  /// Nil without a policy.
  var standing: Standing?
  /// Why the policy does not judge it.
  var judgement: JudgedPairs.Judgement?
  /// Where it is too faint.
  var shortfall: WrittenPair.Shortfall?

  private struct Key: Hashable {
    let foreground: UsedColor
    let background: UsedColor
    let role: ForegroundRole
    let state: UsageState
    let isLarge: Bool?
  }

  /// The pairs of a reading, each once, in order.
  static func all(of reading: UsageReading) -> [DiscoveredPair] {
    var pairs: [DiscoveredPair] = []
    var indices: [Key: Int] = [:]
    for pair in reading.pairs {
      let key = Key(
        foreground: pair.foreground.ofAnyHolder, background: pair.background.ofAnyHolder,
        role: pair.role,
        state: pair.state, isLarge: pair.isLarge)
      if let index = indices[key] {
        pairs[index].places.append(pair.place)
        pairs[index].behind.insert(pair.behind)
      } else {
        indices[key] = pairs.count
        pairs.append(DiscoveredPair(first: pair, places: [pair.place]))
      }
    }
    return pairs
  }

  private init(first: UsedPair, places: [SourceSpan]) {
    self.first = first
    self.places = places
    behind = [first.behind]
  }

  /// The usage of a policy that judges it.
  var usage: Usage {
    switch first.role {
    case .text: first.isLarge == true ? .largeText : .text
    case .icon, .shape, .border: .uiComponent
    }
  }

  /// Whether one of its colors is written out.
  var isWrittenOut: Bool {
    [first.foreground, first.background].contains { $0.notation == .literal }
  }

  /// Whether WCAG requires contrast of it: not in a disabled control, and not on paper.
  var isRequired: Bool { !isInactive && !first.state.isPrinted }

  /// Whether it is used in a disabled control only.
  var isInactive: Bool { first.state.isInactive }

  /// What a policy says to judge it.
  var declaration: String {
    let names = (foreground ?? first.foreground.name, background ?? first.background.name)
    return
      #"{"foreground": "\#(names.0)", "background": "\#(names.1)", "usage": "\#(usage.rawValue)"}"#
  }
}
