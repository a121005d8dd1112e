import AuditEngine
import SourceText
import Testing

/// What holds of every system, whatever its colors.
@Suite struct RepairPropertyTests {
  @Test(arguments: 0..<25)
  func `A verdict is that of the formula, by whatever names`(seed: Int) throws {
    var system = RandomSystem(seed: seed)
    for prefix in ["", "z.other."] {
      system.prefix = prefix
      let report = try system.audited().report
      #expect(report.evaluations.map { $0.outcome == .pass } == system.verdicts)
      #expect(report.summary[.fail] == system.verdicts.count { !$0 })
    }
  }

  /// A place may be part of pairings that pass as well, and of a theme that a filter leaves out.
  @Test(arguments: 0..<20, [[:], ["theme": ["plain"]]])
  func `What is suggested for a color passes wherever that color is used`(
    seed: Int, contexts: [String: [String]]
  ) throws {
    let system = RandomSystem(seed: seed)
    let report = try system.audited(AuditOptions(contexts: contexts)).report
    let alternatives = report.evaluations.flatMap(report.alternatives)
    for change in alternatives.compactMap(\.change) {
      guard case .color(let proposal) = change.proposal else { continue }
      let place = change.origin.range.lowerBound
      #expect(change.current == .color(system.colors[place]))
      var changed = system
      changed.colors[place] = proposal
      for theme in 0...1 {
        for pair in system.pairs
        where changed.place(of: pair.foreground, in: theme) == place
          || changed.place(of: pair.background, in: theme) == place
        {
          #expect(changed.passes(pair, in: theme))
        }
      }
    }
  }

  @Test(arguments: 0..<40)
  func `After a repair everything passes but what it says does not, and nothing is worse`(
    seed: Int
  ) throws {
    let system = RandomSystem(seed: seed)
    let report = try system.audited().report
    let plan = report.plan
    var changed = system
    for case (let change, .color(let proposal)) in plan.changes.map({ ($0, $0.proposal) }) {
      changed.colors[change.origin.range.lowerBound] = proposal
    }
    #expect(try changed.audited().report.summary[.fail] == changed.verdicts.count { !$0 })
    #expect(zip(system.verdicts, changed.verdicts).allSatisfy { !$0 || $1 })
    #expect(plan.unmet.isEmpty == changed.verdicts.allSatisfy { $0 })
    for demand in plan.unmet {
      let (pair, theme) = try #require(system.demanded(demand.demand))
      #expect(!changed.passes(pair, in: theme))
    }
    if report.summary[.fail] == 0 { #expect(plan.changes.isEmpty) }
  }

  @Test(arguments: 0..<40)
  func `Contexts in which nothing differs change nothing but how often it is counted`(
    seed: Int
  ) throws {
    let system = RandomSystem(seed: seed)
    let single = try system.audited().report
    let double = try system.audited(isDoubled: true).report
    #expect(double.evaluations.count == 2 * single.evaluations.count)
    #expect(double.summary[.fail] == 2 * single.summary[.fail])
    #expect(double.plan.changes.map(\.proposal) == single.plan.changes.map(\.proposal))
    #expect(double.plan.changes.map(\.token) == single.plan.changes.map(\.token))
    #expect(double.plan.findings == single.plan.findings.map { 2 * $0 })
    #expect(double.plan.fixedBySafe == 2 * single.plan.fixedBySafe)
    #expect(double.plan.reasons.map(\.count) == single.plan.reasons.map(\.count))
    #expect(double.plan.unmet.map(\.findings) == single.plan.unmet.map { 2 * $0.findings })
    let count = single.evaluations.count
    for (index, evaluation) in double.evaluations.enumerated() {
      let own = single.evaluations[index % count]
      #expect(evaluation.permutation == own.permutation + (index < count ? 0 : 2))
      #expect(double.changeIndices(for: evaluation) == single.changeIndices(for: own))
      #expect(double.unmetIndex(of: evaluation) == single.unmetIndex(of: own))
      #expect(
        double.preview(of: evaluation)?.measurement == single.preview(of: own)?.measurement)
      #expect(double.alternatives(for: evaluation).count == single.alternatives(for: own).count)
    }
    #expect(Set(double.evaluations.map(double.fingerprint)).count == 2 * count)
  }
}
