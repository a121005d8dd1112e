import SourceText

/// Rewrites an opacity that is a plain number.
enum OpacityNotation {
  static func edits(_ span: SourceSpan, _ goal: ColorGoal) throws(EditRefusal) -> [TextEdit] {
    let written = String(decoding: span.file.bytes[span.range], as: UTF8.self)
    guard let number = Double(written) else { throw EditRefusal("it is not a plain number") }
    if number == goal.color.alpha { return [] }
    let text = "\(goal.color.alpha)"
    return [TextEdit(span.range, text)]
  }
}
