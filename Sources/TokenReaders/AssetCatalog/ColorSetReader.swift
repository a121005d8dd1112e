import ColorMath
import DesignTokens
import SourceText

/// Reads the `Contents.json` of a color set.
///
/// One unreadable entry makes the whole set unusable: otherwise another entry would apply in its
/// place. [Asset Catalog Format Reference, named color type]
struct ColorSetReader {
  let name: String
  private var isWhole = true
  private var places: [ColorSetSlot: SourceSpan] = [:]
  private var languages: [(name: String, span: SourceSpan)] = []
  private var emptySlots: [(slot: ColorSetSlot, span: SourceSpan)] = []

  init(name: String) {
    self.name = name
  }

  /// The set; nil if it contains no color, or after an error.
  mutating func read(_ file: SourceFile, _ diagnostics: inout DiagnosticList) -> ColorSet? {
    guard let document = JSONDocument.parse(file, diagnostics: &diagnostics) else { return nil }
    guard let colors = document.root["colors"] else {
      diagnostics.error(
        "the color set '\(name)' has no colors; expected an array", at: document.root.span)
      return nil
    }
    guard colors.expect(.array, "colors", &diagnostics) else { return nil }
    for member in document.root.members where !Self.keys.contains(member.key) {
      return notRead(
        "it has the unknown key '\(member.key)', which may change the color", member.keySpan,
        &diagnostics)
    }
    var entries: [ColorSetEntry] = []
    for value in colors.elements {
      if let entry = readEntry(value, &diagnostics) { entries.append(entry) }
    }
    guard isWhole else { return nil }
    guard !entries.isEmpty else {
      diagnostics.warning(
        "not read: the color set '\(name)' contains no color", at: colors.span)
      return nil
    }
    // Empty wells of the editor. The compiler ignores them, and other entries apply.
    for (slot, span) in emptySlots {
      diagnostics.warning("'\(name)' has no color for \(slot.text)", at: span)
    }
    return ColorSet(name: name, entries: entries, languages: languages)
  }

  private static let keys = ["colors", "info", "properties"]

  // MARK: Entries

  private mutating func readEntry(
    _ value: JSONValue, _ diagnostics: inout DiagnosticList
  ) -> ColorSetEntry? {
    guard value.expect(.object, "an entry of a color set", &diagnostics) else {
      isWhole = false
      return nil
    }
    if let locale = value["locale"] {
      // It takes no other entry's place: what is not for one language is for all.
      languages.append((locale.string ?? locale.literal, locale.span))
      return nil
    }
    guard let slot = readSlot(value, &diagnostics) else {
      isWhole = false
      return nil
    }
    if let first = places[slot] {
      diagnostics.error(
        "'\(name)' has two entries for \(slot.text); the other is in line \(first.start.line)",
        at: value.span)
      isWhole = false
      return nil
    }
    places[slot] = value.span
    guard let color = value["color"] else {
      emptySlots.append((slot, value.span))
      return nil
    }
    guard let read = readColor(color, &diagnostics) else {
      isWhole = false
      return nil
    }
    return ColorSetEntry(slot: slot, value: read, span: color.span)
  }

  private static let entryKeys = [
    "idiom", "appearances", "display-gamut", "color", "subtype", "locale",
  ]

  private func readSlot(
    _ value: JSONValue, _ diagnostics: inout DiagnosticList
  ) -> ColorSetSlot? {
    var slot = ColorSetSlot()
    for member in value.members where !Self.entryKeys.contains(member.key) {
      return notRead(
        "an entry has the unknown key '\(member.key)', which may limit where it applies",
        member.keySpan,
        &diagnostics)
    }
    if let idiom = value["idiom"] {
      guard let text = idiom.expectString("idiom", &diagnostics) else { return nil }
      guard ColorSetSlot.idioms.contains(text) else {
        return notRead(
          "the idiom '\(text)' is not known"
            + NearestName.hint(for: text, among: ColorSetSlot.idioms), idiom.span, &diagnostics)
      }
      slot.idiom = text == ColorSetSlot.universal ? nil : text
    }
    if let subtype = value["subtype"] {
      guard subtype.string == ColorSetSlot.catalyst, slot.idiom == "ipad" else {
        return notRead(
          "the subtype \(subtype.literal) is not known; expected \"\(ColorSetSlot.catalyst)\" of "
            + "the ipad", subtype.span, &diagnostics)
      }
      slot.idiom = ColorSetSlot.catalyst
    }
    if let gamut = value["display-gamut"] {
      guard let text = gamut.expectString("display-gamut", &diagnostics) else { return nil }
      slot.gamut = ColorSetSlot.Gamut(rawValue: text)
      guard slot.gamut != nil else {
        let known = ColorSetSlot.Gamut.allCases.map(\.rawValue)
        return notRead(
          "the display gamut '\(text)' is not known" + NearestName.hint(for: text, among: known),
          gamut.span, &diagnostics)
      }
    }
    if let appearances = value["appearances"] {
      guard readAppearances(appearances, into: &slot, &diagnostics) else { return nil }
    }
    return slot
  }

