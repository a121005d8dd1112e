import AuditEngine
import DesignTokens
import SourceText
import SystemLoading
import UsageReaders

/// The layouts of an app for Android.
struct ShownLayouts {
  private let uses: [LayoutUse]
  private let colors: [(color: ResourceReference, isOfText: Bool)]

  /// How many layouts are read: those of one app are fewer.
  private static let fileLimit = 5000

  /// Reads the layouts among some files.
  init(among paths: [String], in environment: ToolEnvironment) {
    let layouts = paths.filter(LayoutUseReader.isLayout).prefix(Self.fileLimit).compactMap { path in
      (try? environment.files.source(path, as: .code, .found())).map { LayoutUseReader($0) }
    }
    uses = layouts.flatMap(\.uses)
    colors = layouts.flatMap(\.colors)
  }

  var isEmpty: Bool { uses.isEmpty && colors.isEmpty }

  /// Adds what they show of the color tokens of a catalog, for each theme that has these.
  func add(to shown: inout AppUses, of catalog: TokenCatalog) {
    // The themes that have a value for an attribute: `Theme.Light` of `Theme.Light.accent`.
    var themes: [String: [String]] = [:]
    var names: Set<String> = []
    for token in catalog.colorTokens {
      let name = catalog.name(of: token)
      names.insert(name)
      guard let dot = name.lastIndex(of: ".") else { continue }
      themes[String(name[name.index(after: dot)...]), default: []].append(String(name[..<dot]))
    }
    func tokens(_ reference: ResourceReference) -> [(theme: String?, name: String)] {
      if !reference.isOfTheme {
        return names.contains(reference.name) ? [(nil, reference.name)] : []
      }
      return (themes[reference.name] ?? []).map { ($0, "\($0).\(reference.name)") }
    }
    for (color, isOfText) in colors {
      // A theme gives an attribute the color of the same name, most often.
      let known = tokens(color).map(\.name) + (names.contains(color.name) ? [color.name] : [])
      if isOfText { shown.texts.formUnion(known) } else { shown.fills.formUnion(known) }
    }
    for use in uses {
      let usage: Usage = use.role == .text ? .text : .uiComponent
      let foregrounds = tokens(use.foreground)
      switch use.background {
      case .page:
        // A color of no theme stands on a page that the theme decides.
        for foreground in foregrounds where foreground.theme != nil {
          shown.onPage.append((foreground.name, usage, use.place))
        }
      case .color(let color):
        for background in tokens(color) {
          for foreground in foregrounds
          where foreground.theme == nil || background.theme == nil
            || foreground.theme == background.theme
          {
            var pair = PolicyDraft.Use(
              foreground: foreground.name, background: background.name, usage: usage)
            pair.place = use.place
            shown.ofThemes.append(pair)
          }
        }
      }
    }
  }
}
