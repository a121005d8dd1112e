import SourceText

/// How a value of a policy is written and read.
struct PolicyForm<Value>: Sendable {
  let shape: PolicyShape
  /// Reads a value, called by a name in messages; nil after an error.
  let read: @Sendable (JSONValue, String, inout PolicyReader) -> Value?

  /// The same form of another value.
  func map<Result>(_ transform: @escaping @Sendable (Value) -> Result) -> PolicyForm<Result> {
    PolicyForm<Result>(shape: shape) { value, name, reader in
      read(value, name, &reader).map(transform)
    }
  }
}

// MARK: Single values

extension PolicyForm<String> {
  static let string = PolicyForm(shape: .string) { value, name, reader in
    value.expectString(name, &reader.diagnostics)
  }

  /// A string of more than white space.
  static let text = PolicyForm(shape: .text) { value, name, reader in
    guard let text = value.expectString(name, &reader.diagnostics) else { return nil }
    if text.allSatisfy(\.isWhitespace) {
      reader.diagnostics.error("the \(name) is empty; expected a few words", at: value.span)
    }
    return text
  }
}

extension PolicyForm<PolicyName> {
  static let name = PolicyForm(shape: .string) { value, name, reader in
    value.expectString(name, &reader.diagnostics).map { PolicyName(text: $0, span: value.span) }
  }
}

extension PolicyForm<Bool> {
  static let flag = PolicyForm(shape: .flag) { value, name, reader in
    value.expect(.boolean, name, &reader.diagnostics) ? value.boolean : nil
  }
}

extension PolicyForm
where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
  /// One of the cases, by its raw value.
  static var choice: PolicyForm {
    PolicyForm(shape: .choice(Value.allCases.map(\.rawValue))) { value, name, reader in
      value.expectChoice(name, &reader.diagnostics)
    }
  }
}

extension PolicyForm where Value: PolicyObject {
  static var object: PolicyForm {
    PolicyForm(shape: Value.shape) { value, _, reader in reader.object(value) }
  }
}

// MARK: Several values

extension PolicyForm {
  /// A list of values.
  static func list<Element>(
    _ element: PolicyForm<Element>, isNeverEmpty: Bool = true
  ) -> PolicyForm where Value == [Element] {
    PolicyForm(shape: .list(element.shape, isNeverEmpty: isNeverEmpty)) { value, name, reader in
      guard value.expect(.array, name, &reader.diagnostics) else { return nil }
      return reader.elements(
        of: value, name, each: "an element of \(name)", isNeverEmpty: isNeverEmpty, element)
    }
  }

  /// A value, or a list of at least one.
  static func oneOrMore<Element>(_ element: PolicyForm<Element>) -> PolicyForm
  where Value == [Element] {
    PolicyForm(shape: .either([element.shape, .list(element.shape, isNeverEmpty: true)])) {
      value, name, reader in
      guard value.kind == .array else { return element.read(value, name, &reader).map { [$0] } }
      return reader.elements(of: value, name, each: name, isNeverEmpty: true, element)
    }
  }

  /// An object whose keys are names that the author chooses.
  static func map<Element>(_ element: PolicyForm<Element>) -> PolicyForm
  where Value == [(key: PolicyName, value: Element)] {
    PolicyForm(shape: .map(element.shape, isNeverEmpty: false)) { value, name, reader in
      guard value.expect(.object, name, &reader.diagnostics) else { return nil }
      return value.members.compactMap { member in
        element.read(member.value, "'\(member.key)'", &reader).map {
          (PolicyName(text: member.key, span: member.keySpan), $0)
        }
      }
    }
  }

  /// Objects under names that the author chooses.
  static func map<Element: PolicyObject>() -> PolicyForm where Value == [Element] {
    PolicyForm(shape: .map(Element.shape, isNeverEmpty: false)) { value, name, reader in
      guard value.expect(.object, name, &reader.diagnostics) else { return nil }
      return value.members.compactMap { member in
        reader.object(
          member.value, at: PolicyName(text: member.key, span: member.keySpan))
      }
    }
  }
}

extension PolicyForm<[PolicyName]> {
  /// A name, or a list of at least one.
  static let names = {
    let form = oneOrMore(.name)
    return PolicyForm(shape: .named("names", form.shape), read: form.read)
  }()
}
