import AuditEngine
import ColorMath
import Reporters
import SourceText
import SystemLoading
import TokenReaders

/// `contrast-audit check FG BG [UNDER…]`
enum CheckCommand: Command {
  static let name = "check"
  static let abstract = "Measure one pair of colors, or one pair per line with --batch."
  static let usages = ["check [options] FG BG [UNDER…]", "check [options] --batch FILE"]
  static let details = """
    A color is #RGB, #RGBA, #RRGGBB or #RRGGBBAA; the # may be left out, since shells read it as a
    comment. It is also 0xRRGGBB or 0xAARRGGBB, opacity first as in Kotlin and Flutter; any color of
    CSS, quoted, such as 'rgb(0 120 215)' or 'oklch(0.6 0.15 250)'; the name of a color of CSS; the
    name of a UIKit system color, such as secondaryLabel, which is measured in light and in dark; or
    the name of a token of the policy found here or above, which is measured in every theme and
    scheme. A token comes before a color of the same name.

    FG lies on BG, and BG on the colors after it. If the last color is translucent, the contrast
    is a range over everything that may lie beneath. A batch has the colors of one pair per line,
    separated by spaces or tabs, without tokens; empty lines are skipped.
    """
  static let operands: [Completion] = [.words(SystemColor.names)]
  static let options: [Option] = [
    .format, .usage, .level, .batch, .theme, .scheme, .system, .policy, .builtIn, .root, .color,
  ]

  static func adapted(_ option: Option) -> Option {
    var own = option
    switch option {
    case .format: own.choices = [ReportFormat.text, .json].map(\.rawValue)
    case .system: own.help = "take the tokens of a built-in system"
    case .policy:
      own.help = "the policy with the tokens (default: contrast-audit.json here or above)"
    default: break
    }
    return own
  }

  static func run(_ arguments: Arguments, in environment: ToolEnvironment) throws -> ExitStatus {
    let format: ReportFormat = arguments.choice(.format) ?? .text
    let usage: Usage = arguments.choice(.usage) ?? .text
    let level: Level = arguments.choice(.level) ?? .aa
    guard let requirement = usage.requirement(at: level) else {
      throw ToolFailure("no contrast is required for '\(usage.rawValue)'")
    }
    let style = TerminalStyle(depth: ColorChoice.depth(arguments, in: environment))
    let printer = CheckPrinter(
      format: format, usage: usage, level: level, requirement: requirement, style: style)
    if let source = arguments[.batch] {
      try expectOperands(atMost: 0, in: arguments)
      for option in tokenOptions where arguments.has(option) {
        throw ToolFailure(
          "--\(option.name) is for names of tokens, and a batch has none; remove it")
      }
      return try runBatch(source, printer, in: environment)
    }
    guard arguments.operands.count >= 2 else {
      throw ToolFailure(
        "'check' needs a foreground and a background, and has "
          + (arguments.operands.first.map { "'\($0)' only" } ?? "neither")
          + " (a shell reads an unquoted # as a comment: remove it, or quote the color)")
    }
    let checks = try checks(arguments, printer, in: environment)
    let passes = checks.allSatisfy { $0.outcome(at: requirement.minimum) == .pass }
    return passes ? .success : .findings
  }

  private static let tokenOptions: [Option] = [
    .theme, .scheme, .system, .policy, .builtIn, .root,
  ]

  /// Measures and prints a pair.
  private static func checks(
    _ arguments: Arguments, _ printer: CheckPrinter, in environment: ToolEnvironment
  ) throws -> [PairCheck] {
    let words = arguments.operands
    let system = try AuditedSystem.naming(words, arguments, in: environment)
    let problems = AuditedSystem.problems(words, in: system)
    guard problems.isEmpty else { throw ToolFailure(problems) }
    guard let system else {
      var colors = CheckedColors()
      for word in words { try colors.append(word) }
      let checks = colors.distinct
      try environment.output.write(printer.text(checks))
      return checks
    }
    let pair = try TokenPair(
      words, in: system, contexts: AuditCommand.contexts(arguments), today: environment.today)
    try environment.output.write(printer.text(pair))
    system.noteHidden(words, in: environment)
    system.announce(arguments, in: environment)
    return pair.checks
  }

  // MARK: Batches

  private static func runBatch(
    _ source: String, _ printer: CheckPrinter, in environment: ToolEnvironment
  ) throws -> ExitStatus {
    let file = try environment.namedFile(source, as: .batch)
    let bytes = file.bytes
    var diagnostics = DiagnosticList()
    var status = ExitStatus.success
    var count = 0
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      defer { start = end + 1 }
      guard let colors = colors(in: start..<end, of: file, &diagnostics) else { continue }
      for check in colors.checks {
        try environment.output.write(printer.line(check))
        if check.outcome(at: printer.requirement.minimum) != .pass { status = .findings }
      }
      count += 1
    }
    if count == 0, !diagnostics.hasErrors {
      diagnostics.error("the batch '\(file.path)' contains no pair; expected 'FG BG' on each line")
    }
    guard !diagnostics.hasErrors else { throw ToolFailure(diagnostics.all) }
    return status
  }

  /// The colors of a line; nil for an empty line and for one that was reported.
  private static func colors(
    in range: Range<Int>, of file: SourceFile, _ diagnostics: inout DiagnosticList
  ) -> CheckedColors? {
    var colors = CheckedColors()
    var isValid = true
    var words = 0
    var index = range.lowerBound
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
    while index < range.upperBound {
      guard !isSpace(file.bytes[index]) else {
        index += 1
        continue
      }
      var end = index
      while end < range.upperBound, !isSpace(file.bytes[end]) { end += 1 }
      let color = file.bytes.withUnsafeBufferPointer {
        SRGBColor(hexBytes: UnsafeBufferPointer(rebasing: $0[index..<end]), requiresHash: false)
      }
      if let color {
        colors.append(color)
        words += 1
        index = end
        continue
      }
      do throws(GivenColor.Problem) {
        try colors.append(String(decoding: file.bytes[index..<end], as: UTF8.self))
      } catch {
        let place = SourceSpan(file: file, range: index..<end)
        let message = file.isBehindLink ? "this is not a color" : error.message + error.hint
        diagnostics.append(Diagnostic(.error, message, at: place))
        isValid = false
      }
      words += 1
      index = end
    }
    if words == 1, isValid {
      diagnostics.error(
        "one color only; expected a foreground and a background",
        at: SourceSpan(file: file, range: range))
    }
    return isValid && words >= 2 ? colors : nil
  }
}
