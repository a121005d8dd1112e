import Foundation
import TestSupport
import Testing

/// A way to exit status 0 without every color having been looked at, and what stops it: a folder below
/// `Fixtures/WaysToGoGreen`.
///
/// `files` is what lies there when the tool runs, `before`, or `before-1` and the next, what was committed
/// first, and `stdin` what it is given. `way.txt` has the way in plain words, and below an empty line:
///
///     link files/NAME TARGET   a link, since a repository on another system has none
///     folder files/NAME        an empty folder, since git keeps none
///     variable NAME=VALUE      a variable of the environment
///     in FOLDER                where the tool is run
///     $ contrast-audit WORDS   the command; quotes hold a word with spaces
///     exit 1                   how it ends
///     A part of what it prints, which is enough to tell this end from another.
struct WayToGoGreen: CustomTestStringConvertible, Sendable {
  /// The path of its folder below that of all.
  let path: String

  var testDescription: String { path }

  private static let root = Fixture.url("WaysToGoGreen")

  private var folder: URL { Self.root.appending(path: path) }

  /// All, in the order of their paths.
  static let all: [WayToGoGreen] = names(in: root).flatMap { area in
    names(in: root.appending(path: area)).map { WayToGoGreen(path: "\(area)/\($0)") }
  }

  private static func names(in folder: URL) -> [String] {
    let path = folder.path(percentEncoded: false)
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// The states that were committed before, in order.
  private var commits: [String] {
    Self.names(in: folder).filter { $0.hasPrefix("before") }
  }

  /// Whether it needs git.
  var hasCommits: Bool { !commits.isEmpty }

  /// Makes what is there, and goes the way.
  func run(_ page: WayPage) throws -> ToolRun {
    let sandbox = hasCommits ? try GitSandbox() : nil
    let workspace = try sandbox?.workspace ?? Workspace()
    for state in commits + ["files"] {
      for name in try workspace.names() where name != ".git" {
        try FileManager.default.removeItem(atPath: workspace.absolute(name))
      }
      try lay(state, page, in: workspace)
      if state != "files" { try sandbox?.commit() }
    }
    // With a byte order mark, if there is one.
    let input = try? Data(contentsOf: folder.appending(path: "stdin"))
    return ToolRun(
      page.words + page.details, in: workspace, workingIn: page.place,
      input: input.map { String(decoding: $0, as: UTF8.self) },
      variables: page.variables)
  }

  /// The page of it.
  func page() throws -> WayPage {
    try WayPage(String(contentsOf: folder.appending(path: "way.txt"), encoding: .utf8))
  }

  /// Lays the files, the links and the empty folders of a state.
  private func lay(_ state: String, _ page: WayPage, in workspace: Workspace) throws {
    let files = folder.appending(path: state)
    for name in Self.names(in: files) {
      try FileManager.default.copyItem(
        at: files.appending(path: name), to: URL(filePath: workspace.absolute(name)))
    }
    for name in page.folders where name.hasPrefix("\(state)/") {
      try workspace.makeFolder(String(name.dropFirst(state.count + 1)))
    }
    for (name, target) in page.links where name.hasPrefix("\(state)/") {
      let link = String(name.dropFirst(state.count + 1))
      let folders = link.split(separator: "/").dropLast().joined(separator: "/")
      if !folders.isEmpty { try workspace.makeFolder(folders) }
      try workspace.makeLink(link, to: target)
    }
  }
}
