import SourceText

/// Reads how a foreground is chosen.
extension PolicyReader {
  /// `{"by": "luminance", "threshold": 0.5, "dark": "ink", "light": "white"}`.
  mutating func foreground(chosenBy value: JSONValue) -> PairingDeclaration.Foreground? {
    guard value.expect(.object, "choose", &diagnostics) else { return nil }
    value.expectKeys(
      among: ["by", "threshold", "dark", "light"], of: "choose", &diagnostics)
    let missing = ["by", "threshold", "dark", "light"].filter { value[$0] == nil }
    guard missing.isEmpty else {
      diagnostics.error(
        "choose has no \(missing.joined(separator: ", no ")); expected, for example, {\"by\": "
          + "\"luminance\", \"threshold\": 0.5, \"dark\": \"ink\", \"light\": \"white\"}",
        at: value.span)
      return nil
    }
    let measure: ForegroundChoice.Measure? = value["by"]?.expectChoice("by", &diagnostics)
    let threshold = value["threshold"].flatMap { luminance($0) }
    let dark = value["dark"].flatMap { chosenName($0, "dark") }
    let light = value["light"].flatMap { chosenName($0, "light") }
    guard let measure, let threshold, let dark, let light else { return nil }
    return PairingDeclaration.Foreground(
      dark: dark, light: light,
      by: ForegroundChoice(
        measure: measure, threshold: threshold.value, thresholdText: threshold.text))
  }

  private mutating func luminance(_ value: JSONValue) -> (value: Double, text: String)? {
    guard let number = value.expectNumber("threshold", &diagnostics) else { return nil }
    guard (0...1).contains(number) else {
      diagnostics.error(
        "threshold is \(Requirement.text(number)); expected 0 to 1", at: value.span)
      return nil
    }
    return (number, value.literal)
  }

  private mutating func chosenName(
    _ value: JSONValue, _ key: String
  ) -> PairingDeclaration.Name? {
    guard let text = value.expectString(key, &diagnostics) else { return nil }
    guard !NamePattern.isPattern(text) else {
      diagnostics.error("\(key) is the pattern '\(text)'; expected one token", at: value.span)
      return nil
    }
    return PairingDeclaration.Name(text: text, span: value.span)
  }
}
