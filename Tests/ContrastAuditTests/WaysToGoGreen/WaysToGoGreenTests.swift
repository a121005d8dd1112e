import Testing

/// The table *way to go green → what stops it*. Each way is a change or a slip with which a careless tool
/// would say that everything passes.
@Suite struct WaysToGoGreenTests {
  @Test(arguments: WayToGoGreen.all)
  func `No way leads to green`(way: WayToGoGreen) throws {
    guard !way.hasCommits || GitSandbox.isInstalled else { return }
    let page = try way.page()
    let run = try way.run(page)
    let said = run.output + run.errors
    #expect(run.status == page.status, "\(page.name): \(said)")
    #expect(said.contains(page.says), "\(page.name): \(said)")
  }

  @Test func `None is lost, and each ends in 1 or 2 with words of its own`() throws {
    #expect(WayToGoGreen.all.count >= 698)
    let pages = try WayToGoGreen.all.map { try $0.page() }
    #expect(pages.allSatisfy { $0.status == 1 || $0.status == 2 })
    for page in pages { #expect(page.says.count >= 12, "\(page.name): \(page.says)") }
  }
}
