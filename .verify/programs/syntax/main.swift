// usage: syntax LIST FOLDER
//
// Writes what the compiler's own parser makes of Swift files, in the form of SyntaxForm.swift of the
// tests: a line a node, its bytes and its kind. LIST holds a path a line; the answer for the first is
// FOLDER/0.txt. A file that the parser finds wrong has the one line "not Swift".

import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

let paths = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
  .split(separator: "\n").map(String.init)
let folder = CommandLine.arguments[2]

/// The nodes of a file as lines.
struct Form {
  var lines: [(start: Int, end: Int, tag: String)] = []
  /// Where the tree that is walked begins in the file: operators are folded in trees of their own.
  var base = 0

  mutating func add(_ tag: String, _ node: some SyntaxProtocol) {
    add(tag, node.positionAfterSkippingLeadingTrivia, node.endPositionBeforeTrailingTrivia)
  }

  mutating func add(_ tag: String, _ start: AbsolutePosition, _ end: AbsolutePosition) {
    lines.append((base + start.utf8Offset, base + end.utf8Offset, tag))
  }

  /// An element of a list without the comma after it.
  mutating func add(element tag: String, _ node: some SyntaxProtocol, _ comma: TokenSyntax?) {
    guard let comma else { return add(tag, node) }
    let last = comma.previousToken(viewMode: .sourceAccurate)
    add(
      tag, node.positionAfterSkippingLeadingTrivia,
      last?.endPositionBeforeTrailingTrivia ?? node.position)
  }

  mutating func add(name token: TokenSyntax?, _ tag: String = "name") {
    if let token { add(tag, token) }
  }

  mutating func walk(_ node: some SyntaxProtocol) { walk(Syntax(node)) }

  mutating func walk(each node: (any SyntaxProtocol)?) { if let node { walk(Syntax(node)) } }

