import Programs

/// The files of a program in Swift.
final class SwiftFiles {
  let program: Program
  private let files: [ObjectIdentifier: SwiftFile]
  /// The members of classes that a class below declares anew: which of them an instance has, nobody knows.
  private(set) lazy var overridden = overriddenMembers()

  init(_ program: Program) {
    self.program = program
    files = Dictionary(
      program.trees.map { (ObjectIdentifier($0), SwiftFile($0, of: program)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The file that a piece of code stands in.
  func file(of node: SyntaxNode) -> SwiftFile {
    files[ObjectIdentifier(node.tree)] ?? SwiftFile(node.tree, of: program)
  }

  private func overriddenMembers() -> Set<Member> {
    var found: Set<Member> = []
    for type in program.types where type.flavour == .classType {
      var (open, seen) = ([type], Set([type]))
      while let next = open.popLast() {
        for node in next.inherited {
          guard case .declared(let parent) = program.type(of: node, within: next.outer),
            parent.flavour == .classType, seen.insert(parent).inserted
          else { continue }
          open.append(parent)
          for member in type.ordered where !member.isStatic {
            found.formUnion(parent.members[member.name]?.filter { !$0.isStatic } ?? [])
          }
        }
      }
    }
    return found
  }
}
