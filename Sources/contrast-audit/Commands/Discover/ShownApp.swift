import AuditEngine
import DesignTokens
import SystemLoading
import TokenReaders

/// The app around token sources, as far as it shows what its colors are for: its code and its layouts.
struct ShownApp {
  /// The code; nil where nothing in it tells anything.
  let code: ShownCode?
  private let layouts: ShownLayouts
  /// The files of Swift that are the app's.
  let swiftFiles: [String]
  /// Files of Swift that are no part of the app: tests, and what runs beside it.
  let besideApp: [String]

  /// The app in a folder, empty for the working directory; nil if nothing shows colors. Tests are no
  /// part of it.
  ///
  /// - Parameter isOfWeb: whether it is made of pages: then their elements show the colors, and nothing else.
  init?(in folder: String, isOfWeb: Bool, of environment: ToolEnvironment) {
    guard let all = try? FilesBelow.regularFiles(in: folder, of: environment) else { return nil }
    let files = all.filter { path in
      let own = String(path.dropFirst(folder.count))
      return !SourceKind.isForTests(own) && !SourceKind.isBesideApp(own)
    }
    let own = Set(files)
    // The manifest of a package is none of the app's code.
    swiftFiles = files.filter { CodeFiles.isCode($0) && FilePath.name(of: $0) != "Package.swift" }
    besideApp = all.filter { CodeFiles.isCode($0) && !own.contains($0) }
    code = ShownCode(ofApp: files, in: folder, isOfWeb: isOfWeb, of: environment)
    layouts = ShownLayouts(among: isOfWeb ? [] : files, in: environment)
    if code == nil, layouts.isEmpty { return nil }
  }

  /// What it shows of the color tokens of a catalog.
  func uses(of catalog: TokenCatalog) -> AppUses {
    var uses = AppUses()
    uses.pairs = code?.uses(of: catalog) ?? []
    code?.addLone(to: &uses, of: catalog)
    layouts.add(to: &uses, of: catalog)
    return uses
  }
}
