import SystemLoading
import Testing

@testable import contrast_audit

@Suite struct FileSystemTests {
  private struct Failure: Error {}

  private let workspace: Workspace
  private let files: FileSystem

  init() throws {
    workspace = try Workspace()
    files = FileSystem(workingDirectory: workspace.path)
  }

  @Test func `A path leads to a file, a folder, something else or nothing`() throws {
    try workspace.write("x", to: "folder/file")
    try workspace.makeLink("link", to: "folder")
    try workspace.makeLink("dangling", to: "missing")
    #expect(files.kind(of: "folder/file") == .file)
    #expect(files.kind(of: "folder") == .folder)
    #expect(files.kind(of: "link") == .folder)
    #expect(files.kind(of: "/dev/null") == .other)
    #expect(files.kind(of: "missing") == nil)
    #expect(files.kind(of: "dangling") == nil)
  }

  @Test func `Reading takes a path from the working directory`() throws {
    try workspace.write("text", to: "a/b")
    #expect(try files.read("a/b", as: .source, .named) == Array("text".utf8))
    #expect(try files.read(workspace.absolute("a/b"), as: .source, .named) == Array("text".utf8))
  }

  @Test(arguments: [
    ("missing", "cannot read 'missing': no such file or directory"),
    (".", "'.' is a folder; expected a file"),
  ])
  func `What cannot be read says so`(path: String, message: String) {
    #expect {
      try files.read(path, as: .source, .named)
    } throws: {
      ($0 as? FileError)?.message == message
    }
  }

  @Test func `A file is written whole, and takes the place of what was there`() throws {
    try workspace.write("old and longer", to: "report")
    try files.writeWhole("report") { write in
      try write(Array("new".utf8))
      try write(Array(" text".utf8))
    }
    #expect(try workspace.read("report") == "new text")
    #expect(try workspace.names() == ["report"])
  }

  @Test func `The old file stays as long as the new one is not whole`() throws {
    try workspace.write("old", to: "report")
    try files.writeWhole("report") { write in
      try write(Array("new".utf8))
      #expect(try workspace.read("report") == "old")
    }
    #expect(try workspace.read("report") == "new")
  }

  @Test(arguments: ["report", "new"])
  func `An error on the way leaves the old file or none, and nothing beside it`(
    name: String
  ) throws {
    try workspace.write("old", to: "report")
    #expect(throws: Failure.self) {
      try files.writeWhole(name) { write in
        try write(Array("half".utf8))
        throw Failure()
      }
    }
    #expect(try workspace.names() == ["report"])
    #expect(try workspace.read("report") == "old")
  }

  @Test func `A link stays a link and the file that it leads to is replaced`() throws {
    try workspace.write("old", to: "folder/target")
    try workspace.makeLink("link", to: "folder/target")
    try files.writeWhole("link") { try $0(Array("new".utf8)) }
    #expect(workspace.link("link") == "folder/target")
    #expect(try workspace.read("folder/target") == "new")
    #expect(try workspace.names() == ["folder", "link"])
    #expect(try workspace.names(in: "folder") == ["target"])
  }

  @Test func `A device is written to as it is`() throws {
    try files.writeWhole("/dev/null") { try $0(Array("gone".utf8)) }
    #expect(files.kind(of: "/dev/null") == .other)
  }
}
