/// The components of a color that are missing. [CSS Color 4, 4.4]
struct MissingComponents: OptionSet, Sendable, Hashable {
  let rawValue: UInt8

  static let alpha = MissingComponents(rawValue: 1 << 3)

  /// The first, second or third component, counted from 0.
  static func component(_ index: Int) -> MissingComponents {
    MissingComponents(rawValue: 1 << UInt8(index))
  }
}
