import ColorMath
import Reporters
import SourceText
import SystemLoading
import TokenReaders

/// A word that stands where `audit` expects a file, and is a color, a token, a rule or a theme: the
/// message leads to the command that takes it.
struct MisplacedWord {
  private let word: String
  private let message: String

  /// Nil if a failure has another reason.
  init?(_ failure: ToolFailure) {
    guard failure.diagnostics.count == 1, let diagnostic = failure.diagnostics.first,
      case .checkName(let word)? = diagnostic.nextStep
    else { return nil }
    self.word = word
    message = diagnostic.message
  }

  /// The failure with the command; nil if the word means nothing.
  func explained(_ arguments: Arguments, in environment: ToolEnvironment) -> ToolFailure? {
    guard let clause = color(arguments) ?? format ?? name(arguments, in: environment) else {
      return nil
    }
    return ToolFailure("\(message); \(clause)")
  }

  private func color(_ arguments: Arguments) -> String? {
    let words = arguments.operands.map { word in
      SystemColor.named(word)?.name
        ?? (try? GivenColor.read(word)).map { color in
          color.isInSRGBGamut ? String(color.hex.dropFirst()) : "COLOR"
        }
    }
    guard let first = words.first, let first, word == arguments.operands[0] else { return nil }
    let others = words.dropFirst().compactMap(\.self)
    return others.isEmpty
      ? "'contrast-audit check \(first) BACKGROUND' measures a color, and "
        + "'contrast-audit accent \(first)' tries it as the accent"
      : "'contrast-audit check \(([first] + others).joined(separator: " "))' measures colors"
  }

  private var format: String? {
    (ReportFormat(rawValue: word) ?? ReportFormat(ending: word)).map {
      "'contrast-audit --format \($0.rawValue)' prints such a report"
    }
  }

  private func name(_ arguments: Arguments, in environment: ToolEnvironment) -> String? {
    var diagnostics = DiagnosticList()
    guard
      let system = try? AuditedSystem.load(
        arguments, paths: [], in: environment, diagnostics: &diagnostics)
    else { return nil }
    if system.catalog.token(named: word) != nil {
      return "'contrast-audit explain \(word)' explains the token, and "
        + "'contrast-audit check \(word) BACKGROUND' measures it"
    }
    if system.policy.rules.contains(where: { $0.id == word }) {
      return
        "'contrast-audit explain \(word)' explains the rule, and --rule \(word) audits it alone"
    }
    return system.catalog.axes.first {
      ["theme", "scheme"].contains($0.name) && $0.contexts.contains(word)
    }
    .map { "--\($0.name) \(word) audits it alone" }
  }
}
