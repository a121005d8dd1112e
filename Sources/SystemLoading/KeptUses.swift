import Programs
package import SourceText
package import TokenReaders
package import UsageReaders

/// The uses of colors in the Swift files of an app, kept for a command that reads them several times.
package struct KeptUses: KeptReadings.Reading {
  private let files: [SourceFile]
  private let reading: UsageReading

  /// The uses in files that are one program; from what was kept, if that is of the same files.
  package static func reading(
    of files: [SourceFile], keptIn readings: KeptReadings?
  ) -> UsageReading {
    let known = readings?.last(KeptUses.self) { areSame($0.files, files) }
    if let known { return known.reading }
    var reading = UsageReading()
    UsageReader.read(Program(files), into: &reading)
    readings?.keep(KeptUses(files: files, reading: reading))
    return reading
  }

  /// Whether files are the same, also where a policy for all of a folder calls them `./App.swift`.
  private static func areSame(_ files: [SourceFile], _ others: [SourceFile]) -> Bool {
    func plain(_ path: String) -> Substring { path.dropFirst(path.hasPrefix("./") ? 2 : 0) }
    return files.count == others.count
      && zip(files, others).allSatisfy {
        $0 === $1 || plain($0.path) == plain($1.path) && $0.bytes == $1.bytes
      }
  }
}
