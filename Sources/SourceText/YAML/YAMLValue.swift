/// A value of a YAML text and where it stands.
public struct YAMLValue: Sendable {
  /// The forms a value takes.
  public indirect enum Content: Sendable {
    /// Text; plain scalars are not distinguished by type.
    case scalar(String)
    /// A mapping, in order.
    case mapping([Member])
    /// A sequence.
    case sequence([YAMLValue])
    /// Nothing.
    case null
  }

  /// A key and its value.
  public struct Member: Sendable {
    /// The key.
    public let key: String
    /// Where the key stands.
    public let keySpan: SourceSpan
    /// The value.
    public let value: YAMLValue
  }

  /// The form.
  public let content: Content
  /// Where it stands.
  public let span: SourceSpan

  /// The members of a mapping; empty for every other form.
  public var members: [Member] {
    if case .mapping(let members) = content { return members }
    return []
  }

  /// The elements of a sequence; empty for every other form.
  public var elements: [YAMLValue] {
    if case .sequence(let elements) = content { return elements }
    return []
  }

  /// The text of a scalar; nil for every other form.
  public var text: String? {
    if case .scalar(let text) = content { return text }
    return nil
  }

  /// The value of a key; nil for every other form.
  public subscript(key: String) -> YAMLValue? { members.first { $0.key == key }?.value }

  /// What the value is, for messages.
  public var phrase: String {
    switch content {
    case .scalar: "a scalar"
    case .mapping: "a mapping"
    case .sequence: "a sequence"
    case .null: "nothing"
    }
  }
}
