import AuditEngine

/// A finding and what stands of it in the columns of a text report, each worded once.
struct TextLine {
  let finding: Evaluation
  let text: FindingText
  let ratio: String
  /// Of ASCII characters.
  let colors: String
  let change: String
  /// Their widths in characters.
  let ratioWidth: Int
  let changeWidth: Int

  init(_ finding: Evaluation, _ text: FindingText) {
    self.finding = finding
    self.text = text
    ratio = text.ratioText
    colors = text.colorsText
    change = text.changeText
    ratioWidth = ratio.visibleWidth
    changeWidth = change.visibleWidth
  }
}
