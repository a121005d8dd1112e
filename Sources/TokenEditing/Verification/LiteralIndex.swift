import ColorMath
import DesignTokens
import SourceText
import TokenReaders

/// The place of a literal: a file by its canonical path, and a range of bytes in it.
struct LiteralPlace: Hashable {
  let file: String
  let range: Range<Int>
}

/// The values read at some places.
struct LiteralIndex {
  /// The values at each of the places, equal ones once.
  private(set) var values: [LiteralPlace: [TokenValue]] = [:]

  /// Searches all values of a catalog for places.
  init(_ catalog: TokenCatalog, at places: Set<LiteralPlace>, _ read: ReadFiles) {
    let files = Set(places.map(\.file))
    var keys: [ObjectIdentifier: String] = [:]
    for declaration in catalog.declarations {
      var rest = [declaration.value]
      while let value = rest.popLast() {
        let file = value.span.file
        let key = keys[ObjectIdentifier(file)] ?? read.key(of: file)
        keys[ObjectIdentifier(file)] = key
        rest += value.parts
        guard files.contains(key), !value.isModified else { continue }
        let place = LiteralPlace(file: key, range: value.span.range)
        guard places.contains(place) else { continue }
        let isKnown = values[place]?.contains {
          $0.canonical(limit: .max) == value.canonical(limit: .max)
        }
        if isKnown != true { values[place, default: []].append(value) }
      }
    }
  }
}

extension TokenValue {
  /// The values that it consists of.
  var parts: [TokenValue] {
    switch content {
    case .array(let elements), .text(let elements), .pattern(let elements), .stack(let elements):
      elements
    case .object(let members): members.map(\.value)
    case .modified(let base, let step): [base, step.color].compactMap(\.self)
    case .variable(_, let fallback): [fallback].compactMap(\.self)
    case .color, .number, .string, .boolean, .null, .anything, .reference, .channels, .unreadable:
      []
    }
  }

  /// Whether it is another value changed by a step, at the place of that value.
  var isModified: Bool {
    if case .modified = content { return true }
    return false
  }
}
