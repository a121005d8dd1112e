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

  /// What no file and no command line brings about, by why.
  static let elsewhere: [String: [String]] = [
    "a program that fails while it runs, in SubprocessTests": [
      "': an argument contains a NUL", "' printed more than ", "cannot run '",
    ],
    "what no audit asks for: each permutation is entered before a pairing is judged in it": [
      "no permutation was entered"
    ],
    "a machine without git, in GitRepositoryTests": [
      "there is no git in the folders of PATH; those of the checkout do not count"
    ],
    "a word that is empty or a clone that lacks something, in DiffCommandTests": [
      "an operand of 'diff' is empty; expected a revision, a report or a folder"
    ],
    "a file that changes or a disk that fails while it is used: TokenEditingTests, FileSystemTests":
      [
        "' changed while it was read", "' was not read before",
        "the file changed since it was read",
        "cannot read the folder '", ": it accepts no data",
      ],
    "a policy that the library loads, in DesignSystemTests": [
      "the policy names further ones, such as '"
    ],
    "more files than a test writes": [
      "there are too many files here to look through; name the token files"
    ],
    "a pipe in the place of a file, or one that changes, in FileDoorTests": [
      "' is not a regular file; expected a file or a folder",
      "' has another size than it states: it changes, or is no file on a disk",
      "' was replaced while it was opened; try again", "cannot read standard input: ",
    ],
    "a hundred thousand files or gigabytes: the tests of each limit": [
      "styles inherit more than ", " colors; expected fewer",
      "groups inherit more than ", "too many sources declare '", "the resolver uses more than ",
      " evaluations; expected at most ",
      " files; name the folder of the tokens in it", " is larger than ",
      " names; expected fewer",
      "there are too many themes, or tokens in them", " collections; expected fewer",
      "the patterns of the policy take too many comparisons with the names of ",
      " conditions that the policy audits; at most ",
    ],
    "said to programs that use the modules: TokenEditingTests, AuditTests": [
      "no token is read from this file",
      "the color would have to be both ",
      "two colors to change overlap",
      "the waiver has an end, and nothing says what day it is",
      " parts; expected at least one and at most ",
    ],
    "another check says it first, and this one would say that we are wrong": [
      "no contrast is required for '", "the built-in catalog has no file '",
      "the background has no surface", "an operand is missing",
      "the modifier mixes in no color; expected one in \"color\"",
      "values under conditions cannot be drafted; write the policy by hand",
      "' cannot be resolved", "values of their own would change what is audited",
      "the changes and the values of their own overlap",
    ],
  ]
}
