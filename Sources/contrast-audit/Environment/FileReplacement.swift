/// New contents for a file that is there.
struct FileReplacement {
  /// The file; a link stands for what it leads to.
  let path: String
  /// What the file is known to hold; another content is not replaced.
  let expected: [UInt8]
  /// What it shall hold.
  let bytes: [UInt8]
}
