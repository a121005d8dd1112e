import SourceText

/// What an attribute that styles an element gives it.
struct MarkupStyle {
  private(set) var declared = CSSDeclaredPaints()
  /// What gives styles that are not known; nil if nothing does.
  private(set) var unknown: String?
  /// Whether it is above all classes, not below them.
  private(set) var isAboveClasses = true

  /// Attributes of SVG that are properties of CSS. [SVG 2, presentation attributes]
  private static let presentation: Set<String> = ["color", "fill", "stroke"]
  /// Attributes with an object of styles: of React, Vue, Angular and libraries of components.
  private static let objects: Set<String> = [
    "style", ":style", "v-bind:style", "[style]", "[ngstyle]", "sx", "css",
  ]

  /// Reads an attribute of an element; nil for one that gives no style.
  init?(_ attribute: MarkupAttribute, of element: String, in file: SourceFile) {
    let name = attribute.name.lowercased()
    if name == "style", attribute.kind == .text {
      addDeclarations(attribute.value, of: file)
    } else if Self.objects.contains(name) {
      let style = StyleExpression(at: attribute.value, of: file)
      (declared, unknown) = (style.declared, style.unknown)
    } else if Self.presentation.contains(name), element.first?.isLowercase == true {
      addValue(of: name, attribute, in: file)
      isAboveClasses = false
    } else if name.hasPrefix("style:") {
      // Svelte.
      addValue(of: String(name.dropFirst(6)), attribute, in: file)
    } else if name.hasPrefix("[style."), name.hasSuffix("]") {
      // Angular.
      let property = String(name.dropFirst(7).dropLast())
      declared = StyleExpression(of: property, at: attribute.value, of: file).declared
    } else {
      return nil
    }
  }

  /// The value of one property.
  private mutating func addValue(
    of property: String, _ attribute: MarkupAttribute, in file: SourceFile
  ) {
    if attribute.kind == .code {
      declared = StyleExpression(of: property, at: attribute.value, of: file).declared
    } else {
      let text = String(decoding: file.bytes[attribute.value], as: UTF8.self)
      add(property, text, at: SourceSpan(file: file, range: attribute.value))
    }
  }

  /// The declarations of a `style` in quotes.
  private mutating func addDeclarations(_ range: Range<Int>, of file: SourceFile) {
    let text = Self.marked(String(decoding: file.bytes[range], as: UTF8.self))
    let place = SourceSpan(file: file, range: range)
    var problems = DiagnosticList()
    let sheet = CSSDocument.parse(
      SourceFile(path: file.path, text: "x{\(text)}"), diagnostics: &problems)
    if !problems.all.isEmpty { unknown = "in quotes" }
    guard let sheet else { return }
    // What stands for whole declarations is in none of them.
    var marks = text.count { $0 == Self.mark }
    var order = 0
    for case .rule(let rule) in sheet.root.items {
      for item in rule.block.items {
        guard case .declaration(let declaration) = item else {
          unknown = "in quotes"
          continue
        }
        order += 1
        let value = declaration.value.source
        marks -= value.count { $0 == Self.mark }
        if !declaration.isCustom { add(declaration.name, value, at: place, rank: order) }
      }
    }
    if marks > 0 { unknown = "in quotes" }
  }

  private mutating func add(
    _ property: String, _ value: String, at place: SourceSpan, rank: Int = 0
  ) {
    let text = Self.marked(value)
    if text.contains(Self.mark) {
      declared.add(property, computed: "an interpolation", rank: rank, at: place, in: .rest)
    } else {
      declared.add(property, CSSTokens(text), rank: rank, at: place)
    }
  }

  /// Stands for code in braces, as Svelte and templates of many kinds have it.
  private static let mark: Character = "\u{E000}"

  private static func marked(_ text: String) -> String {
    guard text.contains("{") else { return text }
    var plain = ""
    var depth = 0
    for letter in text {
      if letter == "{" {
        if depth == 0 { plain.append(mark) }
        depth += 1
      } else if letter == "}" {
        depth -= 1
      } else if depth <= 0 {
        plain.append(letter)
      }
    }
    return plain
  }
}
