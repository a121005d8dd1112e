package import ColorMath
import SourceText

/// A ratio that documentation states for two colors without a token, such as a rejected proposal.
package struct ColorClaim: Sendable {
  /// The foreground.
  package internal(set) var foreground = SRGBColor.black
  /// The background, opaque.
  package internal(set) var background = SRGBColor.white
  /// The ratio as documented.
  package internal(set) var documented: DocumentedRatio

  /// The measured ratio of the colors.
  package var measured: ContrastRatio {
    ContrastMeasurement(foreground: foreground, background: [background]).exact
  }
}

extension ColorClaim: PolicyObject {
  static let title = "claim"
  static let fields: [PolicyField<ColorClaim>] = [
    PolicyField(
      "foreground", \.foreground, .color, "The foreground, in hexadecimal notation.",
      expected: "a color such as #2596BE"),
    PolicyField(
      "background", \.background, .color, "The background, opaque.",
      expected: "a color such as #2596BE"),
    PolicyField(
      "ratio", \.documented, .documentedRatio,
      "The ratio as documented.", expected: "a number from 1 to 21"),
  ]

  /// Without its keys it states nothing.
  init(at place: PolicyName) {
    documented = DocumentedRatio(ratio: 1, decimals: 0, condition: .always, span: place.span)
  }

  func check(_ value: JSONValue, _ reader: inout PolicyReader) {
    guard !background.isOpaque else { return }
    reader.diagnostics.error(
      "the background of a claim is translucent; expected an opaque color",
      at: value["background"]?.span)
  }
}

extension PolicyForm<SRGBColor> {
  fileprivate static let color = PolicyForm(shape: .string) { value, name, reader in
    guard let text = value.expectString(name, &reader.diagnostics) else { return nil }
    do throws(ColorParseError) {
      return try SRGBColor(hex: text)
    } catch {
      reader.diagnostics.error(error.description, at: value.span)
      return nil
    }
  }
}
