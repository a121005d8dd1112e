/// The style sheets that a page in HTML loads, in their order: `<link rel=stylesheet>` and `<style>`.
///
/// What a script adds is not seen. [HTML, 4.2.4, 4.2.6; CSSOM, 6.2]
package struct PageMarkup: Sendable {
  /// A style sheet of a page.
  package struct Sheet: Sendable {
    /// The address without what follows `?` and `#`; nil for `<style>`.
    package let reference: String?
    /// The bytes of the contents of `<style>`, or of the tag `<link>`.
    package let range: Range<Int>
    /// The media queries; empty for any.
    package let media: String
    /// The name of the style that it belongs to; nil for one that belongs to all.
    package let title: String?
    /// Whether the page does not load it before somebody chooses it.
    package let isAlternate: Bool
    /// Whether a script has to enable it.
    package let isDisabled: Bool
    /// Whether it is for browsers without scripts.
    package let isWithoutScripts: Bool
    /// Whether a module imports it.
    package private(set) var isImported = false

    fileprivate init(
      reference: String?, range: Range<Int>, media: String = "", title: String? = nil,
      isAlternate: Bool = false, isDisabled: Bool = false, isWithoutScripts: Bool = false
    ) {
      (self.reference, self.range, self.media, self.title) = (reference, range, media, title)
      (self.isAlternate, self.isDisabled) = (isAlternate, isDisabled)
      self.isWithoutScripts = isWithoutScripts
    }

    /// A style sheet that a module imports.
    package init(imported reference: String, at range: Range<Int>) {
      self.init(reference: reference, range: range)
      isImported = true
    }
  }

  /// The style sheets.
  package private(set) var sheets: [Sheet] = []
  /// Whether addresses start from a place that the page names, which is not known here.
  package private(set) var hasBase = false
  /// The tags of the page, `html` and `body`, that set custom properties themselves, with their bytes.
  package private(set) var styled: [(name: String, range: Range<Int>)] = []

  /// The name of the style that shows until somebody chooses another one; nil if all sheets belong to all.
  package var preferredTitle: String? {
    sheets.first { !$0.isAlternate && $0.title != nil }?.title
  }

  /// The style sheets that a module imports, as a page.
  package init(imported sheets: [Sheet]) { self.sheets = sheets }

  /// Reads the bytes of a page. Nothing is an error: a browser goes on after any mistake.
  package init(_ bytes: [UInt8]) {
    var scanner = PageTagScanner(bytes)
    var withoutScripts = false
    while let tag = scanner.next() {
      switch tag.name {
      case "noscript": withoutScripts = true
      case "/noscript": withoutScripts = false
      case "base" where tag.attributes["href"] != nil: hasBase = true
      case "html", "body":
        if tag.attributes["style"]?.contains("--") == true {
          styled.append((tag.name, tag.range))
        }
      case "link": addLink(tag, withoutScripts)
      case "style":
        let range = scanner.contents(until: "style")
        let type = tag.attributes["type"] ?? ""
        guard type.isEmpty || type.lowercased() == "text/css" else { continue }
        add(tag, at: range, reference: nil, isAlternate: false, withoutScripts)
      case "script", "title", "textarea", "template": _ = scanner.contents(until: tag.name)
      default: break
      }
    }
  }

  private mutating func addLink(_ tag: PageTagScanner.Tag, _ withoutScripts: Bool) {
    guard let address = tag.attributes["href"] else { return }
    let words = (tag.attributes["rel"] ?? "").lowercased().split(whereSeparator: \.isWhitespace)
    // A script makes it a style sheet once it is there.
    let isPreloaded =
      words.contains("preload") && tag.attributes["as"]?.lowercased() == "style"
      && tag.attributes["onload"] != nil
    guard words.contains("stylesheet") || isPreloaded else { return }
    add(
      tag, at: tag.range, reference: String(address.prefix { $0 != "?" && $0 != "#" }),
      isAlternate: words.contains("alternate"), withoutScripts)
  }

  private mutating func add(
    _ tag: PageTagScanner.Tag, at range: Range<Int>, reference: String?, isAlternate: Bool,
    _ withoutScripts: Bool
  ) {
    // `media="print" onload="this.media='all'"` loads it without waiting for it.
    let isLate =
      tag.attributes["media"]?.lowercased() == "print"
      && tag.attributes["onload"]?.contains("media") == true
    let title = tag.attributes["title"].flatMap { $0.isEmpty ? nil : $0 }
    sheets.append(
      Sheet(
        reference: reference, range: range, media: isLate ? "" : tag.attributes["media"] ?? "",
        title: title, isAlternate: isAlternate, isDisabled: tag.attributes["disabled"] != nil,
        isWithoutScripts: withoutScripts))
  }
}
