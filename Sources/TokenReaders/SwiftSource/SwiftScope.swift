import SourceText

/// A type of a program with what all its declarations and extensions put into it, or the outermost
/// level.
struct SwiftScope {
  /// The names of the types around it and its own; empty for the outermost level.
  let path: [String]
  /// The scope around it; nil for the outermost level.
  let parent: Int?
  /// What its own declaration says it is; nil if there are only extensions.
  var keyword: SwiftTypeDeclaration.Keyword?
  /// Where its own declaration stands.
  var span: SourceSpan?
  /// The types in it.
  var types: [String: Int] = [:]
  /// The properties in it, all of a name.
  var properties: [String: SwiftIndices] = [:]
  /// The functions in it that return colors, all of a name, among the properties of the program.
  var functions: [String: [Int]] = [:]
  /// The cases of an enumeration, in order.
  var cases: [String] = []
  /// What its cases are written to stand for, each with the document that says so; nil for a case that
  /// says nothing, or is declared more than once, as between `#if` and `#else`.
  var rawValues: [String: (document: Int, code: SwiftCode)?] = [:]
  /// The type aliases in it.
  var aliases: [String: [(type: SwiftTypeName, branches: [SwiftBranch])]] = [:]
  /// What it inherits from and conforms to, by name.
  var inherited: [String] = []
  /// Whether it has an initializer of its own in place of the one that a structure is given.
  var hasInitializer = false
  /// The initializers in it and in its extensions.
  var initializers: [SwiftFunction] = []

  /// Whether anything in it has a name.
  func declares(_ name: String) -> Bool {
    properties[name] != nil || functions[name] != nil || types[name] != nil || aliases[name] != nil
      || cases.contains(name)
  }

  /// The full name.
  var name: String { path.joined(separator: ".") }
}
