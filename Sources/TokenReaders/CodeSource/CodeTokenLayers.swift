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
      var contents = LayerContents()
      contents.declarations = declarations(of: groups[key] ?? [], known, &builder)
      let conditions = key.map { builder.condition(axis: $0.axis, context: $0.context) }
      builder.addLayer(
        named: key.isEmpty ? path : "\(path), \(name(of: key))", conditions: conditions,
        contents: contents)
    }
  }

  private func name(of conditions: [Condition]) -> String {
    conditions.map { "\($0.axis) \($0.context)" }.joined(separator: ", ")
  }

  /// The indexes of the values in each context.
  private func valuesByConditions() -> [[Condition]: [Int]] {
    Dictionary(grouping: collector.values.indices) { index in
      collector.values[index].instance.flatMap { collector.contexts.conditions[$0] } ?? []
    }
  }

  /// A declaration for each name. Where two files give it different colors, each means its own, and
  /// the token has none.
  private func declarations(
    of indexes: [Int], _ known: Set<String>, _ builder: inout TokenCatalogBuilder
  ) -> [TokenDeclaration] {
    var order: [Int] = []
    var firsts: [String: Int] = [:]
    var contradictions: [Int: CodeStop] = [:]
    for index in indexes {
      let value = collector.values[index]
      guard let color = self.color(of: value, known) else { continue }
      if let first = firsts[value.name] {
        if !isSame(color, self.color(of: collector.values[first], known)) {
          contradictions[first] = CodeStop("it is declared again at \(place(of: value))")
        }
      } else {
        firsts[value.name] = index
        order.append(index)
      }
    }
    return order.compactMap { index in
      let value = collector.values[index]
      guard let color = contradictions[index].map(Result.failure) ?? self.color(of: value, known)
      else { return nil }
      return TokenDeclaration(
        token: builder.id(for: value.name), type: .color,
        value: tokenValue(color, of: value, &builder))
    }
  }

  private func isSame(
    _ first: Result<CodeColor, CodeStop>?, _ second: Result<CodeColor, CodeStop>?
  ) -> Bool {
    let (first, second) = (try? first?.get(), try? second?.get())
    return first?.base == second?.base && first?.alpha == second?.alpha
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

  private func place(of value: CodeTokenCollector.Value) -> String {
    let file = program.documents[value.document].file
    return "\(file.path):\(file.line(at: value.range.lowerBound))"
  }

  private func tokenValue(
    _ color: Result<CodeColor, CodeStop>, of value: CodeTokenCollector.Value,
    _ builder: inout TokenCatalogBuilder
  ) -> TokenValue {
    switch color {
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
