import ColorMath
import SourceText

/// The color object of Figma's variables: `r`, `g`, `b` and `a`, each 0 to 1. [Figma REST API, RGBA]
struct FigmaColorObject {
  private let object: JSONValue

  /// Nil for any other value.
  init?(_ value: JSONValue) {
    guard ["r", "g", "b"].allSatisfy({ value[$0]?.number != nil }) else { return nil }
    object = value
  }

  /// The edits, as offsets in the object's text.
  func edits(_ place: ColorPlace) throws(EditRefusal) -> [TextEdit] {
    let goal = place.goal
    let channels = ["r", "g", "b"].compactMap { object[$0] }
    let parts = channels.map {
      ComponentSpelling(
        text: $0.literal, form: .decimal(DecimalSpelling(of: $0.literal)), scale: 1,
        value: $0.number ?? 0)
    }
    let target = [goal.color.red, goal.color.green, goal.color.blue]
    guard
      let texts = ComponentSpelling.rewritten(
        parts, to: target, hue: nil,
        accepts: { goal.accepts(.init(red: $0[0], green: $0[1], blue: $0[2])) })
    else { throw EditRefusal("r, g and b cannot express \(goal.color.withAlpha(1).hex)") }
    var edits = zip(channels, texts).compactMap { channel, text in
      text.map { TextEdit(channel.span.range, $0) }
    }
    if goal.changesAlpha {
      guard let alpha = object["a"], alpha.number != nil else {
        throw EditRefusal("it has no 'a' for the opacity; add one")
      }
      edits.append(
        TextEdit(alpha.span.range, ComponentSpelling.alpha(goal, replacing: alpha.literal)))
    }
    return edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
