/// A context with all values of another on its axis, but for some of its own: a black theme over a
/// dark one.
struct DerivedContext {
  let axis: String
  let context: String
  let base: String
  /// The source that says so.
  let source: Int?
}
