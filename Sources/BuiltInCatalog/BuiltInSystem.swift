/// A system that ships: the policy and the base tokens that a user's own are laid over.
package struct BuiltInSystem: Sendable {
  /// The name by which it is chosen.
  package let name: String
  /// The folder of its files, as diagnostics show it.
  package let folder: String
  /// What it is, and what may be laid over it, as one line.
  package let summary: String
  /// Every file; the policy is the first.
  package let files: [BuiltInFile]

  /// A system by its name, in any case; nil if there is none.
  package static func named(_ name: String) -> BuiltInSystem? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }

  /// The systems; the first is the catalog that is audited where there is nothing to audit.
  ///
  /// A resource is named after its file, whatever folder it lies in: no two files may have one name.
  package static let all: [BuiltInSystem] = [
    BuiltInSystem(
      name: "VaultMail", folder: "VaultMail",
      summary: "VaultMail's six themes in light and dark: design tokens of the names it has",
      files: BuiltInFile.all),
    BuiltInSystem(
      name: "SimpleX", folder: "SimpleX",
      summary: "SimpleX Chat's four base themes: .theme files",
      files: [
        BuiltInFile(
          name: "simplex.contrast-audit.json", bytes: PackageResources.simplex_contrast_audit_json),
        BuiltInFile(name: "base.resolver.json", bytes: PackageResources.base_resolver_json),
        BuiltInFile(
          name: "simplex-presets-light.tokens.json",
          bytes: PackageResources.simplex_presets_light_tokens_json),
        BuiltInFile(
          name: "simplex-presets-dark.tokens.json",
          bytes: PackageResources.simplex_presets_dark_tokens_json),
        BuiltInFile(
          name: "simplex-presets-simplex.tokens.json",
          bytes: PackageResources.simplex_presets_simplex_tokens_json),
        BuiltInFile(
          name: "simplex-presets-black.tokens.json",
          bytes: PackageResources.simplex_presets_black_tokens_json),
      ]),
    BuiltInSystem(
      name: "Material", folder: "Material",
      summary: "Material 3's baseline scheme in three contrasts: JSON of Material Theme Builder",
      files: [
        BuiltInFile(
          name: "material.contrast-audit.json", bytes: PackageResources.material_contrast_audit_json
        ),
        BuiltInFile(name: "baseline.material.json", bytes: PackageResources.baseline_material_json),
      ]),
  ]
}
