import AuditEngine
import DesignTokens
import SourceText
import SystemLoading
import UsageReaders

/// Texts whose background stands in no file together with them.
extension ShownCode {
  /// A color of the app that is shown where a question of the code has an answer, and another one where
  /// it has the other.
  private struct Choice {
    let folder: Substring
    let first: (token: TokenID, place: SourceSpan)
    let second: (token: TokenID, place: SourceSpan)
  }

  /// Adds them to what an app shows: on the fill that another file chooses, or on the page.
  func addLone(to uses: inout AppUses, of catalog: TokenCatalog) {
    let names = UsedNames(catalog)
    let colors = Set(catalog.colorTokens)
    let lone = search.reading.loneColors.compactMap { lone -> (lone: LoneColor, token: TokenID)? in
      guard lone.color.opacity == nil, !lone.state.isInactive,
        let token = names.tokens(of: lone.color).first(where: colors.contains)
      else { return nil }
      return (lone, token)
    }
    for (lone, token) in lone
    where lone.role == .text && lone.isOfCaller && !lone.state.isOfScheme
      && !lone.state.asksForScheme
    {
      uses.lone.append((catalog.name(of: token), .text, lone.place))
    }
    // A text does not stand on a fill of its own color, so that each choice tells the other's order.
    let texts = Self.choices(lone.filter { $0.lone.role == .text })
    let fills = Self.choices(lone.filter { $0.lone.role == nil })
    for text in texts {
      for fill in fills where fill.folder == text.folder {
        let isStraight =
          text.first.token == fill.second.token || text.second.token == fill.first.token
        let isCrossed =
          text.first.token == fill.first.token || text.second.token == fill.second.token
        guard isStraight != isCrossed else { continue }
        add(text.first, on: isStraight ? fill.first.token : fill.second.token, &uses, catalog)
        add(text.second, on: isStraight ? fill.second.token : fill.first.token, &uses, catalog)
      }
    }
  }

  private func add(
    _ text: (token: TokenID, place: SourceSpan), on fill: TokenID, _ uses: inout AppUses,
    _ catalog: TokenCatalog
  ) {
    var use = PolicyDraft.Use(
      foreground: catalog.name(of: text.token), background: catalog.name(of: fill), usage: .text)
    use.place = text.place
    uses.pairs.append(use)
  }

  /// The colors that stand in both branches of a question, one in each.
  private static func choices(_ lone: [(lone: LoneColor, token: TokenID)]) -> [Choice] {
    lone.compactMap { first -> Choice? in
      guard let answer = first.lone.answer, answer.holds else { return nil }
      let second = lone.first { other in
        guard let own = other.lone.answer else { return false }
        return own.question == answer.question && !own.holds
          && other.lone.place.file.path == first.lone.place.file.path
          && other.lone.place.range.lowerBound > first.lone.place.range.lowerBound
      }
      guard let second else { return nil }
      let path = first.lone.place.file.path
      return Choice(
        folder: path[..<(path.lastIndex(of: "/") ?? path.startIndex)],
        first: (first.token, first.lone.place), second: (second.token, second.lone.place))
    }
  }
}
