/// A token source of a drafted policy.
package struct DraftedSource: Sendable {
  /// The path, as the policy writes it.
  package var path: String
  /// The scheme in which it applies; nil for everywhere.
  package var scheme: String?

  /// A source that applies everywhere.
  package init(path: String) {
    self.path = path
  }

  /// The scheme in the file's name, `dark` for `tokens/app-dark.css`; nil if there is none.
  package var namedScheme: String? {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    let words = NameWords(String(name.split(separator: ".").joined(separator: "-"))).all
    let found = ["light", "dark"].filter(words.contains)
    return found.count == 1 ? found[0] : nil
  }
}
