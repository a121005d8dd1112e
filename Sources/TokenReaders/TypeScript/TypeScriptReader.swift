package import DesignTokens
import Programs
package import SourceText

/// Reads the colors of modules in TypeScript and JavaScript: what constants, objects and classes have
/// once the module ran, with what it takes from files that it imports by a relative path.
///
/// A color is a token of its constant and its keys, `palette.gray.500`; what a module exports
/// without a name has its keys alone. A string is a color if CSS reads it as one. What code may write
/// later, what a choice decides that is open, and what libraries give that no table knows, is unknown
/// where a color could be, and so are the colors in functions; one that no token has is reported. A path in braces, `{colors.gray.700}`, is
/// an alias where it ends the name of one token.
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
    let modules = ScriptModules(file) { Self.load($0, from: $1, source.loader) }
    for problem in modules.tree.problems { diagnostics.append(problem) }
    guard modules.tree.problems.isEmpty else { return }
    var collector = TypeScriptTokens(schemes: source.schemes)
    let program = TypeScriptProgram(modules)
    let values = program.declarations
    if let exhausted = program.exhausted {
      diagnostics.error(
        exhausted.reason, at: exhausted.span ?? SourceSpan(file: file, range: 0..<0))
    }
    let hasColor = values.contains { TypeScriptTokens.isColor($0.value) }
    let configuration = UtilityConfiguration(path: file.path)
    for (name, value) in values {
      let value = configuration?.colors(of: value) ?? value
      collector.add(value, named: name.map { [$0] } ?? [], amongColors: hasColor)
    }
    guard !collector.isFull else {
      diagnostics.error(
        "'\(file.path)' has more than \(TypeScriptTokens.limit) colors; expected fewer")
      return
    }
    collector.addLayers(
      to: &builder, path: file.path, schemes: source.schemes, &diagnostics)
    TypeScriptStrayColors(collector, modules.tree.root).report(to: &builder, &diagnostics)
  }

  /// The file of a relative path: as written, with an ending, or the index of a folder.
  private static func load(
    _ path: String, from file: SourceFile, _ loader: any SourceLoader
  ) -> SourceFile? {
    guard path.hasPrefix(".") else { return nil }
    let lowered = path.lowercased()
    let stem = endings.first(where: lowered.hasSuffix).map { String(path.dropLast($0.utf8.count)) }
    // TypeScript imports `theme.ts` as `./theme.js`.
    let candidates =
      (stem == nil ? [] : [path]) + endings.map { (stem ?? path) + $0 }
      + endings.map { path + "/index" + $0 }
    for candidate in candidates {
      if let other = try? loader.load(candidate, from: file) { return other }
    }
    return nil
  }
}

extension TokenFormat {
  /// Objects of TypeScript and JavaScript.
  package static let typescript = TokenFormat(
    "typescript", "TypeScript and JavaScript objects and constants with colors",
    takes: .files(TypeScriptReader.endings), toldBy: TypeScriptReader.endings,
    reader: TypeScriptReader())
}
