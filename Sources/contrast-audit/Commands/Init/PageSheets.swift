import AuditEngine
import StyleSheets
import SystemLoading
import TokenReaders

/// Which style sheets the pages of a folder load, in which order and under what conditions.
struct PageSheets {
  private struct Page {
    let path: String
    let markup: PageMarkup
    /// Whether it sets custom properties itself, in `<style>` or on its elements.
    let hasOwn: Bool
    /// What each link leads to: a whole path, or the name of what is not found; nil for `<style>`.
    let files: [String?]
  }

  /// A sheet of a page, and when it applies.
  private struct Link: Hashable {
    let file: String
    let media: String
    let title: String?
    let isChosen: Bool

    var isPlain: Bool {
      title == nil && !isChosen && ["", "all", "screen"].contains(media.lowercased())
    }
  }

  private var pages: [Page] = []
  private let files: FileSystem
  private let modules: ModulePages

  /// How many pages are read. A site may have more, and one that is not read may link anything.
  private static let pageLimit = 200
  /// How many pages with different sheets are told apart.
  private static let kindLimit = 8

  init(among paths: [String], in environment: ToolEnvironment) {
    files = environment.files
    modules = ModulePages(among: paths, in: environment)
    let paths = paths.filter { path in
      [".html", ".htm"].contains(where: path.lowercased().hasSuffix)
    }
    guard paths.count <= Self.pageLimit else { return }
    for path in paths {
      // A part of a page may be in any other one: only whole pages say what stands together.
      guard let file = try? environment.files.source(path, as: .source, .found()) else { continue }
      let text = String(decoding: file.bytes, as: UTF8.self)
      guard text.contains("<html") || text.contains("<HTML") else { continue }
      // What else it imports is not followed.
      if text.contains("@import") {
        pages = []
        return
      }
      let folder = FilePath.folder(of: path)
      let markup = PageMarkup(file.bytes)
      let links = markup.sheets.map { sheet -> String? in
        guard let link = sheet.reference else { return nil }
        // Where an address of a site lies on disk is not known.
        let file =
          link.hasPrefix("/") || link.contains(":") || markup.hasBase
          ? nil : files.canonical(folder.isEmpty ? link : "\(folder)/\(link)")
        return file ?? FilePath.name(of: link)
      }
      guard links.contains(where: { $0 != nil }) else { continue }
      let hasOwn =
        !markup.styled.isEmpty
        || markup.sheets.contains { sheet in
          sheet.reference == nil
            && String(decoding: file.bytes[sheet.range], as: UTF8.self).contains("--")
        }
      pages.append(Page(path: path, markup: markup, hasOwn: hasOwn, files: links))
    }
  }

  /// Whether pages link both of two sheets, and none links both of them at once.
  func areApart(_ first: String, _ second: String) -> Bool {
    guard let firstFile = files.canonical(first), let secondFile = files.canonical(second) else {
      return false
    }
    func mayLink(_ page: Page, _ path: String, _ file: String) -> Bool {
      page.files.contains(file) || page.files.contains(FilePath.name(of: path))
    }
    return pages.contains { $0.files.contains(firstFile) }
      && pages.contains { $0.files.contains(secondFile) }
      && !pages.contains { mayLink($0, first, firstFile) && mayLink($0, second, secondFile) }
  }

  /// The pages that load some sheets, one for each list of them; nil where one of these is on no page. Where no
  /// page links any, the module that imports them.
  func loading(_ paths: [String]) -> [String]? {
    if pages.isEmpty { return modules.loading(paths).map { [$0] } }
    let kinds = kinds(of: paths)
    let all = Set(paths.compactMap(files.canonical))
    guard kinds.count <= Self.kindLimit, all.count == paths.count,
      all.isSubset(of: kinds.flatMap(\.links).map(\.file))
    else { return nil }
    return kinds.map(\.page)
  }

  /// Whether a page says more of some sheets than that they are loaded: it loads one under a condition, or as
  /// one of several styles, or sets custom properties beside them.
  func sayMore(of paths: [String]) -> Bool {
    kinds(of: paths).contains { $0.hasOwn || !$0.links.allSatisfy(\.isPlain) }
  }

  /// The lists of some sheets that pages load, each with the first page that has it; a page with custom
  /// properties of its own is one of its kind.
  private func kinds(of paths: [String]) -> [(page: String, links: [Link], hasOwn: Bool)] {
    let all = Set(paths.compactMap(files.canonical))
    var kinds: [(page: String, links: [Link], hasOwn: Bool)] = []
    for page in pages {
      let links = zip(page.markup.sheets, page.files).compactMap { sheet, file -> Link? in
        guard let file, all.contains(file) else { return nil }
        return Link(
          file: file, media: sheet.media, title: sheet.title,
          isChosen: sheet.isAlternate || sheet.isDisabled || sheet.isWithoutScripts)
      }
      let isKnown = !page.hasOwn && kinds.contains { !$0.hasOwn && $0.links == links }
      if !links.isEmpty, !isKnown { kinds.append((page.path, links, page.hasOwn)) }
    }
    return kinds
  }

  /// The files that a page links, by their whole paths.
  static func files(of page: String, _ environment: ToolEnvironment) -> [String] {
    if ModuleImports.isModule(page) { return ModulePages.sheets(of: page, environment.files) }
    guard let file = try? environment.files.source(page, as: .source, .found()) else { return [] }
    let folder = FilePath.folder(of: page)
    return PageMarkup(file.bytes).sheets.compactMap(\.reference).compactMap { link in
      environment.files.canonical(FilePath.join(folder, link))
    }
  }

  /// Pages as sources, each in a context of its own if there are several.
  static func sources(of pages: [String]) -> [DraftedSource] {
    pages.map { path in
      let name = FilePath.name(of: path).split(separator: ".").first.map(String.init) ?? path
      let isAlone = pages.count { FilePath.name(of: $0) == FilePath.name(of: path) } == 1
      var source = DraftedSource(path, page: pages.count == 1 ? nil : isAlone ? name : path)
      // The code itself is of another format.
      if ModuleImports.isModule(path) { source.format = TokenFormat.css.name }
      return source
    }
  }
}
