package import ColorMath

/// A gradient whose aliases are replaced. [DTCG Format 2025.10, gradient]
package struct Gradient: Sendable {
  /// The colors at both ends of each stretch between two stops, in order; never empty. Two stops at
  /// the same position make an edge, without a stretch between them.
  package let segments: [(start: SRGBColor, end: SRGBColor)]

  /// The maximum number of stops: every stretch is judged along its whole length.
  package static let stopLimit = 256

  /// Reads an array of stops, each a color and a position.
  ///
  /// Positions must be numbers and are clamped to 0…1 as the format requires; stops are sorted.
  /// Before the first and after the last stop the gradient has their color.
  package init(_ value: TokenValue) throws(ResolutionError) {
    guard case .array(let elements) = value.content, !elements.isEmpty else {
      throw ResolutionError(
        "\(value.phrase) is not a gradient; expected an array of stops", at: value.span)
    }
    guard elements.count <= Gradient.stopLimit else {
      throw ResolutionError(
        "the gradient has \(elements.count) stops; expected at most \(Gradient.stopLimit)",
        at: value.span)
    }
    var stops: [(position: Double, color: SRGBColor)] = []
    for element in elements {
      guard case .object(let members) = element.content,
        let color = element.member("color"), let position = element.member("position")
      else {
        throw ResolutionError(
          "\(element.phrase) is not a stop: expected a color and a position in it", at: element.span
        )
      }
      for member in members where member.name != "color" && member.name != "position" {
        throw ResolutionError(
          "a stop has no '\(member.name)'; expected a color and a position", at: member.value.span)
      }
      guard case .number(let place) = position.content else {
        throw ResolutionError(
          "position is \(position.phrase); expected a number from 0 to 1", at: position.span)
      }
      stops.append((min(max(place, 0), 1), try ColorLiteral(color).sRGB))
    }
    // A stable order: stops at the same position keep theirs.
    let ordered = stops.enumerated()
      .sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
      .map(\.element)
    var segments = [(start: ordered[0].color, end: ordered[0].color)]
    for (before, after) in zip(ordered, ordered.dropFirst()) {
      let isEdge = before.position == after.position
      segments.append((start: isEdge ? after.color : before.color, end: after.color))
    }
    self.segments = segments
  }
}
