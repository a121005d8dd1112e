/// A key of an object and its value.
package struct JSONMember: Sendable {
  private let document: JSONDocument
  private let index: Int

  /// - Parameter index: of the key's node, which the value's follows.
  init(document: JSONDocument, index: Int) {
    self.document = document
    self.index = index
  }

  private var keyValue: JSONValue { JSONValue(document: document, index: index) }

  /// The key, unescaped.
  package var key: String { keyValue.string ?? "" }

  /// The place of the key.
  package var keySpan: SourceSpan { keyValue.span }

  /// The value.
  package var value: JSONValue { JSONValue(document: document, index: index + 1) }

  /// Whether the key is `text`; faster than making a string.
  package func isKey(_ text: String) -> Bool { keyValue.isText(text) }

  /// Whether the key begins with a letter of ASCII.
  package func keyBegins(with letter: Unicode.Scalar) -> Bool {
    let node = document.nodes[index]
    guard node.kind == .string else { return key.unicodeScalars.first == letter }
    return node.end - node.start > 2
      && document.file.bytes[Int(node.start) + 1] == UInt8(ascii: letter)
  }
}

/// The members of an object, in order.
package struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  private let document: JSONDocument
  private var index: Int
  private let end: Int

  init(of value: JSONValue) {
    document = value.document
    index = value.index + 1
    end = value.kind == .object ? Int(document.nodes[value.index].next) : index
  }

  /// The next member.
  package mutating func next() -> JSONMember? {
    guard index < end else { return nil }
    defer { index = Int(document.nodes[index + 1].next) }
    return JSONMember(document: document, index: index)
  }
}
