import AuditEngine
import SourceText
import SystemLoading
import TokenReaders

/// What the app's code shows of the colors of a draft, beside what names tell: the policy names the code, and
/// each audit reads it.
struct ShownDraft {
  let colors: ShownColors
  /// The folders and files of the code, as far up as there is nothing but code of the app.
  let code: [String]

  /// Nil where the code is in no language that audits read, shows no text or icon in color, or a policy would judge
  /// nothing.
  init?(_ app: ShownApp?, of system: DraftedSystem) {
    guard let app, !app.swiftFiles.isEmpty, let reading = app.code?.search.reading else {
      return nil
    }
    colors = ShownColors(reading, system.decided)
    if colors.pairs.isEmpty,
      colors.unresolved.isEmpty || InitCommand.pairingCount(system.policy) == 0
    {
      return nil
    }
    // The highest folders in which all is code of the app. A view that comes to them is judged, and what it
    // shows may be declared anywhere in them.
    let mixed = app.besideApp.reduce(into: Set<String>()) { $0.formUnion(Self.folders(around: $1)) }
    let found = app.swiftFiles.map { path in
      Self.folders(around: path).first { !mixed.contains($0) } ?? path
    }
    code = Set(found).map { $0.isEmpty ? "." : $0 }.sorted()
  }

  /// The folders that a path is in, the outermost first, which is the working directory.
  private static func folders(around path: String) -> [String] {
    [""] + FilePath.folders(above: path).reversed()
  }

  /// What is judged of it, in a line.
  var text: String {
    let pairs = "\(colors.pairs.count) pair\(colors.pairs.count == 1 ? "" : "s")"
    return "Judged as the code in \(InitCommand.shown(code)) shows it, each time anew: \(pairs)"
  }
}
