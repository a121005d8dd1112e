/// The texts that code writes out.
extension SyntaxNode {
  /// What a text of one line stands for, with nothing computed in it; nil for anything else.
  package var constantText: String? {
    guard kind == .string, detail % 2 == 0 else { return nil }
    let parts = children
    guard parts.count == 1, parts[0].kind == .stringText else { return nil }
    return SwiftText.decoded(parts[0].text, hashes: detail / 2)
  }
}
