/// What may stand in a place of a policy: as much as a schema and a reference page say of it.
indirect enum PolicyShape: Sendable {
  case string
  /// A string of at least one character.
  case text
  /// A day such as 2026-12-31.
  case day
  case flag
  case number(ClosedRange<Double>)
  case choice([String])
  /// Both ends of a range within another.
  case range(ClosedRange<Double>)
  case list(PolicyShape, isNeverEmpty: Bool)
  /// An object whose keys are names that the author chooses.
  case map(PolicyShape, isNeverEmpty: Bool)
  case either([PolicyShape])
  /// A shape that occurs in several places, so it is described once.
  case named(String, PolicyShape)
  case object(Object)

  /// An object with known keys.
  struct Object: Sendable {
    /// What it is called: `waiver`.
    let title: String
    /// Its name among the definitions of the schema.
    let definition: String
    let keys: [Key]
    let alternatives: PolicyAlternatives?
  }

  /// A key of an object.
  struct Key: Sendable {
    let name: String
    let meaning: String
    let shape: PolicyShape
    let isRequired: Bool
    /// What holds when it is missing, as JSON; nil if nothing does.
    let fallback: String?
  }
}
