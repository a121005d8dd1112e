import Foundation
import PackagePlugin

/// `swift package contrast-audit`: the tool, run in the package's folder with the same arguments. An audit
/// is one of the package's own colors: without a policy the catalog built into the tool does not stand in.
@main
struct ContrastAuditCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    if let word = Self.writing(arguments), !Self.isWritable(context.package.directoryURL) {
      Diagnostics.error(
        "'\(word)' writes files, and SwiftPM lets a plugin write only where the command line allows it: "
          + "swift package --allow-writing-to-package-directory contrast-audit "
          + arguments.joined(separator: " "))
      exit(2)
    }
    let process = Process()
    process.executableURL = try context.tool(named: "contrast-audit").url
    let isAudit = arguments.first.map { $0 == "audit" || $0.hasPrefix("-") } ?? true
    process.arguments = (isAudit ? ["--no-built-in"] : []) + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else { exit(128 + process.terminationStatus) }
    exit(process.terminationStatus)
  }

  /// The first word that makes the tool write into the package; nil if it only prints.
  private static func writing(_ arguments: [String]) -> String? {
    let options = ["--write", "--output", "--write-baseline", "--prune-baseline"]
    let commands = ["init", "desk"]
    if let command = arguments.first, commands.contains(command) { return command }
    return arguments.first { word in options.contains { word == $0 || word.hasPrefix("\($0)=") } }
  }

  /// Whether the sandbox of SwiftPM, or the disk, takes a file in a folder. The mode of the folder says
  /// nothing of the sandbox, so a file is tried.
  private static func isWritable(_ folder: URL) -> Bool {
    let trial = folder.appendingPathComponent(".contrast-audit-\(UUID().uuidString)")
    guard (try? Data().write(to: trial)) != nil else { return false }
    try? FileManager.default.removeItem(at: trial)
    return true
  }
}
