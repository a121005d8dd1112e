import ColorMath
import DesignTokens
import SourceText

/// Collects the colors and styles of resource files. [Android, color, style and color state list
/// resources]
struct AndroidResourceReader {
  private(set) var colors: [AndroidColor] = []
  private(set) var styles: [AndroidStyle] = []

  /// A resource by what must be unique.
  private struct Key: Hashable {
    let kind: String
    let name: String
    let qualifiers: AndroidQualifiers
  }
  private var places: [Key: SourceSpan] = [:]

  /// The same, for any device.
  var withoutQualifiers: Self {
    var copy = self
    copy.colors = colors.map { AndroidColor(name: $0.name, qualifiers: .none, value: $0.value) }
    copy.styles = styles.map { style in
      AndroidStyle(
        name: style.name, qualifiers: .none, parent: style.parent, items: style.items,
        span: style.span)
    }
    return copy
  }

  mutating func read(_ file: SourceFile, _ diagnostics: inout DiagnosticList) {
    guard let document = XMLDocument.parse(file, diagnostics: &diagnostics) else { return }
    let root = document.root
    if let qualifiers = AndroidQualifiers(ofFile: file.path, in: "color"), root.name != "resources"
    {
      readStates(root, FileName.stem(of: file.path), qualifiers, &diagnostics)
      return
    }
    guard root.name == "resources" else {
      diagnostics.error(
        "the outermost element is '\(root.name)'; expected 'resources' of Android", at: root.span)
      return
    }
    let qualifiers = AndroidQualifiers(ofFile: file.path, in: "values") ?? .none
    for element in root.elements { read(element, qualifiers, &diagnostics) }
  }

  private mutating func read(
    _ element: XMLElement, _ qualifiers: AndroidQualifiers, _ diagnostics: inout DiagnosticList
  ) {
    let isColor = element.name == "color"
    let isItem = element.name == "item" && element.attribute("type")?.value.characters == "color"
    guard isColor || isItem || ["style", "array", "integer-array"].contains(element.name) else {
      return
    }
    guard let name = element.attribute("name")?.value.characters, !name.isEmpty else {
      diagnostics.error("'\(element.name)' has no name; expected one", at: element.span)
      return
    }
    switch element.name {
    case "style": readStyle(element, name, qualifiers, &diagnostics)
    case "array", "integer-array": readArray(element, name, qualifiers, &diagnostics)
    default:
      guard let value = color(element.text, of: name, at: element.span, &diagnostics) else {
        return
      }
      add(name, value, qualifiers, &diagnostics)
    }
  }

  /// The value of a color resource; reports what is none.
  private func color(
    _ text: XMLText, of name: String, at span: SourceSpan, _ diagnostics: inout DiagnosticList
  ) -> AndroidValue? {
    do throws(ColorParseError) {
      let value = try AndroidValue(text, at: span)
      if case .other = value.content {
        diagnostics.error(
          "'\(name)' is '\(text.trimmed.prefix(60))'; expected a color as \(AndroidValue.expected), or "
            + "@color/name",
          at: value.span)
        return nil
      }
      return value
    } catch {
      diagnostics.error(error.message(expecting: AndroidValue.expected), at: text.span ?? span)
      return nil
    }
  }

  private mutating func add(
    _ name: String, _ value: AndroidValue, _ qualifiers: AndroidQualifiers,
    _ diagnostics: inout DiagnosticList
  ) {
    guard isNew(name, "color", qualifiers, at: value.span, &diagnostics) else { return }
    colors.append(AndroidColor(name: name, qualifiers: qualifiers, value: value))
  }

  /// Android builds no app with two resources of a name for the same qualifiers.
  private mutating func isNew(
    _ name: String, _ kind: String, _ qualifiers: AndroidQualifiers, at span: SourceSpan,
    _ diagnostics: inout DiagnosticList
  ) -> Bool {
    let key = Key(kind: kind, name: name, qualifiers: qualifiers)
    guard let first = places[key] else {
      places[key] = span
      return true
    }
    diagnostics.error(
      "there are two of the \(kind) '\(name)' for the same qualifiers; the other is at "
        + "\(first.file.path):\(first.line); remove one, or name their res folders separately",
      at: span)
    return false
  }

  // MARK: Lists

