import AuditEngine
import ColorMath
import DesignTokens
import Reporters
import SourceText
import SystemLoading

/// The requirement of an axis: its text, the tokens that change along the axis, and the findings in
/// each of its contexts.
struct AxisExplanation: Explanation {
  let text: String
  let members: [(String, String)]

  init(
    _ declared: AxisDeclaration, in system: AuditedSystem, _ options: AuditOptions,
    _ environment: ToolEnvironment, diagnostics: inout DiagnosticList
  ) throws {
    var text = "\(declared.id): \(declared.title)".inert + "\n"
    if let description = declared.description { text += "\n\(description.inert)\n" }
    if let source = declared.source { text += "\nSource: \(source.inert)\n" }
    var members = [
      ("kind", JSONText.string("requirement")), ("id", JSONText.name(declared.id)),
      ("title", JSONText.name(declared.title)),
    ]
    members += ExplanationJSON.optional("description", declared.description)
    members += ExplanationJSON.optional("source", declared.source)
    members.append(("axis", JSONText.name(declared.axis)))
    let axes = system.catalog.axes
    guard let place = axes.firstIndex(where: { $0.name == declared.axis }) else {
      self.text = text
      self.members = members
      return
    }
    let axis = axes[place]
    func optional(_ axis: Axis) -> [String] {
      system.policy.optional.terms.filter { $0.axis == axis.name }.flatMap(\.contexts)
    }
    let contexts = axis.contexts.map { context in
      context + (optional(axis).contains(context) ? " (audited with --all)" : "")
    }
    text += "\nThe tokens meet it with the axis \(axis.name): "
    text += contexts.joined(separator: ", ") + "\n"
    var options = options
    // The optional contexts of this axis, and no other optional parts.
    options.includesOptional = true
    options.rules = system.policy.rules.filter { !$0.isOptional }.map(\.id)
    for other in axes where other.name != axis.name && options.contexts[other.name] == nil {
      let left = other.contexts.filter { !optional(other).contains($0) }
      if left.count < other.contexts.count { options.contexts[other.name] = left }
    }
    options.repair.isPlanned = false
    let report = try ExplainCommand.report(
      system, options, in: environment, diagnostics: &diagnostics)
    let counts = AxisExplanation.counts(axis, in: report)
    text +=
      "\n"
      + ListCommand.table(counts.map { ["  \($0.context)", "\($0.failed) of \($0.judged) fail"] })
    let changing = AxisExplanation.tokens(
      changingAlong: place, in: report, system.catalog)
    text +=
      changing.isEmpty
      ? "\nNo token changes along it.\n"
      : "\nTokens that change along it: \(changing.map(\.inert).joined(separator: ", "))\n"
    self.text = text
    let rows = axis.contexts.map { context in
      let found = counts.first { $0.context == context }
      return JSONText.object(
        [
          ("name", JSONText.name(context)),
          ("isOptional", "\(optional(axis).contains(context))"),
        ] + ExplanationJSON.counts(judged: found?.judged ?? 0, failed: found?.failed ?? 0))
    }
    members.append(("contexts", JSONText.array(rows)))
    members.append(("changingTokens", JSONText.strings(changing)))
    self.members = members
  }

  /// How many evaluations fail in each context in which something is judged.
  private static func counts(
    _ axis: Axis, in report: AuditReport
  ) -> [(context: String, judged: Int, failed: Int)] {
    guard let place = report.axes.firstIndex(of: axis.name) else { return [] }
    var judged: [String: Int] = [:]
    var failed: [String: Int] = [:]
    for evaluation in report.evaluations where evaluation.outcome != .exempt {
      let context = report.permutations[evaluation.permutation][place]
      judged[context, default: 0] += 1
      if evaluation.outcome.isFinding { failed[context, default: 0] += 1 }
    }
    return axis.contexts.compactMap { context in
      judged[context].map { (context, $0, failed[context] ?? 0) }
    }
  }

  /// The color tokens whose value differs in some context of an axis, with the same contexts on all
  /// other axes.
  private static func tokens(
    changingAlong place: Int, in report: AuditReport, _ catalog: TokenCatalog
  ) -> [String] {
    let tokens = catalog.colorTokens
    var isChanging = [Bool](repeating: false, count: tokens.count)
    var first: [[Int]: [SRGBColor?]] = [:]
    for permutation in Permutations(choices: report.choices) {
      let resolver = TokenResolver(catalog, in: permutation)
      // A token with a color in only some contexts changes along the axis too.
      let colors = tokens.map { try? resolver.color(of: $0).color }
      var others = permutation.contexts
      others[place] = -1
      guard let known = first[others] else {
        first[others] = colors
        continue
      }
      for index in tokens.indices where colors[index] != known[index] { isChanging[index] = true }
    }
    return zip(tokens, isChanging).filter(\.1).map { catalog.name(of: $0.0) }
  }
}
