import DesignTokens
import SourceText

/// Resolves tokens that no pairing names, once for each of their declarations: a circular alias
/// of colors among them is one that is not read.
struct TokenCheck {
  private let catalog: TokenCatalog
  /// Whether a declaration was checked, by index.
  private var isChecked: [Bool]
  /// Declarations with variables may get values from elsewhere.
  private var checkedPlaces: Set<SourceSpan> = []

  private let styles: Set<TokenID>
  /// The colors whose values are not known, where they stand.
  private var unreadable: [UnreadColor] = []
  private var noted: [TokenID: Set<SourceSpan>] = [:]
  private var aliasedPlaces: Set<SourceSpan> = []
  /// Those that aliases lead to, under the name of the first alias.
  private var aliased: [UnreadColor] = []
  /// The permutations that are alike for all tokens have nothing new.
  private var permutations: LikePermutations

  /// - Parameters:
  ///   - styles: the styles of text by which pairings are judged.
  ///   - choices: the contexts of each axis that are walked.
  init(
    _ catalog: TokenCatalog, styles: Set<TokenID>, axesOfTokens: [AxisSet], among choices: [[Int]]
  ) {
    self.catalog = catalog
    self.styles = styles
    permutations = LikePermutations(Set(axesOfTokens), among: choices)
    isChecked = Array(repeating: false, count: catalog.declarations.count)
  }

  /// The colors whose values are not known, each once by its own name.
  var unread: [UnreadColor] {
    let places = Set(unreadable.map(\.span))
    return unreadable + aliased.filter { !places.contains($0.span) }
  }

  /// Checks the tokens of one more permutation.
  mutating func check(
    _ permutation: Permutation, _ resolvers: PermutationResolvers,
    _ diagnostics: inout DiagnosticList
  ) {
    permutations.enter(permutation)
    guard permutations.hasNew else { return }
    let resolver = resolvers.resolver(in: permutation)
    for token in catalog.tokens {
      guard let winner = resolver.winner(of: token), !isChecked[winner] else { continue }
      if catalog.declarations[winner].value.hasVariables {
        guard let place = resolver.declaration(of: token)?.value.span,
          checkedPlaces.insert(place).inserted
        else { continue }
      } else {
        isChecked[winner] = true
        // A usable color needs no closer look; an unusable one is reported below.
        if catalog.declarations[winner].references.isEmpty,
          catalog.declarations[winner].type == .color, (try? resolver.color(of: token)) != nil
        {
          continue
        }
      }
      check(token, resolver, &diagnostics)
    }
  }

  private mutating func check(
    _ token: TokenID, _ resolver: TokenResolver, _ diagnostics: inout DiagnosticList
  ) {
    do throws(ResolutionError) {
      let resolved = try resolver.value(of: token)
      if case .unreadable(let reason) = resolved.value.content {
        // It stops only what needs it.
        if Self.isColor(resolved.type) { note(token, reason, at: resolved.value.span, resolver) }
        if resolved.type != .other { diagnostics.warning(reason, at: resolved.value.span) }
      } else if Self.isColor(resolved.type) {
        _ = try resolver.paint(of: token)
      }
    } catch {
      // What is needed fails where it is judged.
      if styles.contains(token) { return diagnostics.append(error.diagnostic) }
      if Self.isColor(catalog.type(of: token)),
        let span = error.span ?? resolver.declaration(of: token)?.value.span
      {
        note(token, error.message, at: span, resolver)
      }
      diagnostics.append(error.warning)
    }
  }

  private static func isColor(_ type: TokenType?) -> Bool { type == .color || type == .gradient }

  /// Notes a color without a value. What has no text is no color of the sources: a framework gives it.
  private mutating func note(
    _ token: TokenID, _ reason: String, at span: SourceSpan, _ resolver: TokenResolver
  ) {
    guard !span.range.isEmpty else { return }
    let color = UnreadColor(name: catalog.name(of: token), reason: reason, span: span)
    let isAlias = resolver.winner(of: token).map { !catalog.declarations[$0].references.isEmpty }
    if isAlias == true {
      if aliasedPlaces.insert(span).inserted { aliased.append(color) }
    } else if noted[token, default: []].insert(span).inserted {
      unreadable.append(color)
    }
  }
}
