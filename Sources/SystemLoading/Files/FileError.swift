/// Why a file or stream could not be read or written.
package struct FileError: Error, CustomStringConvertible {
  package let message: String
  /// Whether the reader of a pipe went away.
  package var isClosedPipe = false
  /// Whether a file is larger than what it is read for allows.
  package var isTooLarge = false

  package init(message: String, isClosedPipe: Bool = false, isTooLarge: Bool = false) {
    self.message = message
    self.isClosedPipe = isClosedPipe
    self.isTooLarge = isTooLarge
  }

  /// The error for a file that is larger than its use allows.
  package static func tooLarge(_ name: String, limit: Int, of use: FileUse) -> FileError {
    FileError(
      message: "\(name) is larger than \(FileUse.text(limit)), the limit of \(use.rawValue)",
      isTooLarge: true)
  }

  package var description: String { message }
}
