import AuditEngine
import ColorMath
import DesignTokens

/// A pairing as it looks in its use, in the real colors and the real type size.
///
/// A sample is a picture: the style sheet generates its letters, so that they are not text of the
/// page; some of them cannot be read, which is what the page reports. Text beside it says the same.
struct HTMLSample {
  private let foreground: SRGBColor
  private let background: SRGBColor
  private let use: HTMLUse
  private let usage: Usage
  private let textStyle: TextStyle?

  /// The sample of an evaluation.
  init(_ evaluation: Evaluation, as use: HTMLUse) {
    self.init(evaluation, evaluation.foreground, on: evaluation.background, as: use)
  }

  /// The sample of an evaluation after the changes.
  init(_ evaluation: Evaluation, _ preview: RepairPreview, as use: HTMLUse) {
    self.init(evaluation, preview.foreground, on: preview.background, as: use)
  }

  private init(
    _ evaluation: Evaluation, _ foreground: SRGBColor, on background: SRGBColor, as use: HTMLUse
  ) {
    self.foreground = foreground
    self.background = background
    self.use = use
    usage = evaluation.usage
    textStyle = evaluation.textStyle
  }

  /// The drawings that samples refer to, once per page.
  static let definitions = """
    <svg width="0" height="0" style="position:absolute" aria-hidden="true" focusable="false">\
    <symbol id="toggle" viewBox="0 0 44 28"><rect x="1.5" y="3.5" width="41" height="21" rx="10.5" \
    fill="none" stroke="currentColor" stroke-width="2"/>\
    <circle cx="32" cy="14" r="7" fill="currentColor"/></symbol>\
    <symbol id="icon" viewBox="0 0 28 28">\
    <path d="M14 3l3.4 7 7.6 1.1-5.5 5.4 1.3 7.6-6.8-3.6-6.8 3.6 1.3-7.6L3 11.1l7.6-1.1z" \
    fill="currentColor"/></symbol></svg>

    """

  /// The sample in a box.
  var markup: String {
    let isOpen = !background.isOpaque
    let font = isText ? ";\(font)" : ""
    // Over an unknown backdrop a drawing stands twice: over black and over white.
    let drawing =
      use == .icon || use == .toggle
      ? String(
        repeating: "<svg><use href=\"#\(use.rawValue)\"/></svg>", count: isOpen ? 2 : 1) : ""
    return "<span class=\"sample\(isOpen ? " open" : "")\" aria-hidden=\"true\">"
      + "<span class=\"as-\(use.rawValue)\" style=\"\(colors)\(font)\">\(drawing)</span></span>"
  }

  /// A small chip for a table.
  var chip: String {
    "<span class=\"chip\" aria-hidden=\"true\" style=\"\(colors)\"></span>"
  }

  /// A square of one color.
  static func swatch(_ color: SRGBColor) -> String {
    "<span class=\"swatch\" aria-hidden=\"true\"><span style=\""
      + "\(declaration("background", color))\"></span></span>"
  }

  private var isText: Bool {
    switch usage {
    case .uiComponent, .decoration: false
    case .text, .largeText, .inactive, .logotype: true
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
