package import SourceText

/// What to audit and by which demands: token sources, rules, pairings.
package struct Policy: Sendable {
  /// A level for some permutations.
  package struct ContextualLevel: Sendable {
    /// The level.
    package internal(set) var level = Level.aa
    /// The permutations.
    package internal(set) var condition = ContextCondition.always
  }

  /// The policy's own file.
  package let file: SourceFile
  /// The file that somebody wrote: the one that names the system, where there is one.
  package var statedFile: SourceFile { system?.span.file ?? file }
  /// The name of the audited system.
  package internal(set) var name: String?
  /// The system that ships and has the pairings: the token sources are laid over it; nil for a policy
  /// with pairings of its own.
  package var system: PolicyName?
  /// The token sources, later ones overriding earlier ones.
  package internal(set) var tokens: [TokenSource] = []
  /// The files and folders of the app's code, in which names are looked up that sources do not declare.
  package internal(set) var code: [PolicyName] = []
  /// The pairs of colors that this code shows, once it was read.
  package var shownPairs: [ShownPair] = []
  /// The texts and icons in it that are not followed.
  package var unresolvedUses: [UnresolvedUse] = []
  /// The places in it of colors that no source declares, which no change may touch: the same color may stand
  /// elsewhere in it.
  package var shownPlaces: Set<SourceSpan> = []
  /// The files with colors that are not audited.
  package internal(set) var leftOut: [LeftOutSource] = []
  /// The further policies that are audited with this one, by their paths or folders.
  package internal(set) var policies: [PolicyName] = []
  /// Whether values under conditions without an axis are audited.
  package internal(set) var conditions: [PolicyCondition] = []
  /// The layers of optional sources, least specific first; empty for the order of the sources.
  package var layers: [String] { layerNames.map(\.text) }
  private var layerNames: [PolicyName] = []
  /// The size of a `px` where text size decides.
  package internal(set) var pixelUnit = PixelUnit.css
  /// The level of all permutations, unless the user selects a stricter one.
  package internal(set) var level = Level.aa
  /// The levels of some permutations.
  package internal(set) var levels: [ContextualLevel] = []
  /// The contexts that are not audited.
  package internal(set) var exclude = ContextCondition.always
  /// The contexts that are audited only on request.
  package internal(set) var optional = ContextCondition.always
  /// The requirements of axes.
  package internal(set) var axes: [AxisDeclaration] = []
  /// The uses of tokens whose files do not state them; the first match counts.
  package internal(set) var uses: [StatedUse] = []
  /// The tokens, by name or pattern, whose colors no change may touch.
  package internal(set) var keep: [PolicyName] = []
  /// What may lie beneath translucent backgrounds.
  package internal(set) var backdrops: [Backdrop] = []
  /// The accent token, if the policy names one.
  package internal(set) var accent: AccentDeclaration?
  /// The severity of pairs that code uses and no pairing judges.
  package internal(set) var undeclaredPairs = Diagnostic.Severity.error
  /// The severities of what the tool finds by rules of its own.
  package internal(set) var checks = ToolChecks()
  /// The severity of indeterminate evaluations; nil for that of their rule.
  package internal(set) var indeterminate: Diagnostic.Severity?
  /// The rules, in order.
  package internal(set) var rules: [Rule] = []
  /// The file of the findings that are known, relative to the policy; nil for none.
  package internal(set) var baseline: PolicyName?
  /// The findings that are accepted, in order.
  package internal(set) var waivers: [Waiver] = []

  /// A policy without demands: for token sources that contain their pairings.
  package init(file: SourceFile) {
    self.file = file
  }

  /// Reads a policy file, `contrast-audit.json`; nil after an error.
  package init?(reading file: SourceFile, diagnostics: inout DiagnosticList) {
    var reader = PolicyReader()
    let document = JSONDocument.parse(file, syntax: .withComments, diagnostics: &reader.diagnostics)
    let policy: Policy? = document.flatMap { reader.object($0.root) }
    for diagnostic in reader.diagnostics.all { diagnostics.append(diagnostic) }
    guard let policy, !reader.diagnostics.hasErrors else { return nil }
    self = policy
  }
}

