import Testing

/// The table *way to go green → what stops it*. Each row is a change or a slip with which a careless tool
/// would say that everything passes.
@Suite struct WaysToGoGreenTests {
  @Test(arguments: WayToGoGreen.all)
  func `No way leads to green`(way: WayToGoGreen) throws {
    guard !way.hasCommits || GitSandbox.isInstalled else { return }
    let run = try way.run()
    let said = run.output + run.errors
    #expect(run.status == way.status, "\(said)")
    #expect(said.contains(way.says), "\(said)")
  }

  @Test func `The table is as long as was promised, and each row ends in 1 or 2`() {
    #expect(WayToGoGreen.all.count >= 120)
    #expect(WayToGoGreen.all.allSatisfy { ($0.status == 1 || $0.status == 2) && !$0.says.isEmpty })
  }
}
