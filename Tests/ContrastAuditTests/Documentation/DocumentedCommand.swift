/// A command line that the documentation shows.
struct DocumentedCommand: CustomStringConvertible {
  let page: String
  /// As it stands there, without the comment behind it.
  let text: String

  var description: String { "\(page): \(text)" }

  /// The lines of a page's shell blocks, and the commands in its prose that are more than a name.
  static func all(in page: DocumentationPage) -> [DocumentedCommand] {
    let lines = page.blocks.filter { $0.language == "sh" }.flatMap(\.lines)
    let spans = page.spans.filter { span in
      ["contrast-audit ", "swift ", "make "].contains { span.hasPrefix($0) }
        || span.contains(" make ")
    }
    return (lines + spans).compactMap { line in
      let text = line.split(separator: " #", maxSplits: 1).first ?? ""
      let words = text.split(separator: " ")
      guard !words.isEmpty else { return nil }
      return DocumentedCommand(page: page.path, text: words.joined(separator: " "))
    }
  }

  /// What the tool is given, as a shell would; nil for a command that is not the tool's.
  var words: [String]? {
    var words = text.split(separator: " ").map { word in
      String(word).replacing("\"", with: "").replacing("$SRCROOT", with: ".")
    }
    if words.starts(with: ["swift", "run"]) {
      words.removeFirst(words.firstIndex(of: "contrast-audit") ?? 0)
    }
    guard words.first == "contrast-audit" else { return nil }
    return words.dropFirst().prefix { $0 != "|" }.map { String($0) }
  }

  /// The words that `make` is given, with the settings before and behind it left out.
  var makeWords: [String]? {
    let words = text.split(separator: " ").filter { !$0.contains("=") }.map(String.init)
    return words.first == "make" ? Array(words.dropFirst()) : nil
  }
}
