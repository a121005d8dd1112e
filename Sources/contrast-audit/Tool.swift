import AuditEngine
import Reporters
import SourceText
import SystemLoading

/// The command-line tool as a function of its arguments and its environment.
enum Tool {
  static let identity = ToolIdentity.contrastAudit

  /// The date of this version, for the manual page; audits never use it.
  static let released = "2026-11-21"

  /// The commands, in the order in which help lists them; the first is the default.
  static let commands: [any Command.Type] = [
    AuditCommand.self, DiffCommand.self, AccentCommand.self, CheckCommand.self, FixCommand.self,
    DeskCommand.self, WatchCommand.self,
    DiscoverCommand.self, ListCommand.self, ExplainCommand.self, InitCommand.self,
    SchemaCommand.self,
    CompletionsCommand.self, ManCommand.self, HelpCommand.self,
  ]

  /// Runs a command and returns the exit status; output and errors go to the environment's
  /// channels.
  static func run(_ words: [String], in environment: ToolEnvironment) -> ExitStatus {
    let status = runCommand(words, in: environment)
    do {
      try environment.output.finish()
    } catch {
      environment.report(Diagnostic(.error, "\(error)"))
      return .failure
    }
    return status
  }

  private static func runCommand(_ words: [String], in environment: ToolEnvironment) -> ExitStatus {
    do {
      let arguments = try ArgumentParser(commands: commands).parse(words)
      if arguments.has(.version) {
        try environment.output.write("\(identity.name) \(identity.version)\n")
        return .success
      }
      if arguments.has(.help) {
        try environment.output.write(HelpText.command(arguments.command))
        return .success
      }
      return try arguments.command.run(arguments, in: environment)
    } catch {
      environment.report(error)
      // A program that reads JSON gets one document, whatever happens.
      if Self.asksForJSON(words), !environment.output.isUsed {
        let reasons = environment.reasons(for: error).map(\.namingCommand)
        try? environment.output.write(
          JSONDocument.failure(reasons, of: identity, in: environment.sourcePaths))
      }
    }
    return .failure
  }

  /// Whether the arguments say so, which may have a mistake in them.
  private static func asksForJSON(_ words: [String]) -> Bool {
    words.contains("--format=json")
      || zip(words, words.dropFirst()).contains { $0 == "--format" && $1 == "json" }
  }
}
