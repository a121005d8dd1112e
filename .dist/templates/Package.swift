// swift-tools-version: 6.0
import PackageDescription

// Made by a release of contrast-audit: its plugins, which run the released binary and compile nothing of it.
let package = Package(
  name: "contrast-audit-plugins",
  platforms: [.macOS(.v13)],
  products: [
    .plugin(name: "ContrastAuditCommand", targets: ["ContrastAuditCommand"]),
    .plugin(name: "ContrastAuditBuild", targets: ["ContrastAuditBuild"]),
  ],
  targets: [
    .plugin(
      name: "ContrastAuditCommand",
      capability: .command(
        intent: .custom(
          verb: "contrast-audit",
          description: "Audit the WCAG contrast of every theme and scheme by the policy found")),
      dependencies: ["contrast-audit"]),
    .plugin(
      name: "ContrastAuditBuild", capability: .buildTool(), dependencies: ["contrast-audit"]),
    .binaryTarget(name: "contrast-audit", url: "@URL@", checksum: "@CHECKSUM@"),
  ]
)
