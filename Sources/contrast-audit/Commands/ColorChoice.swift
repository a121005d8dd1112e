import Reporters

/// Decides how much color standard output uses.
enum ColorChoice {
  /// `--color` decides. `auto` means what the environment says, first `NO_COLOR`, then
  /// `CLICOLOR_FORCE`, then `CLICOLOR`; otherwise a terminal that is not a dumb one.
  /// [no-color.org, bixense.com/clicolors]
  static func depth(_ arguments: Arguments, in environment: ToolEnvironment) -> ColorDepth {
    let variables = environment.variables
    let available: ColorDepth
    switch (variables["COLORTERM"], variables["TERM"] ?? "") {
    case ("truecolor", _), ("24bit", _): available = .trueColor
    case (_, let terminal) where terminal.contains("direct"): available = .trueColor
    case (_, let terminal) where terminal.contains("256color"): available = .ansi256
    case (_, ""), (_, "dumb"): available = .none
    default: available = .ansi16
    }
    let forced = available == .none ? ColorDepth.ansi256 : available
    switch arguments[.color] ?? "auto" {
    case "always": return forced
    case "never": return .none
    default:
      guard (variables["NO_COLOR"] ?? "").isEmpty else { return .none }
      guard ["", "0"].contains(variables["CLICOLOR_FORCE"] ?? "") else { return forced }
      return environment.output.isTerminal && variables["CLICOLOR"] != "0" ? available : .none
    }
  }
}
