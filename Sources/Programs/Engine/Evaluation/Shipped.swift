/// The values of a type that an app ships: storage of the type holds one of them.
package struct Shipped {
  /// What the app calls them.
  package let names: [String]
  /// Makes each of them.
  package let values: [(Evaluator) -> Value]

  /// Takes one name for each value.
  package init(names: [String], values: [(Evaluator) -> Value]) {
    (self.names, self.values) = (names, values)
  }
}
