/// Why a file or stream could not be read or written.
struct FileError: Error, CustomStringConvertible {
  let message: String
  /// Whether the reader of a pipe went away.
  var isClosedPipe = false

  var description: String { message }
}
