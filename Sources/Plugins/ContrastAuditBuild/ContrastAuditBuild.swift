import Foundation
import PackagePlugin

/// Audits by the policy of the package before a target is compiled: what fails is an error of the build,
/// at the line that has to change.
@main
struct ContrastAuditBuild: BuildToolPlugin {
  private struct NoPolicy: Error, CustomStringConvertible {
    let folder: String
    var description: String { "there is no contrast-audit.json in '\(folder)' or above" }
  }

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let package = context.package.directoryURL
    let policy = try policy(above: package)
    // The tool writes it last; with it, a build in which nothing changed audits nothing again.
    let report = context.pluginWorkDirectoryURL.appending(path: "Audit/contrast-audit.txt")
    try FileManager.default.createDirectory(
      at: report.deletingLastPathComponent(), withIntermediateDirectories: true)
    return [
      .buildCommand(
        displayName: "Auditing the contrast of \(context.package.displayName)",
        executable: try context.tool(named: "contrast-audit").url,
        arguments: [
          "audit", "--policy", policy.path(percentEncoded: false), "--format", "xcode",
          "--output", "text=\(report.path(percentEncoded: false))",
        ],
        inputFiles: try files(below: policy.deletingLastPathComponent()),
        outputFiles: [report.deletingLastPathComponent()])
    ]
  }

  /// The policy in a folder, or in the nearest above it.
  private func policy(above package: URL) throws -> URL {
    var folder = package.standardizedFileURL
    while true {
      let policy = folder.appending(path: "contrast-audit.json")
      if FileManager.default.fileExists(atPath: policy.path(percentEncoded: false)) {
        return policy
      }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      guard parent.path.count < folder.path.count else {
        throw NoPolicy(folder: package.path(percentEncoded: false))
      }
      folder = parent
    }
  }

  /// Every file that the policy could name: those below its folder. A change of any audits again.
  private func files(below folder: URL) throws -> [URL] {
    guard
      let entries = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: [.isRegularFileKey])
    else { throw CocoaError(.fileReadUnknown) }
    var files: [URL] = []
    for case let entry as URL in entries {
      // What builds leave behind changes with every build.
      if [".build", ".git", ".swiftpm", "DerivedData"].contains(entry.lastPathComponent) {
        entries.skipDescendants()
      } else if try entry.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true {
        files.append(entry)
      }
    }
    return files
  }
}
