/// What code may write, by name.
///
/// A name counts as written wherever it stands in a position that is not proved to be a read. The
/// reads are a closed list; everything else is a write.
struct Writes {
  /// One place that may write.
  struct Place {
    let node: SyntaxNode
    /// The type whose member is meant, if the place says so.
    let owner: TypeDeclaration?
    /// Whether it is the initializer of its type that sets up an instance.
    let isInitial: Bool
    /// The assignment or the call that writes; nil for what isn't understood.
    let statement: SyntaxNode?
    /// The type whose code it is.
    let within: TypeDeclaration?
    /// The outermost function around it.
    let function: SyntaxNode?
    /// Whether names in its code may be those of an object that nobody names there.
    let hasReceiver: Bool

    /// The names that the code around it introduces.
    var bound: Set<String> {
      var found: Set<String> = ["newValue", "oldValue", "error", "it"]
      for node in function?.descendants.map({ $0 }) ?? [] {
        switch node.kind {
        case .patternName: found.insert(node.name)
        case .parameter, .capture: found.insert(node.declaredName)
        case .bindingPattern:
          found.formUnion(node.descendants.filter { $0.kind == .name }.map(\.name))
        default: break
        }
      }
      return found
    }
  }

  private(set) var places: [String: [Place]] = [:]
  /// A write by a name that is made when the app runs.
  private(set) var computed: SyntaxNode?

  init() {}

  init(in program: Program) {
    var finder = WriteFinder(program: program)
    for tree in program.trees { finder.walk(tree.root, isRead: true) }
    places = finder.places
    computed = finder.computed
  }

  /// Where an initializer of its type gives a stored property its value; nil if none does.
  func initialPlace(of member: Member, in owner: TypeDeclaration) -> SyntaxNode? {
    places[member.name]?.first { $0.isInitial && $0.owner === owner }?.node
  }

  /// Where a stored property may be written after it got its first value; nil if nowhere.
  func place(of member: Member, in program: Program) -> SyntaxNode? {
    if member.isConstant { return nil }
    if let accessors = member.binding?.child(.accessors), accessors.accessor(.get) != nil {
      return accessors
    }
    return places(of: member, in: program).first?.node ?? computed
  }

  /// Everywhere where a stored property may be written after it got its first value.
  func places(of member: Member, in program: Program) -> [Place] {
    (places[member.name] ?? []).filter { place in
      if place.isInitial, !member.isStatic, place.owner === member.owner { return false }
      guard let owner = place.owner, let mine = member.owner else { return true }
      return owner === mine || owner.node == nil || owner.isProtocol
        || program.isRelated(owner, mine)
    }
  }
}

extension Program {
  /// Whether a class inherits from the other, in either direction.
  func isRelated(_ one: TypeDeclaration, _ other: TypeDeclaration) -> Bool {
    for (start, goal) in [(one, other), (other, one)] {
      var current: TypeDeclaration? = start
      var steps = 0
      while let type = current, steps < 64 {
        if type === goal { return true }
        current = superclass(of: type)
        steps += 1
      }
    }
    return false
  }
}
