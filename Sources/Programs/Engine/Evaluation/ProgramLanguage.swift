import SourceText

/// A dialect: how its files are read, and what its code means where languages differ.
///
/// The engine runs the tree by the rules that languages share, and asks here for the rest. A dialect
/// answers nil for what it leaves to the engine, and unknown for what it doesn't understand.
protocol ProgramLanguage: Sendable {
  // MARK: Files and declarations

  /// The endings of its files, in small letters.
  var fileExtensions: Set<String> { get }
  /// Reads a file.
  func parse(_ file: SourceFile) -> SyntaxTree
  /// Reads a part of a file, such as a block of code in a document.
  func parse(_ file: SourceFile, in range: Range<Int>) -> SyntaxTree
  /// What the modifiers of a declaration say.
  func traits(of node: SyntaxNode, _ kind: Member.Kind, in place: MemberPlace) -> MemberTraits

  /// Whether a condition on the system's version holds; nil where that isn't understood.
  func isAvailable(_ condition: SyntaxNode, _ evaluator: Evaluator) -> Bool?
  /// Where the members of a type stand, if not in it.
  func place(ofMembersOf node: SyntaxNode, in place: MemberPlace) -> MemberPlace?

  // MARK: Names

  /// What a name means outside of all types.
  func globals(_ name: String, from tree: SyntaxTree, in program: Program) -> [Member]
  /// What the instance is called whose code runs: `self`, `this`.
  var receiverName: String { get }
  /// What code calls its own type, and its own instance.
  var ownNames: Set<String> { get }
  /// The name of the type whose code runs, where the language has one.
  var ownType: String? { get }
  /// Names of types that depend on where they stand.
  var openTypes: Set<String> { get }
  /// What a name of something that the program doesn't declare is elsewhere.
  func foreignName(_ name: String, in tree: SyntaxTree) -> String
  /// A name that the language reserves.
  func word(_ node: SyntaxNode, _ scope: Scope, _ evaluator: Evaluator) -> Value?
  /// The members of a name in a type, as the language looks for them.
  func find(
    _ name: String, in type: TypeDeclaration, isStatic: Bool, from tree: SyntaxTree, isExact: Bool,
    _ evaluator: Evaluator
  ) -> Evaluator.Found
  /// Whether a value whose type the program doesn't declare has a member that code of it may name.
  func has(_ name: String, _ value: Value) -> Bool
  /// A stored property of a value that is no instance.
  func field(_ member: Member, of value: Value, _ node: SyntaxNode, _ evaluator: Evaluator)
    -> Value?
  /// Whether the code behind a flag is compiled; nil for a condition that isn't understood.
  func isCompiled(_ node: SyntaxNode, _ evaluator: Evaluator) -> Bool?

  // MARK: Storage

  /// Methods of the language and of frameworks that leave what they are called on as it is.
  var reading: Set<String> { get }
  /// Whether a name in capitals is that of a type, and no storage.
  var writesTypesInCapitals: Bool { get }
  /// Whether a write whose value is known makes storage a choice, and not unknown.
  var followsWrites: Bool { get }
  /// The calls, those of members after a point, that run functions as they stand; nil in a language in
  /// which no function runs on an object that its code does not name.
  var plainCalls: Set<String>? { get }
  /// Macros whose arguments no running app writes.
  var harmlessMacros: Set<String> { get }
  /// The property that a name hands out for writing.
  func projection(of name: String) -> String?
  /// The property that a name may stand for too.
  func storage(of name: String) -> String?
  /// The label before the text that names what a call writes.
  func keyLabel(of method: String) -> String?
  /// What a declaration gives a property whose value isn't the one that is written.
  func initialValue(
    of member: Member, _ scope: Scope, _ type: TypeReference?, _ evaluator: Evaluator
  ) -> Value?
  /// Whether a property stores what something else makes of its value.
  func isWrapped(_ member: Member) -> Bool
  /// Whether a framework gives a property its value each time that it is read.
  func isHandedDown(_ member: Member, _ evaluator: Evaluator) -> Bool
  /// Whether a property has a value before an initializer runs; nil for the rule of most.
  func startsItself(_ member: Member) -> Bool?
  /// What a wrapped property stores; nil for one that stores its value.
  func wrapper(of member: Member, _ evaluator: Evaluator) -> Value?
  /// What something becomes when a wrapped property of it is written; nil for one that isn't.
  func setWrapped(
    _ member: Member, of target: Value, to value: Value, _ node: SyntaxNode, _ evaluator: Evaluator
  ) -> Value?
  /// What something of a framework becomes when a property of it is written; nil for what isn't known.
  func setting(_ name: String, of target: Value, to value: Value, _ evaluator: Evaluator) -> Value?
  /// Whether a property gets its first value when it is read.
  func isLate(_ member: Member) -> Bool
  /// What else stands at a declaration and changes what it does.
  func changes(of node: SyntaxNode) -> [SyntaxNode]

