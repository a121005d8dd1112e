/// Texts and backgrounds that are steps of one another by the word before the telling one:
/// `label`, `secondaryLabel` on `background`, `secondaryBackground`. Each text is for each background.
///
/// Where a background of that kind is one of a meaning too, `danger-background`, they are fills of
/// controls, and `secondary-background` is the second button.
struct ColorLadder {
  private let names: Set<String>
  /// The steps that have numbered texts and backgrounds of their own: `secondaryText01` and
  /// `secondaryText02` beside `secondaryUi01` and `secondaryUi02`.
  private let families: Set<[String]>

  /// Finds the steps: two texts of one word and two backgrounds of one word, at least.
  init(_ roles: [ColorRole]) {
    let backgrounds = Self.steps(roles, of: .background)
    let texts = Self.steps(roles, of: .text)
    names = backgrounds.isEmpty || texts.isEmpty ? [] : backgrounds.union(texts)
    let families = Self.numbered(roles, of: .text).intersection(
      Self.numbered(roles, of: .background))
    self.families = families.count > 1 ? families : []
  }

  /// Whether a text and a background are of two families: a number says which text it is, so that the
  /// step says where.
  func areApart(_ role: ColorRole, _ background: ColorRole) -> Bool {
    role.owner != background.owner && families.contains(role.owner)
      && families.contains(background.owner)
  }

  /// The steps with several numbered colors of a kind.
  private static func numbered(_ roles: [ColorRole], of kind: ColorRole.Kind) -> Set<[String]> {
    let numbered = roles.filter {
      $0.kind == kind && $0.isStep && $0.state == nil && $0.variety.count == 1
        && $0.variety[0].allSatisfy(\.isNumber)
    }
    return Set(Dictionary(grouping: numbered, by: \.owner).filter { $0.value.count > 1 }.keys)
  }

  func contains(_ role: ColorRole) -> Bool { names.contains(role.name) }

  private static func steps(_ roles: [ColorRole], of kind: ColorRole.Kind) -> Set<String> {
    let named = roles.filter {
      $0.kind == kind && $0.roleWord != nil && $0.targets.isEmpty && $0.state == nil
        && $0.variety.allSatisfy { $0.allSatisfy(\.isNumber) }
    }
    var found: Set<String> = []
    for (_, alike) in Dictionary(grouping: named, by: \.roleWord) {
      let steps = alike.filter { $0.owner.isEmpty || $0.isStep }
      guard Set(steps.map(\.owner)).count > 1,
        kind == .text
          || !alike.contains(where: { $0.owner.last.map(RoleWords.meanings.contains) ?? false })
      else { continue }
      found.formUnion(steps.filter(\.isStep).map(\.name))
    }
    return found
  }
}

extension ColorRole {
  /// Whether its owner is the number of a step: `secondaryLabel`.
  fileprivate var isStep: Bool {
    !owner.isEmpty && owner.allSatisfy(RoleWords.ordinals.contains)
  }
}
