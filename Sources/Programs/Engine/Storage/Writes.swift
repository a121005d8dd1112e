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
    let accessors = member.binding?.child(.accessors)
    if accessors != nil { return accessors }
    for place in places[member.name] ?? [] {
      if place.isInitial, !member.isStatic, place.owner === member.owner { continue }
      guard let owner = place.owner, let mine = member.owner else { return place.node }
      if owner === mine || owner.node == nil || owner.flavour == .protocolType
        || program.isRelated(owner, mine)
      {
        return place.node
      }
    }
    return computed
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
