/// The upper hull of points: where `y − p x` is greatest for some price `p`.
struct UpperHull {
  private var corners: [(x: Double, y: Double)] = []

  /// - Parameter points: with rising `x`.
  init(_ points: some Sequence<(x: Double, y: Double)>) {
    for point in points {
      while corners.count >= 2 {
        let (first, second) = (corners[corners.count - 2], corners[corners.count - 1])
        let isAbove =
          (second.y - first.y) * (point.x - first.x) > (point.y - first.y) * (second.x - first.x)
        if isAbove { break }
        corners.removeLast()
      }
      corners.append(point)
    }
  }

  /// The greatest `y − p x`.
  func greatest(price: Double) -> Double {
    // Along the hull the slope falls, so the value rises up to some corner and falls after it.
    var (low, high) = (0, corners.count - 1)
    func value(_ index: Int) -> Double { corners[index].y - price * corners[index].x }
    while low < high {
      let middle = (low + high) / 2
      if value(middle) < value(middle + 1) { low = middle + 1 } else { high = middle }
    }
    return value(low)
  }
}
