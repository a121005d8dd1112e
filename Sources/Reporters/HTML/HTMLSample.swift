import AuditEngine
import ColorMath
import DesignTokens

/// A pairing as it looks: sample text in its type style, or a control, in the real colors.
///
/// A sample is a picture: the style sheet generates its letters, so that they are not text of the
/// page; some of them cannot be read, which is what the page reports. Text beside it says the same.
struct HTMLSample {
  let foreground: SRGBColor
  let background: SRGBColor
  let usage: Usage
  let textStyle: TextStyle?

  /// The sample of an evaluation.
  init(_ evaluation: Evaluation) {
    foreground = evaluation.foreground
    background = evaluation.background
    usage = evaluation.usage
    textStyle = evaluation.textStyle
  }

  /// The sample of an evaluation after the changes.
  init(_ evaluation: Evaluation, _ preview: RepairPreview) {
    foreground = preview.foreground
    background = preview.background
    usage = evaluation.usage
    textStyle = evaluation.textStyle
  }

  /// The drawing that controls refer to, once per page.
  static let definitions = """
    <svg width="0" height="0" style="position:absolute" aria-hidden="true" focusable="false">\
    <symbol id="control" viewBox="0 0 92 28">\
    <rect x="1.5" y="4.5" width="37" height="19" rx="9.5" fill="none" stroke="currentColor" \
    stroke-width="2"/><circle cx="29" cy="14" r="6" fill="currentColor"/>\
    <path d="M63 3l3.4 7 7.6 1.1-5.5 5.4 1.3 7.6L63 20.5l-6.8 3.6 1.3-7.6L52 11.1l7.6-1.1z" \
    fill="currentColor" transform="translate(-1)"/>\
    <path d="M82 7l7 7-7 7" fill="none" stroke="currentColor" stroke-width="2.5"/>\
    </symbol></svg>

    """

  /// The sample in a box.
  var markup: String {
    let open = background.isOpaque ? "" : " open"
    return
      "<span class=\"sample\(open)\" aria-hidden=\"true\"><span\(letters) style=\"\(colors);\(font)\">"
      + "\(content)</span></span>"
  }

  /// The smallest sample, for a table.
  var chip: String {
    "<span class=\"chip\" aria-hidden=\"true\" style=\"\(colors)\"></span>"
  }

  private var letters: String { content.isEmpty ? " class=\"letters\"" : "" }

  /// Over an unknown backdrop it is drawn twice: over black and over white.
  private var content: String {
    switch usage {
    case .uiComponent, .decoration:
      String(
        repeating: "<svg><use href=\"#control\"/></svg>", count: background.isOpaque ? 1 : 2)
    case .text, .largeText, .inactive, .logotype: ""
    }
  }

  /// Large text without a style is shown at 24 px, other text at 16; sizes too large for a panel
  /// are cut.
  private var font: String {
    let size = textStyle?.pixels ?? (usage == .largeText ? 24 : 16)
    let shown = Requirement.text(min(max(size, 6), 56))
    let family =
      switch textStyle?.family ?? .sansSerif {
      case .sansSerif: "sans"
      case .serif: "serif"
      case .monospace: "mono"
      }
    return "font:\(Requirement.text(textStyle?.weight ?? 400)) \(shown)px/1.3 var(--\(family))"
  }

  private var colors: String {
    "\(Self.declaration("color", foreground));\(Self.declaration("background", background))"
  }

  /// A color outside sRGB is given unchanged too, for displays that can show it.
  private static func declaration(_ property: String, _ color: SRGBColor) -> String {
    let fallback = "\(property):\(color.hex)"
    guard !color.isInSRGBGamut, color.isFinite else { return fallback }
    let components = [color.red, color.green, color.blue].map { number($0) }
    return "\(fallback);\(property):color(srgb \(components.joined(separator: " "))"
      + " / \(number(color.alpha)))"
  }

  /// Four decimals are more precise than any display.
  private static func number(_ value: Double) -> String {
    Requirement.text((value * 10_000).rounded() / 10_000)
  }
}
