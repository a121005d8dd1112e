import AuditEngine

/// The contexts that the permutations of a report have.
struct ReportContexts {
  /// The names of the axes.
  let axes: [String]
  /// The contexts of each axis, in order of appearance.
  let names: [[String]]
  /// For each permutation the index of its context on each axis.
  let places: [[Int]]

  /// The contexts of a report.
  init(_ report: AuditReport) {
    axes = report.axes
    var names: [[String]] = axes.map { _ in [] }
    var known: [[String: Int]] = axes.map { _ in [:] }
    places = report.permutations.map { permutation in
      permutation.indices.map { axis in
        let name = permutation[axis]
        if let place = known[axis][name] { return place }
        known[axis][name] = names[axis].count
        names[axis].append(name)
        return names[axis].count - 1
      }
    }
    self.names = names
  }

  /// For each axis the contexts of some permutations, by index.
  func contexts(of permutations: Set<Int>) -> [Set<Int>] {
    axes.indices.map { axis in Set(permutations.map { places[$0][axis] }) }
  }
}
