import SourceText

/// Which properties of a program hold colours or text styles.
///
/// Where no type says so it is seen from the value: a value made by a colour type, or another property
/// that holds a colour, however far away.
struct SwiftKinds {
  enum Kind: Int, Comparable {
    case none
    /// A part of a value whose parts are not known yet.
    case perhapsColor
    case textStyle
    /// Several colours: an initializer with colours among its arguments, or an array of them.
    case group
    case color

    static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  /// The kind of each property.
  private(set) var kinds: [Kind]
  private let program: SwiftProgram
  private let evaluator: SwiftEvaluator
  /// For each property, those whose values name it, and whether they name a part of it.
  private var users: [[(user: Int, isPart: Bool, inGroup: Bool)]]

  init(_ evaluator: SwiftEvaluator) {
    self.evaluator = evaluator
    program = evaluator.program
    kinds = program.properties.map { _ in .none }
    users = program.properties.map { _ in [] }
    for index in program.properties.indices { classify(index) }
    propagate()
  }

  private static let fontTypes: Set<String> = ["Font", "UIFont", "NSFont"]
  /// Types of the standard library and of SwiftUI that hold no colour.
  private static let plainTypes: Set<String> = [
    "CGFloat", "Double", "Float", "Int", "Int64", "UInt", "UInt32", "UInt64", "String", "Bool",
    "Character", "Void", "Never", "Date", "Data", "URL", "UUID", "CGSize", "CGPoint", "CGRect",
    "EdgeInsets", "View", "Scene", "Image", "Text", "Animation", "TimeInterval",
  ]

  /// The colour type that a property is declared to have, itself or in an array.
  func declaredType(of index: Int) -> SwiftColorType? {
    let property = program.properties[index]
    guard let type = property.declaration.type else { return nil }
    return program.colorType(type.path, from: property.scope)
  }

  /// Whether a type is no name, and yet has a colour type in it: a dictionary, a tuple.
  static func holdsColors(_ type: SwiftTypeName) -> Bool {
    guard type.path.isEmpty, type.text.hasPrefix("[") || type.text.hasPrefix("("),
      !type.text.contains("->")
    else { return false }
    return namesColorType(type.text.utf8)
  }

  /// Whether a colour type is named anywhere in a text.
  private static func namesColorType(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.split { !SwiftHex.isWord($0) }.contains {
      $0.count <= 10 && SwiftColorType(path: [String(decoding: $0, as: UTF8.self)]) != nil
    }
  }

  // MARK: One property

  private mutating func classify(_ index: Int) {
    let property = program.properties[index]
    if let type = property.declaration.type {
      if declaredType(of: index) != nil || Self.holdsColors(type) {
        kinds[index] = .color
        return
      }
      guard let name = type.path.last, !Self.plainTypes.contains(name),
        !type.text.hasPrefix("some ")
      else { return }
      if Self.fontTypes.contains(name) {
        kinds[index] = .textStyle
        return
      }
    }
    let context = SwiftContext(document: property.document, scope: property.scope)
    switch property.declaration.source {
    case .initial(let value): examine(value, of: index, context, inGroup: false, depth: 0)
    case .computed(let code): examine(code, of: index, context, depth: 0)
    case .elsewhere, .requirement: break
    }
  }

  private mutating func examine(
    _ code: SwiftCode, of index: Int, _ context: SwiftContext, depth: Int
  ) {
    guard depth < SwiftContext.depthLimit else { return }
    for statement in program.documents[context.document].statements(of: code) {
      examine(statement, of: index, context, depth: depth)
    }
  }

  private mutating func examine(
    _ statement: SwiftStatement, of index: Int, _ context: SwiftContext, depth: Int
  ) {
    switch statement.kind {
    case .value(let value, _), .constant(_, let value):
      examine(value, of: index, context, inGroup: false, depth: depth + 1)
    case .choice(_, let cases):
      for item in cases { examine(item.body, of: index, context, depth: depth + 1) }
    case .condition(_, let first, let second):
      examine(first, of: index, context, depth: depth + 1)
      if let second { examine(second, of: index, context, depth: depth + 1) }
    case .other: break
    }
  }

