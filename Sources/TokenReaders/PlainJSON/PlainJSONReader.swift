import ColorMath
package import DesignTokens
package import SourceText

/// Reads colors that stand in a JSON file as plain texts, nested in objects and arrays: `{"ink": {"light":
/// "#222222"}}` is the token `ink.light`. Only where a policy says so.
///
/// A text in braces is an alias. How many values are no colors is reported.
package struct PlainJSONReader: TokenReader {
  /// A reader.
  package init() {}

  /// Adds a layer with the colors of a file.
  package func read(
    _ source: TokenSource, into builder: inout TokenCatalogBuilder,
    diagnostics: inout DiagnosticList
  ) {
    guard let file = source.file(diagnostics: &diagnostics),
      let root = source.jsonDocument(diagnostics: &diagnostics)?.root
    else { return }
    var walk = Walk(notation: source.hexNotation ?? .alphaLast)
    walk.read(root, named: "", &builder, &diagnostics)
    walk.contents.expectNoTwins(in: builder, &diagnostics)
    if let first = walk.others.first {
      let more =
        switch walk.others.count {
        case 1: ""
        case 2: ", and 1 more value is not"
        default: ", and \(walk.others.count - 1) more values are not"
        }
      diagnostics.warning("'\(first.name)' is no color\(more); they are not read", at: first.span)
    }
    builder.addLayer(named: file.path, conditions: [], contents: walk.contents)
  }

  private struct Walk {
    let notation: HexNotation
    var contents = LayerContents()
    /// What is no color.
    var others: [(name: String, span: SourceSpan)] = []

    mutating func read(
      _ value: JSONValue, named name: String, _ builder: inout TokenCatalogBuilder,
      _ diagnostics: inout DiagnosticList
    ) {
      switch value.kind {
      case .object:
        for member in value.members {
          if member.key.isEmpty || member.key.contains(where: "{}".contains) {
            diagnostics.error(
              "'\(member.key)' cannot be part of a token's name; expected a name without braces",
              at: member.keySpan)
          } else if member.key == "name", Self.hasOwnColor(value) {
            // What it is called, beside what it is.
            others.append((join(name, member.key), member.value.span))
          } else {
            read(member.value, named: join(name, member.key), &builder, &diagnostics)
          }
        }
      case .array:
        for (index, element) in value.elements.enumerated() {
          read(element, named: join(name, "\(index)"), &builder, &diagnostics)
        }
      default:
        guard let content = content(of: value, &builder, &diagnostics), !name.isEmpty else {
          others.append((name, value.span))
          return
        }
        contents.declarations.append(
          TokenDeclaration(
            token: builder.id(for: name), type: content.isAlias ? nil : .color,
            value: TokenValue(content, at: value.span)))
      }
    }

    /// Whether an object has a color under a key that says so.
    private static func hasOwnColor(_ value: JSONValue) -> Bool {
      ["hex", "value", "rgb", "color"].contains { value[$0] != nil }
    }

    private func join(_ name: String, _ key: String) -> String {
      name.isEmpty ? key : "\(name).\(key)"
    }

    /// The color or alias that a text is; nil for anything else.
    private func content(
      of value: JSONValue, _ builder: inout TokenCatalogBuilder,
      _ diagnostics: inout DiagnosticList
    ) -> TokenValue.Content? {
      guard let text = value.string else { return nil }
      if text.hasPrefix("{"), let alias = try? DTCGReference(curly: text) {
        return .reference(alias.tokenReference(&builder))
      }
      let isHex = text.hasPrefix("#")
      guard
        isHex || CSSColorKeywords.isName(text) || CSSColorKeywords.beginsFunction(text)
      else { return nil }
      do {
        return .color(
          isHex
            ? ColorLiteral(try SRGBColor(hex: text, notation: notation))
            : try ColorLiteral(css: text))
      } catch {
        let reason = "'\(text.prefix(60))' cannot be read as a color: \(error)"
        diagnostics.warning(reason, at: value.span)
        return .unreadable(reason)
      }
    }
  }
}

extension TokenValue.Content {
  fileprivate var isAlias: Bool {
    if case .reference = self { true } else { false }
  }
}

extension TokenFormat {
  /// Colors as plain texts, if a policy says so.
  package static let json = TokenFormat(
    "json", "colors as texts in any JSON, nested in objects and arrays; never detected",
    takes: .files([".json", ".jsonc", ".json5"]), reader: PlainJSONReader())
}
