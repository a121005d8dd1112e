import Programs
import SourceText

/// Where values stand.
extension SwiftCollector {
  /// The place of a value, and where the expression ends whose value it is.
  func place(
    of leaf: SwiftLeaf, _ root: SwiftRoot, _ part: SwiftPart
  ) -> (span: SourceSpan, end: Int) {
    let own = root.member.value ?? root.member.body
    let name = root.member.nameSpan
    let theme = leaf.made.lazy.compactMap { themePlaces[$0.choice.id]?[$0.name] }.first
    switch leaf.value {
    case .color(let color):
      let place = color.place ?? own?.span ?? name
      return (place, end(of: place, in: root.member.value))
    case .unknown(let unknown):
      let place = unknown.span ?? theme ?? own?.span ?? name
      return (place, place.range.upperBound)
    default:
      let place = theme ?? own?.span ?? name
      return (place, place.range.upperBound)
    }
  }

  /// The end of the whole value, where a place is in it and nothing there chooses.
  func end(of place: SourceSpan, in value: SyntaxNode?) -> Int {
    guard let value, value.tree.file === place.file,
      value.range.lowerBound <= place.range.lowerBound,
      place.range.upperBound <= value.range.upperBound, chain(from: value, to: place)
    else { return place.range.upperBound }
    return value.range.upperBound
  }

  /// Whether a value is made of the expression at a place by calls and members alone.
  private func chain(from value: SyntaxNode, to place: SourceSpan) -> Bool {
    var node = value
    while node.range != place.range {
      switch node.kind {
      case .member, .call, .forceUnwrap, .optionalChain:
        if let base = node.child(.base), base.range.lowerBound <= place.range.lowerBound,
          place.range.upperBound <= base.range.upperBound
        {
          node = base
          continue
        }
        let arguments = node.children(.argument).compactMap { $0.child(.value) }
        guard arguments.count == 1, arguments[0].kind != .closure else { return false }
        node = arguments[0]
      case .tuple:
        guard node.children.count == 1, let inner = node.children[0].child(.value) else {
          return false
        }
        node = inner
      default: return false
      }
      guard node.range.lowerBound <= place.range.lowerBound,
        place.range.upperBound <= node.range.upperBound
      else { return false }
    }
    return true
  }
}
