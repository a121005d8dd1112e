import AuditEngine
import DesignTokens
import Reporters
import SourceText
import SystemLoading

/// Why `init` writes no policy although there are color tokens: what their names are, what names pair,
/// what was not read, and a policy to begin with.
struct NothingToPair {
  private let system: DraftedSystem
  private let found: FoundSources?

  init(_ system: DraftedSystem, _ found: FoundSources?) {
    self.system = system
    self.found = found
  }

  /// The error, with a note for each thing to know.
  var failure: ToolFailure {
    let names = system.catalog.colorTokens.map { system.catalog.name(of: $0) }
    let paths = InitCommand.shown(system.sources.map(\.path))
    let unreadNames = Set(system.policy.unread)
    let known = names.filter { !unreadNames.contains($0) }
    let warnings = Array(system.warnings.prefix(Self.noteLimit))
    guard !known.isEmpty || names.isEmpty else {
      let error = Diagnostic(
        .error,
        "no value of the \(names.count) color tokens of \(paths) is read as a color: "
          + Self.shown(names))
      return ToolFailure(
        [error] + warnings + (reasons + unread).map { Diagnostic(.note, $0) })
    }
    let error = Diagnostic(
      .error,
      "no two of the \(names.count) color tokens of \(paths) have names that go together: "
        + Self.shown(names))
    let scale = ColorScale(known)
    let advice =
      scale?.advice
      ?? "names that go together say what a color is for: text, foreground or label on background or "
      + "surface; onCard or card-text on card; border or icon on page"
    let pair = scale.map { [$0.foreground, $0.background] } ?? Self.pair(of: known)
    let notes =
      [advice] + unknown + reasons + unread
      + ["or write \(AuditedSystem.policyName) by hand: \(example(pair))"]
    return ToolFailure([error] + warnings + notes.map { Diagnostic(.note, $0) })
  }

  /// The error where no source was found, with what there is in its place.
  static func nothing(_ found: FoundSources?) -> ToolFailure {
    let error = Diagnostic(
      .error,
      "there is no token file, asset catalog, style sheet, Swift file with colors, or file of another "
        + "program named as one with colors here or below; name the token files")
    guard let found else { return ToolFailure([error]) }
    return ToolFailure(
      [error] + found.empty.prefix(noteLimit).map(\.reason)
        + found.unread.prefix(noteLimit).map { Diagnostic(.note, unread($0.language, $0.paths)) })
  }

  private static func unread(_ language: String, _ paths: [String]) -> String {
    "\(InitCommand.shown(paths)) \(paths.count == 1 ? "is" : "are") \(language), which is not read"
  }

  private static func shown(_ names: [String]) -> String {
    let more = names.count > 6 ? " and \(names.count - 6) more" : ""
    return names.isEmpty ? "there is none" : names.prefix(6).joined(separator: ", ") + more
  }

  /// Why tokens have no color, each reason once.
  private var reasons: [String] {
    let catalog = system.catalog
    let resolver = TokenResolver(catalog, in: Permutation(contexts: catalog.axes.map { _ in 0 }))
    var reasons: [String] = []
    for name in system.policy.unread where reasons.count < Self.reasonLimit {
      guard let token = catalog.token(named: name) else { continue }
      do throws(ResolutionError) {
        _ = try resolver.paint(of: token)
      } catch {
        let place = error.span.map { "\($0.file.path):\($0.start.line): " } ?? ""
        if !reasons.contains(where: { $0.hasSuffix(error.message) }) {
          reasons.append(place + error.message)
        }
      }
    }
    return reasons
  }

  private static let reasonLimit = 3

  /// The tokens without a color.
  private var unknown: [String] {
    let names = system.policy.unread
    guard !names.isEmpty else { return [] }
    return [
      "\(names.count) of them \(names.count == 1 ? "has" : "have") no known color in every context: "
        + Self.shown(names)
    ]
  }

  /// What else there is, and was not taken.
  private var unread: [String] {
    guard let found else { return [] }
    let refused = found.refused.map { "'\($0.path)' cannot be read: \($0.reason.message)" }
    let taken = Set(system.sources.map(\.path))
    let left = found.left.compactMap { left -> String? in
      let others = left.paths.filter { !taken.contains($0) }
      guard !others.isEmpty else { return nil }
      return "there are \(left.kind) too, which may have the names: \(InitCommand.shown(others))"
    }
    let others = found.unread.map { Self.unread($0.language, $0.paths) }
    return Array((left + others + refused).prefix(Self.noteLimit))
  }

  private static let noteLimit = 5

  /// A color that is most likely a text, and one to stand on, by their names.
  private static func pair(of names: [String]) -> [String] {
    func first(of words: Set<String>, unlike other: String? = nil) -> String? {
      names.first { name in
        name != other && NameWords(name).all.last.map(words.contains) == true
      }
    }
    let background = first(of: ["background", "surface", "page", "bg", "canvas"])
    let text =
      first(of: ["text", "label", "ink", "foreground", "primary"])
      ?? names.first { $0 != background }
    return [text, background ?? names.first { $0 != text }].compactMap(\.self)
  }

  /// A policy of one pairing, with the names that there are.
  private func example(_ names: [String]) -> String {
    let first = names.first ?? "text"
    let second = names.dropFirst().first ?? "background"
    return """
      {"tokens": \(JSONText.strings(system.sources.map(\.path).prefix(3))), \
      "rules": [{"id": "TEXT", "pairings": [{\
      "foreground": \(JSONText.string(first)), \
      "background": \(JSONText.string(second)), "usage": "text"}]}]}
      """
  }
}