  mutating func walkChildren(_ node: some SyntaxProtocol) {
    for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
      walk(child)
    }
  }

  mutating func walk(_ node: Syntax) {
    if declare(node) || state(node) || type(node) || express(node) { return }
    walkChildren(node)
  }

  // MARK: Declarations

  private mutating func declare(_ node: Syntax) -> Bool {
    switch node.as(SyntaxEnum.self) {
    case .importDecl(let it):
      add("import", it)
      walk(it.attributes)
      walk(it.modifiers)
      return true
    case .structDecl(let it): return named("struct", it, it.name)
    case .classDecl(let it): return named("class", it, it.name)
    case .enumDecl(let it): return named("enum", it, it.name)
    case .actorDecl(let it): return named("actor", it, it.name)
    case .protocolDecl(let it):
      add("protocol", it)
      add(name: it.name)
      walkChildren(it)
      return true
    case .primaryAssociatedType(let it):
      add(element: "generic-parameter", it, it.trailingComma)
      add(name: it.name)
      return true
    case .extensionDecl(let it): return tagged("extension", it)
    case .functionDecl(let it): return named("func", it, it.name)
    case .initializerDecl(let it): return tagged(it.optionalMark == nil ? "init" : "init?", it)
    case .deinitializerDecl(let it): return tagged("deinit", it)
    case .subscriptDecl(let it): return tagged("subscript-decl", it)
    case .variableDecl(let it): return tagged(it.bindingSpecifier.text, it)
    case .patternBinding(let it):
      add(element: "binding", it, it.trailingComma)
      walkChildren(it)
      return true
    case .enumCaseDecl(let it): return tagged("cases", it)
    case .enumCaseElement(let it):
      add(element: "case-element", it, it.trailingComma)
      add(name: it.name)
      walkChildren(it)
      return true
    case .typeAliasDecl(let it): return named("typealias", it, it.name)
    case .associatedTypeDecl(let it): return named("associatedtype", it, it.name)
    case .operatorDecl, .precedenceGroupDecl:
      add("operator-decl", node)
      return true
    case .macroDecl(let it): return named("macro-decl", it, it.name)
    case .macroExpansionDecl(let it):
      add("macro", it)
      walk(it.attributes)
      walk(it.modifiers)
      walk(each: it.genericArgumentClause)
      walk(it.arguments)
      trailing(it.trailingClosure, it.additionalTrailingClosures)
      return true
    case .poundSourceLocation(let it):
      add("macro", it)
      return true
    case .accessorBlock(let it):
      add("accessors", it)
      if case .getter = it.accessors {
        add("accessor.get", it)
        add("block", it)
      }
      walkChildren(it)
      return true
    case .accessorDecl(let it):
      let word = it.accessorSpecifier.text
      let known = [
        "get": "get", "set": "set", "willSet": "willSet", "didSet": "didSet", "_modify": "modify",
        "modify": "modify", "_read": "read", "read": "read", "init": "initialize",
      ]
      add("accessor.\(known[word] ?? "other")", it)
      walkChildren(it)
      return true
    case .accessorParameters(let it):
      add(name: it.name)
      return true
    case .functionParameterClause, .enumCaseParameterClause:
      add("parameters", node)
      walkChildren(node)
      return true
    case .functionParameter(let it):
      add(element: it.ellipsis == nil ? "parameter" : "parameter...", it, it.trailingComma)
      if it.secondName != nil { add(name: it.firstName, "label") }
      add(name: it.secondName ?? it.firstName)
      walkChildren(it)
      return true
    case .enumCaseParameter(let it):
      add(element: "parameter", it, it.trailingComma)
      if it.secondName != nil { add(name: it.firstName, "label") }
      add(name: it.secondName ?? it.firstName)
      walkChildren(it)
      return true
    case .closureParameter(let it):
      add(element: "parameter", it, it.trailingComma)
      if it.secondName != nil { add(name: it.firstName, "label") }
      add(name: it.secondName ?? it.firstName)
      walkChildren(it)
      return true
    case .closureShorthandParameter(let it):
      add(element: "parameter", it, it.trailingComma)
      add(name: it.name)
      return true
    case .attribute(let it):
      add("attribute", it)
      let name = it.attributeName
      let isQualified = name.is(MemberTypeSyntax.self)
      if isQualified || name.trimmedDescription.first?.isUppercase == true,
        case .argumentList(let list) = it.arguments
      {
        walk(list)
      }
      return true
    case .declModifier(let it):
      add("modifier", it)
      return true
    case .genericParameter(let it):
      add(element: "generic-parameter", it, it.trailingComma)
      add(name: it.name)
      walkChildren(it)
      return true
    case .genericRequirement(let it):
      add(element: "requirement", it, it.trailingComma)
      walkChildren(it)
      return true
    default: return false
    }
  }

  private mutating func tagged(_ tag: String, _ node: some SyntaxProtocol) -> Bool {
    add(tag, node)
    walkChildren(node)
    return true
  }

  private mutating func named(
    _ tag: String, _ node: some SyntaxProtocol, _ name: TokenSyntax
  ) -> Bool {
    add(name: name)
    return tagged(tag, node)
  }

  // MARK: Statements

  private mutating func state(_ node: Syntax) -> Bool {
    switch node.as(SyntaxEnum.self) {
    case .codeBlock, .memberBlock: return tagged("block", node)
    case .ifExpr: return tagged("if", node)
    case .guardStmt: return tagged("guard", node)
    case .switchExpr: return tagged("switch", node)
    case .switchCase(let it):
      if case .default = it.label { return tagged("default", it) }
      return tagged("case", it)
    case .forStmt: return tagged("for", node)
    case .whileStmt: return tagged("while", node)
    case .repeatStmt: return tagged("repeat", node)
    case .returnStmt: return tagged("return", node)
    case .throwStmt: return tagged("throw", node)
    case .breakStmt(let it):
      add(name: it.label, "label")
      return tagged("break", node)
    case .continueStmt(let it):
      add(name: it.label, "label")
      return tagged("continue", node)
    case .fallThroughStmt: return tagged("fallthrough", node)
    case .labeledStmt(let it):
      add(name: it.label, "label")
      return tagged("labeled", node)
    case .doStmt: return tagged("do", node)
    case .catchClause: return tagged("catch", node)
    case .deferStmt: return tagged("defer", node)
    case .yieldStmt: return tagged("yield", node)
    case .discardStmt: return tagged("await", node)
    case .throwsClause: return true
    case .ifConfigDecl:
      // Attributes whose condition is open are one.
      if node.parent?.is(AttributeListSyntax.self) == true {
        add("attribute", node)
        return true
      }
      return tagged("#if", node)
    case .ifConfigClause(let it):
      add("#branch", it)
      walk(each: it.condition)
      walk(each: it.elements.map { Syntax($0) })
      return true
    case .optionalBindingCondition: return tagged("if-let", node)
    case .matchingPatternCondition: return tagged("if-case", node)
    case .availabilityCondition:
      add("availability", node)
      return true
    // Patterns
    case .identifierPattern(let it):
      add(name: it.identifier)
      return true
    case .wildcardPattern: return tagged("wildcard", node)
    case .tuplePattern: return tagged("tuple", node)
    case .tuplePatternElement(let it):
      add(name: it.label, "label")
      walk(it.pattern)
      return true
    case .valueBindingPattern(let it):
      // `let x as T` is a test of what is bound.
      let loop = node.parent?.as(ForStmtSyntax.self)
      if loop != nil && loop?.caseKeyword == nil
        || node.parent?.is(TuplePatternElementSyntax.self) == true
      {
        walkChildren(it)
        return true
      }
      let elements = it.pattern.as(ExpressionPatternSyntax.self)?.expression
        .as(SequenceExprSyntax.self)?.elements
      let last = elements?.first.map { Syntax($0) } ?? node
      add(
        "let-pattern", node.positionAfterSkippingLeadingTrivia, last.endPositionBeforeTrailingTrivia
      )
      guard let elements, elements.count == 3, let parts = Optional(Array(elements)),
        let cast = parts[1].as(UnresolvedAsExprSyntax.self)
      else {
        walkChildren(it)
        return true
      }
      add("as\(cast.questionOrExclamationMark?.text ?? "")", node)
      walk(parts[0])
      walk(each: parts[2].as(TypeExprSyntax.self)?.type)
      return true
    case .isTypePattern: return tagged("is-pattern", node)
    default: return false
    }
  }

  // MARK: Types

  private mutating func type(_ node: Syntax) -> Bool {
    switch node.as(SyntaxEnum.self) {
    case .identifierType(let it):
      add(name: it.name, it.name.text == "_" ? "wildcard" : "name")
      return tagged("type-name", it)
    case .memberType(let it):
      if ["Type", "Protocol"].contains(it.name.text) { return tagged("metatype", it) }
      add(name: it.name)
      return tagged("type-name", it)
    case .classRestrictionType(let it):
      add(name: it.classKeyword)
      return tagged("type-name", it)
    case .optionalType, .implicitlyUnwrappedOptionalType: return tagged("optional-type", node)
    case .arrayType, .inlineArrayType: return tagged("list-type", node)
    case .dictionaryType: return tagged("dictionary-type", node)
    case .functionType(let it):
      add("function-type", it)
      walk(it.parameters)
      walk(it.returnClause)
      return true
    case .tupleType: return tagged("tuple-type", node)
    case .tupleTypeElement(let it):
      add(name: it.firstName, "label")
      walk(it.type)
      return true
    case .compositionType: return tagged("composed-type", node)
    case .someOrAnyType, .packElementType, .packExpansionType: return tagged("opaque-type", node)
    case .suppressedType: return tagged("attributed-type", node)
    case .attributedType(let it):
      add("attributed-type", it)
      walk(it.baseType)
      return true
    case .metatypeType: return tagged("metatype", node)
    default: return false
    }
  }

  // MARK: Expressions

  private mutating func express(_ node: Syntax) -> Bool {
    switch node.as(SyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr: return tagged("number", node)
    case .booleanLiteralExpr: return tagged("boolean", node)
    case .nilLiteralExpr: return tagged("nil", node)
    case .regexLiteralExpr:
      add("regex", node)
      return true
    case .stringLiteralExpr, .simpleStringLiteralExpr: return tagged("string", node)
    case .expressionSegment(let it):
      add(
        "interpolation", it.leftParen.positionAfterSkippingLeadingTrivia,
        it.rightParen.endPositionBeforeTrailingTrivia)
      walk(it.expressions)
      return true
    case .declReferenceExpr(let it):
      if it.baseName.text == "_" { add("wildcard", it) } else { add(name: it.baseName) }
      if let labels = it.argumentNames { add("labels", labels) }
      return true
    case .superExpr(let it):
      add(name: it.superKeyword)
      return true
    case .discardAssignmentExpr: return tagged("wildcard", node)
    case .memberAccessExpr(let it):
      return tagged(it.base == nil ? "implicit-member" : "member", it)
    case .optionalChainingExpr: return tagged("optional-chain", node)
    case .forceUnwrapExpr: return tagged("force", node)
    case .functionCallExpr(let it):
      add("call", it)
      walk(it.calledExpression)
      walk(it.arguments)
      trailing(it.trailingClosure, it.additionalTrailingClosures)
      return true
    case .subscriptCallExpr(let it):
      add("subscript", it)
      walk(it.calledExpression)
      walk(it.arguments)
      trailing(it.trailingClosure, it.additionalTrailingClosures)
      return true
    case .labeledExpr(let it):
      let isTuple = it.parent?.parent?.is(TupleExprSyntax.self) == true
      if !isTuple { add(element: "argument", it, it.trailingComma) }
      add(name: it.label, "label")
      walk(it.expression)
      return true
    case .arrayExpr: return tagged("list", node)
    case .dictionaryExpr: return tagged("dictionary", node)
    case .dictionaryElement(let it):
      add(element: "entry", it, it.trailingComma)
      walk(it.key)
      walk(it.value)
      return true
    case .sequenceExpr(let it):
      sequence(it)
      return true
    case .infixOperatorExpr(let it):
      let text = it.operator.trimmedDescription
      if it.operator.is(AssignmentExprSyntax.self) {
        add("assignment.", it)
      } else if it.operator.is(ArrowExprSyntax.self) {
        add("binary.->", it)
      } else if Form.assignments.contains(text) {
        add("assignment.\(text.dropLast())", it)
      } else {
        add("binary.\(text)", it)
      }
      walk(it.leftOperand)
      walk(it.rightOperand)
      return true
    case .ternaryExpr: return tagged("ternary", node)
    case .asExpr(let it): return tagged("as\(it.questionOrExclamationMark?.text ?? "")", it)
    case .isExpr: return tagged("is", node)
    case .prefixOperatorExpr(let it):
      let text = it.operator.text
      let isKnown = text == "!" || text == "~" || Form.operators.contains(text)
      add("prefix.\(isKnown ? text : "custom")", it)
      if !isKnown { add("operator", it.operator) }
      walk(it.expression)
      return true
    case .postfixOperatorExpr(let it):
      let isKnown = it.operator.text == "..."
      add("postfix.\(isKnown ? "..." : "custom")", it)
      if !isKnown { add("operator", it.operator) }
      walk(it.expression)
      return true
    case .binaryOperatorExpr(let it):
      let text = it.operator.text
      if !Form.operators.contains(text), !Form.assignments.contains(text) { add("operator", node) }
      return true
    case .typeExpr(let it):
      // `Any` where a value stands is a name.
      guard it.parent?.is(ExprListSyntax.self) != true,
        let name = it.type.as(IdentifierTypeSyntax.self), name.genericArgumentClause == nil
      else { return false }
      add(name: name.name)
      return true
    case .inOutExpr: return tagged("in-out", node)
    case .tupleExpr: return tagged("tuple", node)
    case .keyPathExpr:
      add("key-path", node)
      return true
    case .tryExpr(let it): return tagged("try\(it.questionOrExclamationMark?.text ?? "")", it)
    case .awaitExpr, .unsafeExpr, .copyExpr, .consumeExpr, .borrowExpr, .packElementExpr,
      .packExpansionExpr:
      return tagged("await", node)
    case .macroExpansionExpr(let it):
      add("macro", it)
      walk(each: it.genericArgumentClause)
      walk(it.arguments)
      trailing(it.trailingClosure, it.additionalTrailingClosures)
      return true
    case .closureExpr: return tagged("closure", node)
    case .closureSignature: return tagged("closure-signature", node)
    case .closureCapture(let it):
      add(element: "capture", it, it.trailingComma)
      add(name: it.name)
      walk(each: it.initializer)
      return true
    case .genericSpecializationExpr: return tagged("specialization", node)
    case .postfixIfConfigExpr: return tagged("postfix-if", node)
    default: return false
    }
  }

  private mutating func trailing(
    _ first: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax
  ) {
    if let first {
      add("argument", first)
      walk(first)
    }
    for other in others {
      add("argument", other)
      add(name: other.label, "label")
      walk(other.closure)
    }
  }

  // MARK: Operators

  /// Those that the product knows; a program may declare the others anew.
  private static let operators: Set<String> = [
    "+", "-", "*", "/", "%", "&+", "&-", "&*", "<<", ">>", "&<<", "&>>", "&", "|", "^", "==", "!=",
    "<", "<=", ">", ">=", "===", "!==", "~=", "&&", "||", "??", "...", "..<",
  ]
  private static let assignments = Set(
    [
      "+", "-", "*", "/", "%", "&+", "&-", "&*", "<<", ">>", "&<<", "&>>", "&", "|", "^",
    ].map { $0 + "=" })
  private static let table = OperatorTable.standardOperators

  /// Operands in the order of their operators, or beside one another where that is declared elsewhere.
  private mutating func sequence(_ node: SequenceExprSyntax) {
    let texts = node.elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    let isKnown = texts.allSatisfy { Form.operators.contains($0) || Form.assignments.contains($0) }
    if isKnown, let folded = try? Form.table.foldSingle(node) {
      let outer = base
      base += node.position.utf8Offset
      walk(folded)
      base = outer
      return
    }
    let isAlone = node.elements.count == 3 && texts.count == 1
    if !isAlone { add("sequence", node) }
    for (index, element) in node.elements.enumerated() {
      guard !element.is(AssignmentExprSyntax.self) else { continue }
      let operand = index == 0 ? hoisted(element, in: node, isAlone) : element
      if index == 0, isAlone {
        add(
          "binary.custom", operand.positionAfterSkippingLeadingTrivia,
          node.endPositionBeforeTrailingTrivia)
      }
      walk(operand)
    }
  }

  /// What `try` and `await` before the first operand stand before: they belong to all operands.
  private mutating func hoisted(
    _ element: ExprSyntax, in node: SequenceExprSyntax, _ isAlone: Bool
  ) -> ExprSyntax {
    var operand = element
    while true {
      let inner: ExprSyntax
      let tag: String
      if let it = operand.as(TryExprSyntax.self) {
        (inner, tag) = (it.expression, "try\(it.questionOrExclamationMark?.text ?? "")")
      } else if let it = operand.as(AwaitExprSyntax.self) {
        (inner, tag) = (it.expression, "await")
      } else {
        return operand
      }
      add(tag, operand.positionAfterSkippingLeadingTrivia, node.endPositionBeforeTrailingTrivia)
      operand = inner
    }
  }
}

/// The file as lines.
func form(of path: String) -> String {
  guard let data = FileManager.default.contents(atPath: path) else { return "not there\n" }
  let tree = Array(data).withUnsafeBufferPointer { Parser.parse(source: $0) }
  guard !tree.hasError else { return "not Swift\n" }
  var form = Form()
  form.walk(tree)
  form.lines.sort { ($0.start, -$0.end, $0.tag) < ($1.start, -$1.end, $1.tag) }
  return form.lines.map { "\($0.start) \($0.end) \($0.tag)\n" }.joined()
}

DispatchQueue.concurrentPerform(iterations: paths.count) { index in
  try? form(of: paths[index]).write(
    toFile: "\(folder)/\(index).txt", atomically: false, encoding: .utf8)
}
