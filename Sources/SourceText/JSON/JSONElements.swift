/// The elements of an array, in order.
package struct JSONElements: Sequence, IteratorProtocol, Sendable {
  private let document: JSONDocument
  private var index: Int
  private let end: Int

  init(of value: JSONValue) {
    document = value.document
    index = value.index + 1
    end = value.kind == .array ? Int(document.nodes[value.index].next) : index
  }

  /// The next element.
  package mutating func next() -> JSONValue? {
    guard index < end else { return nil }
    defer { index = Int(document.nodes[index].next) }
    return JSONValue(document: document, index: index)
  }
}
