/// What sources of a format are made of.
public enum AcceptedSource: Sendable {
  /// Files, each by itself; of a folder, those with one of the endings.
  case files(endings: [String])
  /// Files, and folders whose files are read together.
  case filesAndFolders
  /// Folders only.
  case folders
}
