/// What a node of a ``SyntaxTree`` is, in every language: a dialect uses those that it has.
package enum SyntaxKind: UInt8, Sendable {
  // MARK: Declarations

  case file, importDeclaration, exportDeclaration, typeDeclaration, function, initializer,
    deinitializer
  case subscriptDeclaration, variable, binding, enumerationCase, typeAlias, associatedType
  case operatorDeclaration, macroDeclaration
  /// The braces of a property, and one piece of code in them: `get`, `set`, `didSet`.
  case accessors, accessor
  /// Code of a type that runs when an instance is made.
  case initializerBlock
  /// What a property hands its reads and writes to.
  case delegate
  /// The parentheses of a function, and what stands in them.
  case parameterList, parameter
  case attribute, modifier, genericParameter, requirement, inheritedType

  // MARK: Statements

  case block, ifStatement, guardStatement, switchStatement, switchCase, forLoop, whileLoop
  case repeatLoop, returnStatement, throwStatement, breakStatement, continueStatement
  case labeledStatement, fallthroughStatement, doStatement, catchClause, deferStatement,
    yieldStatement
  /// `#if` with its branches: each has a condition, but for `#else`.
  case conditionalCompilation, conditionalBranch
  /// `let x = y` and `case .a = y` where a condition stands, and `#available(…)`.
  case bindingCondition, caseCondition, availability

  // MARK: Expressions

  case number, boolean, nothing, regularExpression
  /// A text, the parts that are written, and those that are computed.
  case string, stringText, interpolation
  case name
  /// With a base, or without one: `.dark`.
  case member, implicitMember
  case optionalChain, forceUnwrap, call, argument, subscriptCall, list, dictionary, dictionaryEntry
  case prefix, postfix, binary, assignment, ternary, cast, typeTest, tuple, keyPath, inOut
  /// Operands and operators whose order depends on declarations that stand elsewhere.
  case sequence
  case operatorName
  case attempt, wait, macro
  /// A value with code that runs for it: `a..b = c`.
  case cascade
  case closure, closureSignature, capture
  /// `...a` among values, an element of JSX, and a text whose parts go to a function.
  case spread, element, taggedText

  // MARK: Patterns

  case patternName, wildcard, tuplePattern, bindingPattern, typePattern
  /// `in a..b`: what holds the value.
  case containerPattern

  // MARK: Types

  case typeName, optionalType, listType, dictionaryType, functionType, tupleType, composedType
  case opaqueType, metatype, attributedType

  /// What the parser doesn't know. What contains it is unknown, and every name in it may be written.
  case unparsed
}
