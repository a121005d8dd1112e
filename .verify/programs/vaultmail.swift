// Prints every field of every theme of VaultMail, in both schemes.
import SwiftUI
import UIKit

for theme in ThemeRegistry.allThemes {
  for scheme in ColorScheme.allCases {
    currentStyle = scheme == .dark ? .dark : .light
    for (label, value) in Mirror(reflecting: theme.colors(for: scheme)).children {
      for (index, color) in ((value as? [Color]) ?? [value as! Color]).enumerated() {
        print(theme.id, scheme, value is [Color] ? "\(label!).\(index)" : label!, color, separator: "\t")
      }
    }
    print(theme.id, scheme, "previewColor", theme.previewColor, separator: "\t")
  }
}
