/// Why a file or stream could not be read or written.
package struct FileError: Error, CustomStringConvertible {
  package let message: String
  /// Whether the reader of a pipe went away.
  package var isClosedPipe = false

  package init(message: String, isClosedPipe: Bool = false) {
    self.message = message
    self.isClosedPipe = isClosedPipe
  }

  package var description: String { message }
}
