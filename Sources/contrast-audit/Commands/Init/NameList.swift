import SourceText

/// Names below a heading, a line each: a few of them and how many more there are, since a list of
/// hundreds hides what was guessed.
struct NameList {
  private static let limit = 6
  private let names: [String]

  init(_ names: [String]) {
    self.names = names
  }

  /// Whether some are only counted. One line more is as short as the count of it.
  var isCut: Bool { names.count > Self.limit + 1 }

  /// The lines.
  var text: String {
    let shown = isCut ? names.prefix(Self.limit) : names[...]
    let more = isCut ? "  and \(names.count - Self.limit) more\n" : ""
    return shown.map { "  \($0.inert)\n" }.joined() + more
  }
}
