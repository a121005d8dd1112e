import SourceText

/// Names with full stops between them, and what is called in between: `cell.label?.setColor(a).b`.
struct UIKitPath {
  struct Step {
    let name: String
    let index: Int
    /// The tokens between the parentheses of a call; nil for a property.
    var arguments: Range<Int>?
    /// Whether it takes an element or a closure, so that what follows is something else.
    var isOpaque = false
  }

  private(set) var steps: [Step] = []
  /// The index after it.
  private(set) var end: Int

  private static let limit = 500

  /// Reads the path that begins at a name.
  init(_ document: SwiftDocument, at start: Int, to limit: Int) {
    end = start
    while end < limit, steps.count < UIKitPath.limit, let name = document.name(end) {
      var step = Step(name: name, index: end)
      end += 1
      while end < limit {
        if document.isText(end, "("), !document.startsLine(end) {
          step.arguments = document.inside(end, to: limit)
          end = min(document.skipping(end), limit)
        } else if document.isText(end, "["), UIKitPath.isClose(document, end) {
          step.isOpaque = true
          end = min(document.skipping(end), limit)
        } else if document.isText(end, "?") || document.isText(end, "!"),
          UIKitPath.isClose(document, end)
        {
          end += 1
        } else {
          break
        }
      }
      steps.append(step)
      guard document.isText(end, "."), end + 1 < limit, document.name(end + 1) != nil else { break }
      end += 1
    }
  }

  private static func isClose(_ document: SwiftDocument, _ index: Int) -> Bool {
    document.range(from: index - 1, to: index).upperBound
      == document.range(from: index, to: index + 1).lowerBound
  }

  /// The names of the first steps, where these lead to one object; nil for what a call returns.
  func names(before count: Int) -> [String]? {
    var names: [String] = []
    for step in steps[..<count] {
      guard !step.isOpaque, step.arguments == nil || step.name == "appearance" else { return nil }
      names.append(step.arguments == nil ? step.name : "appearance()")
    }
    return names
  }

  var names: [String]? { names(before: steps.count) }
}
