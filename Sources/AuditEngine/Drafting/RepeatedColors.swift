import ColorMath
import DesignTokens
import SourceText

/// The tokens that inherit their color from another group, as the styles of Android do, where it is the
/// same in every context. Their pairs are those of the other group again.
struct RepeatedColors {
  /// The token that each repeats, by name: of several the one with the shortest name.
  private(set) var originals: [String: String] = [:]

  /// Where a token gets a value.
  private struct Place: Hashable {
    let file: String
    let range: Range<Int>
  }

  /// Tokens that may be one.
  private struct Likeness: Hashable {
    let name: Substring?
    let places: Set<Place>
  }

  init(_ catalog: TokenCatalog, in permutations: [Permutation]) {
    let heirs = Set(catalog.declarations.filter(\.notes.isInherited).map(\.token))
    guard !heirs.isEmpty else { return }
    var places: [TokenID: Set<Place>] = [:]
    for declaration in catalog.declarations {
      let span = declaration.value.span
      places[declaration.token, default: []].insert(
        Place(file: span.file.path, range: span.range))
    }
    let groups = Dictionary(grouping: catalog.colorTokens) { token in
      Likeness(
        name: catalog.name(of: token).split(separator: ".").last, places: places[token] ?? [])
    }.values.filter { $0.count > 1 && $0.contains(where: heirs.contains) }
    // One place may give different colors: `?attr/x` is looked up in each style.
    var colors: [TokenID: [SRGBColor?]] = [:]
    for permutation in permutations {
      let resolver = TokenResolver(catalog, in: permutation)
      for token in groups.joined() {
        colors[token, default: []].append((try? resolver.color(of: token))?.color)
      }
    }
    for group in groups {
      var first: [(token: TokenID, name: String)] = []
      let byLength = group.map { (token: $0, name: catalog.name(of: $0)) }
        .sorted { ($0.name.utf8.count, $0.name) < ($1.name.utf8.count, $1.name) }
      for (token, name) in byLength {
        let own = colors[token] ?? []
        guard own.contains(where: { $0 != nil }) else { continue }
        if let original = first.first(where: { colors[$0.token] == own }) {
          originals[name] = original.name
        } else {
          first.append((token, name))
        }
      }
    }
  }
}
