/// A scheme that a function makes of a constant one, with other colors for some parts:
/// `if (isBlack) dark.copy(surface = Color.Black) else dark`.
struct PaletteVariant {
  /// The name of the constant that it repeats.
  let base: String
  /// What it may be called, the likeliest name first.
  let names: [String]
  /// The parts that have other colors.
  let instance: PaletteInstance
}
