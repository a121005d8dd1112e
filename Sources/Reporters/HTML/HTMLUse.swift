import AuditEngine
import DesignTokens

/// What a pairing is in an app, guessed from its names, so that its sample looks like it. A guess
/// decides about the drawing alone, never about a requirement.
enum HTMLUse: String {
  case text, link, button, chip, row, icon, toggle, field, dot

  /// The use of a pairing.
  init(_ pairing: Pairing, as usage: Usage) {
    let foreground = Self.words(pairing.foregroundName)
    let background = Self.words(pairing.backgroundNames.first ?? "")
    func names(_ words: Set<String>, _ known: String) -> Bool {
      !words.isDisjoint(with: known.split(separator: " ").map(String.init))
    }
    switch usage {
    case .uiComponent, .decoration:
      if names(foreground, "border outline stroke field input separator divider line") {
        self = .field
      } else if names(foreground, "dot indicator status badge presence") {
        self = .dot
      } else if names(foreground, "accent primary brand tint switch toggle control checkbox") {
        self = .toggle
      } else {
        self = .icon
      }
    case .text, .largeText, .inactive, .logotype:
      let isAccent = names(background, "accent primary brand button cta action fill")
      if names(background, "muted chip badge tag pill tint container subtle") {
        self = .chip
      } else if names(background, "selected row list item cell hover") && !isAccent {
        self = .row
      } else if isAccent || names(foreground, "inverse")
        || names(foreground, "on") && !names(background, "surface background page")
      {
        self = .button
      } else if names(foreground, "link")
        || names(foreground, "accent primary brand tint") && !names(foreground, "text on label")
      {
        self = .link
      } else {
        self = .text
      }
    }
  }

  /// `textOnPrimary` and `text-on.primary` have the words *text*, *on* and *primary*.
  private static func words(_ name: String) -> Set<String> {
    var words: Set<String> = []
    var word = ""
    for scalar in name.unicodeScalars.prefix(HTMLText.nameLimit) {
      let isUpper = ("A"..."Z").contains(scalar)
      if isUpper || !scalar.properties.isAlphabetic {
        words.insert(word.lowercased())
        word = ""
      }
      if scalar.properties.isAlphabetic { word.unicodeScalars.append(scalar) }
    }
    words.insert(word.lowercased())
    return words
  }
}
