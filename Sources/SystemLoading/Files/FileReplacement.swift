/// New contents for a file that is there.
package struct FileReplacement {
  /// The file; a link stands for what it leads to.
  package let path: String
  /// What the file is known to hold; another content is not replaced.
  package let expected: [UInt8]
  /// What it shall hold.
  package let bytes: [UInt8]

  package init(path: String, expected: [UInt8], bytes: [UInt8]) {
    self.path = path
    self.expected = expected
    self.bytes = bytes
  }
}
