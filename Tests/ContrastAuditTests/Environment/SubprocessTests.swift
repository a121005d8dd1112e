import SystemLoading
import Testing

@testable import contrast_audit

@Suite struct SubprocessTests {
  private func shell(_ script: String, limit: Int = 1 << 22) throws -> Subprocess.Result {
    try Subprocess(program: "/bin/sh", variables: ["A": "x y"]).run(["-c", script], limit: limit)
  }

  @Test func `Output, errors and status come back`() throws {
    let result = try shell("printf %s \"$A\"; echo bad >&2; exit 3")
    #expect(result.output == Array("x y".utf8))
    #expect(result.errors == "bad\n")
    #expect(result.status == 3)
  }

  @Test func `Nothing stands on standard input`() throws {
    #expect(try shell("cat").output == [])
  }

  @Test func `Two full pipes do not stop each other`() throws {
    let result = try shell("head -c 300000 /dev/zero >&2; head -c 1000000 /dev/zero")
    #expect(result.output.count == 1_000_000)
    #expect(result.errors.utf8.count == 4096)
  }

  @Test func `Too much output is an error`() {
    #expect(throws: FileError.self) { try shell("head -c 2000 /dev/zero", limit: 1999) }
    #expect(throws: Never.self) { try shell("head -c 2000 /dev/zero", limit: 2000) }
  }

  @Test func `What ends by a signal did not succeed`() throws {
    #expect(try shell("kill -9 $$").status == 137)
  }

  @Test func `A program that is not there is an error, and so is an argument that would be two`() {
    #expect(throws: FileError.self) {
      try Subprocess(program: "/no-such-program", variables: [:]).run([], limit: 1)
    }
    #expect(throws: FileError.self) { try shell("true\0false") }
  }
}
