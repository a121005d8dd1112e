import SystemLoading

/// The manual page, made from the definitions of commands and options: roff with the man macros, in
/// ASCII, as groff and mandoc both read it.
enum ManualPage {
  static func text(_ commands: [any Command.Type]) -> String {
    let version = "\(Tool.identity.name) \(Tool.identity.version)"
    var page = """
      .TH CONTRAST\\-AUDIT 1 \(Tool.released) "\(version)"
      .SH NAME
      contrast\\-audit \\- prove the WCAG contrast of colors in all themes and schemes
      .SH SYNOPSIS

      """
    page += commands.flatMap { $0.usages }.map(synopsis).joined(separator: ".br\n")
    page += ".SH DESCRIPTION\n" + paragraphs(description)
    page += ".SH COMMANDS\n"
    for command in commands { page += section(command) }
    page += ".SH \"EXIT STATUS\"\n"
    for (status, meaning) in statuses { page += ".TP\n.B \(status)\n\(running(meaning))" }
    page += ".SH ENVIRONMENT\n"
    for (variable, meaning) in variables { page += ".TP\n.B \(variable)\n\(running(meaning))" }
    page += ".SH FILES\n.TP\n.B \(escaped(AuditedSystem.policyName))\n"
    page += running(
      "The policy: token sources, rules and pairings, in a folder or in its .config. Its JSON Schema is printed by "
        + "'contrast-audit schema'.")
    page += ".SH EXAMPLES\n"
    for (purpose, words) in examples {
      page += ".TP\n\(escaped(purpose))\n.nf\n.B \(escaped(words))\n.fi\n"
    }
    return page
  }

  // MARK: What it says beside the definitions

  private static let description = """
    Measures every pairing of a foreground with the backgrounds it lies on, in every theme and scheme
    that the tokens know, as WCAG 2.2 defines contrast, and says what fails. Reports go to standard
    output, everything else to standard error; a report file is written whole or not at all. What
    could leave something unchecked is an error.
    """

  private static let statuses = [
    ("0", "nothing to report"),
    (
      "1",
      "findings at or above --fail-on (default: error): the verdict is FAIL, or INCOMPLETE where nothing fails but that colors were not read"
    ),
    (
      "2",
      "the tool or its configuration could not run: usage, no policy, unreadable or invalid input, an unknown name, nothing audited; or the color of a pairing cannot be read"
    ),
  ]

  private static let variables = [
    ("NO_COLOR", "If set and not empty, --color auto means never."),
    (
      "CLICOLOR_FORCE",
      "If set, not empty and not 0, --color auto means always. NO_COLOR is stronger."
    ),
    ("CLICOLOR", "If 0, --color auto means never. CLICOLOR_FORCE is stronger."),
    ("TERM, COLORTERM", "How many colors the terminal shows."),
  ]

  private static let examples = [
    ("Audit by the policy found here or above:", "contrast-audit"),
    (
      "Print text and write the file that a pipeline reads:",
      "contrast-audit --output junit=contrast.xml"
    ),
    ("Look at one theme in one scheme:", "contrast-audit --theme midnight --scheme dark"),
    ("Measure one pair:", "contrast-audit check 0078D7 FFF"),
  ]

  // MARK: Parts

  private static func synopsis(_ usage: String) -> String {
    ".B contrast\\-audit\n\(escaped(usage))\n"
  }

  private static func section(_ command: any Command.Type) -> String {
    var text = ".SS \(escaped(command.name))\n\(running(command.abstract))"
    for usage in command.usages { text += ".PP\n" + synopsis(usage) }
    if !command.details.isEmpty { text += ".PP\n" + paragraphs(command.details) }
    for option in command.completedOptions {
      let names = (option.letter.map { ["-\($0)"] } ?? []) + ["--\(option.name)"]
      let bold = names.map { "\\fB\(escaped($0))\\fR" }.joined(separator: ", ")
      let value = option.placeholder.map { " \\fI\(escaped($0))\\fR" } ?? ""
      let choices = option.choices.isEmpty ? "" : ": \(option.choices.joined(separator: ", "))"
      text += ".TP\n\(bold)\(value)\n"
      text += running(option.help + choices + (option.repeats ? "; may repeat" : ""))
    }
    return text
  }

  /// Running text; indented lines stay as they are.
  private static func paragraphs(_ text: String) -> String {
    var isSet = false
    var page = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix(" ") != isSet {
        page += isSet ? ".fi\n" : ".nf\n"
        isSet.toggle()
      }
      page += isSet ? escaped(String(line)) + "\n" : running(String(line))
    }
    return page + (isSet ? ".fi\n" : "")
  }

  /// Text in lines of readable length.
  private static func running(_ text: String) -> String {
    var page = ""
    var line = ""
    for word in text.split(separator: " ") {
      let next = escaped(String(word))
      if !line.isEmpty, line.utf8.count + next.utf8.count >= 78 {
        page += line + "\n"
        line = ""
      }
      line += line.isEmpty ? next : " \(next)"
    }
    return page + line + "\n"
  }

  /// Text that roff prints unchanged.
  private static func escaped(_ text: String) -> String {
    var page = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": page += "\\e"
      case "-": page += "\\-"
      case "'": page += "\\(aq"
      case "`": page += "\\(ga"
      case "^": page += "\\(ha"
      case "~": page += "\\(ti"
      case "\n": page += " "
      case _ where scalar.isASCII: page.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        page += "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
      }
    }
    return page.hasPrefix(".") ? "\\&\(page)" : page
  }
}
