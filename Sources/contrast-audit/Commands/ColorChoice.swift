import Reporters

/// Decides how much color standard output uses.
enum ColorChoice {
  /// `--color` decides; `auto` means a terminal, without `NO_COLOR` and not a dumb one.
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
    switch arguments[.color] ?? "auto" {
    case "always": return available == .none ? .ansi256 : available
    case "never": return .none
    default:
      let isRefused = !(variables["NO_COLOR"] ?? "").isEmpty
      return environment.output.isTerminal && !isRefused ? available : .none
    }
  }
}
