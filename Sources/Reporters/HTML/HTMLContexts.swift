import AuditEngine

/// Permutations in brief: `every theme · light`.
struct HTMLContexts {
  /// A product of contexts: for each axis the indices of those that are in it.
  typealias Box = [[Int]]

  private let contexts: ReportContexts

  /// The contexts of a report.
  init(_ report: AuditReport) {
    contexts = ReportContexts(report)
  }

  /// The contexts of each axis, in order of appearance.
  var names: [[String]] { contexts.names }

  /// Divides permutations into products. Axis by axis, boxes that are equal on all other axes become one.
  func boxes(of permutations: [Int]) -> [Box] {
    guard !names.isEmpty else { return permutations.map { _ in [] } }
    return ContextBoxes(permutations, contexts.places, axes: names.count).boxes
  }

  /// The number of permutations in a box.
  static func count(_ box: Box) -> Int { box.reduce(1) { $0 * $1.count } }

  /// The name of a context; with that of its axis, where another axis has a context of the same name.
  func name(_ context: Int, on axis: Int) -> String {
    let name = names[axis][context]
    let isShared = names.indices.contains { $0 != axis && names[$0].contains(name) }
    return (isShared ? "\(HTMLText.name(contexts.axes[axis])) " : "") + HTMLText.name(name)
  }

  /// A box in words; empty where nothing varies.
  ///
  /// - Parameter limit: the most names of an axis; more are counted.
  func words(_ box: Box, limit: Int = 2) -> String {
    let varying = box.indices.filter { names[$0].count > 1 }
    if varying.allSatisfy({ box[$0].count == names[$0].count }) {
      return varying.isEmpty ? "" : "everywhere"
    }
    return varying.map { axis in
      let (chosen, all) = (box[axis], names[axis])
      let kind = HTMLText.name(contexts.axes[axis])
      if chosen.count == all.count { return "every \(kind)" }
      if chosen.count <= limit {
        return chosen.map { name($0, on: axis) }.joined(separator: ", ")
      }
      return "\(kind) \(chosen.count) of \(all.count)"
    }.joined(separator: " · ")
  }

  /// Permutations in words, a few boxes of them.
  func words(_ permutations: [Int], limit: Int = 2) -> String {
    let boxes = boxes(of: permutations)
    let shown = boxes.prefix(3).map { words($0, limit: limit) }.filter { !$0.isEmpty }
    return shown.joined(separator: "; ") + (boxes.count > 3 ? "; and \(boxes.count - 3) more" : "")
  }
}
