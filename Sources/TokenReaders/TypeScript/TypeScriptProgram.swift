import Programs
import SourceText

/// A module that ran, as values for tokens.
final class TypeScriptProgram {
  private let machine: ScriptMachine
  private var found: [SourceSpan: [TypeScriptValue.Member]] = [:]
  /// How many values of what calls were given may still be looked at.
  private var work = 100_000

  init(_ modules: ScriptModules) { machine = ScriptMachine(modules) }

  /// Why not all of the code was run; nil if it was.
  var exhausted: Unknown? { machine.exhausted }

  /// What the module declares, by name; first what has values, then the colors in functions.
  var declarations: [(name: String?, value: TypeScriptValue)] {
    let declared = machine.declarations
    let values = declared.map { item in
      let place = item.node.span
      let value =
        machine.isNested(item.value, deeperThan: TypeScriptTokens.depthLimit)
        ? .unknown(.init(text: "it is nested too deeply", span: place))
        : value(item.value, hiding: item.hidden, at: place)
      return (item.name, value, item)
    }
    let constants = values.filter { !$0.2.isCode }.map { (name: $0.0, value: $0.1) }
    return constants
      + values.filter { $0.2.isCode }.compactMap { name, value, item in
        colors(of: item, value).map { (name: name, value: $0) }
      }
  }

  /// The colors of a function or a class: those of a class itself are known.
  private func colors(
    of item: ScriptMachine.Declaration, _ value: TypeScriptValue
  ) -> TypeScriptValue? {
    let reason = "what a function or a class has is not read"
    let own = value.members ?? []
    let names = Set(own.map(\.key))
    let code = TypeScriptCode.colors(in: Array(item.node.descendants), reason)
      .filter { !names.contains($0.key) }
    guard !own.isEmpty || !code.isEmpty else { return nil }
    let open = code.isEmpty ? nil : TypeScriptValue.Reason(text: reason, span: item.node.span)
    return .object({ own + code }, open: open)
  }

  /// A value, with the place at which it stands if it has none of its own.
  func value(_ value: Value, at place: SourceSpan) -> TypeScriptValue {
    switch machine.kind(of: value) {
    case .other: return .plain
    case .code(let node):
      // What a function gives most likely has its colors.
      let reason = "what a function gives is not read"
      let found = TypeScriptCode.colors(in: Array(node.descendants), reason)
      return found.isEmpty
        ? .plain : .object({ found }, open: .init(text: reason, span: node.span))
    case .text(let text, let span): return .text(text, span ?? place)
    case .absent(let unknown):
      return .unknown(.init(text: unknown.reason, span: unknown.span ?? place))
    case .unknown(let unknown): return self.unknown(unknown, at: place)
    case .object(let open):
      let reason = (open ?? whyHidden(value)).map {
        TypeScriptValue.Reason(text: $0.reason, span: $0.span ?? place)
      }
      return .object({ [self] in members(of: value, at: place) }, open: reason)
    }
  }

  private func members(of value: Value, at place: SourceSpan) -> [TypeScriptValue.Member] {
    machine.members(of: value).map {
      .init(key: $0.key, value: self.value($0.value, hiding: $0.hidden, at: place))
    }
  }

  /// What is not known because other code may write it keeps the names of its colors.
  private func value(_ value: Value, hiding hidden: Value?, at place: SourceSpan)
    -> TypeScriptValue
  {
    guard let hidden, let unknown = value.unknown else { return self.value(value, at: place) }
    // A number and a truth value become no color.
    switch hidden {
    case .fraction, .boolean: return .plain
    default: break
    }
    let reason = TypeScriptValue.Reason(text: unknown.reason, span: unknown.span ?? place)
    return unknownColors(of: self.value(hidden, at: place), reason) ?? .unknown(reason)
  }

  /// A value with each color in it unknown; nil if it holds none.
  private func unknownColors(of value: TypeScriptValue, _ reason: TypeScriptValue.Reason)
    -> TypeScriptValue?
  {
    // Members are made while they are looked at, and may look at others.
    var left = min(work, 10_000)
    work -= left
    defer { work += left }
    return value.withUnknownColors(reason, &left)
  }

  /// Why members that are colors aren't known, if other code may write any.
  private func whyHidden(_ value: Value) -> Unknown? {
    guard machine.isPinned(value) else { return nil }
    for member in machine.members(of: value) {
      guard let hidden = member.hidden, case .text(let text, let span) = machine.kind(of: hidden),
        let place = span ?? member.value.unknown?.span,
        TypeScriptTokens.isColor(.text(text, place))
      else { continue }
      return member.value.unknown
    }
    return nil
  }

  /// What is not known, with the names of the colors that it was given or that are written in it.
  private func unknown(_ unknown: Unknown, at place: SourceSpan) -> TypeScriptValue {
    let reason = TypeScriptValue.Reason(text: unknown.reason, span: unknown.span ?? place)
    guard let span = unknown.span else { return .unknown(reason) }
    if let known = found[span] {
      return known.isEmpty ? .unknown(reason) : .object({ known }, open: reason)
    }
    found[span] = []
    var members: [TypeScriptValue.Member] = []
    if let given = machine.given(unknown) {
      for argument in given {
        let value = value(argument, at: span)
        members += unknownColors(of: value, reason)?.members ?? []
      }
    } else {
      members = TypeScriptCode.colors(in: machine.nodes(at: span), reason.text)
    }
    // A later one of a name replaces an earlier one.
    var last: [String: Int] = [:]
    for (index, member) in members.enumerated() { last[member.key] = index }
    members = members.enumerated().filter { last[$0.element.key] == $0.offset }.map(\.element)
    found[span] = members
    return members.isEmpty ? .unknown(reason) : .object({ members }, open: reason)
  }
}