  /// Raises the kind of a property by what a value of it is, or notes what that depends on.
  private mutating func examine(
    _ value: SwiftExpression, of index: Int, _ context: SwiftContext, inGroup: Bool, depth: Int
  ) {
    switch value.kind {
    case .ternary(_, let first, let second), .binary("??", let first, let second):
      examine(first, of: index, context, inGroup: inGroup, depth: depth)
      examine(second, of: index, context, inGroup: inGroup, depth: depth)
    case .array(let elements):
      for element in elements {
        examine(element, of: index, context, inGroup: true, depth: depth)
      }
    case .statement(let statement) where depth < SwiftContext.depthLimit:
      examine(statement, of: index, context, depth: depth + 1)
    case .macro("colorLiteral", _): raise(index, to: inGroup ? .group : .color)
    case .call(let callee, let arguments):
      examine(callee, arguments, of: index, context, inGroup: inGroup, depth: depth)
    case .name, .member:
      examine(path: value, of: index, context, inGroup: inGroup, depth: depth)
    case .other:
      // What cannot be told apart is a colour where it speaks of one.
      let bytes = program.documents[context.document].file.bytes[value.range]
      if Self.namesColorType(bytes) { raise(index, to: inGroup ? .group : .color) }
    default: break
    }
  }

  private mutating func examine(
    _ callee: SwiftExpression, _ arguments: [SwiftArgument], of index: Int,
    _ context: SwiftContext, inGroup: Bool, depth: Int
  ) {
    if case .closure(let code) = callee.kind {
      return examine(code, of: index, context, depth: depth + 1)
    }
    if evaluator.initialized(by: callee, expecting: nil, context) != nil {
      return raise(index, to: inGroup ? .group : .color)
    }
    if SwiftEvaluator.isTextStyle(callee, arguments) { return raise(index, to: .textStyle) }
    if case .member(let base?, _) = callee.kind {
      examine(path: base, of: index, context, inGroup: inGroup, depth: depth)
      // `Color.dynamic(light:dark:)`.
      if let path = base.path, program.colorType(path, from: context.scope) != nil {
        return raise(index, to: inGroup ? .group : .color)
      }
    }
    let isGroup = evaluator.isGroup(callee, arguments, context)
    let isPair = Set(arguments.compactMap(\.label)) == ["light", "dark"]
    guard isGroup || isPair else { return }
    if let path = callee.path, let scope = program.type(path, from: context.scope),
      program.scopes[scope].inherited.contains("View")
    {
      return
    }
    for argument in arguments {
      examine(argument.value, of: index, context, inGroup: inGroup || isGroup, depth: depth)
    }
  }

  private mutating func examine(
    path value: SwiftExpression, of index: Int, _ context: SwiftContext, inGroup: Bool, depth: Int
  ) {
    if case .call = value.kind {
      return examine(value, of: index, context, inGroup: inGroup, depth: depth)
    }
    guard let path = value.path else {
      // What a chain begins with says what it is about.
      if case .member(let base?, _) = value.kind {
        examine(path: base, of: index, context, inGroup: inGroup, depth: depth)
      }
      return
    }
    guard let target = try? evaluator.lookup.target(path, in: context, evaluator.themes) else {
      // `theme.colors.accent.something`: what is known of it is the property it begins with.
      if path.count > 1, case .member(let base?, _) = value.kind {
        examine(path: base, of: index, context, inGroup: inGroup, depth: depth)
      }
      return
    }
    switch target {
    case .property(let used, _): users[used].append((index, false, inGroup))
    case .part(_, let owner, let inner):
      users[owner].append((index, true, inGroup))
      if let inner { users[inner].append((index, false, inGroup)) }
    case .framework, .earlier: raise(index, to: inGroup ? .group : .color)
    case .type: break
    }
  }

  private mutating func raise(_ index: Int, to kind: Kind) {
    kinds[index] = max(kinds[index], kind)
  }

  // MARK: From property to property

  /// Carries kinds to those who name a property, in time linear in how often they do.
  private mutating func propagate() {
    var changed = kinds.indices.filter { kinds[$0] > .none }
    while let index = changed.popLast() {
      for (user, isPart, inGroup) in users[index] {
        let kind: Kind
        switch (kinds[index], isPart) {
        case (.group, true), (.color, true), (.perhapsColor, _):
          kind = inGroup ? .group : .perhapsColor
        case (.color, false): kind = inGroup ? .group : .color
        case (.textStyle, false) where !inGroup: kind = .textStyle
        default: continue
        }
        guard kinds[user] < kind else { continue }
        kinds[user] = kind
        changed.append(user)
      }
    }
  }
}
