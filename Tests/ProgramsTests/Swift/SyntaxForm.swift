import Programs
import SourceText

/// A tree as lines, a node a line: its first byte, the byte after it, and what it is. The program
/// `.verify/programs/syntax` writes the tree of the compiler's own parser so too.
struct SyntaxForm {
  /// The lines of the whole file.
  let text: String
  /// The bytes of what isn't known, and of what contains it directly.
  let refused: [Range<Int>]

  private typealias Line = (start: Int, end: Int, tag: String)

  init(_ tree: SyntaxTree) {
    var walk = Walk()
    walk.visitChildren(of: tree.root)
    walk.lines.sort { ($0.start, -$0.end, $0.tag) < ($1.start, -$1.end, $1.tag) }
    var text = ""
    for line in walk.lines { text += "\(line.start) \(line.end) \(line.tag)\n" }
    self.text = text
    refused = walk.refused
  }

  /// The lines that only one of two forms has, but for what isn't known: `-` for those that are missing
  /// here, `+` for those of this form.
  func differences(from expected: String) -> [String] {
    guard text != expected else { return [] }
    let (theirs, ours) = (Set(expected.split(separator: "\n")), Set(text.split(separator: "\n")))
    let lines =
      theirs.subtracting(ours).map { ("-", $0) } + ours.subtracting(theirs).map { ("+", $0) }
    let places = lines.map { line in
      (line.1.split(separator: " ").prefix(2).compactMap { Int($0) }, "\(line.0) \(line.1)")
    }
    return places.filter { place, _ in
      !refused.contains { $0.lowerBound <= place[1] && place[0] <= $0.upperBound }
    }.sorted { ($0.0[0], $0.1) < ($1.0[0], $1.1) }.map(\.1)
  }

  /// What stands where the walk is.
  private struct Walk {
    var lines: [Line] = []
    var refused: [Range<Int>] = []

    mutating func visitChildren(of node: SyntaxNode, _ isLoose: Bool = false) {
      for child in node.children { visit(child, in: node, isLoose) }
    }

    /// - Parameter isLoose: whether the order of operators is left open.
    mutating func visit(_ node: SyntaxNode, in parent: SyntaxNode, _ isLoose: Bool) {
      guard node.kind != .unparsed else {
        let isStatement = parent.kind == .file || parent.kind == .block
        refused.append(isStatement && !node.range.isEmpty ? node.range : parent.range)
        return
      }
      // Operands stand beside one another, and so do those within the operators among them.
      let isOperator = [.binary, .ternary, .assignment, .cast, .typeTest].contains(node.kind)
      if isLoose, isOperator { return visitChildren(of: node, true) }
      if let tag = tag(of: node, in: parent) {
        lines.append((node.range.lowerBound, node.range.upperBound, tag))
      }
      switch node.kind {
      case .attribute:
        for child in node.children where child.kind == .argument || child.kind == .unparsed {
          visit(child, in: node, false)
        }
      case .availability, .operatorDeclaration, .keyPath: break
      case .importDeclaration:
        for child in node.children where child.kind == .attribute || child.kind == .modifier {
          visit(child, in: node, false)
        }
      case .macro:
        for child in node.children where child.role != .name { visit(child, in: node, false) }
      case .sequence: visitChildren(of: node, true)
      case .attempt, .wait: visitChildren(of: node, isLoose)
      default: visitChildren(of: node)
      }
    }

    private func tag(of node: SyntaxNode, in parent: SyntaxNode) -> String? {
      switch node.kind {
      case .file: return nil
      case .parameter where parent.kind == .tupleType || parent.kind == .functionType: return nil
      // The body of a case has no braces.
      case .block: return parent.kind == .switchCase ? nil : "block"
      case .modifier: return parent.kind == .modifier ? nil : "modifier"
      case .typeDeclaration:
        return TypeFlavour(rawValue: node.detail).flatMap { SyntaxForm.flavours[$0] } ?? "type"
      case .initializer: return node.detail == 1 ? "init?" : "init"
      case .variable: return ["var", "let", "cases"][node.detail]
      case .accessor: return "accessor.\(Accessor(rawValue: node.detail).map { "\($0)" } ?? "")"
      case .parameter: return node.detail == 1 ? "parameter..." : "parameter"
      case .switchCase: return node.detail == 1 ? "default" : "case"
      // One with the labels of its parameters has its name in it.
      case .name where node.first < node.index: return nil
      case .name, .patternName: return node.role == .label ? "label" : "name"
      case .operatorName:
        switch node.role {
        case .label: return "labels"
        case .name, .value: return "name"
        default: return "operator"
        }
      case .argument: return parent.kind == .tuple ? nil : "argument"
      case .binary: return "binary.\(symbol(node))"
      case .assignment: return "assignment.\(node.detail == 0 ? "" : symbol(node))"
      case .prefix: return "prefix.\(symbol(node))"
      case .postfix where node.detail == SyntaxOperator.allCases.count: return "postfix-if"
      case .postfix: return "postfix.\(symbol(node))"
      case .cast: return ["as", "as?", "as!"][node.detail]
      case .attempt: return ["try", "try?", "try!"][node.detail]
      case .stringText: return nil
      // A type with arguments where a value stands.
      case .typeName where node.detail == 1: return "specialization"
      case .attributedType where parent.kind == .attributedType: return nil
      default: return SyntaxForm.tags[node.kind] ?? "\(node.kind)"
      }
    }

    private func symbol(_ node: SyntaxNode) -> String {
      guard let symbol = SyntaxOperator(rawValue: node.detail), symbol != .custom else {
        return "custom"
      }
      return symbol.text
    }
  }

  private static let flavours: [TypeFlavour: String] = [
    .structure: "struct", .classType: "class", .enumeration: "enum", .protocolType: "protocol",
    .actor: "actor", .extensionOfType: "extension",
  ]

  private static let tags: [SyntaxKind: String] = [
    .importDeclaration: "import", .function: "func", .deinitializer: "deinit",
    .subscriptDeclaration: "subscript-decl", .enumerationCase: "case-element",
    .typeAlias: "typealias", .associatedType: "associatedtype",
    .operatorDeclaration: "operator-decl", .macroDeclaration: "macro-decl",
    .parameterList: "parameters", .genericParameter: "generic-parameter", .ifStatement: "if",
    .guardStatement: "guard", .switchStatement: "switch", .forLoop: "for", .whileLoop: "while",
    .repeatLoop: "repeat", .returnStatement: "return", .throwStatement: "throw",
    .breakStatement: "break", .continueStatement: "continue", .labeledStatement: "labeled",
    .fallthroughStatement: "fallthrough", .doStatement: "do", .catchClause: "catch",
    .deferStatement: "defer", .yieldStatement: "yield", .conditionalCompilation: "#if",
    .conditionalBranch: "#branch", .bindingCondition: "if-let", .caseCondition: "if-case",
    .nothing: "nil", .regularExpression: "regex", .implicitMember: "implicit-member",
    .optionalChain: "optional-chain", .forceUnwrap: "force", .subscriptCall: "subscript",
    .dictionaryEntry: "entry", .typeTest: "is", .keyPath: "key-path", .inOut: "in-out",
    .wait: "await", .closureSignature: "closure-signature", .tuplePattern: "tuple",
    .bindingPattern: "let-pattern", .typePattern: "is-pattern", .typeName: "type-name",
    .optionalType: "optional-type", .listType: "list-type", .dictionaryType: "dictionary-type",
    .functionType: "function-type", .tupleType: "tuple-type", .composedType: "composed-type",
    .opaqueType: "opaque-type", .attributedType: "attributed-type",
  ]
}
