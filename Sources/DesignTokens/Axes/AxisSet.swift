/// Some of the axes of a catalog.
package struct AxisSet: Sendable, Hashable {
  private var bits: UInt64

  /// The axes from this one on share a bit: a set may then have more axes than were inserted, never
  /// fewer.
  private static let last = 63

  /// None.
  package init() { bits = 0 }

  private init(bits: UInt64) { self.bits = bits }

  /// All of them.
  static let all = AxisSet(bits: .max)

  /// Adds an axis by its index in the catalog.
  package mutating func insert(_ axis: Int) { bits |= 1 << UInt64(min(axis, Self.last)) }

  /// Adds all axes of another set.
  package mutating func formUnion(_ other: AxisSet) { bits |= other.bits }

  /// The axes that are in both.
  func intersection(_ other: AxisSet) -> AxisSet { AxisSet(bits: bits & other.bits) }

  /// Whether an axis is in it.
  package func contains(_ axis: Int) -> Bool { bits & 1 << UInt64(min(axis, Self.last)) != 0 }
}
