import SourceText

/// The classes in an expression such as `cn("a", isOn && "b")`.
struct ClassExpression {
  private(set) var classes: TailwindClasses
  /// What adds classes that are not known: a call, a name; nil if nothing does.
  private(set) var unknown: String?
  private let code: MarkupExpression
  private var file: SourceFile { code.file }

  private static let joining: Set<String> = [
    "cn", "clsx", "cx", "classNames", "classnames", "twMerge", "twJoin", "cva", "tv", "cnBase",
  ]

  /// Reads an expression in code.
  init(at range: Range<Int>, of file: SourceFile, adding classes: TailwindClasses) {
    self.classes = classes
    code = MarkupExpression(at: range, of: file)
    if let value = code.value { read(value, []) }
  }

  /// Reads the arguments of `cva(…)`, with their parentheses.
  init(ofCall range: Range<Int>, of file: SourceFile) {
    classes = TailwindClasses()
    code = MarkupExpression(at: range, of: file)
    let document = code.document
    var index = 1
    var isFirst = true
    while index < document.count - 1 {
      let (value, next) = document.value(from: index)
      if case .object(let entries) = value.kind {
        readVariants(entries)
      } else if isFirst {
        read(value, [])
      }
      isFirst = false
      index = max(next, index + 1)
      if document.isText(index, ",") { index += 1 }
    }
  }

  private mutating func read(_ value: CodeExpression, _ conditions: [UsageState.Condition]) {
    for (value, conditions) in code.branches(of: value, under: conditions) {
      readBranch(value, conditions)
    }
  }

  private mutating func readBranch(
    _ value: CodeExpression, _ conditions: [UsageState.Condition]
  ) {
    switch value.kind {
    case .string(let text): readString(value.range, isPlain: text != nil, conditions)
    case .binary("+", let first, let second):
      read(first, conditions)
      read(second, conditions)
    case .call(let callee, let arguments):
      guard let name = callee.path?.last, Self.joining.contains(name) else {
        unknown = unknown ?? code.text(value)
        return
      }
      for argument in arguments { read(argument.value, conditions) }
    case .list(let elements): for element in elements { read(element, conditions) }
    case .object(let entries):
      for entry in entries {
        guard case .name = entry.key else { continue }
        readKey(entry.keyRange, conditions + [code.condition(entry.value, holds: true)])
      }
    case .boolean, .number: return
    default: if !MarkupExpression.isHanded(value) { unknown = unknown ?? code.text(value) }
    }
  }

  /// The classes in quotes; of a template those outside of what is interpolated.
  private mutating func readString(
    _ range: Range<Int>, isPlain: Bool, _ conditions: [UsageState.Condition]
  ) {
    guard range.count >= 2 else { return }
    let inner = range.lowerBound + 1..<range.upperBound - 1
    guard !isPlain, file.bytes[range.lowerBound] == UInt8(ascii: "`") else {
      return classes.add(inner, of: file, under: conditions)
    }
    var start = inner.lowerBound
    var index = start
    while index < inner.upperBound {
      guard file.bytes[index] == UInt8(ascii: "$"), index + 1 < inner.upperBound,
        file.bytes[index + 1] == UInt8(ascii: "{")
      else {
        index += 1
        continue
      }
      classes.add(start..<index, of: file, under: conditions)
      let open = index + 2
      var braces = 1
      index = open
      while index < inner.upperBound, braces > 0 {
        if file.bytes[index] == UInt8(ascii: "{") { braces += 1 }
        if file.bytes[index] == UInt8(ascii: "}") { braces -= 1 }
        index += 1
      }
      readInterpolated(open..<max(open, index - 1), conditions)
      start = index
    }
    classes.add(start..<inner.upperBound, of: file, under: conditions)
  }

  /// `${isOn ? "a" : "b"}`; templates in templates are not followed.
  private mutating func readInterpolated(
    _ range: Range<Int>, _ conditions: [UsageState.Condition]
  ) {
    let isNested = file.bytes[range].contains(UInt8(ascii: "`"))
    let span = SourceSpan(file: file, range: range)
    guard !isNested, let value = CodeDocument.expression(at: span, as: .ecmaScript) else {
      unknown = unknown ?? String(decoding: file.bytes[range].prefix(48), as: UTF8.self)
      return
    }
    read(value, conditions)
  }

  private mutating func readKey(_ range: Range<Int>, _ conditions: [UsageState.Condition]) {
    let isQuoted = [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(file.bytes[range.lowerBound])
    let inner =
      isQuoted && range.count >= 2 ? range.lowerBound + 1..<range.upperBound - 1 : range
    classes.add(inner, of: file, under: conditions)
  }

  // MARK: Variants

  /// `{ variants: { variant: { primary: "…" } } }`.
  private mutating func readVariants(_ entries: [CodeEntry]) {
    for entry in entries {
      switch (Self.name(entry), entry.value.kind) {
      case ("base", _): read(entry.value, [])
      case ("variants", .object(let groups)):
        for group in groups {
          guard let subject = Self.name(group), case .object(let choices) = group.value.kind else {
            continue
          }
          for choice in choices {
            guard let value = Self.name(choice) else { continue }
            read(
              choice.value,
              [
                UsageState.Condition(
                  "\(subject)=\(value)", choice: .init(subject: subject, value: value))
              ])
          }
        }
      case ("compoundVariants", .list(let compounds)):
        for case .object(let parts) in compounds.map(\.kind) {
          for part in parts where ["class", "className"].contains(Self.name(part)) {
            read(part.value, [UsageState.Condition("variants together")])
          }
        }
      default: continue
      }
    }
  }

  private static func name(_ entry: CodeEntry) -> String? {
    if case .name(let name) = entry.key { name } else { nil }
  }
}
