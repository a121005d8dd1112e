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

  private struct TwoPolicies: Error, CustomStringConvertible {
    let paths: [String]
    var description: String {
      "there are two policies, '\(paths[0])' and '\(paths[1])'; keep one of them"
    }
  }

  /// The usual places of a policy in a folder.
  private static let usualPlaces = ["contrast-audit.json", ".config/contrast-audit.json"]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let package = context.package.directoryURL
    let policy = try policy(above: package)
    let output = try output(in: context.pluginWorkDirectoryURL, for: target)
    return [
      .buildCommand(
        displayName: "Auditing the contrast of \(context.package.displayName)",
        executable: try context.tool(named: "contrast-audit").url,
        // By its folder: a policy that is found may be no link out of it.
        arguments: [
          "audit", "--policy", policy.folder.path(percentEncoded: false), "--format", "xcode",
        ],
        inputFiles: try files(below: policy.folder),
        outputFiles: [output])
    ]
  }

  /// A file that stands for the audit: a command without an output is never run, and with one a build in
  /// which nothing changed audits nothing again.
  ///
  /// SwiftPM takes any output but Swift for a resource, for which it would make the target a bundle; so
  /// it is a source file with a comment, unless the target is in another language.
  private func output(in folder: URL, for target: any Target) throws -> URL {
    let isSwift = target is SwiftSourceModuleTarget
    let file = folder.appending(path: isSwift ? "ContrastAudit.swift" : "contrast-audit.txt")
    if !FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) {
      try Data("// The contrast of the colors was audited before this was compiled.\n".utf8)
        .write(to: file)
    }
    return file
  }

  /// The policy in a folder, or in the nearest above it, and the folder that it is of.
  private func policy(above package: URL) throws -> (file: URL, folder: URL) {
    var folder = package.standardizedFileURL
    while true {
      let found = Self.usualPlaces.map { folder.appending(path: $0) }.filter {
        FileManager.default.fileExists(atPath: $0.path(percentEncoded: false))
      }
      if found.count > 1 {
        throw TwoPolicies(paths: found.map { $0.path(percentEncoded: false) })
      }
      if let file = found.first { return (file, folder) }
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