  /// The colors of an array, by their numbers from 0; other arrays are skipped.
  private mutating func readArray(
    _ element: XMLElement, _ name: String, _ qualifiers: AndroidQualifiers,
    _ diagnostics: inout DiagnosticList
  ) {
    let values = element.elements.map { try? AndroidValue($0.text, at: $0.span) }
    guard !values.isEmpty, values.allSatisfy({ $0?.isColor == true }) else { return }
    for (index, value) in values.enumerated() {
      if let value { add("\(name).\(index)", value, qualifiers, &diagnostics) }
    }
  }

  // MARK: States

  /// A color state list: the first item whose states the view has decides.
  private mutating func readStates(
    _ root: XMLElement, _ name: String, _ qualifiers: AndroidQualifiers,
    _ diagnostics: inout DiagnosticList
  ) {
    guard root.name == "selector" else {
      let reason = "'\(root.name)' is not read in the place of a color; expected 'selector'"
      diagnostics.warning(reason, at: root.span)
      add(name, AndroidValue(.unreadable(reason), at: root.span), qualifiers, &diagnostics)
      return
    }
    var found: [(state: String, value: AndroidValue)] = []
    for item in root.elements where item.name == "item" {
      let state = AndroidStates.name(of: item)
      guard let value = stateColor(item, of: name, &diagnostics) else { return }
      if !found.contains(where: { $0.state == state }) { found.append((state, value)) }
      // What comes after an item for any state never shows.
      if state == AndroidStates.any { break }
    }
    guard let first = found.first else {
      diagnostics.error("the selector has no item; expected one with a color", at: root.span)
      return
    }
    if found.count == 1, first.state == AndroidStates.any {
      add(name, first.value, qualifiers, &diagnostics)
      return
    }
    let names = found.map { "'\(name).\($0.state)'" }.joined(separator: ", ")
    let reason = "'\(name)' has a color for each state of a view; name one of \(names)"
    // The list itself is no color, so that it has no text of one.
    let start = root.span.range.lowerBound
    let place = SourceSpan(file: root.span.file, range: start..<start)
    add(name, AndroidValue(.unreadable(reason), at: place), qualifiers, &diagnostics)
    for (state, value) in found { add("\(name).\(state)", value, qualifiers, &diagnostics) }
  }

  private func stateColor(
    _ item: XMLElement, of name: String, _ diagnostics: inout DiagnosticList
  ) -> AndroidValue? {
    guard let text = item.attribute("android:color")?.value else {
      diagnostics.error("the item has no android:color; expected one", at: item.span)
      return nil
    }
    guard let value = color(text, of: name, at: item.span, &diagnostics) else { return nil }
    if let lightness = item.attributes.first(where: { $0.name.hasSuffix(":lStar") }) {
      return AndroidValue(
        .unreadable("the color has its lightness changed by \(lightness.name), which is not read"),
        at: value.span)
    }
    guard let alpha = item.attributes.first(where: { $0.name.hasSuffix(":alpha") })?.value else {
      return value
    }
    guard let amount = Double(alpha.trimmed), (0...1).contains(amount) else {
      return AndroidValue(
        .unreadable("the opacity '\(alpha.trimmed.prefix(60))' is not a number from 0 to 1"),
        at: value.span)
    }
    return AndroidValue(.faded(value.content, amount), at: value.span)
  }

  // MARK: Styles

  private mutating func readStyle(
    _ element: XMLElement, _ name: String, _ qualifiers: AndroidQualifiers,
    _ diagnostics: inout DiagnosticList
  ) {
    guard isNew(name, "style", qualifiers, at: element.span, &diagnostics) else { return }
    var items: [AndroidStyle.Item] = []
    for item in element.elements where item.name == "item" {
      guard let key = item.attribute("name")?.value.characters else {
        diagnostics.error("the item has no name; expected that of an attribute", at: item.span)
        continue
      }
      // A text may begin with '#', and is no color then.
      let value =
        (try? AndroidValue(item.text, at: item.span)) ?? AndroidValue(.other, at: item.span)
      items.append(AndroidStyle.Item(name: key, value: value))
    }
    styles.append(
      AndroidStyle(
        name: name, qualifiers: qualifiers, parent: Self.parent(of: element, name), items: items,
        span: element.span))
  }

  private static func parent(of element: XMLElement, _ name: String) -> String? {
    guard let said = element.attribute("parent")?.value.trimmed else {
      return name.lastIndex(of: ".").map { String(name[..<$0]) }
    }
    let plain = said.split(separator: "/").last ?? ""
    return plain.isEmpty ? nil : said.contains("android:") ? "android:\(plain)" : String(plain)
  }
}
