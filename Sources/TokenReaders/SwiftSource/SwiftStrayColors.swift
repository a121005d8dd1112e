import ColorMath
import DesignTokens
import Programs
import SourceText

/// Says which colors are written in a source that no token has, such as those in the body of a view.
///
/// What an evaluator came across is part of a token, or of the reason for which one isn't read.
struct SwiftStrayColors {
  private let collector: SwiftCollector
  private let program: Program
  private let evaluated: Set<SyntaxNode>
  /// The declarations that are reported as a whole.
  private let reported: Set<Member>

  init(_ collector: SwiftCollector) {
    self.collector = collector
    program = collector.program
    evaluated = collector.evaluator.findings.evaluated
    reported = Set(
      collector.functions.keys
        + collector.tokens.flatMap { $0.failure == nil ? [] : [$0.root, $0.member] })
  }

  /// One warning for each declaration that has such colors, with their lines.
  func report(to builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList) {
    let trees = program.ownTrees.filter { hasUnseen($0.root) }
    guard !trees.isEmpty else { return }
    var members: [SyntaxNode: Member] = [:]
    for member in program.members where member.kind != .type {
      members[member.binding ?? member.node] = member
    }
    for tree in trees {
      var found: [(member: Member?, nodes: [SyntaxNode])] = []
      var stack: [(node: SyntaxNode, member: Member?)] = [(tree.root, nil)]
      while let (node, outer) = stack.popLast() {
        let member = members[node] ?? outer
        if let member, reported.contains(member) { continue }
        if Self.isColor(node) {
          guard !evaluated.contains(node) else { continue }
          if let last = found.indices.last, found[last].member === member {
            found[last].nodes.append(node)
          } else {
            found.append((member, [node]))
          }
          continue
        }
        for child in parts(of: node).reversed() { stack.append((child, member)) }
      }
      for (member, nodes) in found {
        for node in nodes { builder.noteColorInCode(at: node.span) }
        report(nodes, in: member, &diagnostics)
      }
    }
  }

  /// Whether a color in code was not evaluated.
  private func hasUnseen(_ root: SyntaxNode) -> Bool {
    var stack = [root]
    while let node = stack.popLast() {
      if Self.isColor(node) {
        guard evaluated.contains(node) else { return true }
      } else {
        stack += parts(of: node)
      }
    }
    return false
  }

  private func report(
    _ nodes: [SyntaxNode], in member: Member?, _ diagnostics: inout DiagnosticList
  ) {
    let place = member.map { " in '\($0.fullName)'" } ?? ""
    guard nodes.count > 1 else {
      return diagnostics.warning(
        "no token has the color '\(collector.suspicion.short(nodes[0]))'\(place)",
        at: nodes[0].span)
    }
    var lines: [String] = []
    for node in nodes {
      let line = "\(node.span.start.line)"
      if lines.last != line { lines.append(line) }
    }
    let list = (lines.count == 1 ? "line " : "lines ") + lines.joined(separator: ", ")
    diagnostics.warning(
      "no token has the \(nodes.count) colors\(place): \(list)", at: nodes[0].span)
  }

  /// What of a node may hold colors: of an `#if`, only what is in the same build as what was evaluated.
  private func parts(of node: SyntaxNode) -> [SyntaxNode] {
    switch node.kind {
    // The mask of a bit operation is a number like a color.
    case .binary, .sequence:
      return node.children.filter { $0.kind != .number }
    case .attribute: return []
    // A call that was evaluated has read the literals it is given.
    case .call where evaluated.contains(node):
      return node.children.filter { child in
        child.child(.value).map { !Self.isColor($0) || $0.kind == .call } ?? true
      }
    case .conditionalCompilation:
      let branches = node.children(.item)
      let used = branches.filter { branch in
        branch.descendants.contains { evaluated.contains($0) }
      }
      return used.isEmpty ? branches : used
    default: return node.children
    }
  }

  /// Whether code is a color that is written out: components or hexadecimal digits.
  private static func isColor(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .number:
      let digits = node.text.filter { $0 != "_" }
      return digits.hasPrefix("0x") && [8, 10].contains(digits.utf8.count)
    case .string:
      let text = node.text.filter { $0 != "\"" }
      return text.hasPrefix("#") && [7, 9].contains(text.utf8.count)
        && (try? SRGBColor(hex: text)) != nil
    case .macro: return node.text.hasPrefix("#colorLiteral")
    case .call:
      guard let callee = node.child(.base), callee.kind == .name,
        SwiftHoldings.isColor(callee.name)
      else { return false }
      let arguments = node.children(.argument)
      let labels = arguments.map { $0.child(.label)?.name ?? "_" }
      let values = arguments.compactMap { $0.child(.value) }
      guard let value = values.last else { return false }
      if labels.contains(where: components.contains) {
        // The one without a label is the space.
        let numbers = zip(labels, values).filter { $0.0 != "_" }.map(\.1)
        return !(numbers.flatMap { [$0] + Array($0.descendants) }).contains { $0.kind == .name }
      }
      // `Color(hex: "#2563EB")`, `Color(0xFF2563EB)`.
      return values.count == 1 && isColor(value)
    default: return false
    }
  }

  private static let components: Set<String> = [
    "red", "white", "hue", "srgbRed", "displayP3Red", "genericGamma22White", "calibratedRed",
  ]
}
