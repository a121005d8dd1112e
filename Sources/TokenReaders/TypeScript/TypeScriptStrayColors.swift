import DesignTokens
import Programs
import SourceText

/// Says which colors are written in a module that no token has: in functions that give them, in calls, in
/// what another value replaces.
struct TypeScriptStrayColors {
  private let found: [SyntaxNode]

  /// - Parameter tokens: what the module has; a color in the code of a token is accounted for.
  init(_ tokens: TypeScriptTokens, _ root: SyntaxNode) {
    let spans = tokens.names.flatMap { tokens.values(of: $0).compactMap(\.span) }
    let ranges = (spans + tokens.unread.map(\.span)).filter { $0.file === root.tree.file }
      .map(\.range).sorted { $0.lowerBound < $1.lowerBound }
    var nodes: [SyntaxNode] = []
    var next = 0
    var end = 0
    for node in root.descendants where node.kind == .string && node.role != .key {
      guard Self.isColor(node) else { continue }
      nodes.append(node)
    }
    nodes.sort { $0.range.lowerBound < $1.range.lowerBound }
    found = nodes.filter { node in
      // A token's place is what stands between the quotes.
      while next < ranges.count, ranges[next].lowerBound <= node.range.lowerBound + 1 {
        end = max(end, ranges[next].upperBound)
        next += 1
      }
      return end < node.range.upperBound - 1
    }
  }

  /// One warning, with the lines.
  func report(to builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList) {
    guard let first = found.first else { return }
    for node in found { builder.noteColorInCode(at: node.span) }
    guard found.count > 1 else {
      return diagnostics.warning("no token has the color \(first.text)", at: first.span)
    }
    var lines: [String] = []
    for node in found {
      let line = "\(node.span.start.line)"
      if lines.last != line { lines.append(line) }
    }
    let more = lines.count > 20 ? ", and \(lines.count - 20) more" : ""
    diagnostics.warning(
      "no token has the \(found.count) colors in \(lines.count == 1 ? "line" : "lines") "
        + lines.prefix(20).joined(separator: ", ") + more, at: first.span)
  }

  /// Whether a text is a color that is written out: digits or a function of CSS, and no keyword, which
  /// may be any word.
  private static func isColor(_ node: SyntaxNode) -> Bool {
    guard node.children.allSatisfy({ $0.kind == .stringText }),
      let text = node.children.first?.text, text.hasPrefix("#") || text.hasSuffix(")")
    else { return false }
    return TypeScriptTokens.isColor(.text(text, node.span))
  }
}
