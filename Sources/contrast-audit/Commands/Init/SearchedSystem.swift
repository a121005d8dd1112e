import SystemLoading
import UsageReaders

/// What `init` drafts from the sources that it finds in a folder.
///
/// Names say which sources are the system's. The app adds the pairs that its code shows, and says
/// it all where names tell nothing.
struct SearchedSystem {
  private(set) var system: DraftedSystem?
  private(set) var found: FoundSources?
  /// The app, where it was looked at; not what pages show.
  var app: ShownApp? { apps[false].flatMap(\.self) }

  private let folder: String
  private let environment: ToolEnvironment
  private var sheets: ShownSheets?
  private var pages: PageSheets?
  /// What was looked at: the app in Swift or Kotlin, and the pages under true.
  private var apps: [Bool: ShownApp?] = [:]

  /// Searches a folder, empty for the working directory.
  ///
  /// - Parameter code: what to pair by in place of names.
  init(in folder: String, by code: ShownCode?, of environment: ToolEnvironment) throws {
    self.folder = folder
    self.environment = environment
    try search(code)
    guard code == nil, system?.judgesAnything != true, let sources = system?.sources,
      let app = readApp(of: sources.map(\.path))
    else { return }
    let byNames = (system, found)
    do { try search(nil, with: app) } catch { system = nil }
    if system?.judgesAnything != true { (system, found) = byNames }
  }

  /// - Parameter app: the app, where names alone pair nothing.
  private mutating func search(_ code: ShownCode?, with app: ShownApp? = nil) throws {
    var search = try FoundSources(in: folder, of: environment) { paths, format, guesses in
      // The views of an app say more than the names of its colors.
      try drafted(
        paths, format, guesses, by: code, with: app, isAppEnough: format == "swift")
    }
    system = search.groups.first?.system ?? search.unpaired
    // By code, each pair that it shows is of the main system.
    if code == nil, system?.judgesAnything == true {
      try search.findOthers { paths, format, guesses in
        try drafted(paths, format, guesses, by: nil, with: nil, isAppEnough: true)
      } refusal: {
        InitCommand.refusal(of: $0, in: environment)
      }
      system = search.groups.first?.system
    } else {
      search.leaveOthers()
    }
    found = search
  }

  /// - Parameter isAppEnough: whether what the app shows is drafted where names alone pair nothing.
  private mutating func drafted(
    _ paths: [String], _ format: String?, _ guesses: ContextGuesses, by code: ShownCode?,
    with app: ShownApp?, isAppEnough: Bool
  ) throws -> DraftedSystem {
    let ofSheets = paths.allSatisfy(ShownSheets.isSheet)
    if code == nil, ofSheets, sheets == nil {
      sheets = ShownSheets(among: try files(), in: environment)
    }
    let sheets = ofSheets ? sheets : nil
    if ofSheets, pages == nil { pages = PageSheets(among: try files(), in: environment) }
    let pages = ofSheets ? pages : nil
    func drafted(_ app: ShownApp?) throws -> DraftedSystem {
      try DraftedSystem(
        paths, as: format, guesses: guesses,
        from: code.map { .code($0) } ?? .names(sheets, app: app), pages: pages, in: environment)
    }
    let system = try drafted(app)
    guard code == nil, app == nil, system.judgesAnything || isAppEnough,
      let app = readApp(of: paths),
      let more = try? drafted(app), more.judgesAnything
    else { return system }
    return more
  }

  /// The files that are looked through.
  private func files() throws -> [String] {
    try FilesBelow.regularFiles(in: folder, of: environment).filter {
      !SourceKind.isForTests(String($0.dropFirst(folder.count)))
    }
  }

  /// What uses the colors of some sources, read once; nil where it shows nothing. Style sheets and modules
  /// are of pages.
  private mutating func readApp(of paths: [String]) -> ShownApp? {
    let isOfWeb = paths.allSatisfy { path in
      [.css, .html, .jsx].contains(UsageLanguage(path: path))
    }
    if let known = apps[isOfWeb] { return known }
    let app = ShownApp(in: folder, isOfWeb: isOfWeb, of: environment)
    apps[isOfWeb] = .some(app)
    return app
  }
}
