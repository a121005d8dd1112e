import SourceText

/// Finds the pairs of markup: the colors that classes give an element, on the nearest background
/// around it.
struct MarkupUsageReader {
  /// An element that is open.
  private struct Element {
    var backgrounds: [PaintDeclaration] = []
    /// The colors that it gives the text in it.
    var texts: [PaintDeclaration] = []
    /// What hides the background that it has.
    var unknown: (reason: UnfollowedUse.Reason, text: String)?
    /// Whether it gives its text a size.
    var hasSize = false
    /// Whether text of that size is large; nil where that is not known.
    var isLarge: Bool?
    /// Whether text was seen in it.
    var hasText = false
  }

  private let file: SourceFile
  private var open: [Element] = []
  private var styles: [Range<Int>] = []
  private var settled: Set<SourceSpan> = []
  private var backgrounds: [PaintDeclaration] = []
  /// The strings in code, and the parts of it whose classes were read.
  private var strings: [Range<Int>] = []
  private var read: [Range<Int>] = []

  static func read(
    _ file: SourceFile, as dialect: MarkupDialect, into reading: inout UsageReading
  ) {
    var scanner = MarkupScanner(file, as: dialect)
    scanner.run()
    for problem in scanner.problems {
      let place = SourceSpan(file: file, range: problem.offset..<problem.offset + 1)
      reading.unfollow(problem.reason, problem.text, at: place)
    }
    var reader = MarkupUsageReader(file: file)
    for event in scanner.events { reader.read(event, &reading) }
    reader.finish(&reading)
  }

  private init(file: SourceFile) { self.file = file }

  private mutating func read(_ event: MarkupEvent, _ reading: inout UsageReading) {
    switch event {
    case .open(let name, let attributes, let isEmpty, let range):
      let element = element(name, attributes, range, &reading)
      if !isEmpty { open.append(element) }
    case .close: _ = open.popLast()
    case .text: readText(&reading)
    case .string(let range): strings.append(range)
    case .openValue:
      open.append(Element(unknown: (.component, "in the value of an attribute")))
    case .closeValue: _ = open.popLast()
    case .style(let range, let language):
      guard language == nil || language == "css" || language == "postcss" else {
        let place = SourceSpan(file: file, range: range)
        return reading.unfollow(.unread, "a style in \(language ?? "")", at: place)
      }
      styles.append(range)
    case .call(let name, let range):
      read.append(range)
      let call = ClassExpression(ofCall: range, of: file)
      addPairs(
        call.classes, unknown: call.unknown.map { (.component, "with the classes of \($0)") },
        around: [Element(unknown: (.noBackground, "in \(name)()"))], &reading)
    }
  }

  // MARK: Elements

  private mutating func element(
    _ name: String, _ attributes: [MarkupAttribute], _ range: Range<Int>,
    _ reading: inout UsageReading
  ) -> Element {
    var classes = TailwindClasses()
    var unknown: (UnfollowedUse.Reason, String)?
    for attribute in attributes {
      switch attribute.name {
      case "class" where attribute.kind == .text, "className" where attribute.kind == .text:
        classes.add(attribute.value, of: file)
      case "class", "className", ":class", "v-bind:class", "[ngClass]":
        read.append(attribute.value)
        let expression = ClassExpression(at: attribute.value, of: file, adding: classes)
        classes = expression.classes
        if let text = expression.unknown { unknown = (.component, "with the classes of \(text)") }
      default:
        if attribute.name.hasPrefix("class:") {
          // Svelte: the name is in the attribute's own name.
          addDirective(attribute, range, &classes)
        } else if let style = MarkupStyle(attribute, of: name, in: file) {
          for unread in style.declared.unread { reading.add(unread) }
          classes.add(style.declared, isAbove: style.isAboveClasses)
          if let text = style.unknown { unknown = (.computed, "with the style \(text)") }
        }
      }
    }
    let isComponent = name.first?.isUppercase == true || name.contains(".")
    if isComponent, unknown == nil { unknown = (.component, "in <\(name)>") }
    return addPairs(classes, unknown: unknown, around: open, &reading)
  }

  /// Adds the pairs of an element's classes; returns the element for what is in it.
  @discardableResult
  private mutating func addPairs(
    _ classes: TailwindClasses, unknown: (UnfollowedUse.Reason, String)?, around: [Element],
    _ reading: inout UsageReading
  ) -> Element {
    let given = classes.declarations.filter { $0.part.isEmpty }.map(\.paint)
    var element = Element()
    element.backgrounds = given.filter { $0.role == nil }
    element.texts = given.filter { $0.role == .text }
    element.hasSize = !classes.fontSizes.isEmpty || !classes.fontWeights.isEmpty
    element.isLarge = classes.isLarge
    if let unknown, !UsageState.cover(element.backgrounds) { element.unknown = unknown }
    for paint in classes.declarations.map(\.paint) where paint.role != nil {
      if case .unknown(let reason, let text) = paint.paint {
        reading.unfollow(reason, text, at: paint.place)
      }
    }
    for use in classes.unread { reading.add(use) }
    backgrounds += classes.declarations.map(\.paint).filter { $0.role == nil }
    for declaration in classes.declarations { reading.account(for: declaration.paint.place) }
    guard !classes.declarations.isEmpty else { return element }
    let own = Self.layers([element])
    let layers = own + Self.layers(around)
    var parts: [String] = []
    for declaration in classes.declarations where !parts.contains(declaration.part) {
      guard parts.count < Self.partLimit else { break }
      parts.append(declaration.part)
    }
    for part in parts {
      let paints = classes.declarations.filter { $0.part == part }.map(\.paint)
      let foregrounds = paints.filter { $0.role != nil }
      if part.isEmpty, let place = classes.opacity,
        foregrounds.contains(where: { $0.role == .text })
      {
        reading.unfollow(.opacity, "the text of this element", at: place)
      }
      let inner: [PaintedStack.Layer] =
        part.isEmpty ? [] : [.backgrounds(paints.filter { $0.role == nil })]
      let stack = PaintedStack(
        foregrounds: foregrounds, layers: inner + layers,
        ownCount: part.isEmpty ? own.count : inner.count,
        isLarge: part.isEmpty ? classes.isLarge : nil)
      settled.formUnion(stack.addPairs(to: &reading))
      for foreground in foregrounds where !settled.contains(foreground.place) {
        reading.unfollow(.noBackground, foreground.paint.text, at: foreground.place)
      }
    }
    return element
  }

