import ColorMath
import DesignTokens
import SourceText
import TestSupport
import TokenReaders

/// What sources of any format come to, one after the other in one catalog.
struct ReadSources {
  let catalog: TokenCatalog
  let diagnostics: DiagnosticList

  /// Reads sources by their paths, through a loader.
  init(_ paths: [String], loader: any SourceLoader, hexNotation: HexNotation? = nil) {
    var builder = TokenCatalogBuilder()
    var diagnostics = DiagnosticList()
    let reader = TokenSourceReader(loader: loader)
    for path in paths {
      reader.read(
        path, from: nil, hexNotation: hexNotation, at: nil, into: &builder,
        diagnostics: &diagnostics)
    }
    catalog = builder.build(diagnostics: &diagnostics)
    self.diagnostics = diagnostics
  }

  /// Reads one Swift file.
  init(swift text: String, hexNotation: HexNotation? = nil) {
    self.init(
      ["a.swift"], loader: MemoryLoader(files: ["a.swift": text]), hexNotation: hexNotation)
  }

  /// Reads an asset catalog `A.xcassets` of some files by their paths in it.
  init(catalog files: [String: String]) {
    let all = files.map { ("A.xcassets/\($0.key)", $0.value) }
    self.init(["A.xcassets"], loader: MemoryLoader(files: Dictionary(uniqueKeysWithValues: all)))
  }

  /// Each diagnostic as it is printed, but for what was assumed.
  var messages: [String] {
    diagnostics.all.map(\.description).filter { !$0.contains(Self.assumption) }
  }

  /// What was assumed of the initializers of hexadecimal colors.
  var assumptions: [String] {
    diagnostics.all.map(\.description).filter { $0.contains(Self.assumption) }
  }

  private static let assumption = "the initializer of hexadecimal colors is not in this source"

  /// The names of the declared tokens, in order.
  var names: [String] { catalog.tokens.map { catalog.name(of: $0) } }

  /// The axes: `scheme light dark`.
  var axes: [String] { catalog.axes.map { ([$0.name] + $0.contexts).joined(separator: " ") } }

  /// A resolver where the contexts of the given names are chosen, and elsewhere the first.
  func resolver(in contexts: [String]) -> TokenResolver {
    let chosen = catalog.axes.map { axis in
      axis.contexts.firstIndex { contexts.contains($0) } ?? 0
    }
    return TokenResolver(catalog, in: Permutation(contexts: chosen))
  }

  /// A token's color as hexadecimal digits, or why it has none.
  func hex(_ name: String, in contexts: String...) -> String {
    guard let token = catalog.token(named: name) else { return "no token" }
    do throws(ResolutionError) {
      return try resolver(in: contexts).color(of: token).color.hex
    } catch {
      return error.message
    }
  }

  /// A token's text style: `40px 700`.
  func textStyle(_ name: String, in contexts: String...) -> String {
    guard let token = catalog.token(named: name) else { return "no token" }
    do throws(ResolutionError) {
      let style = try resolver(in: contexts).textStyle(of: token)
      return "\(style.size)\(style.unit.rawValue) \(style.weight)"
    } catch {
      return error.message
    }
  }

  /// Where a token's declaration stands: `a.swift:3:5`.
  func place(_ name: String) -> String {
    guard let token = catalog.token(named: name),
      let span = resolver(in: []).declaration(of: token)?.value.span
    else { return "nowhere" }
    return "\(span.file.path):\(span.start.line):\(span.start.column)"
  }
}
