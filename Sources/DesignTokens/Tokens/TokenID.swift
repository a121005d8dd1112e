/// A token's name as a small number, valid in the catalog that issued it.
package struct TokenID: Sendable, Hashable {
  // Half the size of an index: there are lists of them as long as the catalog.
  private let number: UInt32

  /// The index into the catalog's names.
  package var index: Int { Int(number) }

  init(index: Int) {
    number = UInt32(index)
  }
}
