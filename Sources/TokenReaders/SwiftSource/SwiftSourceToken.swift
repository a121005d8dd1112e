import SourceText

/// A token of a Swift source on its way into the catalog.
struct SwiftSourceToken {
  /// One value of it and what has to be chosen for that.
  struct Value {
    let leaf: SwiftEvaluator.Leaf
    var choices: [SwiftAxis: String]
    /// Whether it is one theme's own, which goes before what the protocol gives to all.
    let isOverride: Bool
    let document: Int
    /// Where the expression stands: byte offsets in the document's file.
    let range: Range<Int>
    /// Where the literal in it stands that gives the color; the whole expression for other leaves.
    let origin: Range<Int>
    let property: Int
  }

  /// Why there is no value for some choices.
  struct Failure {
    let reason: String
    let choices: [SwiftAxis: String]
    let property: Int
  }

  /// A value that no audit sees, under a condition that the policy does not mention.
  struct Hidden {
    let condition: String
    /// The value; nil if it is not read.
    let value: Value?
    let property: Int
  }

  let name: String
  var values: [Value] = []
  /// What is not read of it for some choices, until ``settle(_:)``.
  var failures: [Failure] = []
  /// What is not seen.
  var hidden: [Hidden] = []
  /// Why it is not read, and the property of that message; nil if it is read.
  var failure: (reason: String, property: Int)?
  /// Whether it is known to be a color, and not only where what it names is one.
  var isCertain: Bool
  /// Whether it is a text style.
  let isTextStyle: Bool
}
