package import DesignTokens
package import SourceText

/// Reads the colors of objects and constants in TypeScript and JavaScript: what stands at the top
/// of a module, with spreads and names of the same file and of files imported by a relative path.
///
/// A color is a token of its constant and its keys, `palette.gray.500`; what a module exports
/// without a name has its keys alone. A string is a color if CSS reads it as one. Functions of the
/// modules that give what follows from their arguments alone are followed; what they do beyond that,
/// as any other call, choice, template with holes or computed key, is unknown where a color could be,
/// and so are the colors in functions and classes. A path in braces, `{colors.gray.700}`, is an alias where it
/// ends the name of one token.
package struct TypeScriptReader: TokenReader {
  /// The endings of the files, in lower case.
  package static let endings = [".ts", ".tsx", ".mts", ".cts", ".js", ".jsx", ".mjs", ".cjs"]

  /// A reader.
  package init() {}

  /// Adds a layer for the module, and one for each scheme that the policy names groups for.
  package func read(
    _ source: TokenSource, into builder: inout TokenCatalogBuilder,
    diagnostics: inout DiagnosticList
  ) {
    if source.hexNotation == .alphaFirst {
      diagnostics.error("in TypeScript the opacity of a hexadecimal color comes last")
    }
    guard let file = source.file(diagnostics: &diagnostics) else { return }
    var modules = TypeScriptModules(source.loader)
    guard let module = modules.parse(file, &diagnostics) else { return }
    var collector = TypeScriptTokens(schemes: source.schemes)
    var values: [(name: String?, value: TypeScriptValue)] = []
    for constant in module.constants {
      // What is exported without a name is a constant already, by its name.
      if constant.name == nil, case .name(let name) = constant.value.kind,
        module.constant(name) != nil
      {
        continue
      }
      values.append((constant.name, modules.value(of: constant, in: module, &diagnostics)))
    }
    for code in module.codes {
      if let value = modules.colors(of: code, in: module) { values.append((code.name, value)) }
    }
    let hasColor = values.contains { TypeScriptTokens.isColor($0.value) }
    for (name, value) in values {
      collector.add(value, named: name.map { [$0] } ?? [], amongColors: hasColor)
    }
    guard !collector.isFull else {
      diagnostics.error(
        "'\(file.path)' has more than \(TypeScriptTokens.limit) colors; expected fewer")
      return
    }
    collector.addLayers(
      to: &builder, path: file.path, schemes: source.schemes, &diagnostics)
  }
}

extension TokenFormat {
  /// Objects of TypeScript and JavaScript.
  package static let typescript = TokenFormat(
    "typescript", "TypeScript and JavaScript objects and constants with colors",
    takes: .files(TypeScriptReader.endings), toldBy: TypeScriptReader.endings,
    reader: TypeScriptReader())
}
