import Testing

@testable import ColorMath

@Suite struct BracketedRootTests {
  @Test("The place where a function passes 0 is found with few trials", arguments: [0, 4])
  func root(_ halvings: Int) {
    var trials = 0
    let found = BracketedRoot.range(from: 0, to: 1, precision: 1e-6, halvings: halvings) { x in
      trials += 1
      return x * x * x - 0.5
    }
    // The cube root of 1/2.
    #expect(found.contains(0.793_700_525_984))
    #expect(found.upperBound - found.lowerBound <= 1e-6)
    #expect(trials <= 14)
  }

  @Test("A function that does not pass 0 gives the end that is nearest to it")
  func none() {
    #expect(BracketedRoot.range(from: 2, to: 3, precision: 0.1) { $0 } == 2...2)
    #expect(BracketedRoot.range(from: 2, to: 3, precision: 0.1) { $0 - 4 } == 3...3)
  }

  @Test("A step is found too, and what is no number ends the search")
  func steps() {
    let step = BracketedRoot.range(from: 0, to: 1, precision: 1e-6) { $0 < 0.3 ? -1 : 1000 }
    #expect(step.contains(0.3) && step.upperBound - step.lowerBound <= 1e-6)
    let flat = BracketedRoot.range(from: 0, to: 1, precision: 1e-6) {
      $0 == 0 ? -1 : $0 == 1 ? 1 : .nan
    }
    #expect((0...1).contains(flat.lowerBound))
  }
}
