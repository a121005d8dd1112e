package import AuditEngine
package import SourceText
package import UsageReaders

/// The places in code where a text or an icon is not judged, by what they are called in every run.
package struct UnresolvedPlaces {
  private let reading: UsageReading
  private var reasons: [SourceSpan: String] = [:]
  private var order: [SourceSpan] = []

  /// With what was not followed to a pair, and the tokens that are handed to what nobody here knows.
  package init(_ reading: UsageReading, _ names: UsedNames) {
    self.reading = reading
    for use in reading.unfollowed where use.mayNeedContrast {
      add(use.place, Self.clause(use.reason))
    }
    for (place, color) in reading.handed where names.name(of: color)?.token != nil {
      add(place, "it is given to what the code does not declare")
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

  /// Why a use is not judged, as the end of a sentence.
  private static func clause(_ reason: UnfollowedUse.Reason) -> String {
    switch reason {
    case .noBackground, .noForeground: "nothing is known to lie behind it"
    case .component: "it lies in a view whose background is not known"
    case .picture: "it lies on a picture, a gradient or a material"
    case .computed: "a color of it is computed"
    case .ambiguous: "several variables in a shorthand may be its color"
    case .opacity: "a view with an opacity of its own changes its color"
    case .unread: "the code is not read"
    case .elsewhere: "it stands where no pair is looked for"
    case .redefined: "its name is given another value"
    case .limit: "the code is past a limit"
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
