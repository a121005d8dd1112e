import AuditEngine
import BuiltInCatalog
import Reporters

/// An option of the command line. Parsing, help and messages all use this one entry.
struct Option: Sendable, Hashable {
  /// The long name, without dashes.
  let name: String
  /// The one-letter name.
  var letter: Character?
  /// The placeholder of the value in help; nil for a flag.
  var placeholder: String?
  /// The accepted values; empty if any value is.
  var choices: [String] = []
  /// Whether these are meant in any case, as names of systems are.
  var ignoresCase = false
  /// Whether it may be given more than once.
  var repeats = false
  /// What a shell offers for the value; nil for the choices, if there are any.
  var offers: Completion?
  /// What it does, as one line.
  var help: String

  static let all: [Option] = [
    format, output, details, quiet, verbose, system, policy, allPolicies, builtIn, noBuiltIn, root,
    theme,
    scheme,
    junitFileAttributes, limit,
    everything,
    rule, token, level,
    failOn, acceptPolicyChanges,
    minCoverage, undeclaredPairs, baseline, writeBaseline, pruneBaseline, usage, batch, dark, write,
    from,
    prefer,
    apply, unsafeFixes, allowWorse, keep, split, force, preset, fromCode,
    names, unused,
    color, help, version,
  ]

  static let format = Option(
    name: "format", placeholder: "FORMAT", choices: ReportFormat.allCases.map(\.rawValue),
    help: "the report format (default: text)")
  static let output = Option(
    name: "output", placeholder: "[FORMAT=]PATH", repeats: true, offers: .reportFile,
    help:
      "write a report to a file; without FORMAT= it replaces the printed one, in the format of "
      + "--format or else of the file's ending"
  )
  static let junitFileAttributes = Option(
    name: "junit-file-attributes",
    help: "in JUnit, 'file' and 'line' of each case, which some servers link and Jenkins refuses")
  static let limit = Option(
    name: "limit", placeholder: "COUNT",
    help: "the maximum number of causes in a compact report; 0 for all (default: 50)")
  static let details = Option(
    name: "details", help: "in the text report, each finding instead of their causes")
  static let system = Option(
    name: "system", placeholder: "NAME", choices: BuiltInSystem.all.map(\.name),
    ignoresCase: true, help: "lay the files over a built-in system, and audit by its policy")
  static let policy = Option(
    name: "policy", placeholder: "PATH", offers: .files,
    help: "the policy (default: contrast-audit.json here or above, in a folder or in its .config)")
  static let allPolicies = Option(
    name: "all-policies",
    help: "audit by every contrast-audit.json here and below, without what git ignores")
  static let quiet = Option(
    name: "quiet", letter: "q", help: "print the verdict alone")
  static let verbose = Option(
    name: "verbose", letter: "v",
    help: "say on standard error what is read and chosen, and how long each step takes")
  static let builtIn = Option(
    name: "built-in", help: "the built-in catalog, whatever is here")
  static let noBuiltIn = Option(
    name: "no-built-in",
    help: "fail if there is no policy, also in an empty folder")
  static let root = Option(
    name: "root", placeholder: "FOLDER", offers: .folders,
    help: "the folder that token files must lie in (default: the policy's)")
  static let theme = Option(
    name: "theme", placeholder: "NAME", repeats: true, offers: .names([.themes]),
    help: "only this theme")
  static let scheme = Option(
    name: "scheme", placeholder: "NAME", repeats: true, offers: .names([.schemes]),
    help: "only this scheme")
  static let everything = Option(
    name: "all", help: "also audit optional rules and contexts")
  static let rule = Option(
    name: "rule", placeholder: "ID", repeats: true, offers: .names([.rules]), help: "only this rule"
  )
  static let token = Option(
    name: "token", placeholder: "NAME", repeats: true, offers: .names([.tokens]),
    help: "only pairings that name this token")
  static let level = Option(
    name: "level", placeholder: "LEVEL", choices: Level.allCases.map(\.rawValue),
    help: "the WCAG level, if stricter than the policy's (default: the policy's, else AA)")
  static let failOn = Option(
    name: "fail-on", placeholder: "SEVERITY", choices: ["error", "warning", "never"],
    help: "the lowest severity that gives exit status 1 (default: error)")
  static let acceptPolicyChanges = Option(
    name: "accept-policy-changes",
    help: "list a weaker policy, and do not count it")
  static let minCoverage = Option(
    name: "min-coverage", placeholder: "PERCENT",
    help: "the percentage of color tokens that pairings must reach; less is a finding")
  static let undeclaredPairs = Option(
    name: "undeclared-pairs", placeholder: "PATH", repeats: true, offers: .files,
    help:
      "code that uses the tokens; a pair in it that no pairing judges, or that is too faint as written, is a finding"
  )
  static let baseline = Option(
    name: "baseline", placeholder: "FILE", offers: .files,
    help: "the file of known findings; only new or worse ones count")
  static let writeBaseline = Option(
    name: "write-baseline", help: "write all findings to the baseline, so that they are known")
  static let pruneBaseline = Option(
    name: "prune-baseline", help: "remove findings that are gone from the baseline")
  static let force = Option(name: "force", help: "overwrite an existing file")
  static let preset = Option(
    name: "preset", placeholder: "NAME", choices: DraftPreset.allCases.map(\.rawValue),
    help: "draft for a platform: which of its settings the colors cover, its materials over any")
  static let fromCode = Option(
    name: "from-code", placeholder: "PATH", repeats: true, offers: .files,
    help: "code that uses the tokens: pair them as it does, not by their names")
  static let names = Option(name: "names", help: "only the names, one per line")
  static let unused = Option(
    name: "unused", placeholder: "PATH", repeats: true, offers: .files,
    help: "only pairings that the code there does not show")
  static let usage = Option(
    name: "usage", placeholder: "USAGE",
    choices: Usage.allCases.filter { $0.exemption == nil }.map(\.rawValue),
    help: "what the foreground is used for (default: text)")
  static let batch = Option(
    name: "batch", placeholder: "FILE", offers: .files,
    help: "check one pair a line, 'FG BG [UNDER…]'; - reads standard input")
  static let dark = Option(
    name: "dark", placeholder: "COLOR", help: "the accent in the dark scheme (default: the same)")
  static let prefer = Option(
    name: "prefer", placeholder: "AIM", choices: ["balanced", "fewest", "nearest"],
    help:
      "where several plans fix as much: the fewest colors within a tenth of the least difference "
      + "(balanced, the default), the fewest colors, or the least difference")
  static let allowWorse = Option(
    name: "allow-worse",
    help: "let pairings that fail lose contrast where that fixes others")
  static let keep = Option(
    name: "keep", placeholder: "NAME", repeats: true, offers: .names([.tokens]),
    help: "leave this token's color as it is, by name or pattern")
  static let split = Option(
    name: "split",
    help:
      "where one color cannot serve two schemes or themes, declare it anew for one of them")
  static let from = Option(
    name: "from", placeholder: "FILE", offers: .files,
    help: "make the changes in this file, copied from the page of 'desk'; - reads standard input")
  static let apply = Option(
    name: "apply", placeholder: "ID", repeats: true,
    help: "take the changes that the finding with this id needs too, safe or not")
  static let unsafeFixes = Option(
    name: "unsafe-fixes", help: "take all changes, not only those that are safe")
  static let write = Option(name: "write", help: "edit the source files in place")
  static let color = Option(
    name: "color", placeholder: "WHEN", choices: ["auto", "always", "never"],
    help: "color in the text report (default: auto, which respects NO_COLOR and CLICOLOR_FORCE)")
  static let help = Option(name: "help", letter: "h", help: "show this help")
  static let version = Option(name: "version", help: "show the version")

  /// What a shell offers for the value.
  var completion: Completion {
    offers ?? (choices.isEmpty ? .nothing : .words(choices))
  }

  /// `--format FORMAT`.
  var usageText: String {
    let long = "--\(name)" + (placeholder.map { " \($0)" } ?? "")
    return letter.map { "-\($0), \(long)" } ?? long
  }
}
