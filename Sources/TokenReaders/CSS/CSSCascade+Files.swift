import DesignTokens
import SourceText
import StyleSheets

extension CSSCascade {
  private struct Place: Hashable {
    let condition: CSSCondition
    let property: ExactText
  }

  /// Reports values that only the names of a folder's files decide: one of them would never be
  /// judged. A layer, a more specific selector or an import decides on purpose.
  func reportOrderOfFiles(_ diagnostics: inout DiagnosticList) {
    // One file decides by what stands in it.
    guard entries.contains(where: { $0.sheet != entries.first?.sheet }) else { return }
    var last: [Place: (entry: Entry, declaration: CSSDeclaration)] = [:]
    var reported: Set<[Int]> = []
    for entry in entries {
      for declaration in entry.declarations where declaration.isCustom {
        let place = Place(condition: entry.condition, property: ExactText(declaration.name))
        defer { last[place] = (entry, declaration) }
        guard let first = last[place], first.entry.sheet != entry.sheet,
          !first.entry.precedes(entry),
          first.declaration.value.plain != declaration.value.plain,
          reported.insert([first.entry.sheet, entry.sheet]).inserted
        else { continue }
        let other = first.declaration.value.span
        diagnostics.error(
          "'\(CSSReader.tokenName(of: declaration.name))' has another value at \(other.file.path):"
            + "\(other.start.line), and only the file names decide which one wins; name the files as sources, one "
            + "with \"when\" or \"overrides\": true",
          at: declaration.value.span)
      }
    }
  }
}