extension Policy: PolicyObject {
  static let title = "policy"
  static let phrase = "the policy"
  static let fields: [PolicyField<Policy>] = [
    PolicyField("$schema", .string, "The schema, for editors: `contrast-audit schema` prints it.") {
      _, _ in
    },
    PolicyField("name", \.name, .string, "The name of the audited system."),
    PolicyField(
      "system", \.system, .name,
      "A system that ships, by a name of `list systems`: its pairings are judged, and `tokens` is laid "
        + "over it, as `--system` does. No other key goes with it."),
    PolicyField(
      "tokens", \.tokens, .list(.source),
      "Token sources, relative to the policy. Two that give a token different values are an error, "
        + "unless the later one says that it overrides, holds in fewer contexts or is a layer."),
    PolicyField(
      "code", \.code, .list(.name),
      "Files and folders of the app's code in Swift, relative to the policy: each pair of colors that its "
        + "views show is judged, unless a pairing judges or exempts it, and names that a source does not "
        + "declare are looked up there, such as an enumeration of the themes."),
    PolicyField(
      "leftOut", \.leftOut, .leftOut,
      "Files with colors that are not audited, relative to the policy, each with the reason; reports "
        + "name them."),
    PolicyField(
      "policies", \.policies, .list(.name),
      "Further policies, or their folders, relative to the policy: whoever audits this one audits "
        + "these too, each by itself."),
    PolicyField(
      "conditions", \.conditions,
      .conditions,
      "What becomes of values under conditions that are no axis, by condition or pattern (*): they "
        + "are audited with and without them, or ignored, or a class chooses a context with them, as in "
        + "{\".sepia\": {\"theme\": \"sepia\"}}."),
    PolicyField(
      "layers", \.layerNames, .list(.name),
      "The layers of sources that may be absent, least specific first; the order of the sources "
        + "unless said. A source may give some of its colors to another layer by its name."),
    PolicyField(
      "pixelUnit", \.pixelUnit, .choice,
      "What one px is where text size decides: a CSS pixel (0.75 pt) or a point.",
      default: "\"css\""),
    PolicyField("level", \.level, .choice, "The conformance level of WCAG.", default: "\"AA\""),
    PolicyField(
      "indeterminate", \.indeterminate, .choice,
      "How much it weighs that contrast depends on what lies beneath; as much as the rule unless "
        + "said."),
    PolicyField(
      "undeclaredPairs", \.undeclaredPairs, .choice,
      "How much it weighs that code uses a pair that no pairing judges, or one that is too faint as "
        + "written: what `--undeclared-pairs` finds.", default: "\"error\""),
    PolicyField(
      "checks", \.checks, .object,
      "How much it weighs what is found in the code of the app, by the identifier of the check."),
    PolicyField(
      "levels", \.levels, .list(.object, isNeverEmpty: false),
      "Levels that hold in some contexts only."),
    PolicyField("exclude", \.exclude, .contexts, "The contexts that are not audited."),
    PolicyField(
      "optional", \.optional, .contexts, "The contexts that are audited only on request."),
    PolicyField(
      "axes", \.axes, .map(),
      "The requirements that axes of the tokens stand for; `explain` tells of them by their id."),
    PolicyField(
      "uses", \.uses, .uses,
      "What tokens are for, by name or pattern, where their files do not say it; coverage names it "
        + "for those that no pairing reaches."),
    PolicyField(
      "keep", \.keep, .list(.name),
      "Tokens, by name or pattern, whose colors `fix` and suggestions leave as they are, with those "
        + "that they refer to."),
    PolicyField(
      "backdrops", \.backdrops, .map(), "What may lie beneath translucent backgrounds, by name."),
    PolicyField("accent", \.accent, .object, "The token that a proposed accent replaces."),
    PolicyField(
      "rules", \.rules, .list(.object),
      "The rules: pairings and token checks. Token files may contain pairings too."),
    PolicyField(
      "waivers", \.waivers, .list(.object, isNeverEmpty: false),
      "Findings that somebody answers for."),
    PolicyField(
      "baseline", \.baseline, .name,
      "The file of the findings that are known, relative to the policy and in its folder or below; "
        + "`--write-baseline` writes it."),
  ]

