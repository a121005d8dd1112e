import SourceText

/// Reads the objects of a policy by their fields, and collects what is wrong with them.
///
/// Every mistake is reported with its place: a key that is not known, with the nearest one that is,
/// an empty list, a value of another kind, a number outside its range.
package struct PolicyReader {
  var diagnostics = DiagnosticList()

  /// Reads an object; nil if it is none, or if a required key is missing or wrong.
  ///
  /// - Parameter place: the key that it stands under, if its author chose that.
  mutating func object<Object: PolicyObject>(
    _ value: JSONValue, at place: PolicyName? = nil
  ) -> Object? {
    var object = Object(at: place ?? PolicyName(text: "", span: value.span))
    return read(value, into: &object, Object.fields) ? object : nil
  }

  /// Reads the keys of an object; false if it is none, or if a required key is missing or wrong.
  ///
  /// - Parameter given: the required keys that may be missing, because the object has their values.
  mutating func read<Object: PolicyObject>(
    _ value: JSONValue, into object: inout Object, _ fields: [PolicyField<Object>],
    given: [String] = []
  ) -> Bool {
    guard value.expect(.object, Object.phrase, &diagnostics) else { return false }
    // Sorted by field first: there may be as many pairings as tokens.
    var values = [JSONValue?](repeating: nil, count: fields.count)
    for member in value.members {
      if let index = fields.firstIndex(where: { member.isKey($0.key.name) }) {
        values[index] = member.value
      } else {
        // Nobody means '$schema' by a key of another kind, and the list is long.
        let names = fields.map(\.key.name).filter {
          member.key.hasPrefix("$") || !$0.hasPrefix("$")
        }
        diagnostics.error(
          "\(Object.phrase) has no key '\(member.key)'"
            + NearestName.hint(for: member.key, among: names),
          at: member.keySpan)
      }
    }
    var isWhole = true
    // By index: a zip of a generic type asks the runtime for its types at each step.
    for index in fields.indices {
      guard let value = values[index] else { continue }
      if !fields[index].read(value, &object, &self), fields[index].key.isRequired {
        isWhole = false
      }
    }
    for index in fields.indices where values[index] == nil {
      let field = fields[index]
      guard let expected = field.expected, !given.contains(field.key.name) else { continue }
      diagnostics.error(
        "the \(Object.title) has no \(field.key.name); expected \(expected)", at: value.span)
      isWhole = false
    }
    if let alternatives = Object.alternatives { expect(alternatives, of: value, Object.title) }
    object.check(value, &self)
    return isWhole
  }

  /// Reports an object with none of some keys, or with more than one where only one may be.
  private mutating func expect(
    _ alternatives: PolicyAlternatives, of value: JSONValue, _ title: String
  ) {
    let found = alternatives.keys.filter { value[$0] != nil }
    if found.isEmpty {
      diagnostics.error("the \(title) \(alternatives.whenNone)", at: value.span)
    } else if alternatives.isExclusive, found.count > 1 {
      diagnostics.error(
        "the \(title) has both \(found[0]) and \(found[1]); remove one", at: value[found[1]]?.span)
    }
  }

  /// Reads the elements of a list, each called `element` in messages.
  mutating func elements<Element>(
    of list: JSONValue, _ name: String, each element: String, isNeverEmpty: Bool,
    _ form: PolicyForm<Element>
  ) -> [Element] {
    let values = Array(list.elements)
    if isNeverEmpty, values.isEmpty {
      diagnostics.error("\(name) is an empty list; expected at least one", at: list.span)
    }
    return values.compactMap { form.read($0, element, &self) }
  }
}
