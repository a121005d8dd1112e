import Programs

/// The parts of the types of a program that are colors, or have them.
final class PaletteFields {
  /// What a part holds.
  enum Holding {
    case color
    case palette(TypeDeclaration)
    /// Its type is not written.
    case unknown
  }

  private let program: Program
  private let framework: any ColorFramework
  private var known: [TypeDeclaration: [(member: Member, holding: Holding)]] = [:]

  init(_ program: Program, _ framework: any ColorFramework) {
    (self.program, self.framework) = (program, framework)
  }

  /// Whether a type has colors.
  func holdColors(_ type: TypeDeclaration) -> Bool {
    fields(of: type).contains { if case .unknown = $0.holding { false } else { true } }
  }

  /// The properties of a type's instances that may be colors, with those that it inherits.
  func fields(of type: TypeDeclaration) -> [(member: Member, holding: Holding)] {
    if let found = known[type] { return found }
    // What has a part of its own type has no more colors by that.
    known[type] = []
    var names: Set<String> = []
    var found: [(member: Member, holding: Holding)] = []
    for place in ancestry(of: type) {
      for member in place.ordered {
        guard !member.isStatic, [.stored, .computed].contains(member.kind), !member.isRequirement,
          names.insert(member.name).inserted, let holding = holding(of: member)
        else { continue }
        found.append((member, holding))
      }
    }
    known[type] = found
    return found
  }

  private func holding(of member: Member) -> Holding? {
    guard let written = member.writtenType else { return .unknown }
    if framework.isColor(written) { return .color }
    guard case .declared(let type) = program.type(of: written, within: member.owner).unwrapped,
      type.flavour == .classType, holdColors(type)
    else { return nil }
    return .palette(type)
  }

  private func ancestry(of type: TypeDeclaration) -> [TypeDeclaration] {
    var found = [type]
    var index = 0
    while index < found.count, found.count < 64 {
      for parent in program.parents(of: found[index]) where !found.contains(parent) {
        found.append(parent)
      }
      index += 1
    }
    return found
  }
}
