import Foundation
import SystemLoading
import Testing

@testable import contrast_audit

@Suite struct FileReplacementTests {
  private struct Failure: Error {}

  private let workspace: Workspace
  private let files: FileSystem

  init() throws {
    workspace = try Workspace()
    files = FileSystem(workingDirectory: workspace.path)
    for name in ["a", "b", "c"] { try workspace.write("old \(name)", to: name) }
  }

  private func replacement(_ name: String, expecting expected: String? = nil) -> FileReplacement {
    FileReplacement(
      path: name, expected: Array((expected ?? "old \(FilePath.name(of: name))").utf8),
      bytes: Array("new \(name)".utf8))
  }

  private func contents() throws -> [String] { try ["a", "b", "c"].map(workspace.read) }

  private func permissions(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: workspace.absolute(name))[.posixPermissions]
      as? Int
  }

  private func setPermissions(_ permissions: Int, of name: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: permissions], ofItemAtPath: workspace.absolute(name))
  }

  /// The message of what is thrown, while nothing changes and nothing is left.
  private func refusal(
    _ replacements: [FileReplacement], willReplace: (String) throws -> Void = { _ in }
  ) throws -> String {
    let (before, names) = (try contents(), try workspace.names())
    var message = "nothing is thrown"
    do {
      try files.replaceAll(replacements, willReplace: willReplace)
    } catch {
      message = (error as? FileError)?.message ?? "\(error)"
    }
    #expect(try contents() == before)
    #expect(try workspace.names() == names)
    return message
  }

  @Test func `All files are replaced, and nothing is left beside them`() throws {
    try files.replaceAll([replacement("a"), replacement("b")])
    #expect(try contents() == ["new a", "new b", "old c"])
    #expect(try workspace.names() == ["a", "b", "c"])
  }

  @Test(arguments: [0o600, 0o644, 0o755, 0o664])
  func `Permissions stay`(permissions: Int) throws {
    try setPermissions(permissions, of: "a")
    try files.replaceAll([replacement("a")])
    #expect(try self.permissions("a") == permissions)
  }

  @Test func `A link stays a link, and what it leads to is replaced`() throws {
    try workspace.write("old d", to: "folder/d")
    try workspace.makeLink("d", to: "folder/d")
    try files.replaceAll([replacement("d")])
    #expect(workspace.link("d") == "folder/d")
    #expect(try workspace.read("folder/d") == "new d")
    #expect(try workspace.names(in: "folder") == ["d"])
  }

  @Test func `A file by two paths is replaced once, and two contents for it are refused`() throws {
    try workspace.makeLink("link", to: "a")
    let same = FileReplacement(
      path: "link", expected: Array("old a".utf8), bytes: Array("new a".utf8))
    let other = FileReplacement(
      path: "link", expected: Array("old a".utf8), bytes: Array("other".utf8))
    #expect(
      try refusal([replacement("a"), other])
        == "cannot write 'link': 'a' is the same file, with other contents")
    try files.replaceAll([replacement("a"), same])
    #expect(try contents() == ["new a", "old b", "old c"])
  }

  // MARK: What is refused

  @Test func `A file that changed since it was read stops all`() throws {
    #expect(
      try refusal([replacement("a"), replacement("b", expecting: "older")])
        == "cannot write 'b': it changed since it was read")
  }

  @Test func `A file that is read-only stops all`() throws {
    try setPermissions(0o444, of: "b")
    #expect(
      try refusal([replacement("a"), replacement("b")]) == "cannot write 'b': it is read-only")
  }

  @Test func `A file that has another name stops all`() throws {
    try FileManager.default.linkItem(
      atPath: workspace.absolute("b"), toPath: workspace.absolute("twin"))
    #expect(
      try refusal([replacement("a"), replacement("b")])
        == "cannot write 'b': it has other names (hard links), which would keep the old contents")
  }

  @Test(arguments: ["missing", "folder"])
  func `What is no file stops all`(name: String) throws {
    try workspace.makeFolder("folder")
    #expect(
      try refusal([replacement("a"), replacement(name)])
        == "cannot write '\(name)': it is not a regular file")
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may write to any folder"))
  func `A folder that is read-only stops all`() throws {
    try workspace.write("old d", to: "folder/d")
    try setPermissions(0o555, of: "folder")
    defer { try? setPermissions(0o755, of: "folder") }
    #expect(
      try refusal([replacement("a"), replacement("folder/d")])
        == "cannot write 'folder/d': permission denied")
  }

  @Test(arguments: ["tmp", "old"])
  func `A name that is taken stops all, and what has it stays`(suffix: String) throws {
    try workspace.makeFolder(".b.\(getpid()).\(suffix)")
    #expect(
      try refusal([replacement("a"), replacement("b")]) == "cannot write 'b': file exists")
  }

  // MARK: What is put back

  @Test func `What was replaced is put back where a later file fails`() throws {
    try setPermissions(0o640, of: "a")
    let message = try refusal(["a", "b", "c"].map { replacement($0) }) { path in
      if path == "c" {
        #expect(try contents() == ["new a", "new b", "old c"])
        throw Failure()
      }
    }
    #expect(message == "Failure()")
    #expect(try permissions("a") == 0o640)
  }

  @Test func `A file that changes in the meantime is not replaced, and the others are put back`()
    throws
  {
    var message = ""
    do {
      try files.replaceAll([replacement("a"), replacement("b")]) { path in
        if path == "b" { try workspace.write("mine!", to: "b") }
      }
    } catch {
      message = "\(error)"
    }
    #expect(message == "cannot write 'b': it changed since it was read")
    #expect(try contents() == ["old a", "mine!", "old c"])
    #expect(try workspace.names() == ["a", "b", "c"])
  }
}
