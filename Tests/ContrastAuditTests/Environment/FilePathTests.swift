import SystemLoading
import Testing

@testable import contrast_audit

@Suite struct FilePathTests {
  @Test(arguments: [
    ("", "a", "a"), ("a", "b/c", "a/b/c"), ("a/", "b", "a/b"), ("a", "/b", "/b"),
    ("/", "b", "/b"), ("..", "b", "../b"),
  ])
  func `A path is taken from a folder unless it is absolute`(
    folder: String, path: String, joined: String
  ) {
    #expect(FilePath.join(folder, path) == joined)
  }

  @Test(arguments: [
    ("a", "", "a"), ("a/b", "a", "b"), ("/a", "/", "a"), ("a/b/c", "a/b", "c"), ("a/", "a", ""),
    ("../a.json", "..", "a.json"),
  ])
  func `A path falls into a folder and a name at its last slash`(
    path: String, folder: String, name: String
  ) {
    #expect(FilePath.folder(of: path) == folder)
    #expect(FilePath.name(of: path) == name)
  }

  @Test(arguments: [
    ("/", ["/"]), ("/a/b", ["/", "a", "b"]), ("/a//b/", ["/", "a", "b"]), ("a/b", ["a", "b"]),
    ("", []),
  ])
  func `The root counts among the names along a path`(path: String, names: [String]) {
    #expect(FilePath.components(of: path) == names)
  }

  @Test(arguments: [
    ("/a/b", "/a", true), ("/a", "/a", true), ("/ab", "/a", false), ("/a", "/a/b", false),
    ("/a", "/", true), ("/b/a", "/a", false),
  ])
  func `A folder holds what lies below it and not what shares its beginning`(
    path: String, folder: String, isInside: Bool
  ) {
    #expect(FilePath.isInside(path, folder) == isInside)
  }
}
