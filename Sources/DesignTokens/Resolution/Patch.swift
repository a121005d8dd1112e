package import ColorMath
import SourceText

/// A part of a painted area: a stack of colors, possibly over anything.
package struct Patch: Sendable, Equatable {
  /// The colors, top first, with their opacities.
  package let layers: [SRGBColor]
  /// Whether anything may lie beneath the colors: a picture.
  package let isOpen: Bool

  /// Describes a part.
  package init(layers: [SRGBColor], isOpen: Bool) {
    self.layers = layers
    self.isOpen = isOpen
  }
}

extension Patch {
  /// The maximum number of parts of a paint: patterns of patterns multiply.
  private static let limit = 64

  /// The parts that a value paints; its aliases are already replaced.
  static func patches(of value: TokenValue) throws(ResolutionError) -> [Patch] {
    switch value.content {
    case .anything: return [Patch(layers: [], isOpen: true)]
    case .pattern(let parts):
      var found: [Patch] = []
      for part in parts { found += try patches(of: part) }
      return try checked(found, value)
    case .stack(let parts):
      var found = [Patch(layers: [], isOpen: false)]
      for part in parts {
        let beneath = try patches(of: part)
        found = try checked(
          found.flatMap { top in top.isOpen ? [top] : beneath.map { top.over($0) } }, value)
      }
      return found
    default:
      return [Patch(layers: [try ColorLiteral(value).sRGB], isOpen: false)]
    }
  }

  private static func checked(
    _ patches: [Patch], _ value: TokenValue
  ) throws(ResolutionError) -> [Patch] {
    guard (1...limit).contains(patches.count) else {
      throw ResolutionError(
        "\(value.phrase) has \(patches.count) parts; expected at least one and at most \(limit)",
        at: value.span)
    }
    return patches
  }

  private func over(_ other: Patch) -> Patch {
    Patch(layers: layers + other.layers, isOpen: other.isOpen)
  }
}

extension Paint.Content {
  /// The paint of parts: a color, a picture or the parts; nil for any other value.
  init?(partsOf value: TokenValue, origin: SourceSpan, layer: Int) throws(ResolutionError) {
    switch value.content {
    case .anything: self = .anything
    case .pattern, .stack:
      let patches = try Patch.patches(of: value)
      if patches.count == 1, patches[0].layers.count == 1, !patches[0].isOpen {
        self = .solid(ResolvedColor(color: patches[0].layers[0], origin: origin, layer: layer))
      } else if patches.allSatisfy({ $0 == Patch(layers: [], isOpen: true) }) {
        self = .anything
      } else {
        self = .patches(patches)
      }
    default: return nil
    }
  }
}
