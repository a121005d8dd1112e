import ColorMath
import DesignTokens
import SourceText

/// Turns the colors of a program into layers.
struct CodeTokenLayers {
  private typealias Condition = CodeInstanceContexts.Condition

  let path: String
  let collector: CodeTokenCollector
  private var program: CodeProgram { collector.evaluator.program }

  init(path: String, _ collector: CodeTokenCollector) {
    self.path = path
    self.collector = collector
  }

  /// Adds the axes that are used, and the layers.
  func add(to builder: inout TokenCatalogBuilder) {
    let known = knownNames()
    let groups = valuesByConditions()
    for axis in collector.contexts.axes {
      _ = builder.axis(named: axis.name, contexts: axis.contexts)
    }
    let keys = groups.keys.sorted { left, right in
      left.count == right.count ? name(of: left) < name(of: right) : left.count < right.count
    }
    for key in keys {
      var order: [String] = []
      var byName: [String: CodeTokenCollector.Value] = [:]
      for value in groups[key] ?? [] {
        guard let color = self.color(of: value, known) else { continue }
        if let first = byName[value.name] {
          // In two files, where each file means its own.
          if (try? first.color.get().base) != (try? color.get().base)
            || (try? first.color.get().alpha) != (try? color.get().alpha)
          {
            byName[value.name] = self.value(
              first, .failure(CodeStop("it is declared again at \(place(of: value))")))
          }
        } else {
          order.append(value.name)
          byName[value.name] = self.value(value, color)
        }
      }
      var contents = LayerContents()
      contents.declarations = order.compactMap { byName[$0] }
        .map { declaration(of: $0, &builder) }
      let conditions = key.map { builder.condition(axis: $0.axis, context: $0.context) }
      builder.addLayer(
        named: key.isEmpty ? path : "\(path), \(name(of: key))", conditions: conditions,
        contents: contents)
    }
  }

  private func name(of conditions: [Condition]) -> String {
    conditions.map { "\($0.axis) \($0.context)" }.joined(separator: ", ")
  }

  private func valuesByConditions() -> [[Condition]: [CodeTokenCollector.Value]] {
    Dictionary(grouping: collector.values) { value in
      value.instance.flatMap { collector.contexts.conditions[$0] } ?? []
    }
  }

  /// The names that are colors, or are said not to be read.
  private func knownNames() -> Set<String> {
    var names: Set<String> = []
    var aliases: [(name: String, target: String)] = []
    for value in collector.values {
      if !value.isCertain, case .success(let color) = value.color,
        case .token(let name) = color.base
      {
        aliases.append((value.name, name))
        if collector.evaluator.isEarlierColor(name) { names.insert(value.name) }
      } else {
        names.insert(value.name)
      }
    }
    return CodeAliases.closure(of: names, aliases)
  }

  /// The color of a value; nil for what is none.
  private func color(
    of value: CodeTokenCollector.Value, _ known: Set<String>
  ) -> Result<CodeColor, CodeStop>? {
    guard case .success(let color) = value.color, case .token(let name) = color.base,
      !known.contains(name), !collector.evaluator.isEarlierColor(name)
    else { return value.color }
    return value.isCertain ? .failure(CodeStop("'\(name)' is no color that is read")) : nil
  }

  private func value(
    _ value: CodeTokenCollector.Value, _ color: Result<CodeColor, CodeStop>
  ) -> CodeTokenCollector.Value {
    CodeTokenCollector.Value(
      name: value.name, color: color, document: value.document, range: value.range,
      instance: value.instance, isCertain: value.isCertain)
  }

  private func place(of value: CodeTokenCollector.Value) -> String {
    let file = program.documents[value.document].file
    return "\(file.path):\(file.line(at: value.range.lowerBound))"
  }

  private func declaration(
    of value: CodeTokenCollector.Value, _ builder: inout TokenCatalogBuilder
  ) -> TokenDeclaration {
    TokenDeclaration(
      token: builder.id(for: value.name), type: .color, value: tokenValue(value, &builder))
  }

  private func tokenValue(
    _ value: CodeTokenCollector.Value, _ builder: inout TokenCatalogBuilder
  ) -> TokenValue {
    switch value.color {
    case .failure(let stop):
      return TokenValue(
        .unreadable(stop.reason), at: program.documents[value.document].span(value.range))
    case .success(let color):
      let span = program.documents[color.document].span(color.origin)
      switch color.base {
      case .literal(let literal): return TokenValue(.color(literal), at: span)
      case .token(let name):
        let reference = TokenValue(
          .reference(TokenReference(target: builder.id(for: name))), at: span)
        guard let alpha = color.alpha else { return reference }
        return TokenValue(
          .modified(
            reference,
            ColorModification(
              kind: .alpha, amount: TokenValue(.number(alpha), at: span), space: .srgb, color: nil)),
          at: span)
      }
    }
  }
}
