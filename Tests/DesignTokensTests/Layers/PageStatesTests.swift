import Testing

@testable import DesignTokens

@Suite struct PageStatesTests {
  /// By hand: by what the user prefers, then by what the page chooses, then by the way, nothing last.
  @Test func statesComeInAFixedOrder() {
    let states = [
      PageState(preferred: "dark", chosen: "dark", way: ".a"),
      PageState(preferred: "dark", chosen: "dark", way: ".b"),
      PageState(preferred: "dark", chosen: "dark"), PageState(preferred: "dark", chosen: "light"),
      PageState(preferred: "dark"), PageState(preferred: "light", chosen: "dark"),
      PageState(preferred: "light"),
    ]
    func shown(_ scheme: String) -> PageStates.Shown {
      Dictionary(uniqueKeysWithValues: states.map { ($0, [scheme]) })
    }
    for _ in 0..<5 {
      var known = PageStates()
      let alone = known.add(shown("light"), of: "first")
      #expect(alone.isEmpty)
      let found = known.add(shown("dark"), of: "second")
      #expect(found.map(\.state) == states)
      #expect(found.allSatisfy { $0.source == "first" })
    }
  }

  @Test func sourcesThatShareASchemeAgree() {
    var known = PageStates()
    let state = PageState(preferred: "dark", chosen: "light")
    _ = known.add([state: ["light", "dark"]], of: "first")
    let found = known.add([state: ["dark"]], of: "second")
    #expect(found.isEmpty)
  }
}