  // MARK: Code of its own

  /// An expression whose value isn't the engine's to say.
  func value(
    of node: SyntaxNode, _ scope: Scope, _ type: TypeReference?, _ evaluator: Evaluator
  ) -> Value?
  /// A statement that isn't the engine's to run.
  func run(
    _ node: SyntaxNode, _ scope: Scope, _ givesValue: TypeReference?, _ evaluator: Evaluator
  ) -> Flow?
  /// Whether a value fits a pattern.
  func matches(_ pattern: SyntaxNode, _ value: Value, _ scope: Scope, _ evaluator: Evaluator)
    -> Result<Bool, Evaluator.Lost>?
  /// What a value falls into where several names take it.
  func parts(of value: Value, _ evaluator: Evaluator) -> [Value]?
  /// Whether errors are thrown and caught as the engine does it; else such statements aren't run.
  var catchesErrors: Bool { get }
  /// Functions at which a program ends.
  var ends: Set<String> { get }

  // MARK: Literals and operators

  /// The number that is written.
  func number(_ node: SyntaxNode, _ type: TypeReference?, _ evaluator: Evaluator) -> Value
  /// The text that a part of a string stands for; nil if it isn't understood.
  func decoded(_ text: String, in string: SyntaxNode) -> String?
  /// A value as it is written into a text.
  func written(_ value: Value) -> String?
  /// The type that two alternatives take from each other.
  func commonType(_ first: SyntaxNode, _ second: SyntaxNode, _ evaluator: Evaluator)
    -> TypeReference?
  /// The type that code makes where that is written.
  func typeMade(by node: SyntaxNode, _ scope: Scope, _ evaluator: Evaluator) -> TypeReference?
  /// What stands for something that isn't known and may be missing, by what would be there then; nil
  /// where that isn't known either.
  func coalesced(
    _ unknown: Unknown, _ left: SyntaxNode, _ right: SyntaxNode, _ scope: Scope,
    _ evaluator: Evaluator
  ) -> Value?
  /// The values of two operands.
  func operands(
    _ left: SyntaxNode, _ right: SyntaxNode, _ symbol: SyntaxOperator, _ scope: Scope,
    _ type: TypeReference?, _ evaluator: Evaluator
  ) -> (Value, Value)
  /// What an operator makes of two values.
  func applied(
    _ symbol: SyntaxOperator, _ left: Value, _ right: Value, _ node: SyntaxNode,
    _ evaluator: Evaluator
  ) -> Value?
  /// What an operator before a value makes of it.
  func prefixed(
    _ symbol: SyntaxOperator, _ value: Value, _ node: SyntaxNode, _ evaluator: Evaluator
  ) -> Value?
  /// The type that is wanted after a value and an operator.
  func operandType(_ symbol: SyntaxOperator, after value: Value, _ evaluator: Evaluator)
    -> TypeReference?
  /// What a loop runs over; nil for what isn't the language's own.
  func elements(of value: Value) -> [Value]?
  /// An element of a value, by a subscript that isn't the engine's to say.
  func element(
    of value: Value, _ node: SyntaxNode, _ scope: Scope, _ evaluator: Evaluator
  ) -> Value?
  /// Whether a pattern that is a value fits another one; nil where equality decides.
  func covers(_ pattern: Value, _ value: Value, _ evaluator: Evaluator) -> Bool?
  /// Whether two values are equal.
  func isEqual(_ left: Value, _ right: Value, _ evaluator: Evaluator) -> Bool?

  /// Whether code means nothing without the type that is expected, which what it begins with takes too.
  func needsType(_ node: SyntaxNode, _ evaluator: Evaluator) -> Bool

  // MARK: Types

