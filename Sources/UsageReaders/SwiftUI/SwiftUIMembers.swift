import Programs

/// The properties and functions of a program that return views, by the types that they are in.
struct SwiftUIMembers {
  struct Member {
    let declaration: Programs.Member
    let body: SyntaxNode
    /// Whether a member of the app names it.
    fileprivate(set) var isUsed = false

    var name: String { declaration.name }
    var isFunction: Bool { declaration.kind == .function }
    /// Whether it is a color that views name, and no view.
    var isUsedColor: Bool { isUsed && declaration.writtenType?.text == "Color" }
    /// Whether it is the scene of an app.
    var isScene: Bool { declaration.writtenType?.text == "some Scene" }
  }

  private(set) var all: [Member] = []
  private let files: SwiftFiles
  /// The members by their bodies.
  private var bodies: [SyntaxNode: Int] = [:]
  private var names: [TypeDeclaration?: [String: [Int]]] = [:]
  /// The names of all members, and of the types that have a body.
  private var known: Set<String> = []

  init(_ files: SwiftFiles) {
    self.files = files
    for member in files.program.members where !member.isStatic {
      guard member.kind == .computed || member.kind == .function, let body = member.body,
        let result = member.writtenType, Self.isView(result)
      else { continue }
      names[member.owner, default: [:]][member.name, default: []].append(all.count)
      known.insert(member.name)
      if let owner = member.owner, ["body", "makeBody"].contains(member.name) {
        known.insert(owner.name)
      }
      bodies[body] = all.count
      all.append(Member(declaration: member, body: body))
    }
    for tree in files.program.trees { noteUses(in: files.file(of: tree.root)) }
  }

  /// Whether a type is written as that of a view.
  private static func isView(_ type: SyntaxNode) -> Bool {
    switch type.kind {
    case .opaqueType: return type.text.hasPrefix("some")
    case .typeName:
      let name = type.text
      return ["Text", "Image", "Color"].contains(name)
        || name.hasSuffix("View") && !name.contains(".")
    default: return false
    }
  }

  /// The member whose body it is.
  func member(withBody body: SyntaxNode) -> Int? { bodies[body] }

  /// The only member of a type by its name; nil where arguments would tell which is meant.
  func only(_ name: String, of type: TypeDeclaration?) -> Int? {
    guard let found = names[type]?[name], found.count == 1 else { return nil }
    return found[0]
  }

  /// The function that an extension of all views declares.
  func modifier(_ name: String) -> Int? {
    guard known.contains(name) else { return nil }
    let found = files.program.additions(name, to: "View").compactMap { $0.body }
      .compactMap { bodies[$0] }
    return found.count == 1 && all[found[0]].isFunction ? found[0] : nil
  }

  /// What of the app a view names; nil for another view.
  func target(of chain: ViewChain) -> SwiftUITarget? {
    let place = chain.base.place
    var path = chain.path[...]
    let isOwn = path.first == "self"
    if isOwn { path.removeFirst() }
    guard path.count <= 1 else { return nil }
    let call = path.isEmpty ? chain.modifiers.first : chain.base
    guard let call, known.contains(call.name) else { return nil }
    let calls = path.isEmpty ? 1 : 0
    let file = files.file(of: place)
    let owner = file.owner(around: place)
    if call.name.first?.isUppercase == true, !isOwn {
      guard call.isCalled || !call.closures.isEmpty,
        case .declared(let type) = files.program.type(
          named: [call.name], within: owner, of: place.tree),
        let body = only("body", of: type), !all[body].isFunction
      else { return nil }
      return SwiftUITarget(kind: .component(type), member: body, calls: 0)
    }
    guard isOwn || file.locals.meaning(of: call.name, at: place) == nil else { return nil }
    if let owner, let member = only(call.name, of: owner) {
      let isMeant = all[member].isFunction == call.isCalled && call.closures.isEmpty
      return isMeant ? SwiftUITarget(kind: .own, member: member, calls: calls) : nil
    }
    guard !isOwn, call.isCalled, let member = only(call.name, of: nil), all[member].isFunction
    else {
      return nil
    }
    return SwiftUITarget(kind: .outermost, member: member, calls: 0)
  }

  // MARK: Uses

  private mutating func noteUses(in file: SwiftFile) {
    // What only developers are shown uses nothing.
    var previews: [Range<Int>] = []
    for node in file.tree.root.descendants {
      let isPlace = [.typeDeclaration, .macro].contains(node.kind)
      let isCall = node.kind == .call && node.child(.base)?.kind == .macro
      if isPlace || isCall, SwiftUIViews.isPreview(node) { previews.append(node.range) }
    }
    previews.sort { $0.lowerBound < $1.lowerBound }
    for node in file.tree.root.descendants {
      guard let name = Self.use(node), known.contains(name),
        !Self.contains(previews, node.range.lowerBound)
      else { continue }
      for member in meant(by: name, node, file)
      where all[member].body.tree !== node.tree
        || !all[member].body.range.contains(node.range.lowerBound)
      {
        all[member].isUsed = true
      }
    }
  }

  private static func contains(_ ranges: [Range<Int>], _ offset: Int) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 && ranges[low - 1].contains(offset)
  }

  private func meant(by name: String, _ node: SyntaxNode, _ file: SwiftFile) -> [Int] {
    let owner = file.owner(around: node)
    if name.first?.isUppercase == true {
      guard node.kind == .name,
        case .declared(let type) = files.program.type(named: [name], within: owner, of: node.tree)
      else { return [] }
      return (names[type]?["body"] ?? []) + (names[type]?["makeBody"] ?? [])
    }
    let own = (owner.flatMap { names[$0]?[name] } ?? []).prefix(Self.meantLimit)
    let added = files.program.additions(name, to: "View").prefix(Self.meantLimit)
      .compactMap(\.body).compactMap { bodies[$0] }
    // Of many with one name none is meant.
    return own + (names[nil]?[name] ?? []).prefix(Self.meantLimit) + added
  }

  private static let meantLimit = 16

  /// The name in `name`, `self.name` and `view.name`.
  private static func use(_ node: SyntaxNode) -> String? {
    switch node.kind {
    case .name: [.name, .label, .parameter].contains(node.role) ? nil : node.name
    case .member: node.declaredName
    default: nil
    }
  }
}