  static let alternatives: PolicyAlternatives? = .atLeastOne(
    of: ["tokens", "system"], whenNone: "has no tokens; expected a list of files and folders")

  init(at place: PolicyName) { self.init(file: place.span.file) }

  func check(_ value: JSONValue, _ reader: inout PolicyReader) {
    checkSystem(value, &reader.diagnostics)
    checkLayers(&reader.diagnostics)
    if let baseline { Self.check(baseline, &reader.diagnostics) }
    checkLeftOut(&reader.diagnostics)
    var declared: [String: Rule] = [:]
    for rule in rules {
      if let first = declared.updateValue(declared[rule.id] ?? rule, forKey: rule.id) {
        reader.diagnostics.error(
          "the rule '\(rule.id)' is declared twice, first in line \(first.span.start.line); "
            + "put its pairings into one",
          at: rule.span)
      }
    }
    for axis in axes { Rule.checkIdentifier(axis.id, at: axis.span, &reader.diagnostics) }
    for axis in axes where declared[axis.id] != nil {
      reader.diagnostics.error(
        "the id '\(axis.id)' belongs to a rule; give the axis its own id", at: axis.span)
    }
  }

  /// What a system brings cannot be said again: nobody would see which of both is meant.
  private func checkSystem(_ value: JSONValue, _ diagnostics: inout DiagnosticList) {
    guard let system else { return }
    for member in value.members where !["$schema", "system", "tokens"].contains(member.key) {
      diagnostics.error(
        "the system '\(system.text)' brings its own \(member.key); expected \"system\" and "
          + "\"tokens\" alone", at: member.keySpan)
    }
    for source in tokens {
      guard let layer = source.override?.layer else { continue }
      diagnostics.error(
        "'\(source.path)' is laid over a system and in the layer '\(layer)' too; remove the layer",
        at: source.span)
    }
  }

  /// A stranger's policy must not lead to files elsewhere.
  private static func check(_ baseline: PolicyName, _ diagnostics: inout DiagnosticList) {
    let names = baseline.text.split(separator: "/", omittingEmptySubsequences: false)
    guard names.contains("..") || names.first == "" else { return }
    diagnostics.error(
      "the baseline '\(baseline.text)' does not lie in the policy's folder; expected a file in it",
      at: baseline.span)
  }

  private func checkLeftOut(_ diagnostics: inout DiagnosticList) {
    for source in leftOut where source.reason.allSatisfy(\.isWhitespace) {
      diagnostics.error(
        "'\(source.path.text)' is left out without a reason; say why", at: source.path.span)
    }
  }

  /// The order must contain each layer that a source names.
  private func checkLayers(_ diagnostics: inout DiagnosticList) {
    var known: Set<String> = []
    for layer in layerNames where !known.insert(layer.text).inserted {
      diagnostics.error("the layer '\(layer.text)' is repeated; name it once", at: layer.span)
    }
    for source in known.isEmpty ? [] : tokens {
      guard let layer = source.override?.layer, !known.contains(layer) else { continue }
      diagnostics.error(
        "the layer '\(layer)' is not listed in layers, so its order is unknown; add it"
          + NearestName.hint(for: layer, among: layers), at: source.span)
    }
  }
}

extension Policy.ContextualLevel: PolicyObject {
  static let title = "level for some contexts"
  static let fields: [PolicyField<Policy.ContextualLevel>] = [
    PolicyField("level", \.level, .choice, "The level.", expected: "\"AA\" or \"AAA\""),
    PolicyField(
      "when", \.condition, .contexts, "The contexts in which it holds.",
      expected: "the contexts, for example {\"scheme\": \"dark\"}"),
  ]

  init(at place: PolicyName) {}
}
