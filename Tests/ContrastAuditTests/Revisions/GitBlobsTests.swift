import Foundation
import Testing

@testable import contrast_audit

/// A shell script stands in for git: `$0` is `cat-file`, `$1` is `--batch`.
@Suite struct GitBlobsTests {
  init() {
    // As the tool does: a program that is gone is told by `write`.
    signal(SIGPIPE, SIG_IGN)
  }

  private func blobs(_ script: String) -> GitBlobs {
    GitBlobs(Subprocess(program: "/bin/sh", variables: [:]), ["-c", script])
  }

  @Test func `One process answers for every file`() {
    let blobs = blobs(#"while read id; do printf '%s blob %d\n%s\n' "$id" ${#$} $$; done"#)
    let first = blobs.contents(of: "a1")
    #expect(first?.isEmpty == false)
    #expect(blobs.contents(of: "b2") == first)
  }

  @Test func `Contents come back whole, whatever is in them`() {
    let blobs = blobs(
      #"""
      [ "$0 $1" = "cat-file --batch" ] || exit
      read id; printf '%s blob 0\n\n' "$id"
      read id; printf '%s blob 12\na blob 3\n\000x\n\n' "$id"
      read id; printf '%s blob 200000\n' "$id"; head -c 200000 /dev/zero; echo
      """#)
    #expect(blobs.contents(of: "a") == [])
    #expect(blobs.contents(of: "b") == Array("a blob 3\n\0x\n".utf8))
    #expect(blobs.contents(of: "c") == Array(repeating: 0, count: 200_000))
  }

  @Test(arguments: [
    "a missing", "a ambiguous", "a tree 2\nab", "a commit 2\nab", "b blob 2\nab", "blob 2\nab",
    "A blob 2\nab", "a blob\nab", "a blob \nab", "a blob x\nab", "a blob -1\n", "a blob 2 \nab",
    "a blob 2\nabc", "a blob 2\na", "a blob 3\nab", "a blob 4294967296\nab", "",
    "a blob 99999999999999999999\nab", "a blob 2", String(repeating: "a", count: 1000),
  ])
  func `Any other answer is none, and nothing is asked after it`(answer: String) {
    // What follows would be the right answer to the next question.
    let blobs = blobs("read id; printf '%s\\n' '\(answer)'; printf 'a blob 2\\nab\\n'")
    #expect(blobs.contents(of: "a") == nil)
    #expect(blobs.contents(of: "a") == nil)
  }

  @Test(arguments: ["exit 1", "read id; exit 0", "kill -9 $$", "exec <&-; exit 3"])
  func `A program that ends answers nothing`(script: String) {
    let blobs = blobs(script)
    #expect(blobs.contents(of: "a") == nil)
    #expect(blobs.contents(of: "a") == nil)
  }

  @Test func `A program that is not there answers nothing`() {
    let blobs = GitBlobs(Subprocess(program: "/no-such-program", variables: [:]), [])
    #expect(blobs.contents(of: "a") == nil)
  }

  @Test func `The process ends with its owner, even if it waits for something else`() throws {
    let script = #"read id; printf '%s blob %d\n%s\n' "$id" ${#$} $$; exec sleep 1000"#
    let process = try #require(blobs(script).contents(of: "a"))
    let number = try #require(pid_t(String(decoding: process, as: UTF8.self)))
    #expect(kill(number, 0) == -1)
  }
}
