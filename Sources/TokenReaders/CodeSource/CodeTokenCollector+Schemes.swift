import SourceText

/// Color schemes that are made where they are used: `MaterialTheme(lightColorScheme(primary = …))`.
extension CodeTokenCollector {
  /// Adds the color schemes in bodies of functions.
  ///
  /// The only one of its kind is read where it is made of constants alone, as if it were one. Of any
  /// other it is not known which colors it has, or when it shows.
  mutating func add(_ schemes: [SchemeInBody]) {
    for scheme in schemes {
      let isAlone =
        !instances.contains {
          $0.isScheme && $0.type == scheme.form.type && $0.scheme == scheme.form.scheme
        }
        && schemes.count {
          $0.form.type == scheme.form.type && $0.form.scheme == scheme.form.scheme
        } == 1
      if isAlone, scheme.form.scheme != nil, let found = constant(scheme) {
        add(found)
      } else {
        add(unknown(scheme))
      }
    }
  }

  /// The scheme, if nothing in it is of the function.
  private mutating func constant(_ scheme: SchemeInBody) -> CodeInstance? {
    let document = program.documents[scheme.document]
    var open = scheme.index
    while open < document.count, !document.isText(open, "(") { open += 1 }
    let close = document.partner(open)
    // `lightColorScheme(…).copy(…)` is another one.
    guard close > open, ![".", "?.", "!!"].contains(document.text(close + 1)),
      isConstant(open + 1..<close, in: document)
    else { return nil }
    let declaration = CodeDeclaration(
      name: scheme.path.joined(separator: "."), owner: [], document: scheme.document, type: [],
      source: .expression(at: scheme.index, to: close + 1), nameRange: scheme.range,
      isVariable: false)
    guard let value = evaluator.expression(of: declaration) else { return nil }
    return instance(value, declaration, nil, evaluator.scope(of: declaration))
  }

  /// Whether tokens name nothing that a function may have: parameters and variables begin with a small
  /// letter, colors and what holds them with a capital one.
  private func isConstant(_ range: Range<Int>, in document: CodeDocument) -> Bool {
    range.allSatisfy { index in
      if document.isText(index, "{") { return false }
      guard let name = document.name(index), name.first?.isUppercase != true else { return true }
      // A label, or a member.
      return document.isText(index, "const") || document.isText(index - 1, ".")
        || ["=", ":"].contains(document.text(index + 1))
          && [",", "("].contains(document.text(index - 1))
    }
  }

  /// A color scheme whose colors are not known.
  private func unknown(_ scheme: SchemeInBody) -> CodeInstance {
    let scope = CodeScope(document: scheme.document, owner: [])
    return CodeInstance(
      type: scheme.form.type, path: scheme.path, document: scheme.document,
      file: program.documents[scheme.document].file.path, range: scheme.range,
      scheme: scheme.form.scheme, isScheme: true,
      members: scheme.form.roles.map {
        CodeInstance.Member(name: $0, value: nil, scope: scope, isColor: true, isDefault: false)
      }, missing: "its color scheme is made in a function; make it a constant")
  }
}
