/// TokenEditing writes new colors into the files that tokens were read from. It changes only the
/// color itself and keeps its notation. It opens and writes no file, and knows no rule or reason
/// for a change.

import ColorMath
package import DesignTokens
package import SourceText
package import TokenReaders

/// Writes new colors into the files that tokens were read from.
///
/// The readers read everything again after the changes, from the files as they were loaded. Everything
/// must be the same except the changed literals, and these must have the requested values. Otherwise
/// no change is made.
package struct ColorEditor {
  /// Reads all sources of a system, the same ones whenever it is called.
  package typealias Reading = (
    TokenSourceReader, inout TokenCatalogBuilder, inout DiagnosticList
  ) -> Void

  let files: ReadFiles
  private let read: Reading
  private let complete: (TokenCatalog) -> TokenCatalog
  let before: TokenCatalog

  /// Changes what was read.
  ///
  /// - Parameters:
  ///   - catalog: the tokens.
  ///   - files: the files that they come from.
  ///   - complete: adds what no source declares to a catalog of the sources.
  ///   - read: reads the sources through the given reader, as they were read.
  package init(
    _ catalog: TokenCatalog, from files: ReadFiles,
    completing complete: @escaping (TokenCatalog) -> TokenCatalog = { $0 },
    read: @escaping Reading
  ) {
    before = catalog
    self.complete = complete
    self.files = files
    self.read = read
  }

  /// Makes the changes, all or none; writes nothing.
  ///
  /// The same change twice counts once. Linear in the sources, except for sorting the changes.
  ///
  /// - Throws: ``ColorEditError`` with all reasons.
  package func edit(_ changes: [ColorChange]) throws(ColorEditError) -> ColorEdit {
    var (goals, edits, stated) = try textEdits(changes)
    for (place, text) in stated.texts {
      edits[place.file, default: []].append(TextEdit(place.range, text))
    }
    var files: [String: EditedFile] = [:]
    for (key, list) in edits where !list.isEmpty {
      guard let file = self.files.entries[key]?.file else { continue }
      let ordered = list.sorted { $0.range.lowerBound < $1.range.lowerBound }
      files[key] = EditedFile(original: file, edits: ordered)
    }
    return try verified(files, goals, stated)
  }

  /// Why some changes cannot be written, each at its place; empty if nothing is known against them.
  package func refusals(of changes: [ColorChange]) -> [Diagnostic] {
    do throws(ColorEditError) {
      _ = try textEdits(changes)
      return []
    } catch {
      return error.diagnostics
    }
  }

  // MARK: Changes

  /// What is looked up once in a file, not for each of its changes.
  private struct FileTraits {
    /// What tells that a tool made it; nil if people write it.
    let generated: GeneratedFile?
    /// Whether its hexadecimal digits are capitals.
    let usesUppercase: Bool
  }

  /// What has to be written where.
  private func textEdits(
    _ changes: [ColorChange]
  ) throws(ColorEditError) -> (
    goals: [LiteralPlace: ColorGoal], edits: [String: [TextEdit]], stated: StatedColors
  ) {
    var diagnostics = DiagnosticList()
    let stated = distinct(changes, &diagnostics)
    let twins = EqualTwins(before, stated, self.files).changes
    let changes = changes + twins
    let wanted = twins.isEmpty ? stated : distinct(changes, &diagnostics)
    let literals = LiteralIndex(before, at: Set(wanted.keys), self.files)
    var goals: [LiteralPlace: ColorGoal] = [:]
    var edits: [String: [TextEdit]] = [:]
    var known: [String: FileTraits] = [:]
    // In the order of the changes, which is also the order of messages.
    for change in changes {
      let place = place(of: change)
      guard let chosen = wanted[place], goals[place] == nil else { continue }
      do throws(EditRefusal) {
        let goal = try goal(of: chosen, literals.values[place] ?? [])
        edits[place.file, default: []] += try self.edits(
          chosen, goal, of: literals.values[place]?.first, in: place.file, &known)
        goals[place] = goal
      } catch {
        let text = Self.shown(change.span)
        diagnostics.error(
          "'\(text)' cannot be changed to \(change.color.hex): \(error.message)", at: change.span)
      }
    }
    guard !diagnostics.hasErrors else { throw ColorEditError(diagnostics.all) }
    return (goals, edits, StatedColors(before, wanted, self.files))
  }

  private func place(of change: ColorChange) -> LiteralPlace {
    LiteralPlace(file: self.files.key(of: change.span.file), range: change.span.range)
  }

  /// The changes by place, each place once.
  private func distinct(
    _ changes: [ColorChange], _ diagnostics: inout DiagnosticList
  ) -> [LiteralPlace: ColorChange] {
    var wanted: [LiteralPlace: ColorChange] = [:]
    for change in changes {
      let place = place(of: change)
      guard let entry = self.files.entries[place.file] else {
        diagnostics.error("no token is read from this file", at: change.span)
        continue
      }
      guard entry.file === change.span.file || entry.file.bytes == change.span.file.bytes else {
        diagnostics.error("the file changed since it was read", at: change.span)
        continue
      }
      if let other = wanted[place] {
        if other.color != change.color || other.kind != change.kind {
          diagnostics.error(
            "the color would have to be both \(other.color.hex) and \(change.color.hex)",
            at: change.span)
        }
        if other.precision == .exact { continue }
      }
      wanted[place] = change
    }
    for (_, list) in Dictionary(grouping: wanted.values, by: { self.files.key(of: $0.span.file) }) {
      let ordered = list.sorted { $0.span.range.lowerBound < $1.span.range.lowerBound }
      for (first, second) in zip(ordered, ordered.dropFirst())
      where second.span.range.lowerBound < first.span.range.upperBound {
        diagnostics.error("two colors to change overlap", at: second.span)
      }
    }
    return wanted
  }

  /// The requested and the current value of a literal.
  private func goal(
    of change: ColorChange, _ values: [TokenValue]
  ) throws(EditRefusal) -> ColorGoal {
    guard let value = values.first else {
      throw EditRefusal("it is not the declared color of a token")
    }
    if change.kind == .opacity { return try opacityGoal(of: change, values) }
    if case .alias = change.kind {
      guard values.count == 1, value.wholeReference != nil else {
        throw EditRefusal("it is not an alias")
      }
      return ColorGoal(
        color: change.color, old: change.color, tolerance: 0, kind: change.kind)
    }
    let hasAliasedOpacity = value.aliasedOpacity != nil
    if value.withoutAliasedOpacity.hasReferences {
      throw EditRefusal("it is an alias, or a part of it is one; change what it points to")
    }
    let literals = values.map { try? ColorLiteral($0.withoutAliasedOpacity) }
    guard let literal = literals[0] else { throw EditRefusal("it is not a color") }
    guard literals.allSatisfy({ $0?.sRGB == literal.sRGB }) else {
      throw EditRefusal("it is computed: it is not the same color in all contexts")
    }
    let goal = ColorGoal(
      color: change.color,
      old: hasAliasedOpacity ? literal.sRGB.withAlpha(change.color.alpha) : literal.sRGB,
      tolerance: change.precision.tolerance)
    guard goal.isEightBit else { throw EditRefusal("the new color does not have 8-bit channels") }
    // What uses components may give them an opacity of its own.
    if goal.changesAlpha, case .channels(let channels) = value.content, channels.color.alpha == 1 {
      throw EditRefusal("it is the components of a color, without an opacity")
    }
    return goal
  }

  private func opacityGoal(
    of change: ColorChange, _ values: [TokenValue]
  ) throws(EditRefusal) -> ColorGoal {
    guard values.count == 1, case .number(let number) = values[0].content,
      (0...1).contains(number), (0...1).contains(change.color.alpha)
    else { throw EditRefusal("it is not an opacity") }
    return ColorGoal(
      color: change.color, old: .black.withAlpha(number), tolerance: 0, kind: .opacity)
  }

  private func edits(
    _ change: ColorChange, _ goal: ColorGoal, of value: TokenValue?, in key: String,
    _ known: inout [String: FileTraits]
  ) throws(EditRefusal) -> [TextEdit] {
    guard let entry = self.files.entries[key] else { throw EditRefusal("its file is not read") }
    guard let manner = entry.manners.first, entry.manners.count == 1 else {
      throw EditRefusal("its file is read in two ways")
    }
    let traits =
      known[key]
      ?? FileTraits(
        generated: entry.generated,
        usesUppercase: HexSpelling.usesUppercase(entry.file.bytes) ?? (manner.format != .css))
    known[key] = traits
    if let generated = traits.generated { throw EditRefusal(generated.reason) }
    if goal.kind == .opacity {
      return try OpacityNotation.edits(
        SourceSpan(file: entry.file, range: change.span.range), goal)
    }
    if case .alias(let name) = goal.kind, let target = value?.wholeReference?.target {
      return try AliasNotation.edits(
        SourceSpan(file: entry.file, range: change.span.range), from: before.name(of: target),
        to: name)
    }
    if goal.accepts(goal.old), !goal.changesAlpha { return [] }
    let place = ColorPlace(
      span: SourceSpan(file: entry.file, range: change.span.range), goal: goal,
      notation: manner.notation ?? manner.format.usualHexNotation,
      prefersUppercase: traits.usesUppercase)
    switch manner.format {
    case .dtcg, .studio, .figma, .json, .themeList, .material, .vscode:
      return try JSONNotation.edits(place)
    case .assetCatalog: return try ColorSetNotation.edits(place)
    case .simplex: return try YAMLNotation.edits(place)
    case .swift: return try SwiftNotation.edits(place)
    case .kotlin, .dart: return try ProgramNotation.edits(place)
    // The text is the color, as in CSS.
    default:
      let range = place.span.range
      let channels: ColorChannels? =
        if case .channels(let written)? = value?.content { written } else { nil }
      // The text of components is that of their tokens, which comments and escapes may change.
      if let channels, channels.text != place.text(range) {
        throw EditRefusal("comments or escapes stand among its components")
      }
      return try QuotedColor(range: range, text: place.text(range), channels: channels)
        .edits(place)
    }
  }

  private static func shown(_ span: SourceSpan) -> String {
    let bytes = span.file.bytes[span.range]
    let text = String(decoding: bytes.prefix(200), as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return text.count <= 60 ? text : text.prefix(60) + "…"
  }

  // MARK: Reading again

  /// The result of edits, if nothing else changes.
  func verified(
    _ files: [String: EditedFile], _ goals: [LiteralPlace: ColorGoal] = [:],
    _ stated: StatedColors = StatedColors(), adding added: [Int: [String: TokenDeclaration]] = [:]
  ) throws(ColorEditError) -> ColorEdit {
    let loader = self.files.replacing(
      files.mapValues { SourceFile(path: $0.path, bytes: $0.bytes) })
    var builder = TokenCatalogBuilder()
    var diagnostics = DiagnosticList()
    read(TokenSourceReader(loader: loader), &builder, &diagnostics)
    let after = complete(builder.build(diagnostics: &diagnostics))
    guard !diagnostics.hasErrors else {
      throw ColorEditError(diagnostics.all.filter { $0.severity == .error })
    }
    var comparison = CatalogComparison(
      before, after, self.files, edits: files, goals: goals, stated: stated.texts, added: added)
    if let difference = comparison.difference() { throw ColorEditError([difference]) }
    return ColorEdit(files: files.values.sorted { $0.path < $1.path }, catalog: after)
  }
}
