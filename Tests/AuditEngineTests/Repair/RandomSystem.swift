import AuditEngine
import ColorMath
import Foundation
import SourceText
import TestSupport
import Testing

/// Opaque colors, aliases and pairings in two themes, made up at random and judged by WCAG's formula
/// written out here.
struct RandomSystem {
  struct Pair {
    let foreground: Int
    let background: Int
    let isText: Bool

    var minimum: Double { isText ? 4.5 : 3 }
  }

  private static let names = ["a", "b", "c", "d", "e"]
  private static let themes = ["plain", "loud"]

  /// By place: the tokens', then the loud theme's own of the first two.
  var colors: [SRGBColor]
  /// What stands before every name.
  var prefix = ""
  /// The tokens that the aliases after them lead to.
  private let targets: [Int]
  /// The pairings, in which aliases are numbered after the tokens.
  let pairs: [Pair]

  init(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    colors = (0..<7).map { _ in generator.eightBitColor() }
    targets = (0..<2).map { _ in Int.random(in: 0..<5, using: &generator) }
    let all = (0..<7).flatMap { first in
      (0..<7).filter { $0 != first }.map { (first, $0) }
    }
    pairs = all.shuffled(using: &generator).prefix(Int.random(in: 1...8, using: &generator)).map {
      Pair(foreground: $0, background: $1, isText: Bool.random(using: &generator))
    }
  }

  /// Where the color of a token or alias stands in a theme.
  func place(of index: Int, in theme: Int) -> Int {
    let token = index < 5 ? index : targets[index - 5]
    return theme == 1 && token < 2 ? 5 + token : token
  }

  /// Whether a pairing reaches its minimum in a theme.
  func passes(_ pair: Pair, in theme: Int) -> Bool {
    func luminance(_ index: Int) -> Double {
      let color = colors[place(of: index, in: theme)]
      func linear(_ c: Double) -> Double {
        c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }
    let (first, second) = (luminance(pair.foreground), luminance(pair.background))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05) >= pair.minimum
  }

  /// Whether each pairing passes, theme by theme.
  var verdicts: [Bool] {
    RandomSystem.themes.indices.flatMap { theme in pairs.map { passes($0, in: theme) } }
  }

  private func name(_ index: Int) -> String {
    prefix + (index < 5 ? RandomSystem.names[index] : "alias\(index - 5)")
  }

  /// Audits it; the n-th color stands at the n-th place.
  ///
  /// - Parameter isDoubled: whether there is an axis of two contexts besides that nothing judged follows.
  func audited(
    _ options: AuditOptions = AuditOptions(), isDoubled: Bool = false
  ) throws -> (audit: Audit, report: AuditReport) {
    var tokens = try SampleTokens()
    if isDoubled { tokens.vary("density", "wide", "dense") }
    tokens.vary("theme", RandomSystem.themes[0], RandomSystem.themes[1])
    for index in 0..<5 { try tokens.add([name(index): colors[index].hex]) }
    for index in 0..<2 {
      try tokens.add([name(index): colors[5 + index].hex], in: ["theme": "loud"])
    }
    if isDoubled { try tokens.add([prefix + "idle": "#FFFFFF"], in: ["density": "dense"]) }
    for index in targets.indices { tokens.alias(name(5 + index), to: name(targets[index])) }
    let pairings = pairs.map {
      "{\"foreground\": \"\(name($0.foreground))\", \"background\": \"\(name($0.background))\", "
        + "\"usage\": \"\($0.isText ? "text" : "ui-component")\"}"
    }
    let policy = try Policy.sample(
      """
      {"tokens": ["tokens.json"], "rules": [
      {"id": "R", "pairings": [\(pairings.joined(separator: ", "))]}]}
      """)
    var diagnostics = DiagnosticList()
    let catalog = tokens.catalog(&diagnostics)
    let audit = try #require(
      Audit(policy: policy, catalog: catalog, options: options, diagnostics: &diagnostics))
    let report = audit.run(
      tool: ToolIdentity(name: "tool", version: "1"), diagnostics: &diagnostics)
    return (audit, try #require(report, "\(diagnostics.all)"))
  }

  /// The index of a pairing's theme and tokens, by the names that a demand gives.
  func demanded(_ demand: PairingDemand) -> (pair: Pair, theme: Int)? {
    guard let theme = RandomSystem.themes.firstIndex(where: { [$0] == demand.context }),
      let pair = pairs.first(where: {
        name($0.foreground) == demand.foreground && name($0.background) == demand.background
          && $0.minimum == demand.minimum
      })
    else { return nil }
    return (pair, theme)
  }
}
