package import SourceText

/// The colors of texts and icons in a layout of Android, each on the nearest background around it.
///
/// What has a background by its class or style, such as a button, tells nothing unless the layout sets
/// it, and so does what may lie over a picture: a layout says too little then.
package struct LayoutUseReader {
  /// The uses, in order.
  package private(set) var uses: [LayoutUse] = []

  /// The colors that it gives to texts, and those that it fills something with, whatever lies behind.
  package private(set) var colors: [(color: ResourceReference, isOfText: Bool)] = []

  /// What is known of the background of a view.
  private enum Behind {
    case known(LayoutUse.Background)
    case unknown
  }

  /// Reads a layout; nothing of what is no XML.
  package init(_ file: SourceFile) {
    var diagnostics = DiagnosticList()
    guard let document = XMLDocument.parse(file, diagnostics: &diagnostics) else { return }
    // What is merged stands in a layout of another file.
    let isPart = document.root.name == "merge"
    read(document.root, on: isPart ? .unknown : .known(.page))
  }

  /// Whether a path is that of a layout: `res/layout/main.xml`, `res/layout-land/main.xml`.
  package static func isLayout(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    guard parts.count > 2, path.hasSuffix(".xml") else { return false }
    let folder = parts[parts.count - 2]
    return (folder == "layout" || folder.hasPrefix("layout-")) && parts[parts.count - 3] == "res"
  }

  /// Recursive: XML is nested less deep than the stack allows.
  private mutating func read(_ view: XMLElement, on behind: Behind) {
    let own = Self.background(of: view, on: behind)
    for name in Self.fills {
      guard let color = Self.value(name, of: view).flatMap({ ResourceReference($0.trimmed) }) else {
        continue
      }
      colors.append((color, Self.foregrounds.contains { $0 == (name, .text) }))
    }
    for (name, role) in Self.foregrounds {
      guard let value = Self.value(name, of: view), case .known(let background) = own,
        let color = ResourceReference(value.trimmed), let place = value.span
      else { continue }
      uses.append(LayoutUse(foreground: color, background: background, role: role, place: place))
    }
    // The views of a frame lie over each other.
    let isFrame = view.name.hasSuffix("FrameLayout")
    for (index, child) in view.elements.enumerated() {
      read(child, on: isFrame && index > 0 ? .unknown : own)
    }
  }

  private static let foregrounds: [(String, ForegroundRole)] = [
    ("textColor", .text), ("textColorHint", .text), ("tint", .icon),
  ]

  private static let fills = [
    "textColor", "textColorHint", "tint", "background", "backgroundTint", "cardBackgroundColor",
  ]

  /// The background of a view; what covers nothing leaves that behind it.
  private static func background(of view: XMLElement, on behind: Behind) -> Behind {
    let values = ["background", "backgroundTint", "cardBackgroundColor"].compactMap {
      value($0, of: view)
    }
    // A view with an opacity fades its text and its background.
    if value("alpha", of: view) != nil { return .unknown }
    guard let last = values.last?.trimmed else {
      let style = view.attribute("style").map { String($0.value.trimmed) } ?? ""
      return [view.name, style].contains(where: hasBackground) ? .unknown : behind
    }
    if last == "@null" || last == "@android:color/transparent" || last.hasSuffix("ItemBackground")
      || last.hasSuffix("ItemBackgroundBorderless")
    {
      return behind
    }
    return ResourceReference(last).map { .known(.color($0)) } ?? .unknown
  }

  /// Whether a class or style has a background of its own by its name.
  private static func hasBackground(_ name: String) -> Bool {
    let name = name.lowercased()
    return [
      "button", "chip", "card", "toolbar", "appbar", "actionbar", "navigation", "tab", "badge",
      "snackbar", "dialog", "sheet", "pill", "fab",
    ].contains { name.contains($0) }
  }

  private static func value(_ name: String, of view: XMLElement) -> XMLText? {
    (view.attribute("android:\(name)") ?? view.attribute("app:\(name)"))?.value
  }
}