  private func readAppearances(
    _ list: JSONValue, into slot: inout ColorSetSlot, _ diagnostics: inout DiagnosticList
  ) -> Bool {
    guard list.expect(.array, "appearances", &diagnostics) else { return false }
    var seen: Set<String> = []
    for element in list.elements {
      let kind = element["appearance"]?.string ?? ""
      let value = element["value"]?.string ?? ""
      switch (kind, value) {
      case ("luminosity", "light"): slot.luminosity = .light
      case ("luminosity", "dark"): slot.luminosity = .dark
      case ("contrast", "high"): slot.isHighContrast = true
      default:
        let _: Bool? = notRead(
          "the appearance '\(kind)' of '\(value)' is not known; expected luminosity light or dark, "
            + "or contrast high", element.span, &diagnostics)
        return false
      }
      guard seen.insert(kind).inserted else {
        diagnostics.error("the appearance '\(kind)' appears twice; remove one", at: element.span)
        return false
      }
    }
    return true
  }

  private func notRead<Result>(
    _ reason: String, _ span: SourceSpan, _ diagnostics: inout DiagnosticList
  ) -> Result? {
    diagnostics.warning("not read: the color set '\(name)': \(reason)", at: span)
    return nil
  }

  // MARK: Colors

  private func readColor(
    _ color: JSONValue, _ diagnostics: inout DiagnosticList
  ) -> ColorSetEntry.Value? {
    guard color.expect(.object, "color", &diagnostics) else { return nil }
    let known = ["color-space", "components", "platform", "reference"]
    let hasUnknown = color.members.contains { !known.contains($0.key) }
    color.expectKeys(among: known, of: "a color", &diagnostics)
    if hasUnknown { return nil }
    if let reference = color["reference"] {
      return readReference(reference, of: color, &diagnostics)
    }
    guard let spaceValue = color["color-space"] else {
      diagnostics.error(
        "the color has neither a color-space nor a reference; expected one of them", at: color.span)
      return nil
    }
    guard let space: AssetColorSpace = spaceValue.expectChoice("color-space", &diagnostics) else {
      return nil
    }
    guard let components = color["components"] else {
      diagnostics.error(
        "the color has no components; expected an object with a number for each", at: color.span)
      return nil
    }
    guard components.expect(.object, "components", &diagnostics) else { return nil }
    let names = space.componentNames
    let hasUnknownComponent = components.members.contains {
      !names.contains($0.key) && $0.key != "alpha"
    }
    components.expectKeys(
      among: names + ["alpha"], of: "a color in \(space.rawValue)", &diagnostics)
    if hasUnknownComponent { return nil }
    let numbers = ColorSetComponents.read(names, in: components, &diagnostics)
    let alpha = ColorSetComponents.readAlpha(in: components, &diagnostics)
    guard let numbers, let alpha else { return nil }
    if !space.isExtended, let stray = numbers.first(where: { !(0...1).contains($0) }) {
      diagnostics.error(
        "a component is \(stray); expected 0 to 1 in \(space.rawValue)", at: components.span)
      return nil
    }
    let literal = space.literal(numbers, alpha: alpha)
    guard literal.sRGB.isInRange else {
      diagnostics.error(SRGBColor.outOfRange, at: components.span)
      return nil
    }
    return .literal(literal)
  }

  private func readReference(
    _ reference: JSONValue, of color: JSONValue, _ diagnostics: inout DiagnosticList
  ) -> ColorSetEntry.Value? {
    if let components = color["components"] {
      diagnostics.error(
        "the color has both a reference and components; expected one of them", at: components.span)
      return nil
    }
    guard let text = reference.expectString("reference", &diagnostics) else { return nil }
    if let platform = color["platform"], platform.string != "ios", platform.string != "universal" {
      return notRead(
        "the system colors of the platform \(platform.literal) are not known here", platform.span,
        &diagnostics)
    }
    guard let system = SystemColor.referenced(text) else {
      return notRead(
        "the system color '\(text)' is not known here"
          + NearestName.hint(for: text, among: SystemColor.referenceNames), reference.span,
        &diagnostics)
    }
    return .system(system)
  }
}
