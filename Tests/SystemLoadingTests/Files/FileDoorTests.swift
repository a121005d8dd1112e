import Foundation
import SystemLoading
import TestSupport
import Testing

/// The one function that opens files: what it refuses, without waiting, and without taking memory.
@Suite(.timeLimit(.minutes(1))) struct FileDoorTests {
  private let workspace: Workspace
  private let files: FileSystem

  init() throws {
    workspace = try Workspace()
    files = FileSystem(workingDirectory: workspace.path) { $0 == .code ? 5 : 10 }
  }

  private func message(
    _ path: String, as use: FileUse = .policy, _ scope: FileScope = .named
  ) -> String? {
    do throws(FileError) {
      _ = try files.read(path, as: use, scope)
      return nil
    } catch {
      return error.message
    }
  }

  @Test(arguments: FileUse.allCases) func `A device is not opened`(use: FileUse) throws {
    try workspace.makeLink("link", to: "/dev/zero")
    for path in ["link", "/dev/zero", "/dev/null"] {
      #expect(
        message(path, as: use)?.hasPrefix("'\(path)' is a device; expected a regular file") == true)
    }
  }

  @Test func `Standard input has a name where a command reads it`() {
    let ending = "expected a regular file, or - for standard input"
    #expect(message("/dev/null", as: .batch) == "'/dev/null' is a device; \(ending)")
    #expect(message("/dev/null", as: .changes) == "'/dev/null' is a device; \(ending)")
  }

  @Test func `A pipe that nobody writes to is not waited for`() throws {
    try #require(mkfifo(workspace.absolute("pipe"), 0o600) == 0)
    try workspace.makeLink("link", to: "pipe")
    #expect(message("pipe") == "'pipe' is a pipe; expected a regular file")
    #expect(message("link", .found()) == "'link' is a pipe; expected a regular file")
  }

  @Test func `A socket and a folder are no files`() throws {
    let descriptor = socket(AF_UNIX, stream, 0)
    defer { close(descriptor) }
    // The path of a socket may have some hundred bytes, so it lies in the working directory of nobody.
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let path = "/tmp/contrast-audit-\(UUID().uuidString)"
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let length = socklen_t(MemoryLayout<sockaddr_un>.size)
    let bound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, length) }
    }
    try #require(bound == 0)
    defer { unlink(path) }
    #expect(message(path) == "'\(path)' is a socket; expected a regular file")
    #expect(message(".") == "'.' is a folder; expected a file")
  }

  private var stream: Int32 {
    #if os(Linux)
      Int32(SOCK_STREAM.rawValue)
    #else
      SOCK_STREAM
    #endif
  }

  #if os(Linux)
    @Test func `What the kernel makes up is no file on a disk`() throws {
      try workspace.makeLink("link", to: "/proc/self/environ")
      for path in ["link", "/proc/self/environ", "/proc/self/maps", "/proc/self/status"] {
        #expect(
          message(path)?.hasPrefix("'\(path)' has another size than it states") == true)
      }
    }
  #endif

  // MARK: Places

  @Test func `Only the user may name a link that leaves its folder`() throws {
    try workspace.write("x", to: "outside")
    try workspace.write("x", to: "app/inside")
    try workspace.makeLink("app/out", to: "../outside")
    try workspace.makeLink("app/in", to: "inside")
    try workspace.makeLink("app/around", to: "../app/inside")
    let refused =
      "'app/out' is a link that leads out of its folder; put the file itself there, or name it"
    #expect(message("app/out") == nil)
    #expect(message("app/out", .found()) == refused)
    #expect(message("app/out", .found(root: "app")) == refused)
    #expect(message("app/out", .found(root: "nowhere")) == refused)
    #expect(message("app/out", .below(workspace.absolute("app"))) == refused)
    #expect(message("app/out", .below(nil)) == refused)
    #expect(message("app/out", .found(root: "")) == nil)
    #expect(message("app/out", .below(workspace.path)) == nil)
    for path in ["app/in", "app/around", "app/inside"] {
      #expect(message(path, .found()) == nil)
    }
  }

  @Test func `A file is known to lie behind a link that leaves its folder`() throws {
    try workspace.write("x", to: "outside")
    try workspace.makeFolder("app")
    try workspace.makeLink("app/out", to: "../outside")
    try workspace.makeLink("in", to: "outside")
    #expect(try files.source("app/out", as: .policy, .named).isBehindLink)
    #expect(try !files.source("in", as: .policy, .named).isBehindLink)
    #expect(try !files.source("outside", as: .policy, .named).isBehindLink)
  }

  // MARK: Sizes

  @Test func `A file has at most the size of its use`() throws {
    try workspace.write("1234567890", to: "ten")
    try workspace.write("12345678901", to: "eleven")
    try workspace.write("", to: "empty")
    #expect(try files.read("ten", as: .source, .named) == Array("1234567890".utf8))
    #expect(try files.read("empty", as: .source, .named) == [])
    for use in FileUse.allCases {
      #expect(
        message("eleven", as: use)
          == "'eleven' is larger than \(use == .code ? 5 : 10) bytes, the limit of \(use.rawValue)")
    }
    #expect(message("ten", as: .code) == "'ten' is larger than 5 bytes, the limit of code")
  }

  @Test(arguments: FileUse.allCases)
  func `A file of a terabyte without contents is refused at once`(use: FileUse) throws {
    try workspace.write("", to: "sparse")
    try #require(truncate(workspace.absolute("sparse"), 1 << 40) == 0)
    let message = #expect(throws: FileError.self) {
      try FileSystem(workingDirectory: workspace.path).read("sparse", as: use, .named)
    }
    #expect(
      message?.message
        == "'sparse' is larger than \(FileUse.text(use.limit)), the limit of \(use.rawValue)")
  }

  @Test func `A size is said in the largest unit that is whole`() {
    #expect(FileUse.text(1 << 30) == "1 GiB")
    #expect(FileUse.text(8 << 20) == "8 MiB")
    #expect(FileUse.text((8 << 20) + 1) == "8388609 bytes")
    #expect(FileUse.text(5) == "5 bytes")
  }

  @Test func `A folder has at most so many names`() throws {
    let few = FileSystem(workingDirectory: workspace.path, nameLimit: 2)
    try workspace.write("", to: "a")
    try workspace.write("", to: "b")
    #expect(try few.names(in: ".").sorted() == ["a", "b"])
    try workspace.write("", to: "c")
    let error = #expect(throws: FileError.self) { try few.names(in: ".") }
    #expect(error?.message == "'.' holds more than 2 names; expected fewer")
  }
}
