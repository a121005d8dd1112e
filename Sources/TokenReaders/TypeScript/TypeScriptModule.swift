package import SourceText

/// What a file of JavaScript or TypeScript declares at its top: constants, imports and exports.
/// Functions and classes are skipped.
package struct TypeScriptModule {
  /// A constant.
  package struct Constant {
    /// The name; nil for what the module exports without a name.
    package let name: String?
    /// The value.
    package let value: CodeExpression
    /// Whether nothing can assign another value to it.
    package let isFixed: Bool
  }

  /// A name that another module has.
  package struct Import {
    /// The module, as written.
    package let path: String
    /// The name there; `default` for what has none, nil for all that it exports.
    package let name: String?
  }

  /// The text.
  package let document: CodeDocument
  /// The constants, in order.
  package private(set) var constants: [Constant] = []
  /// Where the last constant of a name stands among them; what has none is `default`.
  private var positions: [String: Int] = [:]
  /// The imported names.
  package internal(set) var imports: [String: Import] = [:]
  /// The exports that have another name than inside, and those of other modules.
  package internal(set) var exports: [String: String] = [:]
  /// The modules that are exported whole.
  package internal(set) var reexports: [String] = []
  /// The functions and classes with their code, and the names that a pattern takes apart.
  var codes: [Constant] = []
  /// The functions and classes of the module.
  package internal(set) var functions: Set<String> = []
  /// The names that code assigns to, and those with parts that it assigns to, with the first place.
  var assigned: [String: SourceSpan] = [:]
  var changed: [String: SourceSpan] = [:]
  /// Where code changes a part of what it may have from elsewhere; nil if it changes only what it makes.
  var sharedChange: SourceSpan?

  /// Names that stand for no constant and no color.
  static let literals: Set<String> = ["null", "undefined", "this"]

  /// The file.
  var file: SourceFile { document.file }

  init(_ document: CodeDocument) {
    self.document = document
  }

  /// Parses a file; reports and returns nil if its brackets or texts do not end. O(n).
  package static func parse(
    _ file: SourceFile, diagnostics: inout DiagnosticList
  ) -> TypeScriptModule? {
    var problems = DiagnosticList()
    let document = CodeDocument.parse(file, as: .ecmaScript, diagnostics: &problems)
    for problem in problems.all { diagnostics.append(problem) }
    guard !problems.hasErrors else { return nil }
    var declarations = TypeScriptDeclarations(document)
    declarations.walk()
    var module = declarations.module
    if !declarations.changes.isEmpty {
      module.sharedChange = TypeScriptChanges(module).shared(declarations.changes)
    }
    return module
  }

  mutating func add(_ constant: Constant) {
    positions[constant.name ?? "default"] = constants.count
    constants.append(constant)
  }

  /// The last constant of a name; `default` for the one that has none.
  func constant(_ name: String) -> Constant? { positions[name].map { constants[$0] } }

  /// Whether the module itself says what a name that it exports is.
  func has(_ name: String) -> Bool {
    let inner = exports[name] ?? name
    return positions[inner] != nil || imports[inner] != nil || functions.contains(inner)
  }

  /// Where code may change a constant; nil if none does.
  package func change(of constant: Constant) -> SourceSpan? {
    guard let name = constant.name else { return nil }
    return changed[name] ?? (constant.isFixed ? nil : assigned[name])
  }
}
