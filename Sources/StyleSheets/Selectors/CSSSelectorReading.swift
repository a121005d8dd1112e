import SourceText

/// What has been read of a selector.
struct CSSSelectorReading {
  private let tokens: CSSTokens
  /// Whether it stands in a function, where pseudo-elements match nothing.
  let isInFunction: Bool
  /// The combinator before it.
  var leading: Character?
  private var compounds: [CSSCompoundSelector] = []
  private var parts: [CSSSimpleSelector] = []
  private var combinator: Character = " "
  private var problem: CSSComplexSelector.Problem?
  private var (least, most) = (CSSSpecificity(), CSSSpecificity())

  init(_ tokens: CSSTokens, isInFunction: Bool) {
    (self.tokens, self.isInFunction) = (tokens, isInFunction)
  }

  /// Whether the compound has no part yet.
  var isAtStart: Bool { parts.isEmpty }

  /// Whether the compound has a pseudo-element, after which only pseudo-classes may follow.
  private(set) var hasPseudoElement = false

  /// The selector as far as it is read.
  var selector: CSSComplexSelector {
    CSSComplexSelector(
      tokens, compounds, leading: leading, problem: problem, specificity: least...max(least, most))
  }

  /// Notes why it may be no selector. The first reason is kept, but for a limit, which says most, and
  /// for what no browser takes.
  mutating func refuse(_ reason: String, _ kind: CSSComplexSelector.Problem.Kind) {
    if kind == .limit || problem == nil || kind == .invalid && problem?.kind == .unknown {
      problem = CSSComplexSelector.Problem(kind: kind, reason: reason)
    }
  }

  /// Counts a part.
  mutating func count(_ specificity: CSSSpecificity, atLeast lower: CSSSpecificity? = nil) {
    least = least + (lower ?? specificity)
    most = most + specificity
  }

  /// Adds a part to the compound.
  mutating func add(_ part: CSSSimpleSelector) {
    if hasPseudoElement {
      switch part.kind {
      case .pseudoClass, .pseudoElement, .list, .function: break
      default: refuse("'\(part.tokens.source)' is not the root element", .unknown)
      }
    }
    parts.append(part)
    if part.isPseudoElement { hasPseudoElement = true }
  }

  /// Ends the compound, with the combinator that follows it; false if it has no part.
  mutating func endCompound(_ next: Character) -> Bool {
    defer { combinator = next }
    guard let first = parts.first, let last = parts.last else { return false }
    let run = tokens[first.tokens.range.lowerBound..<last.tokens.range.upperBound]
    compounds.append(CSSCompoundSelector(compounds.isEmpty ? " " : combinator, parts, run))
    (parts, hasPseudoElement) = ([], false)
    return true
  }
}

extension CSSTokens {
  /// Whether a token is a character that stands for itself.
  func isSign(_ sign: String, _ index: Int) -> Bool {
    index < range.upperBound && self[index].kind == .delimiter && text(at: index) == sign
  }

  /// The combinator that a token is; nil for none.
  func combinator(at index: Int) -> Character? {
    guard self[index].kind == .delimiter, let mark = text(at: index).first, ">+~".contains(mark)
    else { return nil }
    return mark
  }

  /// The index of the first token that is no white space.
  func afterSpace(_ start: Int) -> Int {
    var index = start
    while index < range.upperBound, self[index].kind == .space { index += 1 }
    return index
  }

  /// Whether what follows `#` is a name, with an escape or without, and not only digits.
  func isName(_ index: Int) -> Bool {
    var bytes = self[index..<index + 1].source.utf8.dropFirst()
    if bytes.first == UInt8(ascii: "-") {
      bytes = bytes.dropFirst()
      if bytes.first == UInt8(ascii: "-") { return true }
    }
    return bytes.first.map { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }
}
