/// A declaration that a color was read from.
package struct ColorSource: Hashable {
  /// The members that code names to read it, such as `Theme.dark` and `ink`, the outermost first.
  package let path: [Member]
  /// The part of it that the color is, such as the shade 900 of a swatch; nil for all of it.
  package var part: String?
  /// What was done to the opacity since.
  package var steps: [ColorValue.Step] = []
}
