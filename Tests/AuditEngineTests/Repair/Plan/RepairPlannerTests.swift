import ColorMath
import DesignTokens
import SourceText
import Testing

@testable import AuditEngine

/// Small problems of greys. The ratios come from WCAG's formula in Python, the best greys from a
/// search through all of them.
@Suite struct RepairPlannerTests {
  /// The plan for pairings of one rule, given as JSON objects.
  ///
  /// - Parameters:
  ///   - failing: the pairings that fail, by index.
  ///   - kept: tokens that must not change.
  private func plan(
    _ pairings: String, _ tokens: SampleTokens, failing: [Int], keeping kept: [String] = []
  ) throws -> SolvedProblem {
    let policy = try Policy.sample(
      """
      {"tokens": ["tokens.json"], "rules": [{"id": "R", "pairings": [
      \(pairings)
      ]}]}
      """)
    var diagnostics = DiagnosticList()
    let catalog = tokens.catalog(&diagnostics)
    let prepared = try #require(
      PreparedAudit(
        policy: policy, catalog: catalog, options: AuditOptions(), diagnostics: &diagnostics))
    let places = catalog.declarations.filter { kept.contains(catalog.name(of: $0.token)) }
    #expect(places.count == kept.count)
    var problem = RepairProblem(
      failures: failing.map {
        RepairProblem.Failure(pairing: $0, permutation: Permutation(contexts: []))
      }, of: prepared.plan, whole: prepared.plan, catalog: catalog, resolvers: prepared.resolvers,
      keeping: Set(places.map(\.value.span)))
    try problem.collectConstraints()
    var planner = RepairPlanner(problem)
    planner.choose(.cheapest)
    return SolvedProblem(problem: problem, solution: planner.refined())
  }

  private struct SolvedProblem {
    let problem: RepairProblem
    let solution: RepairSolution

    var changes: [PlannedChange] {
      solution.changed.map {
        problem.change(
          $0, ColorSolver.Solution(color: solution.colors[$0], difference: solution.differences[$0])
        )
      }
    }

    var unmet: [PairingDemand] {
      solution.unmet.map { problem.description(of: problem.constraints[$0]) }
    }
  }

  /// `token current → proposal, demands`, for each change.
  private func changes(_ plan: SolvedProblem) -> [String] {
    zip(plan.changes, plan.solution.changed).map { change, variable in
      let met = plan.problem.constraintsOfVariable[variable].count {
        !plan.solution.unmet.contains($0)
      }
      return "\(change.token) \(change.current.text) → \(change.proposal.text), \(met)"
    }
  }

  // MARK: One color

  /// On white and black #767676 is 4.542 and 4.623, #757575 4.608 and 4.558. #999999 fails on white
  /// with 2.849, #555555 on black with 2.817.
  @Test(arguments: [
    ("#999999", 0, "#767676", 0.11712), ("#555555", 1, "#757575", 0.11287),
  ])
  func `A color of two pairings gets the nearest value that passes in both`(
    ink: String, failing: Int, fixed: String, difference: Double
  ) throws {
    let plan = try plan(
      """
      {"foreground": "ink", "background": "white", "usage": "text"},
      {"foreground": "ink", "background": "black", "usage": "text"}
      """, SampleTokens(["ink": ink, "white": "#FFFFFF", "black": "#000000"]), failing: [failing])
    #expect(changes(plan) == ["ink \(ink) → \(fixed), 2"])
    // The difference of greys is the one of the cube roots of their luminances.
    #expect(abs(plan.changes[0].difference - difference) < 0.0001)
    #expect(plan.unmet.isEmpty)
  }

  /// For 4.6 the ink has to be #757575 or darker on white, #767676 or lighter on black.
  @Test func `What no color meets is named with what it demands, and nothing that passes is lost`()
    throws
  {
    let plan = try plan(
      """
      {"foreground": "ink", "background": "white", "usage": "text", "minimum": [{"ratio": 4.6}]},
      {"foreground": "ink", "background": "black", "usage": "text", "minimum": [{"ratio": 4.6}]}
      """, SampleTokens(["ink": "#777777", "white": "#FFFFFF", "black": "#000000"]),
      failing: [0], keeping: ["white", "black"])
    #expect(plan.changes.isEmpty)
    #expect(
      plan.unmet == [
        PairingDemand(foreground: "ink", background: "white", context: [], minimum: 4.6)
      ])
  }

  /// #767676 is 4.352 on #FAFAFA and 4.504 on #FEFEFE; on #FAFAFA #747474 is 4.478 and #737373
  /// 4.543. Together they may change a little less, for #747474 is 4.516 on #FBFBFB.
  @Test(arguments: [
    ([], ["ink #767676 → #747474, 1", "page #FAFAFA → #FBFBFB, 1"]),
    (["page"], ["ink #767676 → #737373, 1"]), (["ink"], ["page #FAFAFA → #FEFEFE, 1"]),
  ])
  func `A place that is kept stays, and the other one changes`(
    kept: [String], expected: [String]
  ) throws {
    let plan = try plan(
      #"{"foreground": "ink", "background": "page", "usage": "text"}"#,
      SampleTokens(["ink": "#767676", "page": "#FAFAFA"]), failing: [0], keeping: kept)
    #expect(changes(plan) == expected)
    #expect(plan.unmet.isEmpty)
  }

  // MARK: Several colors

  /// #767676 is 4.465 on #FDFDFD and 4.504 on #FEFEFE; #757575 is 4.530 on #FDFDFD. A step of the
  /// page is 0.00298, a step of an ink 0.00343. So the page is cheaper for the two inks alone, and
  /// dearer when a third pairing shows it.
  @Test func `A change costs more for each pairing that shows it`() throws {
    let inks = """
      {"foreground": "one", "background": "page", "usage": "text"},
      {"foreground": "two", "background": "page", "usage": "text"}
      """
    let black = #", {"foreground": "black", "background": "page", "usage": "text"}"#
    let tokens = try SampleTokens([
      "one": "#767676", "two": "#767676", "black": "#000000", "page": "#FDFDFD",
    ])
    #expect(try changes(plan(inks, tokens, failing: [0, 1])) == ["page #FDFDFD → #FEFEFE, 2"])
    #expect(
      try changes(plan(inks + black, tokens, failing: [0, 1])) == [
        "one #767676 → #757575, 1", "two #767676 → #757575, 1",
      ])
  }

  /// On white #949494 is 3.033 and #959595 2.995. On #949494 #484848 is 3.015 and #494949 2.968. The
  /// ink #4C4C4C passes on #999999 with 3.014, so the middle cannot become darker without it; on the
  /// stone it is 2.977.
  @Test func `Two colors that need each other change together`() throws {
    let plan = try plan(
      """
      {"foreground": "middle", "background": "white", "usage": "ui-component"},
      {"foreground": "ink", "background": "middle", "usage": "ui-component"},
      {"foreground": "ink", "background": "stone", "usage": "ui-component"}
      """,
      SampleTokens([
        "white": "#FFFFFF", "middle": "#999999", "ink": "#4C4C4C", "stone": "#989898",
      ]), failing: [0, 2], keeping: ["white", "stone"])
    #expect(changes(plan) == ["middle #999999 → #949494, 2", "ink #4C4C4C → #484848, 2"])
    #expect(plan.unmet.isEmpty)
  }

  /// #787878 is 4.031 on #DFFCE3 and 4.707 on #030105. #757575 is still 4.511 on the dark, and 4.206 on
  /// the light; on #F5FFF6 it is 4.502.
  @Test func `Two colors meet halfway where neither alone is enough`() throws {
    let plan = try plan(
      """
      {"foreground": "ink", "background": "light", "usage": "text"},
      {"foreground": "ink", "background": "dark", "usage": "text"}
      """, SampleTokens(["ink": "#787878", "light": "#DFFCE3", "dark": "#030105"]),
      failing: [0], keeping: ["dark"])
    #expect(plan.unmet.isEmpty)
    #expect(plan.changes.map(\.token) == ["ink", "light"])
    // The best by brute force costs 0.060: each difference weighted by the pairings that show it.
    #expect(plan.solution.cost < 0.062)
  }

  // MARK: Nothing worse

  /// #808080 is 3.949 on white and 5.317 on black. For 7 the ink has to be #595959 or darker on white,
  /// #959595 or lighter on black (7.005): the white pairing alone would take 1.6 from the other.
  @Test func `A pairing that fails keeps the contrast that it has`() throws {
    let tokens = try SampleTokens(["ink": "#808080", "white": "#FFFFFF", "black": "#000000"])
    let pairings = """
      {"foreground": "ink", "background": "white", "usage": "text", "minimum": [{"ratio": 7}]},
      {"foreground": "ink", "background": "black", "usage": "text", "minimum": [{"ratio": 7}]}
      """
    let plan = try plan(pairings, tokens, failing: [0, 1], keeping: ["white", "black"])
    #expect(plan.changes.isEmpty)
    #expect(plan.unmet.count == 2)
  }

  /// #949494 is 3.033 on white, #767676 4.542. Between its neighbors #808080 and #AAAAAA the step
  /// cannot be darker than about #838383, 3.791.
  @Test(arguments: [
    (["ramp100", "ramp200", "ramp300", "ramp400"], ["ramp200 #949494 → #767676, 1"], false),
    (["ramp400", "ramp300", "ramp200", "ramp100"], ["ramp300 #949494 → #767676, 1"], false),
    (["one", "two", "three", "four"], ["two #949494 → #767676, 1"], true),
  ])
  func `A step of a ramp stays between its neighbors`(
    names: [String], expected: [String], changes isChanged: Bool
  ) throws {
    let tokens = try SampleTokens([
      names[0]: "#AAAAAA", names[1]: "#949494", names[2]: "#808080", names[3]: "#555555",
      "white": "#FFFFFF",
    ])
    let plan = try plan(
      #"{"foreground": "\#(names[1])", "background": "white", "usage": "text"}"#, tokens,
      failing: [0], keeping: ["white"])
    #expect(changes(plan) == (isChanged ? expected : []))
    #expect(plan.unmet.count == (isChanged ? 0 : 1))
  }

  /// Both need #767676 or darker on white; the two are 0.056 apart. In OKLab #767676 and #707070 are
  /// 0.0207 apart, #767676 and #717171 0.0172.
  @Test func `Two colors that can be told apart do not become one`() throws {
    let tokens = try SampleTokens(["one": "#888888", "two": "#999999", "white": "#FFFFFF"])
    let plan = try plan(
      """
      {"foreground": "one", "background": "white", "usage": "text"},
      {"foreground": "two", "background": "white", "usage": "text"}
      """, tokens, failing: [0, 1], keeping: ["white"])
    #expect(plan.unmet.isEmpty)
    #expect(plan.changes.map(\.proposal.text).sorted() == ["#707070", "#767676"])
  }

  // MARK: Opacity

  /// Black and white allow no better color. Black with 53 % on white is 4.424, with 54 % 4.588.
  @Test func `An opacity changes where no color helps`() throws {
    var tokens = try SampleTokens(["black": "#000000", "white": "#FFFFFF"])
    tokens.addValue("opacity", type: .number, .number(0.5))
    tokens.addColor("muted", componentsOf: "black", opacity: "opacity")
    let plan = try plan(
      #"{"foreground": "muted", "background": "white", "usage": "text"}"#, tokens, failing: [0])
    let change = try #require(plan.changes.first)
    #expect(plan.changes.count == 1)
    #expect(change.token == "opacity")
    #expect((change.current, change.proposal) == (.opacity(0.5), .opacity(0.54)))
    #expect(abs(change.difference - 0.04) < 1e-9)
    #expect(plan.unmet.isEmpty)
  }

  /// #707070 on white is 4.952, with 90 % 4.042: a greater opacity would do as well.
  @Test func `A color changes before an opacity does`() throws {
    var tokens = try SampleTokens(["grey": "#707070", "white": "#FFFFFF"])
    tokens.addValue("opacity", type: .number, .number(0.9))
    tokens.addColor("muted", componentsOf: "grey", opacity: "opacity")
    let plan = try plan(
      #"{"foreground": "muted", "background": "white", "usage": "text"}"#, tokens, failing: [0],
      keeping: ["white"])
    #expect(plan.changes.map(\.token) == ["grey"])
    #expect(plan.unmet.isEmpty)
  }
}
