/// Collects the bytes of a report and passes them on in pieces, so that a large report is never
/// whole in memory.
package struct ReportOutput {
  private var buffer: [UInt8] = []
  private let pieceSize: Int
  private let write: ([UInt8]) throws -> Void
  private var failure: (any Error)?

  /// Passes pieces of about `pieceSize` bytes to `write`. After an error it is not called again.
  package init(pieceSize: Int = 1 << 16, write: @escaping ([UInt8]) throws -> Void) {
    self.pieceSize = pieceSize
    self.write = write
    buffer.reserveCapacity(pieceSize + 4096)
  }

  /// Adds text.
  package mutating func append(_ text: String) {
    add(text)
    if buffer.count >= pieceSize { flush() }
  }

  /// Adds text that is `width` characters wide, and spaces up to another width.
  mutating func append(_ text: String, width: Int, paddedTo full: Int) {
    add(text)
    if full > width {
      buffer.append(contentsOf: repeatElement(UInt8(ascii: " "), count: full - width))
    }
    if buffer.count >= pieceSize { flush() }
  }

  /// Passes on the rest, and throws what `write` threw.
  package mutating func finish() throws {
    flush()
    if let failure { throw failure }
  }

  private mutating func add(_ text: String) {
    // Faster than `text.utf8`, each of whose uses is a call into the standard library.
    var text = text
    text.withUTF8 { buffer.append(contentsOf: $0) }
  }

  private mutating func flush() {
    defer { buffer.removeAll(keepingCapacity: true) }
    guard failure == nil, !buffer.isEmpty else { return }
    do {
      try write(buffer)
    } catch {
      failure = error
    }
  }
}
