/// The JSON Schema of the policy file. [JSON Schema 2020-12]
package enum PolicySchema {
  /// The schema as JSON.
  package static let text: String = {
    var definitions: [(String, Node)] = []
    let members = schema(of: Policy.objectShape, &definitions)
    let head: [(String, Node)] = [
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      ("title", .text("contrast-audit policy")),
      ("description", .text("What is audited and against what: token sources, rules, pairings.")),
    ]
    return Node.object(head + members + [("$defs", .object(definitions))]).json(indent: 0) + "\n"
  }()

  /// A value of the schema.
  private indirect enum Node {
    case object([(String, Node)])
    case list([Node])
    /// A number, `true` or `false`, or a value that is JSON already.
    case literal(String)

    static func text(_ text: String) -> Node { .literal(quoted(text)) }

    /// Our own words: no control characters.
    private static func quoted(_ text: String) -> String {
      "\"\(text.replacing(#"\"#, with: #"\\"#).replacing("\"", with: "\\\""))\""
    }

    /// On one line if that is short.
    func json(indent: Int) -> String {
      let parts: [(key: String, value: Node)]
      let brackets: (String, String)
      switch self {
      case .literal(let json): return json
      case .object(let members):
        parts = members.map { ("\(Node.quoted($0)): ", $1) }
        brackets = ("{", "}")
      case .list(let values):
        parts = values.map { ("", $0) }
        brackets = ("[", "]")
      }
      let line = parts.map { $0.key + $0.value.json(indent: 0) }.joined(separator: ", ")
      if !line.contains("\n"), indent + line.count <= 80 {
        return "\(brackets.0) \(line) \(brackets.1)"
      }
      let margin = String(repeating: " ", count: indent)
      let lines = parts.map { "\(margin)  \($0.key)\($0.value.json(indent: indent + 2))" }
      return "\(brackets.0)\n\(lines.joined(separator: ",\n"))\n\(margin)\(brackets.1)"
    }
  }

  private static func schema(
    of shape: PolicyShape, _ definitions: inout [(String, Node)]
  ) -> [(String, Node)] {
    switch shape {
    case .string: [("type", .text("string"))]
    case .text: [("type", .text("string")), ("minLength", .literal("1"))]
    case .day: [("type", .text("string")), ("format", .text("date"))]
    case .flag: [("type", .text("boolean"))]
    case .number(let range): number(range)
    case .choice(let names): [("enum", .list(names.map(Node.text)))]
    case .range(let range):
      [
        ("type", .text("array")), ("minItems", .literal("2")), ("maxItems", .literal("2")),
        ("items", .object(number(range))),
      ]
    case .list(let element, let isNeverEmpty):
      [("type", .text("array"))] + (isNeverEmpty ? [("minItems", .literal("1"))] : [])
        + [("items", .object(schema(of: element, &definitions)))]
    case .map(let value, let isNeverEmpty):
      [("type", .text("object"))] + (isNeverEmpty ? [("minProperties", .literal("1"))] : [])
        + [("additionalProperties", .object(schema(of: value, &definitions)))]
    case .either(let shapes):
      [("oneOf", .list(shapes.map { .object(schema(of: $0, &definitions)) }))]
    case .named(let name, let shape): reference(name, &definitions) { schema(of: shape, &$0) }
    case .object(let object):
      reference(object.definition, &definitions) { schema(of: object, &$0) }
    }
  }

  private static func number(_ range: ClosedRange<Double>) -> [(String, Node)] {
    [
      ("type", .text("number")),
      ("minimum", .literal(Requirement.text(range.lowerBound))),
      ("maximum", .literal(Requirement.text(range.upperBound))),
    ]
  }

  /// A reference to a definition, which is made the first time.
  private static func reference(
    _ name: String, _ definitions: inout [(String, Node)],
    _ make: (inout [(String, Node)]) -> [(String, Node)]
  ) -> [(String, Node)] {
    if !definitions.contains(where: { $0.0 == name }) {
      let index = definitions.count
      definitions.append((name, .object([])))
      definitions[index].1 = .object(make(&definitions))
    }
    return [("$ref", .text("#/$defs/\(name)"))]
  }

  private static func schema(
    of object: PolicyShape.Object, _ definitions: inout [(String, Node)]
  ) -> [(String, Node)] {
    let required = object.keys.filter(\.isRequired).map { Node.text($0.name) }
    let properties = object.keys.map { key in
      let fallback = key.fallback.map { [("default", Node.literal($0))] } ?? []
      return (
        key.name,
        Node.object(
          [("description", .text(key.meaning))] + schema(of: key.shape, &definitions) + fallback)
      )
    }
    let alternatives = object.alternatives.map { alternatives in
      [
        (
          alternatives.isExclusive ? "oneOf" : "anyOf",
          Node.list(alternatives.keys.map { .object([("required", .list([.text($0)]))]) })
        )
      ]
    }
    return [("type", .text("object"))] + (required.isEmpty ? [] : [("required", .list(required))])
      + [("additionalProperties", .literal("false")), ("properties", .object(properties))]
      + (alternatives ?? [])
  }
}
