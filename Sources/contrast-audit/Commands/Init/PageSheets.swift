import SystemLoading

/// Which style sheets the pages of a folder link: sheets that no page links together are no one cascade.
struct PageSheets {
  /// What each page links: whole paths, and the names of what is not found.
  private var pages: [Set<String>] = []
  private let files: FileSystem

  /// How many pages are read. A site may have more, and one that is not read may link anything.
  private static let pageLimit = 200

  init(among paths: [String], in environment: ToolEnvironment) {
    files = environment.files
    let paths = paths.filter { path in
      [".html", ".htm"].contains(where: path.lowercased().hasSuffix)
    }
    guard paths.count <= Self.pageLimit else { return }
    for path in paths {
      // A part of a page may be in any other one: only whole pages say what stands together.
      guard let file = try? files.source(path, as: .source, .found()) else { continue }
      let text = String(decoding: file.bytes, as: UTF8.self)
      guard text.contains("<html") || text.contains("<HTML") else { continue }
      // What else it imports is not followed.
      if text.contains("@import") {
        pages = []
        return
      }
      let folder = FilePath.folder(of: path)
      let sheets = Self.links(in: text).map { link in
        // Where an address of a site lies on disk is not known.
        let file =
          link.hasPrefix("/") || link.contains(":")
          ? nil
          : files.canonical(
            folder.isEmpty ? link : "\(folder)/\(link)")
        return file ?? FilePath.name(of: link)
      }
      if !sheets.isEmpty { pages.append(Set(sheets)) }
    }
  }

  /// Whether pages link both of two sheets, and none links both of them at once.
  func areApart(_ first: String, _ second: String) -> Bool {
    guard let firstFile = files.canonical(first), let secondFile = files.canonical(second) else {
      return false
    }
    func mayLink(_ page: Set<String>, _ path: String, _ file: String) -> Bool {
      page.contains(file) || page.contains(FilePath.name(of: path))
    }
    return pages.contains { $0.contains(firstFile) } && pages.contains { $0.contains(secondFile) }
      && !pages.contains { mayLink($0, first, firstFile) && mayLink($0, second, secondFile) }
  }

  /// What the links of a page name.
  private static func links(in text: String) -> [String] {
    ["<link", "<LINK"].flatMap(text.ranges(of:)).compactMap { start in
      let tag = text[start.upperBound...].prefix { $0 != ">" }
      guard let name = tag.firstRange(of: "href=") ?? tag.firstRange(of: "HREF=") else {
        return nil
      }
      let value = tag[name.upperBound...]
      let quote = value.first.flatMap { "\"'".contains($0) ? $0 : nil }
      return String(
        value.dropFirst(quote == nil ? 0 : 1).prefix { character in
          (quote.map { character == $0 } ?? character.isWhitespace) == false
            && !"?#".contains(character)
        })
    }
  }
}
