import Testing

/// A way to exit status 0 without every color having been looked at, and what stops it.
struct WayToGoGreen: CustomTestStringConvertible, Sendable {
  /// The way in plain words.
  let name: String
  /// How the tool ends: 1 or 2.
  let status: Int32
  /// A part of what it prints.
  let says: String
  /// What stands on the command line; nothing for a plain audit.
  let words: [String]
  /// What is there, as ``WaySetting`` reads it.
  let setting: String

  var testDescription: String { name }

  init(
    _ name: String, _ status: Int32, _ says: String, _ words: [String], _ setting: String
  ) {
    self.name = name
    self.status = status
    self.says = says
    self.words = words
    self.setting = setting
  }

  init(_ name: String, _ status: Int32, _ says: String, _ setting: String) {
    self.init(name, status, says, [], setting)
  }

  /// All that are known.
  static var all: [WayToGoGreen] {
    [
      sources, styleSheets, styleSheetConditions, styleSheetValues, styleSheetChoices,
      designTokens, modes, sets,
      swift,
      programs, programThemes, otherFormats, android, typeScript, policies, namedPolicies,
      waiversAndBaselines,
      commandLine,
      outputs, diff,
      policyDiff,
      found, followed, demands, code, links, unread,
    ].flatMap(\.self)
  }

  /// Whether it needs git.
  var hasCommits: Bool { setting.split(separator: "\n").contains("@commit") }

  /// Makes what is there, and goes the way.
  func run() throws -> ToolRun {
    var place = try WaySetting(hasCommits: hasCommits)
    for line in setting.split(separator: "\n", omittingEmptySubsequences: false) {
      try place.read(String(line))
    }
    return try place.run(words)
  }
}
