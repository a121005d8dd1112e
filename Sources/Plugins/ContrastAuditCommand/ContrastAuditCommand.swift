import Foundation
import PackagePlugin

/// `swift package contrast-audit`: the tool, run in the package's folder with the same arguments. An audit
/// is one of the package's own colors: without a policy the catalog built into the tool does not stand in.
@main
struct ContrastAuditCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
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
}
