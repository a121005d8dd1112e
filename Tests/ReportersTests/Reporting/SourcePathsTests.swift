import Reporters
import SourceText
import Testing

@Suite struct SourcePathsTests {
  @Test(arguments: [
    ("a.json", SourcePaths.Place.inRepository("app/a.json")),
    ("./b/../a.json", .inRepository("app/a.json")),
    ("../a.json", .inRepository("a.json")),
    ("../other/a.json", .inRepository("other/a.json")),
    ("/repo/a.json", .inRepository("a.json")),
    ("/repo/x/./../a.json", .inRepository("a.json")),
    ("../../a.json", .outside("/a.json")),
    ("../../../../a.json", .outside("/a.json")),
    ("/repository/a.json", .outside("/repository/a.json")),
    ("/repo", .outside("/repo")),
  ])
  func `A path is given from the root of the repository`(path: String, place: SourcePaths.Place) {
    let paths = SourcePaths(workingDirectory: "/repo/app", root: "/repo")
    #expect(paths.place(of: SourceFile(path: path, bytes: [])) == place)
  }

  @Test(arguments: [
    ("a.json", "/repo/app/a.json"), ("../a.json", "/repo/a.json"), ("/x//y/a.json", "/x/y/a.json"),
  ])
  func `A path is given from the top`(path: String, absolute: String) {
    let paths = SourcePaths(workingDirectory: "/repo/app/", root: "/repo/")
    #expect(paths.absolutePath(of: SourceFile(path: path, bytes: [])) == absolute)
  }

  @Test func `A file of the tool lies nowhere`() {
    let file = SourceFile(path: "V/a.json", bytes: [], isEmbedded: true)
    #expect(SourcePaths().place(of: file) == .embedded("V/a.json"))
    #expect(SourcePaths().absolutePath(of: file) == nil)
  }
}
