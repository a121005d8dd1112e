package import AuditEngine

extension ToolIdentity {
  /// The tool's name and version in reports.
  package static let contrastAudit = ToolIdentity(name: "contrast-audit", version: "0.1.0")
}
