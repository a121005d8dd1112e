import Foundation
import TestSupport

/// What `public` declarations a folder has, as they stand in the sources.
struct PublicInterface {
  /// A declaration without its body, on one line.
  struct Declaration {
    let file: String
    let text: String
    /// Whether a comment stands above it.
    let isDocumented: Bool
  }

  let declarations: [Declaration]

  /// The declarations of the folders and the cases of public enumerations, file by file.
  init(of folders: [String]) throws {
    declarations = try folders.flatMap { try Repository.swiftFiles(in: $0) }.flatMap { file in
      Self.declarations(in: try Repository.text(file), of: file)
    }
  }

  /// A page: each file and its declarations.
  var text: String {
    var text = ""
    var file = ""
    for declaration in declarations {
      if declaration.file != file {
        text += "\(file.isEmpty ? "" : "\n")\(declaration.file)\n"
        file = declaration.file
      }
      text += "  \(declaration.text)\n"
    }
    return text
  }

  // MARK: Reading

  private static func declarations(in source: String, of file: String) -> [Declaration] {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var isPublicEnumeration = false
    var found: [Declaration] = []
    for (index, line) in lines.enumerated() {
      if line == "}" { isPublicEnumeration = false }
      if line.hasPrefix("public enum ") { isPublicEnumeration = true }
      let isCase =
        isPublicEnumeration && line.hasPrefix("  case ") && !line.hasPrefix("  case .")
      guard isCase || isDeclaration(line) else { continue }
      let text = isCase ? line : whole(lines[index...])
      found.append(
        Declaration(
          file: file, text: text.trimmingCharacters(in: .whitespaces),
          isDocumented: isCase || isDocumented(index, in: lines)))
    }
    return found
  }

  /// The number of public declarations in a source. There are many lines, and few have the word.
  static func count(in source: String) -> Int {
    guard source.utf8.firstRange(of: "public ".utf8) != nil else { return 0 }
    return source.split(separator: "\n").count { isDeclaration($0) }
  }

  /// Whether a line begins a public declaration.
  private static func isDeclaration(_ line: some StringProtocol) -> Bool {
    let words = line.drop { $0 == " " }
    return words.hasPrefix("public ") && !words.hasPrefix("public import ")
  }

  private static func isDocumented(_ index: Int, in lines: [String]) -> Bool {
    index > 0 && lines[index - 1].trimmingCharacters(in: .whitespaces).hasPrefix("///")
  }

  /// A declaration up to its body or value, its lines joined.
  private static func whole(_ lines: ArraySlice<String>) -> String {
    var text = ""
    for line in lines {
      let part = line.trimmingCharacters(in: .whitespaces)
      let isContinued =
        text.isEmpty || depth(of: text) > 0 || text.hasSuffix(",") || part.hasPrefix("{")
        || ["throws", "->", "where"].contains { part.hasPrefix($0) }
      guard isContinued else { break }
      text += text.isEmpty || text.hasSuffix("(") || part.hasPrefix(")") ? part : " \(part)"
      if depth(of: text) == 0, text.contains(" {") { break }
    }
    let body = text.firstRange(of: " {")?.lowerBound ?? text.endIndex
    return String(text[..<body])
  }

  private static func depth(of text: String) -> Int {
    text.reduce(0) { $0 + ($1 == "(" ? 1 : $1 == ")" ? -1 : 0) }
  }
}
