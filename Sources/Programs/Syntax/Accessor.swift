/// A piece of code that runs when a property is read or written.
package enum Accessor: Int, Sendable {
  case get, set, willSet, didSet, modify, read, initialize, other
}
