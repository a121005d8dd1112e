import ColorMath
import DesignTokens
import SourceText

/// Turns the colors of a program into layers.
struct ProgramLayers {
  private typealias Condition = PaletteContexts.Condition

  let path: String
  private let found: ProgramTokens

  init(path: String, _ found: ProgramTokens) {
    self.path = path
    self.found = found
  }

  /// Adds the axes that are used, and the layers.
  func add(to builder: inout TokenCatalogBuilder) {
    let groups = valuesByConditions()
    for axis in found.contexts.axes where axis.name != "scheme" || !followsScheme {
      _ = builder.axis(named: axis.name, contexts: axis.contexts)
    }
    if followsScheme { _ = builder.axis(named: "scheme", contexts: ["light", "dark"]) }
    for derived in found.contexts.derived {
      builder.derive(derived.context, from: derived.base, of: derived.axis)
    }
    // What a context has of its own lies over what it has of another.
    func isDerived(_ conditions: [Condition]) -> Bool {
      conditions.contains { condition in
        found.contexts.derived.contains {
          $0.axis == condition.axis && $0.context == condition.context
        }
      }
    }
    let keys = groups.keys.sorted { left, right in
      guard isDerived(left) == isDerived(right) else { return isDerived(right) }
      return left.count == right.count
        ? name(of: left) < name(of: right) : left.count < right.count
    }
    for key in keys {
      var contents = LayerContents()
      contents.declarations = declarations(of: groups[key] ?? [], &builder)
      let conditions = key.map { builder.condition(axis: $0.axis, context: $0.context) }
      builder.addLayer(
        named: key.isEmpty ? path : "\(path), \(name(of: key))", conditions: conditions,
        contents: contents)
    }
    for (name, made) in found.hidden where builder.firstDeclaration(of: name) != nil {
      guard builder.choice(for: made.condition) != .ignore else { continue }
      builder.hide(
        builder.id(for: name), under: made.condition, canBeAudited: false, at: made.span)
    }
  }

  private func name(of conditions: [Condition]) -> String {
    conditions.map { "\($0.axis) \($0.context)" }.joined(separator: ", ")
  }

  /// The indexes of the values in each context.
  private func valuesByConditions() -> [[Condition]: [Int]] {
    Dictionary(
      grouping: found.values.indices.filter { index in
        // What a dark instance has in light is never seen.
        let own = self.conditions(of: found.values[index]).first { $0.axis == "scheme" }?.context
        return own == nil || found.values[index].scheme == nil || own == found.values[index].scheme
      }
    ) { index in
      let conditions = self.conditions(of: found.values[index])
      guard let scheme = found.values[index].scheme,
        !conditions.contains(where: { $0.axis == "scheme" })
      else { return conditions }
      return conditions + [Condition(axis: "scheme", context: scheme)]
    }
  }

  private func conditions(of value: ProgramValue) -> [Condition] {
    value.instance.flatMap { found.contexts.conditions[$0] } ?? []
  }

  /// Whether a value is one in light and another in dark.
  private var followsScheme: Bool { found.values.contains { $0.scheme != nil } }

  /// A declaration for each name. Where two files give it different colors, each means its own, and
  /// the token has none.
  private func declarations(
    of indexes: [Int], _ builder: inout TokenCatalogBuilder
  ) -> [TokenDeclaration] {
    var order: [Int] = []
    // The first of each name, by its number; −1 for none.
    var firsts = [Int32](repeating: -1, count: found.names.count)
    var contradictions: [Int: ColorFailure] = [:]
    for index in indexes {
      let value = found.values[index]
      if firsts[value.name] >= 0 {
        let first = Int(firsts[value.name])
        if !isSame(value.color, found.values[first].color) {
          contradictions[first] = ColorFailure("it is declared again at \(place(of: value))")
        }
      } else {
        firsts[value.name] = Int32(index)
        order.append(index)
      }
    }
    var declarations: [TokenDeclaration] = []
    declarations.reserveCapacity(order.count)
    for index in order {
      let value = found.values[index]
      let color = contradictions[index].map(Result.failure) ?? value.color
      let read = tokenValue(color, of: value, &builder)
      // A default has no text in the program.
      let notes =
        read.span.range.isEmpty
        ? TokenNotes(description: "A default of the framework.") : TokenNotes()
      declarations.append(
        TokenDeclaration(
          token: builder.id(for: found.names[value.name]), type: .color, value: read, notes: notes))
    }
    return declarations
  }

  private func isSame(
    _ first: Result<ProgramColor, ColorFailure>, _ second: Result<ProgramColor, ColorFailure>
  ) -> Bool {
    let (first, second) = (try? first.get(), try? second.get())
    return first?.base == second?.base && first?.alpha == second?.alpha
  }

  private func place(of value: ProgramValue) -> String {
    let file = found.files[value.document]
    return "\(file.path):\(file.line(at: value.range.lowerBound))"
  }

  private func tokenValue(
    _ color: Result<ProgramColor, ColorFailure>, of value: ProgramValue,
    _ builder: inout TokenCatalogBuilder
  ) -> TokenValue {
    switch color {
    case .failure(let stop):
      return TokenValue(
        .unreadable(stop.reason),
        at: SourceSpan(file: found.files[value.document], range: value.range))
    case .success(let color):
      let span = SourceSpan(file: found.files[color.document], range: color.origin)
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
