import ColorMath
import DesignTokens
import SourceText
import TokenReaders

/// Compares what was read before and after the changes. Everything must be the same and in its
/// place, except the changed literals, which must have their requested values, and declarations that
/// were put in, which must repeat others.
struct CatalogComparison {
  let before: TokenCatalog
  let after: TokenCatalog
  let files: ReadFiles
  /// The changed files by canonical path.
  let edits: [String: EditedFile]
  let goals: [LiteralPlace: ColorGoal]
  /// The colors that comments state anew, by the places of the old ones.
  let stated: [LiteralPlace: String]
  /// What is put into each layer: the repeated declarations by the names of their tokens.
  let added: [Int: [String: TokenDeclaration]]
  private var keys: [ObjectIdentifier: String] = [:]
  private var met: Set<LiteralPlace> = []

  /// An unexpected difference.
  private struct Difference: Error {
    let message: String
    let span: SourceSpan?
  }

  init(
    _ before: TokenCatalog, _ after: TokenCatalog, _ files: ReadFiles,
    edits: [String: EditedFile], goals: [LiteralPlace: ColorGoal],
    stated: [LiteralPlace: String] = [:], added: [Int: [String: TokenDeclaration]] = [:]
  ) {
    self.before = before
    self.after = after
    self.files = files
    self.edits = edits
    self.goals = goals
    self.stated = stated
    self.added = added
  }

  /// The first unexpected difference, with its place before the changes; nil if there is none.
  mutating func difference() -> Diagnostic? {
    do throws(Difference) {
      try compareCatalogs()
      return nil
    } catch {
      return Diagnostic(
        .error, "the change is not made, because in the edited file \(error.message)",
        at: error.span)
    }
  }

  private mutating func compareCatalogs() throws(Difference) {
    let isSameShape =
      before.axes.map(\.name) == after.axes.map(\.name)
      && before.axes.map(\.contexts) == after.axes.map(\.contexts)
      && before.layers.map(\.name) == after.layers.map(\.name)
      && before.layers.map(\.conditions) == after.layers.map(\.conditions)
      && Set(before.tokens.map(before.name)) == Set(after.tokens.map(after.name))
    guard isSameShape else {
      throw Difference(message: "there would be other tokens, layers or axes", span: nil)
    }
    for layer in before.layers.indices {
      let old = before.declarations(ofLayer: layer)
      let new = try withoutAdded(after.declarations(ofLayer: layer), layer)
      guard old.count == new.count else {
        throw Difference(
          message: "'\(before.layers[layer].name)' would have other tokens",
          span: old.first?.value.span)
      }
      for (old, new) in zip(old, new) { try compare(old, new) }
    }
    if let missed = goals.keys.first(where: { !met.contains($0) }), let file = edits[missed.file] {
      throw Difference(
        message: "the value is missing", span: SourceSpan(file: file.original, range: missed.range))
    }
  }

  /// The declarations of a layer without those that were put in. Each of these must be there once.
  private func withoutAdded(
    _ declarations: ArraySlice<TokenDeclaration>, _ layer: Int
  ) throws(Difference) -> [TokenDeclaration] {
    var missing = added[layer] ?? [:]
    var rest: [TokenDeclaration] = []
    for declaration in declarations {
      guard let repeated = missing.removeValue(forKey: after.name(of: declaration.token)) else {
        rest.append(declaration)
        continue
      }
      guard declaration.type == repeated.type, declaration.references.isEmpty,
        declaration.value.isSame(as: repeated.value)
      else {
        throw Difference(message: "the value would not be the same", span: repeated.value.span)
      }
    }
    if let (_, repeated) = missing.first {
      throw Difference(message: "the new value would not be read", span: repeated.value.span)
    }
    return rest
  }

  private mutating func compare(
    _ old: TokenDeclaration, _ new: TokenDeclaration
  ) throws(Difference) {
    let name = before.name(of: old.token)
    guard name == after.name(of: new.token), old.type == new.type,
      old.notes.description == new.notes.description,
      old.notes.deprecation == new.notes.deprecation,
      statedColor(old) == new.notes.documented?.text,
      old.notes.pairings?.literal == new.notes.pairings?.literal
    else {
      throw Difference(
        message: "'\(name)' would be another token", span: old.value.span)
    }
    try compare(old.value, new.value)
  }

