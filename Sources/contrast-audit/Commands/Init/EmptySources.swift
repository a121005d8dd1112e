import DesignTokens
import SourceText
import SystemLoading
import TokenReaders

/// The files without any token among those that are named, such as files of nothing but empty groups.
/// A policy cannot name them.
struct EmptySources {
  /// The paths of the files without a token, unless no file has one.
  private(set) var paths: [String] = []
  /// The other paths, in order.
  private(set) var others: [String] = []

  /// There are none.
  init() {}

  init(among all: [String], in environment: ToolEnvironment) {
    let reader = environment.sourceReader()
    let empty = all.filter { path in
      var builder = TokenCatalogBuilder()
      var diagnostics = DiagnosticList()
      reader.read(
        path, from: nil, mayBeEmpty: true, at: nil, into: &builder, diagnostics: &diagnostics)
      return builder.declarationCount == 0 && diagnostics.all.isEmpty
    }
    guard empty.count < all.count else {
      others = all
      return
    }
    paths = empty
    others = all.filter { !empty.contains($0) }
  }

  /// What is said about them; empty if there are none.
  var text: String {
    paths.isEmpty
      ? "" : "Left out, since there is no token in it: \(InitCommand.shown(paths)).".inert + "\n"
  }
}
