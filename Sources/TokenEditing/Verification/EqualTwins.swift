import DesignTokens
import SourceText
import TokenReaders

/// Declarations of a style sheet that say the same as a changed one, for the same contexts: a dark scheme
/// is often declared twice, for the system's choice and for the page's. One of them is judged, and the
/// other one shows where the two choices differ, so both change.
struct EqualTwins {
  /// The changes of the twins.
  private(set) var changes: [ColorChange] = []

  private struct Role: Hashable {
    let token: TokenID
    let conditions: [TokenLayer.Condition]
  }

  /// Looks for twins of changed places; O(declarations).
  init(_ before: TokenCatalog, _ wanted: [LiteralPlace: ColorChange], _ files: ReadFiles) {
    let sheets = Set(
      files.entries.filter { $0.value.manners.allSatisfy { $0.format == .css } }.map(\.key))
    guard wanted.keys.contains(where: { sheets.contains($0.file) }) else { return }
    var found: [Role: [(place: LiteralPlace, value: TokenValue)]] = [:]
    for layer in before.layers.indices where !before.layers[layer].conditions.isEmpty {
      let conditions = before.layers[layer].conditions.sorted {
        ($0.axis, $0.context) < ($1.axis, $1.context)
      }
      for declaration in before.declarations(ofLayer: layer) {
        let span = declaration.value.span
        let place = LiteralPlace(file: files.key(of: span.file), range: span.range)
        guard sheets.contains(place.file) else { continue }
        found[Role(token: declaration.token, conditions: conditions), default: []].append(
          (place, declaration.value))
      }
    }
    var known = Set(wanted.keys)
    for group in found.values where group.count > 1 {
      for (place, value) in group {
        guard let change = wanted[place] else { continue }
        let text = value.canonical(limit: .max)
        for (other, twin) in group
        where twin.canonical(limit: .max) == text && known.insert(other).inserted {
          changes.append(
            ColorChange(
              at: twin.span, to: change.color, kind: change.kind, precision: change.precision))
        }
      }
    }
  }
}
