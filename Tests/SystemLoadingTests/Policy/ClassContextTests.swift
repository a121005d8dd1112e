import TestSupport
import Testing

/// Classes that are themes by the policy's word, though no convention says so.
@Suite struct ClassContextTests {
  /// Three themes beside each other, as mdBook has them. On white #777777 is 4.478.
  private static let sheet = """
    :root { --size: 1px }
    .sepia { --t: #000; --page: #FFF }
    .light { --t: #777777; --page: #FFF }
    .navy { --t: #FFF; --page: #000 }
    """

  private func audit(_ sheet: String, conditions: String) throws -> SystemRun {
    try SystemRun(
      policy: """
        {"tokens": ["app.css"],
         "conditions": {\(conditions)},
         "rules": [{"id": "R", "pairings": [{"foreground": "t", "background": "page", "usage": "text"}]}]}
        """, files: ["app.css": sheet])
  }

  /// A page has one of the classes: the later one does not win over the others.
  @Test func `Each class is a theme of its own, and there is none without a class`() throws {
    let run = try audit(
      Self.sheet,
      conditions:
        #"".sepia": {"theme": "sepia"}, ".light": {"theme": "light"}, ".navy": {"theme": "navy"}"#
    )
    #expect(run.errors.isEmpty)
    let results = try JSONReport(run.output).results
    #expect(results.map(\.context) == [["theme": "sepia"], ["theme": "light"], ["theme": "navy"]])
    #expect(results.map(\.outcome) == ["pass", "fail", "pass"])
    #expect(run.status == 1)
  }

  @Test func `Without the policy's word a class of another theme stops the audit`() throws {
    let run = try audit(
      ":root { --t: #000; --page: #FFF } " + Self.sheet,
      conditions: #"".sepia": {"theme": "sepia"}"#)
    #expect(run.status == 2)
    #expect(run.errors.contains("'.navy'"))
  }

  @Test(arguments: [
    (#"{"scheme": "dark"}"#, ["scheme": "dark"]),
    (#"{"contrast": "increased"}"#, ["contrast": "increased"]),
    (#"{"density": "compact"}"#, ["density": "compact"]),
  ])
  func `A class chooses a context of any axis`(choice: String, context: [String: String]) throws {
    let run = try audit(
      ":root { --t: #000; --page: #FFF } .own { --t: #777777 }", conditions: "\".own\": \(choice)")
    #expect(run.errors.isEmpty)
    let results = try JSONReport(run.output).results
    #expect(results.count == 2)
    #expect(results.filter { $0.outcome == "fail" }.map(\.context) == [context])
  }

  @Test(arguments: [
    (#"".gone": {"theme": "gone"}"#, "no token source has the condition '.gone'"),
    (#"".a": {"theme": "a", "mode": "b"}"#, "2:23: error: '.a' is the context of one axis"),
    (#"".a": {}"#, "2:23: error: '.a' is the context of one axis"),
    (#"".a": {"theme": 1}"#, "2:33: error: 'theme' is a number"),
    (#"".a": {"theme": ""}"#, "2:23: error: '.a' has an empty name"),
    (#"".a .b": {"theme": "a"}"#, "2:26: error: '.a .b' is no single class"),
    (#"".*": {"theme": "a"}"#, "2:23: error: '.*' is no single class"),
    (#""html:not(.js)": {"theme": "a"}"#, "error: 'html:not(.js)' is no single class"),
    (
      #"".a": {"scheme": "sepia"}"#,
      "2:34: error: a class does not choose 'sepia' of the axis 'scheme'"
    ),
    (#"".a": {"gamut": "p3"}"#, "2:33: error: a class does not choose 'p3' of the axis 'gamut'"),
    (#"".a": {"theme": "default"}"#, "error: 'default' is the page without a class"),
    (
      #"".a": {"theme": "x"}, ".b": {"theme": "x"}"#,
      "error: '.b' chooses the same context as '.a'"
    ),
    (#"".a": "audits""#, "2:23: error: '.a' is 'audits'; did you mean 'audit'?"),
    (#"".a": 1"#, "2:23: error: '.a' is a number"),
  ])
  func `What is no class or no context is an error at its place`(
    conditions: String, message: String
  ) throws {
    let run = try audit(":root { --t: #000; --page: #FFF }", conditions: conditions)
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
