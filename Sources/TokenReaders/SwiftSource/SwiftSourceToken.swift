import SourceText

/// A token of a Swift source on its way into the catalog.
struct SwiftSourceToken {
  /// One value of it and what has to be chosen for that; small, since there may be very many.
  struct Value {
    let leaf: SwiftEvaluator.Leaf
    /// Whether it is one theme's own, which goes before what the protocol gives to all.
    let isOverride: Bool
    private let documentNumber: UInt32
    var choices: [SwiftAxis: String]
    private let start: UInt32
    private let end: UInt32
    private let originStart: UInt32
    private let originEnd: UInt32
    private let propertyNumber: UInt32

    init(
      leaf: SwiftEvaluator.Leaf, choices: [SwiftAxis: String], isOverride: Bool, document: Int,
      range: Range<Int>, origin: Range<Int>, property: Int
    ) {
      self.leaf = leaf
      self.choices = choices
      self.isOverride = isOverride
      documentNumber = UInt32(document)
      (start, end) = (UInt32(range.lowerBound), UInt32(range.upperBound))
      (originStart, originEnd) = (UInt32(origin.lowerBound), UInt32(origin.upperBound))
      propertyNumber = UInt32(property)
    }

    var document: Int { Int(documentNumber) }
    /// Where the expression stands: byte offsets in the document's file.
    var range: Range<Int> { Int(start)..<Int(end) }
    /// Where the literal in it stands that gives the color; the whole expression for other leaves.
    var origin: Range<Int> { Int(originStart)..<Int(originEnd) }
    var property: Int { Int(propertyNumber) }
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
