import AuditEngine
import ColorMath
import DesignTokens
import SourceText
import SystemLoading
import TokenReaders

/// A pair with names of tokens, in every theme and scheme that is audited.
struct TokenPair {
  /// A check for each permutation, in order.
  let checks: [PairCheck]
  /// The axes along which there is a choice: `theme × scheme`.
  let axes: String
  private let contexts: DistinctContexts

  /// Looks the tokens up and measures them.
  ///
  /// - Parameter contexts: the contexts that were chosen, by axis.
  init(
    _ words: [String], in system: AuditedSystem, contexts chosen: [String: [String]],
    today: CalendarDate?
  ) throws {
    let catalog = system.catalog
    var diagnostics = DiagnosticList()
    var options = AuditOptions(contexts: chosen)
    options.today = today
    let plan = AuditPlan(
      policy: system.policy, catalog: catalog, options: options, diagnostics: &diagnostics)
    guard !diagnostics.hasErrors else { throw ToolFailure(diagnostics.all) }
    contexts = DistinctContexts(axes: catalog.axes, choices: plan.choices)
    // As in reports, other axes are named where there is a choice.
    let isNamed = zip(catalog.axes, plan.choices).map { axis, chosen in
      chosen.count > 1 || axis.contexts.count > 1 && ["theme", "scheme"].contains(axis.name)
    }
    axes = zip(catalog.axes, plan.choices).filter { $0.1.count > 1 }.map(\.0.name)
      .joined(separator: " × ")
    let schemes = catalog.axes.firstIndex { $0.name == "scheme" }
    checks = try Permutations(choices: plan.choices).flatMap { permutation in
      let resolver = TokenResolver(catalog, in: permutation)
      let context = isNamed.indices.filter { isNamed[$0] }.map { index in
        let axis = catalog.axes[index]
        return (axis: axis.name, name: axis.contexts[permutation.contexts[index]])
      }
      var colors = CheckedColors()
      for word in words {
        guard let token = catalog.token(named: word) else {
          try colors.append(word)
          continue
        }
        do throws(ResolutionError) {
          colors.append(try resolver.color(of: token).color, given: word)
        } catch {
          let place = context.map(\.name).joined(separator: " · ")
          throw ToolFailure([
            Diagnostic(
              .error, error.message + (place.isEmpty ? "" : ", in \(place)"), at: error.span)
          ])
        }
      }
      // A system color has the scheme of the tokens beside it.
      let isDark = schemes.map {
        catalog.axes[$0].contexts[permutation.contexts[$0]].lowercased().contains("dark")
      }
      return (isDark.map { [colors.check(isDark: $0)] } ?? colors.checks).map { check in
        var check = check
        check.context = context
        return check
      }
    }
  }

  /// The checks that differ, each with the contexts that tell it from others.
  var distinct: [PairCheck] {
    let colors = checks.map { [$0.foreground] + $0.background }
    // System colors without a scheme beside them give two checks for each permutation.
    guard checks.count == Permutations.count(choices: contexts.choices) else { return checks }
    var found: [(index: Int, places: [String])] = []
    for run in contexts.runs(of: colors) {
      let place = run.contexts.joined(separator: " · ").inert
      if let known = found.firstIndex(where: { colors[$0.index] == colors[run.index] }) {
        found[known].places.append(place)
      } else {
        found.append((run.index, [place]))
      }
    }
    return found.map { index, places in
      var check = checks[index]
      let more = places.count > 4 ? " and \(places.count - 3) more" : ""
      check.place =
        found.count == 1
        ? nil : places.prefix(more.isEmpty ? 4 : 3).joined(separator: ", ") + more
      return check
    }
  }
}
