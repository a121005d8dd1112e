import DesignTokens
import Programs
import SourceText

/// Names the colors without a value in a source: functions that are not read, and properties that get
/// their values from whoever makes an instance.
struct SwiftOpenProperties {
  private let program: Program
  private let holdings: SwiftHoldings
  private let collector: SwiftCollector
  private let read: Set<Member>
  private let isElsewhere: (String) -> Bool

  init(_ collector: SwiftCollector, isElsewhere: @escaping (String) -> Bool) {
    self.collector = collector
    self.isElsewhere = isElsewhere
    program = collector.program
    holdings = collector.holdings
    read = Set(
      collector.tokens.flatMap { token in
        token.failure == nil || token.root.kind != .function ? [token.root, token.member] : []
      })
  }

  /// Wrappers of what is declared elsewhere.
  private static let readers: Set<String> = [
    "Environment", "EnvironmentObject", "Binding", "FocusedValue", "ObservedObject", "Bindable",
  ]

  func report(_ diagnostics: inout DiagnosticList) {
    for member in program.members where member.kind == .function && program.isOwn(member.node) {
      guard let reason = reason(for: member) else {
        if let part = collector.partial[member], read.contains(member) {
          diagnostics.warning("not read: '\(part.name)': \(part.reason)", at: member.nameSpan)
        }
        continue
      }
      diagnostics.warning("not read: '\(member.fullName)': \(reason)", at: member.nameSpan)
    }
    for type in [program.outermost] + program.types {
      let open = type.ordered.filter { member in
        (member.kind == .stored || member.kind == .computed && member.body == nil)
          && program.isOwn(member.node) && member.value == nil
          && holdings.holding(of: member) == .color && !read.contains(member)
          && isOpen(member, of: type)
      }
      report(open, of: type, &diagnostics)
    }
  }

  /// Why a function that returns colors is not read; nil if it is, or others say what it gives.
  private func reason(for member: Member) -> String? {
    guard member.name.first?.isLetter == true || member.name.first == "_",
      [.color, .group].contains(holdings.holding(of: member)),
      !collector.tokens.contains(where: {
        $0.root == member && $0.failure == nil && !$0.values.isEmpty
      })
    else { return nil }
    if member.isRequirement {
      guard let owner = member.owner, program.conformers(of: owner).isEmpty else { return nil }
      return "no type here that conforms has a value"
    }
    if collector.evaluator.findings.called.contains(member), collector.functions[member] == nil {
      return nil
    }
    return collector.functions[member]
  }

  private func isOpen(_ member: Member, of type: TypeDeclaration) -> Bool {
    if member.isRequirement {
      return !program.conformers(of: type).contains { $0.members[member.name] != nil }
        && type.members[member.name]?.count == 1
    }
    if collector.given.contains(type) { return false }
    return !Self.isReader(member) && !isElsewhere(member.path)
  }

  /// Whether a property reads what is declared elsewhere.
  static func isReader(_ member: Member) -> Bool {
    member.node.children(.attribute).contains { attribute in
      attribute.child(.type).map { readers.contains($0.declaredName) } ?? false
    }
  }

  /// One note for all properties of a type, because they have no value to read.
  private func report(
    _ members: [Member], of type: TypeDeclaration, _ diagnostics: inout DiagnosticList
  ) {
    guard let first = members.first else { return }
    let names = members.map { "'\($0.path)'" }.joined(separator: ", ")
    let reason =
      type.flavour == .protocolType
      ? "no type here that conforms has a value" : "the caller sets the value"
    diagnostics.append(Diagnostic(.note, "not read: \(names): \(reason)", at: first.nameSpan))
  }
}
