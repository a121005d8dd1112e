import SystemLoading

/// A stream of bytes to the caller of the tool: standard output or standard error.
///
/// A reader that has gone away is not an error: the rest is dropped.
final class OutputChannel {
  /// Whether it leads to a terminal.
  let isTerminal: Bool
  /// The columns of the terminal; nil if there is none, or if it does not say.
  let columns: Int?
  private let sink: ([UInt8]) throws(FileError) -> Void
  private var buffer: [UInt8] = []
  /// Whether the reader has gone away, or writing failed.
  private(set) var isClosed = false
  /// Whether anything was written to it.
  private(set) var isUsed = false

  init(isTerminal: Bool, columns: Int? = nil, sink: @escaping ([UInt8]) throws(FileError) -> Void) {
    self.isTerminal = isTerminal
    self.columns = columns
    self.sink = sink
  }

  func write(_ text: String) throws(FileError) {
    isUsed = true
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= 1 << 16 { try finish() }
  }

  func write(_ bytes: [UInt8]) throws(FileError) {
    isUsed = true
    buffer.append(contentsOf: bytes)
    if buffer.count >= 1 << 16 { try finish() }
  }

  /// Writes what is buffered.
  func finish() throws(FileError) {
    defer { buffer.removeAll(keepingCapacity: true) }
    guard !isClosed, !buffer.isEmpty else { return }
    do {
      try sink(buffer)
    } catch {
      isClosed = true
      if !error.isClosedPipe { throw error }
    }
  }
}
