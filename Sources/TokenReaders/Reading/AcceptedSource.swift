/// The kinds of sources that a format accepts.
package enum AcceptedSource: Sendable {
  /// Files, each read separately; from a folder, those with one of the endings.
  case files(endings: [String])
  /// Files, and folders whose files are read together.
  case filesAndFolders
  /// Folders only.
  case folders
}
