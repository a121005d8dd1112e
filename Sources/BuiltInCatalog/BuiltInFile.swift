/// BuiltInCatalog is data: the token files and policies of the systems that ship, in the formats that a
/// user writes, embedded in the binary. Editing a theme never means editing Swift.

/// A file of a system that ships.
package struct BuiltInFile: Sendable {
  /// The file's name in the folder of its system.
  package let name: String
  /// The contents.
  package let bytes: [UInt8]

  /// The name of VaultMail's policy among ``all``.
  package static let policyName = "contrast-audit.json"

  /// Every file of VaultMail; SwiftPM names the resources, and the list has to name them all.
  package static var all: [BuiltInFile] {
    [
      BuiltInFile(name: policyName, bytes: PackageResources.contrast_audit_json),
      BuiltInFile(name: "vaultmail.resolver.json", bytes: PackageResources.vaultmail_resolver_json),
      BuiltInFile(name: "foundation.tokens.json", bytes: PackageResources.foundation_tokens_json),
      BuiltInFile(name: "light.tokens.json", bytes: PackageResources.light_tokens_json),
      BuiltInFile(name: "dark.tokens.json", bytes: PackageResources.dark_tokens_json),
    ]
  }
}
