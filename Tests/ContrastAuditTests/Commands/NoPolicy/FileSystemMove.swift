import Foundation

/// Moves a file of a workspace, into a new folder if need be.
enum FileSystemMove {
  static func move(_ name: String, to place: String, in workspace: Workspace) throws {
    let target = workspace.absolute(place)
    try FileManager.default.createDirectory(
      atPath: String(target.prefix(upTo: target.lastIndex(of: "/") ?? target.startIndex)),
      withIntermediateDirectories: true)
    try FileManager.default.moveItem(atPath: workspace.absolute(name), toPath: target)
  }
}
