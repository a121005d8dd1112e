extension Policy {
  /// The usual name of a policy's file.
  package static let fileName = "contrast-audit.json"

  /// The folder of settings, which may hold the policy of the folder that it lies in.
  private static let settingsFolder = ".config"

  /// The places in a folder where its policy may lie, in one of them.
  package static let usualPlaces = [fileName, "\(settingsFolder)/\(fileName)"]

  /// The folder that the paths in a file start from: the file's own, and for a policy in `.config` the
  /// one above that; empty for the working directory.
  ///
  /// - Parameter path: with forward slashes.
  package static func root(of path: String) -> String {
    let beginning = beginning(of: path)
    return String(beginning.count > 1 && beginning.last == "/" ? beginning.dropLast() : beginning)
  }

  /// What the paths in a file begin with, up to a slash; empty for the working directory.
  ///
  /// - Parameter path: may start with a revision: `main:.config/contrast-audit.json`.
  static func beginning(of path: String, afterRevision: Bool = false) -> Substring {
    func upToSlash(_ path: Substring) -> Substring {
      let end = path.lastIndex { $0 == "/" || afterRevision && $0 == ":" }
      return end.map { path[...$0] } ?? ""
    }
    let folder = upToSlash(path[...])
    let above = upToSlash(folder.dropLast())
    return path.hasSuffix(fileName) && folder == above + "\(settingsFolder)/" ? above : folder
  }

  /// The path that a policy in `.config` has without that: the same policy may move there.
  package static func plainPath(_ path: String) -> String {
    path.hasSuffix("/" + fileName) ? beginning(of: path) + fileName : path
  }
}
