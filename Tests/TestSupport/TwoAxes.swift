/// A resolver whose tokens vary along `contrast` (standard, high) and `scheme` (light, dark), and
/// policies for it.
///
/// By WCAG's formula in Python, `note` on `page` is 4.542 in standard light, 4.623 in standard dark,
/// 7.005 in high light and 2.998 in high dark; `ink` is 12.635 in light and 5.924 in dark.
package enum TwoAxes {
  package static let resolver = ##"""
    {
      "version": "2025.10",
      "resolutionOrder": [
        {"type": "modifier", "name": "contrast", "default": "standard", "contexts": {
          "standard": [{"note": {"$type": "color", "$value": "#767676"}}],
          "high": [{"note": {"$type": "color", "$value": "#595959"}}]
        }},
        {"type": "modifier", "name": "scheme", "default": "light", "contexts": {
          "light": [{"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#333333"}}],
          "dark": [{"$type": "color", "page": {"$value": "#000000"}, "ink": {"$value": "#888888"}}]
        }}
      ]
    }
    """##

  package static let files = ["app.resolver.json": resolver]

  /// A policy with one pairing as text, `note` on `page` unless said otherwise; `more` stands among
  /// its own members, `pairing` among those of the pairing.
  package static func policy(_ more: String = "", foreground: String = "note", pairing: String = "")
    -> String
  {
    """
    {
      "tokens": ["app.resolver.json"],
      \(more.isEmpty ? "" : more + ",")
      "rules": [{"id": "TEXT", "pairings": [
        {"foreground": "\(foreground)", "background": "page", "usage": "text"\(pairing)}
      ]}]
    }
    """
  }
}
