import Programs

/// Values as the tests write them.
func shown(_ value: Value) -> String {
  switch value {
  case .color(let color):
    let base =
      switch color.base {
      case .literal(let literal):
        "\(literal.sRGB.red) \(literal.sRGB.green) \(literal.sRGB.blue) \(literal.sRGB.alpha)"
      case .system(let name, _): "system \(name)"
      case .asset(let name): "asset \(name)"
      case .token(let name): "token \(name)"
      case .provided: "provided"
      }
    return base + color.steps.map { " \($0)" }.joined()
  case .font(let font): return "font \(font.size)"
  case .unknown(let unknown): return "? " + unknown.reason
  case .list(let values): return "[" + values.map(shown).joined(separator: ", ") + "]"
  case .text(let text, _): return text
  case .fraction(let number, _): return "\(number)"
  case .single(let number, _): return "\(number)f"
  case .whole(let number): return number.int.map { "\($0)" } ?? "too large"
  case .boolean(let value): return "\(value)"
  case .nothing: return "nil"
  case .enumeration(let value): return "." + value.name
  case .instance(let instance):
    return instance.typeName + "("
      + instance.values.sorted { $0.key < $1.key }.map { "\($0.key): \(shown($0.value))" }.joined(
        separator: ", ") + ")"
  case .dictionary, .tuple, .object, .record, .function, .type, .framework: return "other"
  }
}

/// Answers as the tests write them: `[scheme light: … | dark: …]`.
func shown(_ answer: Answer) -> String {
  switch answer {
  case .value(let value): shown(value)
  case .choice(let choice, let answers):
    "[\(choice.id) "
      + zip(choice.cases, answers).map { "\($0): \(shown($1))" }.joined(separator: " | ") + "]"
  }
}
