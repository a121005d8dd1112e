import DesignTokens
import SourceText
import SystemLoading
import TokenReaders

/// Sources that were found and read together, and what each of them has.
struct ReadSources {
  /// The first error of each source that cannot be read, or not after those before it.
  let errors: [String: Diagnostic]
  private let colored: Set<String>

  init(_ paths: [String], in environment: ToolEnvironment) {
    let disk = DiskLoader(files: environment.files, root: "")
    var reading = Self.read(paths, from: disk)
    errors = reading.errors
    // Without the sources that have errors, also for what only these refer to.
    if !errors.isEmpty {
      reading = Self.read(paths.filter { [errors] in errors[$0] == nil }, from: disk)
    }
    var ignored = DiagnosticList()
    let catalog = reading.builder.build(diagnostics: &ignored)
    let colors = Set(catalog.colorTokens)
    let referenced = Set(reading.referenced.compactMap(environment.files.canonical))
    colored = Set(
      catalog.sources.lazy.filter { source in
        source.layers.contains { layer in
          catalog.declarations(ofLayer: layer).contains { colors.contains($0.token) }
        }
      }.map(\.name)
    ).filter { !(environment.files.canonical($0).map(referenced.contains) ?? false) }
  }

  private static func read(
    _ paths: [String], from disk: DiskLoader
  ) -> (builder: TokenCatalogBuilder, errors: [String: Diagnostic], referenced: Set<String>) {
    let files = ReferencedFiles(disk)
    let reader = TokenSourceReader(loader: files)
    var builder = TokenCatalogBuilder()
    var errors: [String: Diagnostic] = [:]
    for path in paths {
      var diagnostics = DiagnosticList()
      reader.read(
        path, from: nil, mayBeEmpty: true, at: nil, into: &builder, diagnostics: &diagnostics)
      errors[path] = diagnostics.all.first { $0.severity == .error }
    }
    return (builder, errors, files.referenced)
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
