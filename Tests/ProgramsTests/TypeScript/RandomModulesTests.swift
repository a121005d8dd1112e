import Foundation
import Programs
import SourceText
import Testing

/// Random modules of TypeScript whose values Node printed, in the folder that `RANDOM_MODULES` names:
/// `.verify/programs/typescript.py` writes it.
@Suite struct RandomModulesTests {
  static let folder = ProcessInfo.processInfo.environment["RANDOM_MODULES"]

  @Test(.enabled(if: folder != nil))
  func `Random modules have the values that Node gives them, or none`() throws {
    let comparison = try ModuleComparison(folder: Self.folder ?? "")
    print(comparison.counts, comparison.reasons)
    for problem in comparison.problems.prefix(40) { Issue.record("\(problem)") }
    #expect(comparison.counts["silent"] == 0 && comparison.counts["different"] == 0)
    // What code changes later has to be refused; of the rest nearly nothing.
    let refused = comparison.counts["refused", default: 0]
    #expect(refused * 50 <= refused + comparison.counts["equal", default: 0])
  }
}
