import ColorMath
import SourceText
import SystemLoading

/// The function that the settings of Tailwind CSS or UnoCSS put around custom properties, as in
/// `rgb(var(--page) / <alpha-value>)`: the style sheet itself has the components alone.
final class UtilityChannels {
  /// The only function that is there; nil if there is none, or if there are several.
  private(set) lazy var function: CSSColorFunction? = only()
  /// The text of each file with settings.
  private let texts: () -> [String]

  init(in environment: ToolEnvironment) {
    texts = {
      let paths = (try? FilesBelow.regularFiles(in: "", of: environment)) ?? []
      return paths.filter(Self.isSettings).compactMap { path in
        (try? environment.files.source(path, as: .source, .found())).map {
          String(decoding: $0.bytes, as: UTF8.self)
        }
      }
    }
  }

  private static func isSettings(_ path: String) -> Bool {
    let name = FilePath.name(of: path).lowercased()
    return ["tailwind.config.", "uno.config.", "unocss.config."].contains(where: name.hasPrefix)
  }

  private func only() -> CSSColorFunction? {
    let found = Set(
      texts().flatMap { text in
        text.ranges(of: "(var(").compactMap { Self.function(before: $0.lowerBound, in: text) }
      })
    return found.count == 1 ? found.first : nil
  }

  private static func function(
    before end: String.Index, in text: String
  ) -> CSSColorFunction? {
    let name = text[..<end].reversed().prefix { $0.isLetter }.reversed()
    switch CSSColorFunction(rawValue: String(name).lowercased()) {
    case .rgba: return .rgb
    case .hsla: return .hsl
    case let other: return other
    }
  }
}
