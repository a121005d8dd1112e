import SourceText
import SystemLoading
import TokenReaders

/// The files with colors that `init` passed over without a word: those of tests, in a language that is not
/// read, with colors in no token. Each is named with the count of its colors, since nobody judges them.
struct PassedFiles {
  /// Why a file was passed over.
  private enum Reason: Hashable {
    case test
    case unread(language: String)
    case page
    case noToken
    case unreadable

    var text: String {
      switch self {
      case .test: "of tests"
      case .unread(let language): "since \(language) is not read"
      case .page: "in a style of a page; name the page to audit it"
      case .noToken: "in no token"
      case .unreadable: "since it cannot be read"
      }
    }
  }

  private var lines: [(reason: Reason, files: [String])] = []
  private let folders: [String]
  /// How many files were not looked into.
  private var rest = 0

  /// How many files are looked into.
  private static let limit = 2000

  /// - Parameters:
  ///   - known: the files and folders that are audited, or named already.
  init(
    in folder: String, besides known: some Sequence<String>, of environment: ToolEnvironment
  ) {
    folders = FilesBelow.skippedFolders(in: folder, of: environment)
    let known = Set(known)
    let all = (try? FilesBelow.regularFiles(in: folder, of: environment)) ?? []
    var looked = 0
    for path in all {
      guard let language = Self.language(of: path), !Self.isKnown(path, among: known) else {
        continue
      }
      looked += 1
      guard looked <= Self.limit else {
        rest += 1
        continue
      }
      guard let file = try? environment.files.source(path, as: .code, .found()) else {
        add("'\(path)'", .unreadable)
        continue
      }
      let isPage = ["HTML", "a component of Vue", "a component of Svelte"].contains(language)
      let count =
        isPage
        ? Self.styles(in: file)
        : ColorMentions(in: String(decoding: file.bytes, as: UTF8.self)).count
      guard count > 0 else { continue }
      let reason: Reason =
        SourceKind.isForTests(String(path.dropFirst(folder.count)))
        ? .test : isPage ? .page : language.isEmpty ? .noToken : .unread(language: language)
      add("'\(path)' (\(count) color\(count == 1 ? "" : "s"))", reason)
    }
  }

  private mutating func add(_ text: String, _ reason: Reason) {
    if let index = lines.firstIndex(where: { $0.reason == reason }) {
      lines[index].files.append(text)
    } else {
      lines.append((reason, [text]))
    }
  }

  /// The language of a style sheet or a page; empty for CSS, nil for any other file.
  private static func language(of path: String) -> String? {
    let name = path.lowercased()
    if name.hasSuffix(".css") { return "" }
    let endings = [
      ".scss", ".sass", ".less", ".styl", ".pcss", ".postcss", ".html", ".htm", ".vue", ".svelte",
    ]
    return endings.contains(where: name.hasSuffix) ? UnreadFormat.language(of: path) : nil
  }

  /// Whether it is one of some files, or lies in a folder of them.
  private static func isKnown(_ path: String, among known: Set<String>) -> Bool {
    known.contains(path) || known.contains(".")
      || FilePath.folders(above: path).contains(where: known.contains)
  }

  /// How many colors the `<style>` elements of a page have.
  private static func styles(in page: SourceFile) -> Int {
    var rest = page.bytes[...]
    var count = 0
    while let start = rest.firstRange(of: Array("<style".utf8)) {
      let inner = rest[start.upperBound...]
      let end = inner.firstRange(of: Array("</style".utf8))?.lowerBound ?? inner.endIndex
      let style = inner[..<end].drop { $0 != UInt8(ascii: ">") }.dropFirst()
      count += ColorMentions(in: String(decoding: style, as: UTF8.self)).count
      rest = inner[end...]
    }
    return count
  }

  /// What `init` says of them.
  var text: String {
    var text = ""
    for (reason, files) in lines {
      let more = files.count > 5 ? " and \(files.count - 5) more" : ""
      text +=
        "Not audited, \(reason.text): \(files.prefix(5).joined(separator: ", "))\(more).".inert
        + "\n"
    }
    if rest > 0 { text += "Not looked into: \(rest) more style sheets and pages.\n" }
    if !folders.isEmpty {
      text +=
        "Not looked into, as folders of packages and builds: \(InitCommand.shown(folders)).".inert
        + "\n"
    }
    return text
  }
}
