import DesignTokens
import SourceText

/// Follows references to sets and to files.
extension DTCGResolverReader {
  /// The target of a reference.
  struct Target {
    let value: JSONValue
    let home: JSONDocument
    /// The file and pointer, to recognize it.
    let name: String
  }

  /// Follows `#/sets/name`, `file.json` or `file.json#/path`.
  mutating func target(
    of text: String, at reference: JSONValue, in home: JSONDocument,
    _ diagnostics: inout DiagnosticList
  ) -> Target? {
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    var document: JSONDocument? = home
    if !parts[0].isEmpty {
      document = load(String(parts[0]), at: reference, from: home, &diagnostics)
    }
    guard let document else { return nil }
    guard parts.count == 2, !parts[1].isEmpty else {
      if parts[0].isEmpty {
        diagnostics.error(
          "'\(text)' points to the document itself; expected a set, such as '#/sets/base'",
          at: reference.span)
        return nil
      }
      return Target(value: document.root, home: document, name: document.file.path)
    }
    let pointer = parts[1].hasPrefix("/") ? parts[1].dropFirst() : parts[1]
    var value = document.root
    var steps: [String] = []
    for part in pointer.split(separator: "/", omittingEmptySubsequences: false) {
      let step = DTCGReference.decode(part)
      if steps.isEmpty, step == "modifiers" || step == "resolutionOrder" {
        diagnostics.error(
          "'\(text)' may not be referred to from a set or a context; only a set may",
          at: reference.span)
        return nil
      }
      guard let step, let next = value[step] else {
        let known = value.members.prefix(64).map(\.key)
        diagnostics.error(
          "'\(text)' points to nothing"
            + NearestName.hint(for: step ?? String(part), among: known),
          at: reference.span)
        return nil
      }
      steps.append(step)
      value = next
    }
    guard value.expect(.object, "what '\(text)' points to", &diagnostics) else { return nil }
    if value.isOrHolds(reference) {
      diagnostics.error(
        "'\(text)' points to what contains it; expected a place elsewhere", at: reference.span)
      return nil
    }
    let file = document === self.document ? "" : document.file.path
    let name = "\(file)#/\(steps.joined(separator: "/"))"
    reached.insert(name)
    return Target(value: value, home: document, name: name)
  }

  /// Loads and parses a file once.
  mutating func load(
    _ path: String, at reference: JSONValue, from home: JSONDocument,
    _ diagnostics: inout DiagnosticList
  ) -> JSONDocument? {
    let key = "\(home.file.path)\u{0}\(path)"
    if let known = loaded[key] { return known }
    var result: JSONDocument?
    do throws(SourceLoadError) {
      let file = try loader.load(DTCGReference.percentDecoded(path) ?? path, from: home.file)
      result = JSONDocument.parse(
        file, syntax: JSONSyntax(of: file), diagnostics: &diagnostics)
      if let root = result?.root, root.kind != .object {
        diagnostics.error("expected an object of tokens, found \(root.kind.phrase)", at: root.span)
        result = nil
      }
    } catch {
      diagnostics.error(error.message, at: reference.span)
    }
    loaded[key] = result
    return result
  }
}
