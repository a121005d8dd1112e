import AuditEngine
import ColorMath
import SourceText
import TestSupport
import Testing

/// A pairing is judged once where nothing that it depends on differs: that must never show.
@Suite struct LikePairingsTests {
  private static let axes = [
    ("theme", ["a", "b", "c"]), ("pack", ["x", "y"]), ("scheme", ["light", "dark"]),
  ]
  private static let names = ["n0", "n1", "n2", "n3", "n4", "n5"]

  private struct RandomAudit {
    var tokens: SampleTokens
    let policy: Policy

    init(seed: Int) throws {
      var generator = SeededGenerator(seed: UInt64(seed))
      tokens = try SampleTokens()
      tokens.vary("theme", "a", "b", "c")
      tokens.vary("pack", "x", "y")
      tokens.vary("scheme", "light", "dark")
      for name in names { try tokens.add([name: generator.eightBitColor().hex]) }
      try tokens.add(["veil": "#00000066"])
      for _ in 0..<Int.random(in: 1...5, using: &generator) {
        let (axis, contexts) = axes.randomElement(using: &generator) ?? axes[0]
        let context = contexts.randomElement(using: &generator) ?? ""
        let name = names.randomElement(using: &generator) ?? ""
        try tokens.add([name: generator.eightBitColor().hex], in: [axis: context])
      }
      tokens.alias("alias", to: "n0")
      func condition() -> String {
        let (axis, contexts) = axes.randomElement(using: &generator) ?? axes[0]
        let some = contexts.filter { _ in Bool.random(using: &generator) }
        let all = some.isEmpty ? [contexts[0]] : some
        return "{\"\(axis)\": [\(all.map { "\"\($0)\"" }.joined(separator: ", "))]}"
      }
      var pairings: [String] = [
        #"{"foreground": "alias", "background": "n1", "usage": "text"}"#
      ]
      for _ in 0..<6 {
        let foreground = names.randomElement(using: &generator) ?? ""
        let background = names.filter { $0 != foreground }.randomElement(using: &generator) ?? ""
        let stack = Bool.random(using: &generator) ? "veil over \(background)" : background
        var members = [
          "\"foreground\": \"\(foreground)\"", "\"background\": \"\(stack)\"",
          "\"usage\": \"text\"",
        ]
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: members.append("\"when\": \(condition())")
        case 1: members.append("\"minimum\": [{\"ratio\": 7, \"when\": \(condition())}]")
        default: break
        }
        let text = "{\(members.joined(separator: ", "))}"
        let start = members[...2].joined(separator: ", ")
        if !pairings.contains(where: { $0.contains(start) }) { pairings.append(text) }
      }
      let level =
        Bool.random(using: &generator)
        ? "\"levels\": [{\"level\": \"AAA\", \"when\": \(condition())}], " : ""
      policy = try Policy.sample(
        "{\"tokens\": [\"tokens.json\"], \(level)\"rules\": [{\"id\": \"R\", \"pairings\": ["
          + pairings.joined(separator: ", ") + "]}]}")
    }
  }

  private static func text(_ evaluation: Evaluation, in report: AuditReport) -> String {
    "\(report.permutations[evaluation.permutation]) \(evaluation.pairing) \(evaluation.usage) "
      + "\(evaluation.outcome) \(evaluation.measurement) \(String(describing: evaluation.requirement)) "
      + "\(evaluation.foreground.hex) \(evaluation.background.hex) "
      + "\(evaluation.foregroundOrigin.start.line) \(evaluation.backgroundOrigin.start.line) "
      + "\(evaluation.foregroundLayer) \(evaluation.backgroundLayers)"
  }

  @Test(arguments: 0..<60)
  func `Judged together, permutations give what each gives alone`(seed: Int) throws {
    let system = try RandomAudit(seed: seed)
    var options = AuditOptions()
    options.repair.isPlanned = false
    let whole = SampleAudit(policy: system.policy, tokens: system.tokens, options: options)
    let report = try #require(whole.report, "\(whole.diagnostics)")
    var alone: [String] = []
    for theme in Self.axes[0].1 {
      for pack in Self.axes[1].1 {
        for scheme in Self.axes[2].1 {
          options.contexts = ["theme": [theme], "pack": [pack], "scheme": [scheme]]
          let one = SampleAudit(policy: system.policy, tokens: system.tokens, options: options)
          let report = try #require(one.report, "\(one.diagnostics)")
          alone += report.evaluations.map { Self.text($0, in: report) }
        }
      }
    }
    #expect(report.evaluations.map { Self.text($0, in: report) } == alone)
  }

  @Test func `What cannot be judged is said of each permutation, as without folding`() throws {
    var tokens = try SampleTokens(["ink": "#000000", "page": "#FFFFFF80"])
    tokens.vary("theme", "a", "b")
    try tokens.add(["other": "#123456"], in: ["theme": "a"])
    let audit = try SampleAudit(
      #"{"foreground": "ink", "background": "page", "usage": "text"}"#, tokens: tokens)
    #expect(audit.report == nil)
    #expect(audit.errors.count == 2)
    #expect(audit.errors.allSatisfy { $0.contains("'page' is translucent in theme") })
  }
}