  /// The name of the type of truth values.
  var truthType: String { get }
  /// The names of the types that a value of the language or a framework has, its own first.
  func typeNames(of value: Value, _ evaluator: Evaluator) -> [String]
  /// The protocols of the language that a value conforms to.
  func protocols(of value: Value, _ evaluator: Evaluator) -> [String]
  /// A generic type of the language.
  func type(_ name: String, of arguments: [TypeReference]) -> TypeReference?
  /// Whether a value may be passed where a type of the language or a framework is wanted.
  func fits(_ value: Value, _ name: String, _ evaluator: Evaluator) -> Bool
  /// Whether a value is of such a type when the program runs; nil if that isn't known.
  func isKind(_ value: Value, _ name: String, _ evaluator: Evaluator) -> Bool?
  /// A value where such a type is wanted.
  func converted(_ value: Value, to name: String, _ evaluator: Evaluator) -> Value
  /// A value of such a type that the reader leaves open.
  func openValue(of name: String, _ evaluator: Evaluator) -> Value?

  /// Whether a type that no file declares is one of the language or its frameworks.
  func isKnown(_ type: String) -> Bool
  /// Whether a truth value of a name tells that the scheme is dark, or that it is light; nil for another.
  func isScheme(_ name: String) -> Bool?
  /// The type of colors in the language.
  var colorType: String { get }
  /// The value of a name that nobody declares, by what it usually means.
  func undeclared(
    _ name: String, _ node: SyntaxNode, _ owner: TypeDeclaration?, _ evaluator: Evaluator
  ) -> Value?
  /// The value of a call of a function that nobody declares.
  func undeclaredCall(
    _ name: String, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode,
    _ type: TypeReference?, _ evaluator: Evaluator
  ) -> Value?

  // MARK: Calls

  /// What stands before a value that a parameter takes; nil if nothing does.
  func label(of parameter: SyntaxNode) -> String?
  /// Which arguments each parameter takes; nil if they don't fit.
  func match(_ parameters: [SyntaxNode], _ arguments: [Argument]) -> [[Argument]]?
  /// The one of several functions that a call means, with the arguments that are known by then.
  func choose(
    _ members: [Member], _ arguments: [Argument], _ scope: Scope, _ evaluator: Evaluator
  ) -> Result<(Member, [Argument]), Evaluator.Unclear>
  /// Whether the last statement of every closure is its value, and not only a single one.
  var closureGivesLast: Bool { get }
  /// The method by which an instance is called; nil if none is.
  var callName: String? { get }
  /// Names the arguments of a closure that names no parameters.
  func nameArguments(
    _ values: [Value], of closure: SyntaxNode, _ run: Scope, _ evaluator: Evaluator)
  /// An initializer that is called for the same instance.
  func delegate(
    _ callee: SyntaxNode, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode,
    _ evaluator: Evaluator
  ) -> Value?
  /// Makes a value of a type.
  func construct(
    _ type: TypeReference, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode,
    _ expected: TypeReference?, _ evaluator: Evaluator
  ) -> Value
  /// Makes an instance of a type that the program declares.
  func instantiate(
    _ type: TypeDeclaration, _ arguments: [Argument], _ scope: Scope?, _ node: SyntaxNode?,
    _ evaluator: Evaluator
  ) -> Value

  // MARK: The library and frameworks

  /// A function without a base.
  func library(
    _ name: String, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode,
    _ type: TypeReference?, _ evaluator: Evaluator
  ) -> Value?
  /// A constant of a type of the language or a framework.
  func constant(_ name: String, of type: String, _ node: SyntaxNode, _ evaluator: Evaluator)
    -> Value
  /// A static function of such a type.
  func call(
    _ name: String, of type: TypeReference, _ arguments: [Argument], _ scope: Scope,
    _ node: SyntaxNode, _ evaluator: Evaluator
  ) -> Value
  /// What the language gives every type that the program declares.
  func member(
    _ name: String, ofType type: TypeDeclaration, _ node: SyntaxNode, _ evaluator: Evaluator
  ) -> Value?
  /// Whether the program may give all values of such a type a member.
  func mayAdd(_ name: String, to value: Value, _ program: Program) -> Bool
  /// A property of a value.
  func property(_ name: String, of value: Value, _ node: SyntaxNode, _ evaluator: Evaluator)
    -> Value
  /// A method of a value.
  func method(
    _ name: String, _ receiver: inout Value, _ arguments: [Argument], _ base: SyntaxNode,
    _ scope: Scope, _ node: SyntaxNode, _ type: TypeReference?, _ evaluator: Evaluator
  ) -> Value?
  /// A color that something else gives when it is drawn.
  func drawn(_ color: ColorValue, _ level: Int, _ evaluator: Evaluator) -> Value
}
