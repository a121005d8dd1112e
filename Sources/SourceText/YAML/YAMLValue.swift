/// A value of a YAML text and where it stands.
package struct YAMLValue: Sendable {
  /// The forms a value takes.
  package indirect enum Content: Sendable {
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
  package struct Member: Sendable {
    /// The key.
    package let key: String
    /// Where the key stands.
    package let keySpan: SourceSpan
    /// The value.
    package let value: YAMLValue
  }

  /// The form.
  package let content: Content
  /// Where it stands.
  package let span: SourceSpan

  /// The members of a mapping; empty for every other form.
  package var members: [Member] {
    if case .mapping(let members) = content { return members }
    return []
  }

  /// The elements of a sequence; empty for every other form.
  package var elements: [YAMLValue] {
    if case .sequence(let elements) = content { return elements }
    return []
  }

  /// The text of a scalar; nil for every other form.
  package var text: String? {
    if case .scalar(let text) = content { return text }
    return nil
  }

  /// The value of a key; nil for every other form.
  package subscript(key: String) -> YAMLValue? { members.first { $0.key == key }?.value }

  /// What the value is, for messages.
  package var phrase: String {
    switch content {
    case .scalar: "a scalar"
    case .mapping: "a mapping"
    case .sequence: "a sequence"
    case .null: "nothing"
    }
  }
}
