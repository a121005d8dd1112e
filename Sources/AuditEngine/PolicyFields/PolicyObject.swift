import SourceText

/// A value of a policy that is written as an object with known keys.
///
/// Its ``fields`` are the only description of the keys: they are read by it, a mistyped key is
/// compared with it, and the JSON Schema and the reference page are printed from it. A new key is
/// one line there.
protocol PolicyObject: Sendable {
  /// What messages call it, after "the": `waiver`.
  static var title: String { get }
  /// What messages about one of several call it: `a waiver`.
  static var phrase: String { get }
  /// Its name among the definitions of the schema; the title unless said.
  static var definition: String { get }
  /// Its keys, in the order in which they are read.
  static var fields: [PolicyField<Self>] { get }
  /// Keys that exclude or replace each other.
  static var alternatives: PolicyAlternatives? { get }

  /// The object without keys.
  ///
  /// - Parameter place: the key that it stands under if its author chose that, and its place;
  ///   otherwise no text, and the place of the object.
  init(at place: PolicyName)

  /// Checks what concerns several keys, after all were read.
  mutating func check(_ value: JSONValue, _ reader: inout PolicyReader)
}

extension PolicyObject {
  static var definition: String { title.replacing(" ", with: "-") }
  static var alternatives: PolicyAlternatives? { nil }
  static var phrase: String {
    let startsWithVowel = title.first.map { "aeiou".contains($0) } ?? false
    return "\(startsWithVowel ? "an" : "a") \(title)"
  }

  static var shape: PolicyShape { .object(objectShape) }
  static var objectShape: PolicyShape.Object {
    PolicyShape.Object(
      title: title, definition: definition, keys: fields.map(\.key), alternatives: alternatives)
  }

  mutating func check(_ value: JSONValue, _ reader: inout PolicyReader) {}
}
