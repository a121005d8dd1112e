import AuditEngine

/// A palette whose colors have steps with numbers: `gray1` to `gray12`, `gray.50` to `gray.900`.
struct ColorScale {
  /// A step that is most likely a text.
  let foreground: String
  /// A step that is most likely a background.
  let background: String

  private static let leastSteps = 8

  /// Nil unless most of the names are steps; those of one scale follow each other.
  init?(_ names: [String]) {
    var scales: [String: [(number: Int, name: String)]] = [:]
    var order: [String] = []
    for name in names {
      let digits = String(name.reversed().prefix { $0.isASCII && $0.isNumber }.reversed())
      guard let number = Int(digits) else { continue }
      let stem = String(name.dropLast(digits.count))
      if scales[stem] == nil { order.append(stem) }
      scales[stem, default: []].append((number, name))
    }
    let long = order.compactMap { scales[$0] }.filter { $0.count >= Self.leastSteps }
    guard let first = long.first?.sorted(by: { $0.number < $1.number }),
      long.reduce(0, { $0 + $1.count }) * 2 > names.count, let last = first.last
    else { return nil }
    (foreground, background) = (last.name, first[0].name)
  }

  /// Why such names are not paired.
  var advice: String {
    "'\(background)' to '\(foreground)' are steps of a scale; no name says which of them are text and "
      + "which backgrounds"
  }
}
