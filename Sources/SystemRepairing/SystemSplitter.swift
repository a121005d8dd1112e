package import AuditEngine
import DesignTokens
package import SourceText
package import SystemLoading
import TokenEditing

/// Makes a system pass as ``SystemRepairer`` does, and gives a color that contexts pull apart a value of
/// its own in each: declared once more in memory, with the same value, it is a place that the plan
/// can change.
package struct SystemSplitter {
  private let system: AuditedSystem
  private let options: AuditOptions
  private let selection: ChangeSelection
  private let uses: () -> [PolicyDraft.Use]
  private let first: SystemRepairer
  /// Every round may show others that are pulled apart.
  private static let roundLimit = 8

  /// Audits the system as it is, as ``SystemRepairer`` does.
  package init(
    _ system: AuditedSystem, options: AuditOptions, making selection: ChangeSelection = .all,
    shownByCode uses: @escaping () -> [PolicyDraft.Use] = { [] },
    diagnostics: DiagnosticList = DiagnosticList()
  ) throws(ToolFailure) {
    self.system = system
    self.options = options
    self.selection = selection
    self.uses = uses
    first = try SystemRepairer(
      system, options: options, making: selection, shownByCode: uses, diagnostics: diagnostics)
  }

  /// A system with declarations that were put in, and its repair.
  private struct Round {
    let splits: [ValueSplit]
    let system: AuditedSystem
    let repairer: SystemRepairer
    let repair: SystemRepair
    /// What puts the declarations in; nil without any.
    var insertion: ColorEdit?

    /// How many evaluations fail in the end.
    var failures: Int { repair.after.summary[.fail] + repair.after.summary[.indeterminate] }
  }

  /// The changes, made and audited, with the values of their own that these need.
  ///
  /// - Throws: why no changes can be found or made.
  package func repair() throws(ToolFailure) -> SystemRepair {
    var round = Round(
      splits: [], system: system, repairer: first, repair: try first.repair(), insertion: nil)
    var refused: [Diagnostic] = []
    var tried: Set<String> = []
    for _ in 0..<Self.roundLimit {
      var groups: [[ValueSplit]] = []
      for conflict in conflicts(in: round, &tried) {
        do throws(ColorEditError) {
          groups.append(try splits(conflict, in: round))
        } catch {
          refused += error.diagnostics
        }
      }
      guard !groups.isEmpty else { break }
      // One that cannot be written never stops the others.
      let all = try? self.round(round.splits + groups.joined())
      let batches = all == nil ? groups.map { [$0] } : [groups]
      for batch in batches {
        do throws(ToolFailure) {
          let next = if let all { all } else { try self.round(round.splits + batch.joined()) }
          if next.failures < round.failures {
            round = next
          } else {
            refused += batch.map {
              refusal(of: $0, "in the place that there is it would fix no more")
            }
          }
        } catch {
          let reason = error.diagnostics.first
          refused += batch.map { refusal(of: $0, reason?.message ?? "") }
        }
      }
    }
    return try repair(of: round, refused)
  }

  private func refusal(of splits: [ValueSplit], _ reason: String) -> Diagnostic {
    let names = splits.map(\.context).joined(separator: " and ")
    return Diagnostic(
      .error, "'\(splits[0].token)' gets no value of its own for \(names): \(reason)",
      at: system.catalog.declarations[splits[0].declaration].value.span)
  }

  // MARK: What is pulled apart

  /// A color and the contexts that pull it apart.
  private struct Conflict {
    let origin: SourceSpan
    let contexts: [TokenLayer.Condition]
  }

  /// The conflicts of a plan, each once over all rounds.
  private func conflicts(in round: Round, _ tried: inout Set<String>) -> [Conflict] {
    round.repair.plan.unmet.compactMap { unmet in
      guard case .pulledApart(let conflict, let axis, let values) = unmet.reason else { return nil }
      let names = round.system.catalog.axes[axis].contexts
      let contexts = values.compactMap { names.firstIndex(of: $0.context) }
        .map { TokenLayer.Condition(axis: axis, context: $0) }
      let place = declaration(at: conflict.origin, in: round)
      guard tried.insert("\(axis) \(place.map { "\($0)" } ?? "\(conflict.origin)")").inserted
      else { return nil }
      return Conflict(origin: conflict.origin, contexts: contexts)
    }
  }

  /// The token that is declared at a place, and its layer: the same in every round.
  private func declaration(at origin: SourceSpan, in round: Round) -> (String, layer: Int)? {
    let catalog = round.system.catalog
    for layer in catalog.layers.indices {
      for declaration in catalog.declarations(ofLayer: layer)
      where declaration.value.span == origin {
        return (catalog.name(of: declaration.token), layer)
      }
    }
    return nil
  }

  /// The declarations to put in, each as one that repeats what stands in the sources.
  private func splits(
    _ conflict: Conflict, in round: Round
  ) throws(ColorEditError) -> [ValueSplit] {
    let found = try round.repairer.writable.editor.splits(
      at: conflict.origin, into: conflict.contexts)
    return found.compactMap { split, layer in
      let root = round.splits.first { $0.token == split.token && $0.layers.contains(layer) }
      // Without it there is nothing to repeat.
      guard let declaration = root?.declaration ?? declaration(of: split.token, in: layer) else {
        return nil
      }
      return ValueSplit(
        token: split.token, context: split.context, declaration: declaration,
        layers: split.layers)
    }
  }

  /// The index of a declaration in the sources as they are.
  private func declaration(of token: String, in layer: Int) -> Int? {
    let all = system.catalog.declarations(ofLayer: layer)
    return all.indices.first { system.catalog.name(of: all[$0].token) == token }
  }

  // MARK: With declarations put in

  /// The repair with some declarations put in, without those that it does not need.
  private func round(_ splits: [ValueSplit]) throws(ToolFailure) -> Round {
    var splits = splits
    while true {
      guard !splits.isEmpty else {
        return Round(
          splits: [], system: system, repairer: first, repair: try first.repair(), insertion: nil)
      }
      let insertion: ColorEdit
      do throws(ColorEditError) {
        insertion = try first.writable.editor.adding(splits)
      } catch {
        throw ToolFailure(error.diagnostics)
      }
      let edited = try system.replacing(
        insertion.files.map { SourceFile(path: $0.path, bytes: $0.bytes) })
      var repairer = try SystemRepairer(
        edited, options: options, making: selection, shownByCode: uses)
      guard repairer.before.isSame(as: first.before) else {
        throw ToolFailure("values of their own would change what is audited")
      }
      for places in splits.flatMap({ self.places(of: $0, in: edited.catalog) }) {
        for place in places { repairer.alike[place] = places.filter { $0 != place } }
      }
      let repair = try repairer.repair()
      let used = splits.filter { isUsed($0, repair.plan, edited.catalog) }
      guard used.count < splits.count else {
        return Round(
          splits: splits, system: edited, repairer: repairer, repair: repair, insertion: insertion)
      }
      splits = used
    }
  }

  /// Where a declaration that was put in stands: the places that apply in the same contexts together.
  private func places(of split: ValueSplit, in catalog: TokenCatalog) -> [[SourceSpan]] {
    var places: [Set<TokenLayer.Condition>: [SourceSpan]] = [:]
    for layer in split.layers {
      let own = catalog.declarations(ofLayer: layer).filter {
        catalog.name(of: $0.token) == split.token
      }
      places[Set(catalog.layers[layer].conditions), default: []] += own.map(\.value.span)
    }
    return Array(places.values)
  }

  /// Whether a declaration has another value in the end than the one that it repeats.
  private func isUsed(_ split: ValueSplit, _ plan: RepairPlan, _ catalog: TokenCatalog) -> Bool {
    let layer = system.catalog.layers.indices.first {
      system.catalog.declarations(ofLayer: $0).indices.contains(split.declaration)
    }
    let source = layer.flatMap { layer in
      catalog.declarations(ofLayer: layer).first { catalog.name(of: $0.token) == split.token }
    }
    func value(_ places: [SourceSpan]) -> PlannedChange.Value? {
      plan.changes.first { places.contains($0.origin) }?.proposal
    }
    let shared = value(source.map { [$0.value.span] } ?? [])
    return places(of: split, in: catalog).contains { value($0) != shared }
  }

  /// The repair as changes of the sources as they are.
  private func repair(
    of round: Round, _ refused: [Diagnostic]
  ) throws(ToolFailure) -> SystemRepair {
    let repair = round.repair
    var edit = repair.edit
    if let insertion = round.insertion {
      guard let both = insertion.followed(by: edit) else {
        throw ToolFailure("the changes and the values of their own overlap")
      }
      edit = both
    }
    var newValues: [NewValue] = []
    for split in round.splits {
      let value = system.catalog.declarations[split.declaration].value
      for places in places(of: split, in: round.system.catalog) {
        let change = repair.plan.changes.first { places.contains($0.origin) }
        for place in places {
          if let known = newValues.firstIndex(where: { $0.change.origin == place }) {
            newValues[known].contexts.append(split.context)
          } else {
            newValues.append(
              NewValue(
                contexts: [split.context],
                change: change?.moved(to: place)
                  ?? PlannedChange(keeping: value, of: split.token, at: place)))
          }
        }
      }
    }
    var all = SystemRepair(
      edit: edit, before: repair.before, after: repair.after,
      refused: repair.refused
        + refused.map { Diagnostic(.warning, $0.message, at: $0.span, nextStep: $0.nextStep) })
    (all.planned, all.best, all.newValues) = (repair.planned, repair.best, newValues)
    return all
  }
}

extension AuditReport {
  /// Whether another report has the same evaluations with the same results.
  fileprivate func isSame(as other: AuditReport) -> Bool {
    evaluations.count == other.evaluations.count
      && zip(evaluations, other.evaluations).allSatisfy {
        $0.outcome == $1.outcome && $0.measurement.worse == $1.measurement.worse
          && $0.permutation == $1.permutation
          && pairings[$0.pairing].foregroundName
            == other.pairings[$1.pairing].foregroundName
      }
  }
}
