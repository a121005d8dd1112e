import AuditEngine
import Reporters
import SourceText
import SystemLoading

/// The policies of two sides, each with itself: one with those that it names, or all of a repository. One
/// that a side lacks is new or gone.
struct ComparedPolicies {
  /// What tells them apart: a path on either side, empty for what the operands mean by themselves.
  let keys: [String]
  private let old: ComparedSide
  private let new: ComparedSide

  /// Finds the policies of both sides.
  init(
    _ old: ComparedAudit.Operand, _ new: ComparedAudit.Operand, _ arguments: Arguments,
    in environment: ToolEnvironment
  ) throws {
    guard arguments.has(.allPolicies) else {
      self.old = try ComparedSide(old, arguments, in: environment)
      self.new = try ComparedSide(new, arguments, in: environment)
      if let first = self.old.first, let other = self.new.first, first != other {
        throw ToolFailure(
          "the reports begin with different policies, '\(first)' and '\(other)'; expected the same order"
        )
      }
      let known = Set(self.new.keys)
      keys = self.new.keys + self.old.keys.filter { !known.contains($0) }
      return
    }
    for option in [Option.policy, .system] where arguments.has(option) {
      throw ToolFailure(
        "--all-policies looks for the policies, and --\(option.name) is given; remove one of them")
    }
    self.old = try ComparedSide(allOf: old, arguments, in: environment)
    self.new = try ComparedSide(allOf: new, arguments, in: environment)
    keys = Set(self.old.keys).union(self.new.keys).sorted()
    guard !keys.isEmpty else {
      throw ToolFailure(
        "there is no \(AuditedSystem.policyName) here or below on either side",
        nextStep: .writePolicy)
    }
  }

  /// Both sides of a policy, with its place on the new one.
  func sides(
    of key: String, _ arguments: Arguments, in environment: ToolEnvironment
  ) throws -> (old: ComparedAudit, new: ComparedAudit, policy: SourceFile?) {
    let place = key.isEmpty ? nil : SourceFile(path: new.prefix + key, bytes: [])
    guard new.keys.contains(key) else {
      let before = try old.audit(key, arguments, in: environment)
      return (before, ComparedAudit(new.name, missingBesides: before.snapshot), place)
    }
    let before = try old.keys.contains(key) ? old.audit(key, arguments, in: environment) : nil
    let after = try new.audit(key, arguments, in: environment)
    return (before ?? ComparedAudit(old.name, missingBesides: after.snapshot), after, place)
  }
}
