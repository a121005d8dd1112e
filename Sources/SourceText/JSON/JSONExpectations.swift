/// Checks of values for readers of JSON formats, each with its error message.
extension JSONValue {
  /// The text of a string; reports any other kind. `name` is the name of the value in the message.
  package func expectString(_ name: String, _ diagnostics: inout DiagnosticList) -> String? {
    if let string { return string }
    diagnostics.error("\(name) is \(kind.phrase); expected a string", at: span)
    return nil
  }

  /// A finite number; reports any other value.
  package func expectNumber(_ name: String, _ diagnostics: inout DiagnosticList) -> Double? {
    if let number, number.isFinite { return number }
    diagnostics.error("\(name) is \(kind.phrase); expected a finite number", at: span)
    return nil
  }

  /// Whether the value is of a kind; reports if not.
  package func expect(
    _ expected: Kind, _ name: @autoclosure () -> String, _ diagnostics: inout DiagnosticList
  ) -> Bool {
    if kind == expected { return true }
    diagnostics.error("\(name()) is \(kind.phrase); expected \(expected.phrase)", at: span)
    return false
  }

  /// Reports every key of an object that is not known, each with the nearest one that is.
  package func expectKeys(
    among known: [String], of what: String, _ diagnostics: inout DiagnosticList
  ) {
    for member in members where !known.contains(where: { member.isKey($0) }) {
      diagnostics.error(
        "\(what) has no key '\(member.key)'" + NearestName.hint(for: member.key, among: known),
        at: member.keySpan)
    }
  }
}

extension JSONValue {
  /// One of the cases of an enumeration by its raw value; reports any other, with the nearest one.
  package func expectChoice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, _ diagnostics: inout DiagnosticList
  ) -> Choice? where Choice.RawValue == String {
    guard let text = expectString(name, &diagnostics) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    diagnostics.error(
      "\(name) is '\(text)'" + NearestName.hint(for: text, among: Choice.allCases.map(\.rawValue)),
      at: span)
    return nil
  }
}
