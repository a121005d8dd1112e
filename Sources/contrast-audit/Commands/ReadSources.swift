import DesignTokens
import SourceText
import SystemLoading
import TokenReaders

/// Sources that were found and read together, and what each of them has.
struct ReadSources {
  /// The first error of each source that cannot be read, or not after those before it.
  private(set) var errors: [String: Diagnostic] = [:]
  private let colored: Set<String>

  init(_ paths: [String], in environment: ToolEnvironment) {
    let files = ReferencedFiles(DiskLoader(files: environment.files, root: ""))
    let reader = TokenSourceReader(loader: files)
    var diagnostics = DiagnosticList()
    var builder = TokenCatalogBuilder()
    for path in paths {
      var own = DiagnosticList()
      var whole = builder
      reader.read(
        path, from: nil, mayBeEmpty: true, at: nil, into: &whole, diagnostics: &own)
      guard let error = own.all.first(where: { $0.severity == .error }) else {
        builder = whole
        continue
      }
      errors[path] = error
    }
    let catalog = builder.build(diagnostics: &diagnostics)
    let colors = Set(catalog.colorTokens)
    let referenced = Set(files.referenced.compactMap(environment.files.canonical))
    colored = Set(
      catalog.sources.lazy.filter { source in
        source.layers.contains { layer in
          catalog.declarations(ofLayer: layer).contains { colors.contains($0.token) }
        }
      }.map(\.name)
    ).filter { !(environment.files.canonical($0).map(referenced.contains) ?? false) }
  }

  /// Whether a source gives a token a color, and no other source reads it already.
  func hasColors(_ path: String) -> Bool { colored.contains(path) }
}

/// A loader that notes which files others refer to.
private final class ReferencedFiles: SourceLoader {
  private let loader: DiskLoader
  private(set) var referenced: Set<String> = []

  init(_ loader: DiskLoader) {
    self.loader = loader
  }

  func load(_ reference: String, from base: SourceFile?) throws(SourceLoadError) -> SourceFile {
    let file = try loader.load(reference, from: base)
    if base != nil { referenced.insert(file.path) }
    return file
  }

  func files(in reference: String, from base: SourceFile?) throws(SourceLoadError) -> [String]? {
    try loader.files(in: reference, from: base)
  }
}
