package import AuditEngine

extension ToolIdentity {
  /// What reports name as their maker.
  package static let contrastAudit = ToolIdentity(name: "contrast-audit", version: "0.1.0")
}
