/// New contents for an existing file.
package struct FileReplacement {
  /// The file; for a link, its target.
  package let path: String
  /// The expected old contents; other contents are not replaced.
  package let expected: [UInt8]
  /// The new contents.
  package let bytes: [UInt8]

  package init(path: String, expected: [UInt8], bytes: [UInt8]) {
    self.path = path
    self.expected = expected
    self.bytes = bytes
  }
}
