/// A demand that a plan does not meet, and why.
package struct UnmetDemand: Sendable {
  /// Why the plan does not meet it.
  package enum Reason: Sendable {
    /// Nobody may change the colors that it depends on: those of these tokens.
    case kept([String])
    /// They are written in a way in which no other color can be, or some of them are.
    case unwritable([String])
    /// Its colors stand in no file, or are computed.
    case computed
    /// The same, and the change of one of them that would do.
    case byHand(PlannedChange)
    /// What its color must meet besides excludes it.
    case conflict(ColorConflict)
    /// One color cannot serve all contexts of an axis, by its index; each with a value of its own would
    /// pass.
    case pulledApart(
      ColorConflict, axis: Int, values: [(context: String, change: PlannedChange)])
    /// Only a light background that turns dark would meet it, or a dark one that turns light.
    case turnsAround(String)
    /// A step of a ramp would have to become lighter or darker than the next one.
    case leavesRamp(String)
    /// What would meet it makes something else worse.
    case worsens
    /// The search was ended: what is behind it takes too long to measure.
    case unsearched
  }

  /// The demand.
  package let demand: PairingDemand
  /// How many findings it is behind.
  package internal(set) var findings: Int
  /// Why no change meets it.
  package let reason: Reason
}
