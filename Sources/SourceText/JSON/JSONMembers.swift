/// A key of an object and its value.
public struct JSONMember: Sendable {
  /// The key, unescaped.
  public let key: String
  /// Where the key stands.
  public let keySpan: SourceSpan
  /// The value.
  public let value: JSONValue
}

/// The members of an object, in order.
public struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  private let document: JSONDocument
  private var index: Int
  private let end: Int

  init(of value: JSONValue) {
    document = value.document
    index = value.index + 1
    end = value.kind == .object ? Int(document.nodes[value.index].next) : index
  }

  /// The next member.
  public mutating func next() -> JSONMember? {
    guard index < end else { return nil }
    let key = JSONValue(document: document, index: index)
    let value = JSONValue(document: document, index: index + 1)
    index = Int(document.nodes[index + 1].next)
    return JSONMember(key: key.string ?? "", keySpan: key.span, value: value)
  }
}
