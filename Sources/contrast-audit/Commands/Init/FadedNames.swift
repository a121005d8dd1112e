import DesignTokens
import SourceText
import SystemLoading
import TokenReaders

/// The tokens that modules of TypeScript show with an opacity, as `fg.muted/80` does: a pairing names the
/// token alone, and judges it without the opacity.
/// [Panda CSS, Color opacity modifier; Tailwind CSS, Changing the opacity]
struct FadedNames {
  /// Each name with its opacity and the place where it stands first.
  private(set) var lines: [String] = []

  /// Names for any palette of a system. [Panda CSS, Virtual Color; Chakra UI, Virtual Color]
  private static let anyPalette = "colorPalette"
  private static let fileLimit = 5000

  /// - Parameter folder: where the modules are looked for, empty for the working directory.
  init(of system: DraftedSystem, in folder: String, _ environment: ToolEnvironment) {
    let endings = TypeScriptReader.endings
    func isModule(_ path: String) -> Bool { endings.contains(where: path.lowercased().hasSuffix) }
    guard system.sources.contains(where: { isModule($0.path) }),
      let files = try? FilesBelow.regularFiles(in: folder, of: environment)
    else { return }
    var tails: Set<[Substring]> = []
    var names: Set<[Substring]> = []
    for token in system.catalog.colorTokens {
      var parts = system.catalog.name(of: token).split(separator: ".")
      if parts.last == "value" || parts.last == "DEFAULT" { parts.removeLast() }
      for start in parts.indices { names.insert(Array(parts[start...])) }
      if let last = parts.last { tails.insert([last]) }
    }
    var known: Set<String> = []
    for path in files.filter(isModule).prefix(Self.fileLimit)
    where !SourceKind.isForTests(String(path.dropFirst(folder.count))) {
      guard let file = try? environment.files.source(path, as: .source, .found()) else { continue }
      for (text, place) in Self.fadedTexts(file) where !known.contains(text) {
        var parts = text.prefix { $0 != "/" }.split(separator: ".")
        let isAny = parts.first == Self.anyPalette[...]
        if isAny { parts.removeFirst() }
        guard isAny ? tails.contains(parts) : parts.count > 1 && names.contains(parts) else {
          continue
        }
        known.insert(text)
        lines.append("\(text)  \(path):\(place.start.line)")
      }
    }
  }

  /// The texts in quotes that are a name, a slash and a percentage.
  private static func fadedTexts(_ file: SourceFile) -> [(text: String, place: SourceSpan)] {
    let bytes = file.bytes
    func isName(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "_"):
        true
      default: false
      }
    }
    func isQuote(_ byte: UInt8) -> Bool {
      [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`")].contains(byte)
    }
    var found: [(String, SourceSpan)] = []
    for slash in bytes.indices where bytes[slash] == UInt8(ascii: "/") {
      var start = slash
      while start > 0, isName(bytes[start - 1]) { start -= 1 }
      var end = slash + 1
      while end < bytes.count, (48...57).contains(bytes[end]) { end += 1 }
      guard start > 0, start < slash, (2...3).contains(end - slash), end < bytes.count,
        isQuote(bytes[end]), bytes[start - 1] == bytes[end]
      else { continue }
      found.append(
        (
          String(decoding: bytes[start..<end], as: UTF8.self),
          SourceSpan(file: file, range: start..<end)
        ))
    }
    return found
  }

  /// What is said of them; empty where there are none.
  var text: String {
    lines.isEmpty
      ? ""
      : "The code shows them with an opacity, and they are judged without it; check each:\n"
        + NameList(lines).text
  }
}
