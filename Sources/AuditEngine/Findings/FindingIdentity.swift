/// The identity of a finding across runs, in names that people know: never a ratio or a line.
package struct FindingIdentity: Sendable, Hashable {
  /// What fails.
  package enum Subject: Sendable, Hashable {
    /// A pairing in a permutation.
    case pairing(context: [ContextName], foreground: String, background: String, usage: String)
    /// A token, or several that were compared.
    case token(String)
  }

  /// A context and its axis.
  package struct ContextName: Sendable, Hashable {
    /// The axis.
    package let axis: String
    /// The context.
    package let name: String

    /// Names a context.
    package init(axis: String, name: String) {
      self.axis = axis
      self.name = name
    }
  }

  /// The identifier of the rule.
  package let rule: String
  /// What fails.
  package let subject: Subject

  /// Names a finding.
  package init(rule: String, subject: Subject) {
    self.rule = rule
    self.subject = subject
  }

  /// - Parameter implied: for an axis, the default context.
  init(
    _ pairing: Pairing, of rule: Rule, _ context: some Sequence<(String, String)>,
    implied: [String: String]
  ) {
    self.init(
      rule: rule.id,
      subject: .pairing(
        context: context.compactMap { axis, name in
          implied[axis] == name ? nil : ContextName(axis: axis, name: name)
        },
        foreground: pairing.foregroundName, background: pairing.backgroundText,
        usage: FindingIdentity.usage(of: pairing)))
  }

  private static func usage(of pairing: Pairing) -> String {
    pairing.usage?.rawValue ?? pairing.typeStyleNames.joined(separator: ",")
  }

  /// The last part of the fingerprint of a pairing's finding.
  static func names(of pairing: Pairing) -> StableHash.Text {
    var text = StableHash.Text()
    text.append(pairing.foregroundName)
    text.append(pairing.backgroundText)
    text.append(usage(of: pairing))
    return text
  }

  init(_ result: StructuralResult, of rule: Rule) {
    self.init(rule: rule.id, subject: .token(result.token))
  }

  /// The same without the default contexts.
  func omitting(_ implied: [String: String]) -> FindingIdentity {
    guard !implied.isEmpty,
      case .pairing(let context, let foreground, let background, let usage) = subject
    else { return self }
    return FindingIdentity(
      rule: rule,
      subject: .pairing(
        context: context.filter { implied[$0.axis] != $0.name }, foreground: foreground,
        background: background, usage: usage))
  }

  /// A hash of all the names: 16 hexadecimal digits.
  ///
  /// - Parameter place: where the policy lies in the repository; nil at its top.
  package func fingerprint(in place: String?) -> String {
    var hash = StableHash(in: place)
    hash.combine(rule)
    switch subject {
    case .pairing(let context, let foreground, let background, let usage):
      for context in context {
        hash.combine(context.axis)
        hash.combine(context.name)
      }
      hash.combine(foreground)
      hash.combine(background)
      hash.combine(usage)
    case .token(let token): hash.combine(token)
    }
    return hash.description
  }

  /// What the same finding has in common in every context.
  package var acrossContexts: FindingIdentity {
    guard case .pairing(_, let foreground, let background, let usage) = subject else { return self }
    return FindingIdentity(
      rule: rule,
      subject: .pairing(
        context: [], foreground: foreground, background: background, usage: usage))
  }

  /// What people call it.
  package var name: FindingName { FindingName(self) }

  /// The sort key of findings, so that their order changes with neither policy nor tokens.
  var sortingKey: [String] {
    switch subject {
    case .pairing(let context, let foreground, let background, let usage):
      [rule, foreground, background, usage] + context.flatMap { [$0.axis, $0.name] }
    case .token(let token): [rule, "", token]
    }
  }
}
