/// Which version of a framework gives the colors that a color scheme or style sheet does not, under the
/// names that a policy has for it.
package enum FrameworkDefaults: String, Sendable, CaseIterable {
  /// Compose Material 3 from version 1.2 on; earlier ones have other greys.
  case material3 = "material3-1.2"
  /// The palette of Tailwind CSS 4.
  case tailwind4 = "tailwind-4"

  /// The same for people.
  package var title: String {
    switch self {
    case .material3: "Compose Material 3, 1.2 and later"
    case .tailwind4: "Tailwind CSS 4"
    }
  }
}
