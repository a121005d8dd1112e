import SourceText

/// The text and the background that an initializer or a function of Swift gives where its caller gives
/// none: `init(backgroundColor: Color = .ink, foregroundColor: Color = .paper)`. The labels say which is
/// which, whatever the body does.
struct SwiftDefaultColors {
  private let document: SwiftDocument
  private let colors: SwiftColorExpression

  private static let foregrounds: Set<String> = [
    "foregroundColor", "foreground", "textColor", "titleColor", "labelColor",
  ]
  private static let backgrounds: Set<String> = ["backgroundColor", "background", "bgColor"]

  static func read(_ document: SwiftDocument, into reading: inout UsageReading) {
    let reader = SwiftDefaultColors(
      document: document, colors: SwiftColorExpression(file: document.file))
    for index in 0..<document.count {
      if document.isText(index, "init"), document.isText(index + 1, "(") {
        reader.read(at: index + 1, &reading)
      } else if document.isText(index, "func"), let open = reader.open(after: index + 1) {
        reader.read(at: open, &reading)
      }
    }
  }

  /// The parenthesis after a name and what is generic in it.
  private func open(after name: Int) -> Int? {
    (name...min(name + Self.headLimit, document.count)).first { document.isText($0, "(") }
  }

  private static let headLimit = 64

  /// Reads the parameters that open at a token.
  private func read(at open: Int, _ reading: inout UsageReading) {
    let parameters = document.inside(open, to: document.count)
    var foregrounds: [(color: UsedColor, place: SourceSpan)] = []
    var backgrounds: [(color: UsedColor, place: SourceSpan)] = []
    var index = parameters.lowerBound
    while index < parameters.upperBound {
      let label = document.name(index) ?? ""
      var end = index
      var value: Int?
      while end < parameters.upperBound, !document.isText(end, ",") {
        if document.isText(end, "="), value == nil { value = end + 1 }
        end = document.skipping(end)
      }
      if let value, value < end {
        let found = colors.paints(document.expression(from: value, to: end).0)
        let place = document.span(document.range(from: value, to: end))
        if found.count == 1, let color = found[0].paint.color {
          if Self.foregrounds.contains(label) { foregrounds.append((color, place)) }
          if Self.backgrounds.contains(label) { backgrounds.append((color, place)) }
        }
      }
      index = end + 1
    }
    guard foregrounds.count == 1, backgrounds.count == 1 else { return }
    reading.add(
      UsedPair(
        foreground: foregrounds[0].color, background: backgrounds[0].color, behind: nil,
        role: .text, state: .rest, isLarge: nil, place: foregrounds[0].place,
        backgroundPlace: backgrounds[0].place))
  }
}
