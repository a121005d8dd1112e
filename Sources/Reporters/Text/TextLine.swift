import AuditEngine

/// A finding and its texts for the columns of a text report, each made once.
struct TextLine {
  let finding: Evaluation
  let text: FindingText
  let ratio: String
  /// ASCII text.
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
