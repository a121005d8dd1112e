/// A `switch` whose subjects are axes: which case follows from the context of each.
struct SwiftSwitch {
  /// The axes of the subjects.
  let axes: [SwiftAxis]
  /// For one subject, the case of each context, and that of all others.
  private var direct: [String: Int] = [:]
  private var other: Int?
  /// For several, each case with what it asks of each subject; nil for whatever it is.
  private var rows: [(index: Int, wanted: [String?])] = []

  /// - Parameters:
  ///   - rows: for each case its alternatives, for each of them the name of every subject's case.
  ///   - contexts: for each subject the context that a name stands for.
  init(axes: [SwiftAxis], rows: [[[String?]]], contexts: [[String: String]]) {
    self.axes = axes
    for (index, alternatives) in rows.enumerated() {
      for alternative in alternatives {
        var wanted: [String?] = []
        var isKnown = true
        for (name, known) in zip(alternative, contexts) {
          let context = name.map { known[$0] }
          if let context, context == nil { isKnown = false }
          wanted.append(context ?? nil)
        }
        // A name without a context, `.unspecified`, is never chosen.
        guard isKnown else { continue }
        if axes.count > 1 {
          self.rows.append((index, wanted))
        } else if let context = wanted[0] {
          if direct[context] == nil, other == nil { direct[context] = index }
        } else if other == nil {
          other = index
        }
      }
    }
  }

  /// The first case that the contexts meet.
  func index(of values: [String]) -> Int? {
    if axes.count == 1 { return direct[values[0]] ?? other }
    return rows.first { row in
      zip(row.wanted, values).allSatisfy { $0 == nil || $0 == $1 }
    }?.index
  }
}