  private static let partLimit = 64

  /// What lies behind the innermost element, up to what hides the rest.
  private static func layers(_ elements: [Element]) -> [PaintedStack.Layer] {
    var layers: [PaintedStack.Layer] = []
    for element in elements.reversed() {
      if !element.backgrounds.isEmpty { layers.append(.backgrounds(element.backgrounds)) }
      if let (reason, text) = element.unknown {
        layers.append(.unknown(reason, text))
        break
      }
      let mayShow = element.backgrounds.contains { $0.paint == .nothing }
      if UsageState.cover(element.backgrounds), !mayShow { break }
    }
    return layers
  }

  // MARK: Text

  /// The maximum number of colors that a text may have from the elements around it.
  private static let textLimit = 64

  /// Adds the pairs of text in the innermost element in a color that it has from around, where a
  /// background lies between the two.
  private mutating func readText(_ reading: inout UsageReading) {
    guard let last = open.indices.last, !open[last].hasText else { return }
    open[last].hasText = true
    var found: [PaintDeclaration] = []
    var hasBackground = false
    var isNew = false
    // Text in a size of its own is another text than the one whose color it has.
    var hasSize = false
    for (depth, element) in open.reversed().enumerated() {
      isNew = isNew || (hasBackground || hasSize) && !element.texts.isEmpty
      // The nearer color wins.
      for (order, text) in element.texts.sorted(by: { $0.rank < $1.rank }).enumerated() {
        found.append(text.ranked(order - depth << 32, in: text.state))
      }
      if UsageState.cover(element.texts) { break }
      guard found.count <= Self.textLimit else {
        return reading.unfollow(.limit, "too many colors around a text", at: found[0].place)
      }
      // What a component gives its text is not known.
      if element.unknown != nil { return }
      hasBackground = hasBackground || element.backgrounds.contains { $0.paint != .nothing }
      hasSize = hasSize || element.hasSize
    }
    guard isNew else { return }
    let isLarge = open.last { $0.hasSize }?.isLarge
    let stack = PaintedStack(
      foregrounds: found, layers: Self.layers(open), ownCount: 0, isLarge: isLarge)
    settled.formUnion(stack.addPairs(to: &reading))
  }

  private func addDirective(
    _ attribute: MarkupAttribute, _ range: Range<Int>, _ classes: inout TailwindClasses
  ) {
    // The name stands before its value: `class:name={…}`.
    let end = attribute.value.lowerBound - 2
    let start = end - (attribute.name.utf8.count - 6)
    guard start >= range.lowerBound, end <= range.upperBound, start < end else { return }
    let text = String(decoding: file.bytes[attribute.value].prefix(48), as: UTF8.self)
    classes.add(
      start..<end, of: file,
      under: [
        UsageState.Condition(
          "if \(text)", choice: .init(subject: text, value: UsageState.holds))
      ])
  }

  // MARK: The end

  /// Reads strings of classes that stand in no attribute: constants, and what components are handed for
  /// their parts.
  private mutating func readStrings(_ reading: inout UsageReading) {
    let known = read.sorted { $0.lowerBound < $1.lowerBound }
    var index = 0
    for string in strings {
      while index < known.count, known[index].upperBound <= string.lowerBound { index += 1 }
      let isRead = index < known.count && known[index].contains(string.lowerBound)
      guard !isRead, TailwindClasses.mayBeClasses(file.bytes[string]) else { continue }
      var classes = TailwindClasses()
      classes.add(string, of: file)
      let place = Element(unknown: (.component, "in a string of classes"))
      addPairs(classes, unknown: nil, around: [place], &reading)
    }
  }

  private mutating func finish(_ reading: inout UsageReading) {
    readStrings(&reading)
    for paint in backgrounds where !settled.contains(paint.place) {
      guard case .color(let color) = paint.paint else { continue }
      reading.unfollow(.noForeground, color.written, at: paint.place)
    }
    guard !styles.isEmpty else { return }
    // The style sheets alone, at their places in the file.
    var bytes = file.bytes.map { MarkupScanner.isBlank($0) ? $0 : UInt8(ascii: " ") }
    for range in styles { bytes.replaceSubrange(range, with: file.bytes[range]) }
    CSSUsageReader.read(SourceFile(path: file.path, bytes: bytes), into: &reading)
  }
}