  /// The color that a comment is to state.
  private mutating func statedColor(_ old: TokenDeclaration) -> String? {
    guard let documented = old.notes.documented else { return nil }
    let place = LiteralPlace(
      file: key(of: documented.span.file), range: documented.span.range)
    return stated[place] ?? documented.text
  }

  // MARK: Values

  private mutating func compare(_ old: TokenValue, _ new: TokenValue) throws(Difference) {
    let key = key(of: old.span.file)
    guard key == self.key(of: new.span.file),
      (edits[key]?.moved(old.span.range) ?? old.span.range) == new.span.range
    else { throw Difference(message: "the value would stand elsewhere", span: old.span) }
    let place = LiteralPlace(file: key, range: old.span.range)
    if let goal = goals[place], !old.isModified {
      met.insert(place)
      if case .alias(let name) = goal.kind {
        guard let reference = new.wholeReference, after.name(of: reference.target) == name else {
          throw Difference(message: "the alias would point elsewhere", span: old.span)
        }
        return
      }
      if goal.kind == .opacity {
        guard case .number(goal.color.alpha) = new.content else {
          throw Difference(message: "the opacity would be \(new.summary)", span: old.span)
        }
        return
      }
      if let alpha = old.aliasedOpacity {
        guard let newAlpha = new.aliasedOpacity else {
          throw Difference(message: "another value would change", span: alpha.span)
        }
        try compare(alpha, newAlpha)
      }
      guard let literal = try? ColorLiteral(new.withoutAliasedOpacity) else {
        throw Difference(message: "the value would be no color", span: old.span)
      }
      guard goal.accepts(literal.sRGB),
        old.aliasedOpacity != nil || goal.acceptsAlpha(literal.alpha)
      else {
        throw Difference(message: "the color would be \(literal.sRGB.hex)", span: old.span)
      }
      return
    }
    switch (old.content, new.content) {
    case (.array(let old), .array(let new)) where old.count == new.count,
      (.text(let old), .text(let new)) where old.count == new.count,
      (.pattern(let old), .pattern(let new)) where old.count == new.count,
      (.stack(let old), .stack(let new)) where old.count == new.count:
      for (old, new) in zip(old, new) { try compare(old, new) }
    case (.object(let old), .object(let new)) where old.map(\.name) == new.map(\.name):
      for (old, new) in zip(old, new) { try compare(old.value, new.value) }
    case (.modified(let base, let step), .modified(let newBase, let newStep))
    where step.kind == newStep.kind && step.space == newStep.space
      && (step.color == nil) == (newStep.color == nil):
      try compare(base, newBase)
      // The step's number may have no place of its own.
      try compareLeaves(step.amount, newStep.amount, at: old.span)
      if let color = step.color, let newColor = newStep.color { try compare(color, newColor) }
    case (.variable(let first, let fallback), .variable(let second, let newFallback))
    where isSame(first, second) && (fallback == nil) == (newFallback == nil):
      if let fallback, let newFallback { try compare(fallback, newFallback) }
    default: try compareLeaves(old, new, at: old.span)
    }
  }

  private func compareLeaves(
    _ old: TokenValue, _ new: TokenValue, at span: SourceSpan
  ) throws(Difference) {
    let isSame =
      switch (old.content, new.content) {
      case (.reference(let first), .reference(let second)): isSame(first, second)
      case (.unreadable(let first), .unreadable(let second)): first == second
      case (.anything, .anything), (.null, .null): true
      case (.color(let first), .color(let second)): first == second
      case (.channels(let first), .channels(let second)): first == second
      case (.number(let first), .number(let second)): first == second
      case (.string(let first), .string(let second)): first == second
      case (.boolean(let first), .boolean(let second)): first == second
      default: false
      }
    guard isSame else { throw Difference(message: "another value would change", span: span) }
  }

  private func isSame(_ old: TokenReference, _ new: TokenReference) -> Bool {
    before.name(of: old.target) == after.name(of: new.target) && old.part == new.part
  }

  // MARK: Places

  private mutating func key(of file: SourceFile) -> String {
    let id = ObjectIdentifier(file)
    if let key = keys[id] { return key }
    let key = files.key(of: file)
    keys[id] = key
    return key
  }
}
