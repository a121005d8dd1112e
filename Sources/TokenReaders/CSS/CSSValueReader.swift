import ColorMath
import DesignTokens
import SourceText
import StyleSheets

/// Reads the value of a custom property: a color, an alias, a text with aliases, or something else.
struct CSSValueReader {
  /// A value and its type; nil if an alias decides, or if nothing is set.
  typealias Reading = (type: TokenType?, value: TokenValue)

  /// How deep functions may nest.
  private static let depthLimit = 32

  /// The scheme that `light-dark()` uses.
  let scheme: String
  /// Whether no other scheme is ever used, so that the other part of `light-dark()` does not
  /// matter.
  private let isOnly: Bool
  /// Whether the value is one of the root, which inherits nothing.
  private let isOfRoot: Bool
  private let doubtful: CSSDoubtfulProperties
  /// The nesting depth of fallbacks: errors there matter only if the fallback is used.
  private var fallbackDepth = 0
  /// Whether there is an invalid `var()`, even in an unused fallback.
  private var hasMalformedVariable = false

  init(
    scheme: String, isOnly: Bool = false, isOfRoot: Bool = true, doubtful: CSSDoubtfulProperties
  ) {
    self.doubtful = doubtful
    self.isOfRoot = isOfRoot
    self.scheme = scheme
    self.isOnly = isOnly
  }

  /// Whether a value contains `light-dark()`.
  static func dependsOnScheme(_ tokens: CSSTokens) -> Bool {
    tokens.range.contains {
      tokens[$0].kind == .function && tokens.text(at: $0).lowercased() == "light-dark"
    }
  }

  mutating func read(
    _ value: CSSTokens, _ builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) -> Reading {
    let reading = read(value, depth: 0, &builder, &diagnostics)
    guard hasMalformedVariable else { return reading }
    return (.color, TokenValue(.unreadable("var() names no custom property"), at: value.span))
  }

  private mutating func read(
    _ value: CSSTokens, depth: Int, _ builder: inout TokenCatalogBuilder,
    _ diagnostics: inout DiagnosticList
  ) -> Reading {
    let value = value.trimmed
    guard depth < Self.depthLimit else {
      return unreadable("functions are nested too deep", at: value.span, &diagnostics)
    }
    guard let only = value.only else { return text(value, depth, &builder, &diagnostics) }
    switch value[only].kind {
    case .identifier:
      let word = value.text(at: only).lowercased()
      // On the root element these words leave a property without a value.
      if value.isWordForAll {
        if !isOfRoot, word != "initial" {
          return unreadable(
            "'\(word)' is the value of the element around", at: value.span, &diagnostics)
        }
        return (nil, TokenValue(.null, at: value.span))
      }
      return CSSColorKeywords.isName(word)
        ? color(value, &diagnostics) : text(value, depth, &builder, &diagnostics)
    case .hash: return color(value, &diagnostics)
    case .function:
      let name = value.text(at: only).lowercased()
      switch name {
      case "var":
        return (nil, variable(value, at: only, depth, &builder, &diagnostics))
      case "light-dark":
        guard let chosen = argument(of: value, at: only) else {
          return unreadable("light-dark() needs two colors", at: value.span, &diagnostics)
        }
        if chosen.isWordForAll {
          return unreadable("a part of light-dark() is not a color", at: chosen.span, &diagnostics)
        }
        if let other = otherArgument(of: value, at: only) {
          // Neither part may be malformed, used or not; aliases are resolved in the other scheme.
          // Errors in a part are reported if it is chosen.
          var ignored = DiagnosticList()
          let reading = read(other, depth: depth + 1, &builder, &ignored)
          let hasAliases = !other.variables.isEmpty
          if reading.value.isUnreadable { return (.color, reading.value) }
          if other.isWordForAll || reading.type == .other && !hasAliases {
            return unreadable("a part of light-dark() is not a color", at: other.span, &diagnostics)
          }
          if hasAliases, isOnly || !doubtful.isColor(other) || Self.dependsOnScheme(other) {
            return unreadable(
              "aliases are not followed in a part of light-dark() that is never used",
              at: other.span, &diagnostics)
          }
        }
        return read(chosen, depth: depth + 1, &builder, &diagnostics)
      case _ where CSSColorKeywords.isFunction(name):
        return function(value, depth, &builder, &diagnostics)
      case _ where CSSFunctions.giveNoColor(name):
        return text(value, depth, &builder, &diagnostics)
      default:
        return unreadable(
          "'\(name)()' is not a known function", at: value.span(at: only), &diagnostics)
      }
    default: return text(value, depth, &builder, &diagnostics)
    }
  }

  // MARK: Colors

  /// A color without aliases.
  private func color(_ value: CSSTokens, _ diagnostics: inout DiagnosticList) -> Reading {
    do throws(CSSColorError) {
      return (.color, TokenValue(.color(try ColorLiteral(css: value)), at: value.span))
    } catch {
      let span = SourceSpan(file: value.span.file, range: error.offset..<error.offset + 1)
      return unreadable("\(error)", at: span, &diagnostics)
    }
  }

