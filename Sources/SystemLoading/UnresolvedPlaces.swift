package import AuditEngine
package import SourceText
package import UsageReaders

/// The places in code where a text or an icon is not judged, by what they are called in every run.
package struct UnresolvedPlaces {
  private let reading: UsageReading
  private var reasons: [SourceSpan: String] = [:]
  private var order: [SourceSpan] = []

  /// With what was not followed to a pair.
  package init(_ reading: UsageReading) {
    self.reading = reading
    for use in reading.unfollowed where use.mayNeedContrast {
      add(use.place, use.reason.rawValue)
    }
  }

  /// Adds a place, once: the first reason is enough.
  package mutating func add(_ place: SourceSpan, _ reason: String) {
    guard reasons[place] == nil else { return }
    reasons[place] = reason
    order.append(place)
  }

  /// All, in the order of the files and of the places in them.
  package var uses: [UnresolvedUse] {
    order.sorted {
      ($0.file.path, $0.range.lowerBound, $0.range.upperBound)
        < ($1.file.path, $1.range.lowerBound, $1.range.upperBound)
    }.map { place in
      let symbol = reading.symbols[place] ?? FilePath.name(of: place.file.path)
      return UnresolvedUse(
        "\(symbol): \(Self.expression(at: place))", because: reasons[place] ?? "", at: place)
    }
  }

  /// How many characters of an expression are told.
  private static let length = 60

  /// What stands at a place, in one line.
  private static func expression(at place: SourceSpan) -> String {
    let words = String(decoding: place.file.bytes[place.range], as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > length ? "\(words.prefix(length))…" : words
  }
}
