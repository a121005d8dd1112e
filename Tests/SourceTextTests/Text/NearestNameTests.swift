import Testing

@testable import SourceText

@Suite struct NearestNameTests {
  private static let names = ["text.primary", "text.secondary", "background", "accent", "accents"]

  @Test(
    "The nearest name is found within a third of the length",
    arguments: [
      ("text.primry", "text.primary"),  // one left out
      ("text.primarry", "text.primary"),  // one too many
      ("text.pximary", "text.primary"),  // one replaced
      ("text.pirmary", "text.primary"),  // two transposed, one edit
      ("TEXT.PRIMARY", "text.primary"),  // letter case does not count
      ("backround", "background"), ("acent", "accent"), ("accentz", "accent"),
      ("bckgrnd", "background"),  // three edits of ten
    ])
  func near(_ name: String, _ found: String) {
    #expect(NearestName.of(name, among: Self.names) == found)
  }

  @Test(
    "A name that is too far from all is not guessed",
    arguments: ["", "zzz", "bckgrn", "textprimarycolor", "a.very.long.name.indeed"])
  func far(_ name: String) {
    #expect(NearestName.of(name, among: Self.names) == nil)
  }

  @Test("Among equally near names the first wins, and a nearer one wins over an earlier one")
  func ties() {
    #expect(NearestName.of("cat", among: ["bat", "rat"]) == "bat")
    #expect(NearestName.of("rating", among: ["waiting", "rating"]) == "rating")
  }

  @Test("Nothing is near to nothing, and names above 64 characters are left alone")
  func ends() {
    #expect(NearestName.of("a", among: [String]()) == nil)
    let long = String(repeating: "a", count: 65)
    #expect(NearestName.of(long, among: [long]) == nil)
    #expect(NearestName.of(String(long.dropLast()), among: [long]) == nil)
    let fitting = String(long.dropLast())
    #expect(NearestName.of(fitting, among: [fitting]) == fitting)
  }

  /// Optimal string alignment, by hand: edits at the very limit and one beyond it.
  @Test(
    "Distances are those of optimal string alignment",
    arguments: [
      ("abcdef", "badcef", true),  // two transpositions, limit 2
      ("abcdef", "badcfe", false),  // three
      ("abc", "cab", false),  // two edits, limit 1: no block moves
      ("kitten", "sitting", false),  // three edits, limit 2
      ("kitten", "sittin", true),  // two
      ("ca", "abc", false),  // three without editing between the transposed
    ])
  func distance(_ name: String, _ candidate: String, _ isNear: Bool) {
    #expect((NearestName.of(name, among: [candidate]) == candidate) == isNear)
    #expect((NearestName.of(candidate, among: [name]) == name) == isNear)
  }

  @Test("The hint is the nearest name, or the whole list when it is short, or nothing")
  func hint() {
    #expect(NearestName.hint(for: "acent", among: Self.names) == "; did you mean 'accent'?")
    #expect(NearestName.hint(for: "zzzzzz", among: ["one", "two"]) == "; expected one of one, two")
    #expect(NearestName.hint(for: "zzzzzz", among: ["one"]) == "; expected one")
    #expect(NearestName.hint(for: "zzzzzz", among: []) == "")
    let most = (10..<34).map { "name\($0)" }
    #expect(NearestName.hint(for: "z", among: most).hasPrefix("; expected one of name10, "))
    #expect(NearestName.hint(for: "z", among: most + ["name34"]) == "")
  }

  @Test func `Names beyond ASCII are compared by characters, whichever side has them`() {
    #expect(NearestName.of("hintergrnd", among: ["vordergrund", "hintergründ"]) == "hintergründ")
    #expect(NearestName.of("ÜBER", among: ["über"]) == "über")
    #expect(NearestName.of("süß", among: ["sub", "sus"]) == nil)  // two of three
    #expect(NearestName.of("façade", among: ["facade"]) == "facade")
    // A family is one character; five scalars would be too far.
    #expect(NearestName.of("abc👨‍👩‍👧", among: ["abcd"]) == "abcd")
    // So is a line end of two bytes.
    #expect(NearestName.of("ab\r\n", among: ["abc"]) == "abc")
  }

  @Test func `Many questions are answered as one by one`() {
    var names = NearestNames(Self.names)
    for name in ["text.primry", "zzz", "acent", "backround"] {
      #expect(names.nearest(to: name) == NearestName.of(name, among: Self.names))
    }
  }

  @Test func `Of very many names that are unknown the first get hints, and the others none`() {
    var names = NearestNames(Self.names)
    names.comparisonLimit = 3 * Self.names.count
    for _ in 0..<3 { #expect(names.nearest(to: "acent") == "accent") }
    #expect(names.nearest(to: "acent") == nil)
  }
}
