import ColorMath
import SourceText

/// Reads documented ratios: of pairings, and of colors without a token.
extension PolicyReader {
  mutating func readClaims(_ value: JSONValue) -> [DocumentedRatio] {
    contextual(value, "a documented ratio").compactMap { value, condition in
      documentedRatio(value, condition)
    }
  }

  private mutating func documentedRatio(
    _ value: JSONValue, _ condition: ContextCondition
  ) -> DocumentedRatio? {
    guard let ratio = ratio(value, "a documented ratio") else { return nil }
    let fraction = value.literal.split(separator: ".", maxSplits: 1).dropFirst().first ?? ""
    return DocumentedRatio(
      ratio: ratio, decimals: fraction.prefix { $0.isNumber }.count, text: value.literal,
      condition: condition, span: value.span)
  }

  /// Documented ratios of colors without a token: `[{"foreground": "#FFFFFF", "background":
  /// "#2596BE", "ratio": 3.1}]`.
  mutating func readColorClaims(_ value: JSONValue?) -> [ColorClaim] {
    guard let value, value.expect(.array, "claims", &diagnostics) else { return [] }
    return value.elements.compactMap { claim -> ColorClaim? in
      guard claim.expect(.object, "a claim", &diagnostics) else { return nil }
      claim.expectKeys(among: ["foreground", "background", "ratio"], of: "a claim", &diagnostics)
      guard let foreground = claimedColor("foreground", of: claim),
        let background = claimedColor("background", of: claim)
      else { return nil }
      guard background.isOpaque else {
        diagnostics.error(
          "the background of a claim is translucent; expected an opaque color",
          at: claim["background"]?.span)
        return nil
      }
      guard let ratio = claim["ratio"] else {
        diagnostics.error("the claim has no ratio; expected a number from 1 to 21", at: claim.span)
        return nil
      }
      return documentedRatio(ratio, .always).map {
        ColorClaim(foreground: foreground, background: background, documented: $0)
      }
    }
  }

  private mutating func claimedColor(_ key: String, of claim: JSONValue) -> SRGBColor? {
    guard let value = claim[key] else {
      diagnostics.error("the claim has no \(key); expected a color such as #2596BE", at: claim.span)
      return nil
    }
    guard let text = value.expectString(key, &diagnostics) else { return nil }
    do throws(ColorParseError) {
      return try SRGBColor(hex: text)
    } catch {
      diagnostics.error(error.description, at: value.span)
      return nil
    }
  }
}
