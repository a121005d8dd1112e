import SourceText

/// A constant of a program, or what gives one: a getter, a function without parameters.
///
/// 56 bytes: a program of megabytes has hundreds of thousands.
struct CodeDeclaration {
  /// What gives the value.
  enum Source {
    /// The expression at a token, which ends before another.
    case tokens(Tokens)
    /// The same, where names stand first for the constants of a body, which are called after it.
    case body(Tokens)
    /// The arguments of an initializer of the declared type, or of the type around it: a constructor
    /// that hands them on, an entry of an enumeration.
    case arguments([CodeArgument])
    /// Nothing that is read, and why.
    indirect case unread(String)

    /// The expression at a token, which ends before another.
    static func expression(at first: Int, to end: Int) -> Source {
      .tokens(Tokens(first: UInt32(first), end: UInt32(end)))
    }

    /// The expression at a token among the constants of a body.
    static func body(at first: Int, to end: Int) -> Source {
      .body(Tokens(first: UInt32(first), end: UInt32(end)))
    }
  }

  /// The token at which an expression begins, and the one before which it ends.
  struct Tokens {
    let first: UInt32
    let end: UInt32
  }

  let name: String
  /// The types around it, outermost first.
  let owner: [String]
  /// The words of its declared type: `List<Color>` is List, Color; empty if it has none.
  let type: [String]
  let source: Source
  /// Whether it may be assigned again.
  let isVariable: Bool
  /// Whether it is a function, which a name alone does not mean.
  let isFunction: Bool
  private let number: UInt32
  private let start: UInt32
  private let end: UInt32

  init(
    name: String, owner: [String], document: Int, type: [String], source: Source,
    nameRange: Range<Int>, isVariable: Bool, isFunction: Bool = false
  ) {
    self.name = name
    self.owner = owner
    self.type = type
    self.source = source
    self.isVariable = isVariable
    self.isFunction = isFunction
    number = UInt32(document)
    (start, end) = (UInt32(nameRange.lowerBound), UInt32(nameRange.upperBound))
  }

  /// The index of its document.
  var document: Int { Int(number) }
  var nameRange: Range<Int> { Int(start)..<Int(end) }
  /// The name after those of the types around it.
  var path: [String] { owner + [name] }
  /// The name of its token.
  var token: String { owner.isEmpty ? name : path.joined(separator: ".") }

  /// The same where a type that hands arguments on gives some of the values itself.
  func overridden(_ names: Set<String>, by type: String) -> CodeDeclaration {
    guard case .arguments(let arguments) = source, !names.isEmpty else { return self }
    func unread(_ name: String, at range: Range<Int>) -> CodeArgument {
      CodeArgument(
        label: name,
        value: CodeExpression(.other("\(CodeEvaluator.anotherValue)'\(type)'"), range: range))
    }
    var rest = names
    var result = arguments.map { argument in
      guard let label = argument.label, rest.remove(label) != nil else { return argument }
      return unread(label, at: argument.value.range)
    }
    // An argument without a label may be any of them.
    if arguments.contains(where: { $0.label == nil }) {
      result += rest.sorted().map { unread($0, at: nameRange) }
    }
    return CodeDeclaration(
      name: name, owner: owner, document: document, type: self.type, source: .arguments(result),
      nameRange: nameRange, isVariable: isVariable, isFunction: isFunction)
  }
}
