/// What was read, for a command that reads the same files several times. Not safe to share between
/// threads.
package final class KeptReadings {
  /// What a reader keeps, with what it needs to tell whether it holds for others.
  package protocol Reading {}

  private var all: [any Reading] = []

  /// Nothing was read yet.
  package init() {}

  /// Keeps a reading.
  package func keep(_ reading: some Reading) { all.append(reading) }

  /// The last reading of a kind that holds; nil if none does.
  package func last<Kind: Reading>(_: Kind.Type, where holds: (Kind) -> Bool) -> Kind? {
    all.reversed().lazy.compactMap { $0 as? Kind }.first(where: holds)
  }
}
