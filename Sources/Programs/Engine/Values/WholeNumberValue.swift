/// A whole number in a value.
package struct WholeNumberValue: Hashable {
  let number: WholeNumber
  var origin = Origin.none

  /// The number, if 64 bits with a sign hold it.
  package var int: Int? { number.int }
}