  /// A color function, perhaps with aliases in it.
  private mutating func function(
    _ value: CSSTokens, _ depth: Int, _ builder: inout TokenCatalogBuilder,
    _ diagnostics: inout DiagnosticList
  ) -> Reading {
    let names = value.range.filter { value[$0].kind == .function }
      .map { (index: $0, name: value.text(at: $0).lowercased()) }
    guard names.contains(where: { $0.name == "var" || $0.name == "light-dark" }) else {
      return color(value, &diagnostics)
    }
    let adjusters = names.first?.name == "color-mod" ? CSSColorKeywords.adjusters : []
    for (index, name) in names
    where !CSSFunctions.isWorkedOut(name) && !adjusters.contains(name) {
      return unreadable(
        "'\(name)()' is not supported", at: value.span(at: index), &diagnostics)
    }
    let pieces = pieces(value, depth, &builder, &diagnostics)
    if let unreadable = pieces.first(where: \.isUnreadable) { return (.color, unreadable) }
    if pieces.contains(where: \.hasReferences) {
      return (.color, TokenValue(.text(pieces), at: value.span))
    }
    do throws(CSSColorError) {
      let literal = try ColorLiteral(css: Self.joined(pieces))
      return (.color, TokenValue(.color(literal), at: value.span))
    } catch {
      return unreadable("\(error)", at: value.span, &diagnostics)
    }
  }

  // MARK: Texts

  /// A value that is not a color.
  private mutating func text(
    _ value: CSSTokens, _ depth: Int, _ builder: inout TokenCatalogBuilder,
    _ diagnostics: inout DiagnosticList
  ) -> Reading {
    let pieces = pieces(value, depth, &builder, &diagnostics)
    if pieces.contains(where: \.hasReferences) {
      return (.other, TokenValue(.text(pieces), at: value.span))
    }
    return (.other, TokenValue(.string(Self.joined(pieces)), at: value.span))
  }

  private static func joined(_ pieces: [TokenValue]) -> String {
    pieces.map { piece in
      if case .string(let text) = piece.content { text } else { "" }
    }.joined(separator: " ")
  }

  /// A text split at its aliases, with `light-dark()` replaced by its value in the scheme.
  private mutating func pieces(
    _ value: CSSTokens, _ depth: Int, _ builder: inout TokenCatalogBuilder,
    _ diagnostics: inout DiagnosticList
  ) -> [TokenValue] {
    guard depth < Self.depthLimit else {
      return [TokenValue(.unreadable("functions are nested too deep"), at: value.span)]
    }
    var pieces: [TokenValue] = []
    var start = value.range.lowerBound
    func flush(to end: Int) {
      let run = value[start..<end].trimmed
      if !run.isEmpty { pieces.append(TokenValue(.string(run.plain), at: run.span)) }
    }
    var index = start
    while index < value.range.upperBound {
      let name = value[index].kind == .function ? value.text(at: index).lowercased() : ""
      guard name == "var" || name == "light-dark" else {
        index += 1
        continue
      }
      flush(to: index)
      if name == "var" {
        pieces.append(
          variable(value, at: index, depth, isText: true, &builder, &diagnostics))
      } else if let chosen = argument(of: value, at: index) {
        pieces += self.pieces(chosen, depth + 1, &builder, &diagnostics)
      }
      index = value.index(after: index)
      start = index
    }
    flush(to: value.range.upperBound)
    return pieces
  }

  /// The argument of `light-dark()` that the scheme does not choose; nil if there are not two.
  private func otherArgument(of value: CSSTokens, at index: Int) -> CSSTokens? {
    let arguments = value.group(at: index).split(at: .comma)
    return arguments.count == 2 ? arguments[scheme == "dark" ? 0 : 1] : nil
  }

  /// The argument of `light-dark()` that the scheme chooses; nil if there are not two.
  private func argument(of value: CSSTokens, at index: Int) -> CSSTokens? {
    let arguments = value.group(at: index).split(at: .comma)
    guard arguments.count == 2 else { return nil }
    return arguments[scheme == "dark" ? 1 : 0]
  }

  /// `var(--name)` or `var(--name, fallback)`; a fallback within a text is a text.
  private mutating func variable(
    _ value: CSSTokens, at index: Int, _ depth: Int, isText: Bool = false,
    _ builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) -> TokenValue {
    let arguments = value.group(at: index)
    let end = value.index(after: index)
    let whole = value[index..<end].span
    let comma = arguments.firstIndex(from: arguments.range.lowerBound) { $0.kind == .comma }
    let name = arguments[arguments.range.lowerBound..<(comma ?? arguments.range.upperBound)].trimmed
    guard let only = name.only, name[only].kind == .identifier,
      name.text(at: only).hasPrefix("--")
    else {
      let message = "var() names no custom property"
      diagnostics.warning(message, at: whole)
      hasMalformedVariable = true
      return TokenValue(.unreadable(message), at: whole)
    }
    var fallback: TokenValue?
    if let comma {
      let rest = arguments[comma + 1..<arguments.range.upperBound].trimmed
      fallbackDepth += 1
      defer { fallbackDepth -= 1 }
      fallback =
        isText
        ? TokenValue(.text(pieces(rest, depth + 1, &builder, &diagnostics)), at: rest.span)
        : read(rest, depth: depth + 1, &builder, &diagnostics).value
    }
    let target = builder.id(for: CSSReader.tokenName(of: name.text(at: only)))
    return TokenValue(.variable(TokenReference(target: target), fallback: fallback), at: whole)
  }

  // MARK: What cannot be read

  /// A possible color that is unknown: a warning, and a value that fails its uses.
  private func unreadable(
    _ reason: String, at span: SourceSpan, _ diagnostics: inout DiagnosticList
  ) -> Reading {
    if fallbackDepth == 0 { diagnostics.warning(reason, at: span) }
    return (.color, TokenValue(.unreadable(reason), at: span))
  }
}

extension CSSTokens {
  /// Whether this is a word that any property takes, and that is no color within a function.
  fileprivate var isWordForAll: Bool {
    guard let only = trimmed.only, self[only].kind == .identifier else { return false }
    return ["initial", "inherit", "unset", "revert"].contains(text(at: only).lowercased())
  }
}
