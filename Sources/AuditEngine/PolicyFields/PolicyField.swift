import SourceText

/// A key of an object: its name, its form, its meaning, and where its value goes.
struct PolicyField<Owner>: Sendable {
  let key: PolicyShape.Key
  /// What is expected where the key is missing; nil if it may be.
  let expected: String?
  /// Reads the value into the object; false after an error.
  let read: @Sendable (JSONValue, inout Owner, inout PolicyReader) -> Bool

  /// A key whose value goes into a property.
  ///
  /// - Parameters:
  ///   - expected: makes the key required: what the message about a missing one says.
  ///   - fallback: what holds when it is missing, as JSON.
  init<Value>(
    _ name: String, _ property: any WritableKeyPath<Owner, Value> & Sendable,
    _ form: PolicyForm<Value>,
    _ meaning: String, expected: String? = nil, default fallback: String? = nil
  ) {
    self.init(name, form, meaning, expected: expected, default: fallback) {
      $0[keyPath: property] = $1
    }
  }

  /// A key whose value goes into a property that is nil without it.
  init<Value>(
    _ name: String, _ property: any WritableKeyPath<Owner, Value?> & Sendable,
    _ form: PolicyForm<Value>, _ meaning: String
  ) {
    self.init(name, form, meaning) { $0[keyPath: property] = $1 }
  }

  /// A key whose value goes where `assign` puts it.
  init<Value>(
    _ name: String, _ form: PolicyForm<Value>, _ meaning: String, expected: String? = nil,
    default fallback: String? = nil,
    assign: @escaping @Sendable (inout Owner, Value) -> Void
  ) {
    key = PolicyShape.Key(
      name: name, meaning: meaning, shape: form.shape, isRequired: expected != nil,
      fallback: fallback)
    self.expected = expected
    read = { value, owner, reader in
      guard let read = form.read(value, name, &reader) else { return false }
      assign(&owner, read)
      return true
    }
  }
}
