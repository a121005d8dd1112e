/// What a first policy is drafted for, beside WCAG.
enum DraftPreset: String, CaseIterable {
  /// Apple's systems and their settings.
  case apple
}
