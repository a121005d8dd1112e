import SystemLoading
import Testing

@testable import contrast_audit

@Suite struct OutputChannelTests {
  @Test func `Writes reach the sink in order, whatever their size`() throws {
    let captured = Captured()
    let channel = captured.channel(isTerminal: false)
    let long = String(repeating: "x", count: 200_000)
    try channel.write("a")
    try channel.write(Array("b".utf8))
    try channel.write(long)
    try channel.write("c")
    try channel.finish()
    #expect(captured.text == "ab\(long)c")
  }

  @Test func `Nothing is written twice`() throws {
    let captured = Captured()
    let channel = captured.channel(isTerminal: false)
    try channel.write("once")
    try channel.finish()
    try channel.finish()
    #expect(captured.text == "once")
  }

  @Test func `After a reader has gone away the rest is dropped in silence`() throws {
    var calls = 0
    let channel = OutputChannel(isTerminal: false) { _ throws(FileError) in
      calls += 1
      throw FileError(message: "broken pipe", isClosedPipe: true)
    }
    try channel.write("a")
    try channel.finish()
    try channel.write("b")
    try channel.finish()
    #expect(calls == 1)
  }

  @Test func `Any other error is thrown once`() throws {
    let channel = OutputChannel(isTerminal: false) { _ throws(FileError) in
      throw FileError(message: "no space left on device")
    }
    try channel.write("a")
    #expect(throws: FileError.self) { try channel.finish() }
    try channel.finish()
  }
}
