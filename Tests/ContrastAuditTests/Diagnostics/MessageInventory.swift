import Foundation

/// The messages that stand in the sources, each by the longest part that is printed as it stands.
struct MessageInventory: CustomStringConvertible {
  let place: String
  let text: String

  var description: String { "\(place): \(text)" }

  static func all() throws -> [MessageInventory] {
    let sources = DocumentationPage.root.appending(path: "Sources")
    let files = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String }
    let call =
      /(?:diagnostics\.(?:error|warning)|ToolFailure|ResolutionError|SourceLoadError|FileError|throw error)\(\s*(?:message: )?"((?:\\\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|[^"\\]|\\[^(])*)"/
    return try (files ?? []).filter { $0.hasSuffix(".swift") }.sorted().flatMap { file in
      let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
      return text.matches(of: call).compactMap { match -> MessageInventory? in
        let parts = String(match.1).split(
          separator: /\\\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/)
        let longest = parts.map { String($0) }.max { $0.count < $1.count } ?? ""
        let plain = longest.replacing(#"\""#, with: "\"").replacing(#"\\"#, with: #"\"#)
        return plain.count < 8 ? nil : MessageInventory(place: file, text: plain)
      }
    }
  }

  /// What no row can show, by why.
  static let elsewhere: [String: [String]] = [
    "two revisions, in DiffCommandTests and its neighbors": [
      "' is a file here and a revision; write './", "there is neither a file nor a revision '",
      " here or above, and nothing says what to compare; ", "' lies outside the repository '",
      " failed with ", "' is no regular file in '", "neither side has a ",
      "' lies outside the repository; expected a path in it",
      "nothing would be compared: neither side has such a check",
    ],
    "a program that is run, in SubprocessTests": [
      "': an argument holds a NUL", "' printed more than ", "cannot run '",
    ],
    "a file that changes, or a disk that fails, while it is used: TokenEditingTests, FileSystemTests":
      [
        "' changed while it was read", "' is gone", "the file changed since it was read",
        "cannot read the folder '", ": nothing is taken", "no token is read from this file",
        "the color is to be both ", "two colors that are to change overlap",
        "' cannot be changed to ",
        " evaluations fail, or one that passed does; nothing is written",
      ],
    "a link or a special file, in FileSystemTests and HostileSystemTests": [
      "' is not a regular file; expected a file or a folder",
      "' is a link or no regular file, and is not followed; put the file itself there",
    ],
    "too much for a row: the tests of each limit": [
      "there are too many permutations to list the tokens of: ", " levels deep through its aliases",
      "groups extend each other more than 64 levels deep", "groups inherit more than ",
      "nested more than ", "the resolver leads to more than ",
      " levels deep; name the files themselves", "' has more than ", "rules nest more than ",
      " custom properties of ", "there are more permutations of ", " permutations of ",
      "' holds more than ", " is larger than ",
    ],
    "no text, in the tests of each parser": [
      " cannot stand here", "the file is UTF-16; expected UTF-8",
      "not UTF-8: a byte that cannot stand here",
    ],
    "a fingerprint, which a row would have to work out: ExplainCommandTests, BaselineTests": [
      " fingerprints; give more of it", "the finding stands twice, first in line ",
      "; expected 1 or more",
      "the known finding has no ratio; --write-baseline makes the file anew",
      " gone, and --prune-baseline ", "the result stands twice, first in line ",
    ],
    "said to programs, or after another check that says it first": [
      "nothing is required of '", "the built-in catalog has no file '",
      "the background has no surface", "the modifier mixes in no color; expected one in \"color\"",
      "an operand is missing",
      "' is too far out of range to be a color", "the color is too far out of range",
      "; expected one, since it is a token",
      "the waiver has an end, and nothing says what day it is",
      "the report has no results; expected what --format json writes",
      " here or above: 'contrast-audit init' writes a first one, and ",
    ],
    "needs a larger system: AuditCommandTests, AccentCommandTests and the tests of the readers": [
      "pairings reach ", "' is taken as it is at default contrast; where contrast ",
      "' has no entry of its own for ",
      "' are taken as they are at default contrast; where contrast ",
      "' rests on ", "' holds where the page chooses no scheme; where it ",
      "': an initializer gives it ",
    ],
  ]
}
