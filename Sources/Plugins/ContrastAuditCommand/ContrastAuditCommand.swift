import Foundation
import PackagePlugin

/// `swift package contrast-audit`: the tool, run in the package's folder with the same arguments.
@main
struct ContrastAuditCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "contrast-audit").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else { exit(128 + process.terminationStatus) }
    exit(process.terminationStatus)
  }
}
