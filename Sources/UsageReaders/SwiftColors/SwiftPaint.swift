/// A color that an expression may give, and when it does.
struct SwiftPaint: Hashable {
  let paint: Paint
  let state: UsageState

  init(_ paint: Paint, _ state: UsageState = .rest) { (self.paint, self.state) = (paint, state) }
}
