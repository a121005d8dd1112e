/// A token's name as a small number, valid in the catalog that issued it.
package struct TokenID: Sendable, Hashable {
  /// The index into the catalog's names.
  package let index: Int

  init(index: Int) {
    self.index = index
  }
}
