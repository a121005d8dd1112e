import SourceText

/// Which properties of a program hold colors or text styles.
///
/// Where no type says so it is seen from the value: a value made by a color type, or another property
/// that holds a color, however far away.
struct SwiftKinds {
  enum Kind: Int, Comparable {
    case none
    /// A part of a value whose parts are not known yet.
    case perhapsColor
    case textStyle
    /// Several colors: an initializer with colors among its arguments, or an array of them.
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
  /// Types of the standard library and of SwiftUI that hold no color.
  static let plainTypes: Set<String> = [
    "CGFloat", "Double", "Float", "Int", "Int64", "UInt", "UInt32", "UInt64", "String", "Bool",
    "Character", "Void", "Never", "Date", "Data", "URL", "UUID", "CGSize", "CGPoint", "CGRect",
    "EdgeInsets", "View", "Scene", "Image", "Text", "Animation", "TimeInterval",
  ]

  /// The color type that a property is declared to have, itself or in an array.
  func declaredType(of index: Int) -> SwiftColorType? {
    let property = program.properties[index]
    guard let type = property.declaration.type else { return nil }
    return program.colorType(type.path, from: property.scope)
  }

  /// Whether a type is not a name, and yet has a color type in it: a dictionary, a tuple.
  static func holdsColors(_ type: SwiftTypeName) -> Bool {
    guard type.path.isEmpty, type.text.hasPrefix("[") || type.text.hasPrefix("("),
      !type.text.contains("->")
    else { return false }
    return namesColorType(type.text.utf8)
  }

  /// Whether a color type is named anywhere in a text.
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
    let site = Site(
      user: index, context: SwiftContext(document: property.document, scope: property.scope),
      expected: evaluator.lookup.typeScope(of: index))
    switch property.declaration.source {
    case .initial(let value): examine(value, at: site)
    case .computed(let code): examine(code, at: site)
    case .elsewhere, .requirement: break
    }
  }

  private mutating func raise(_ index: Int, to kind: Kind) {
    kinds[index] = max(kinds[index], kind)
  }

  // MARK: Values

  /// Where a value stands.
  private struct Site {
    /// The property whose value it is, or is part of.
    let user: Int
    let context: SwiftContext
    /// The type of the source that is expected there.
    var expected: Int?
    /// Whether it is one of several in the property's value.
    var isInGroup = false
    /// How many bodies lie around it.
    var depth = 0

    /// What the property is where the value is a color.
    var colorKind: Kind { isInGroup ? .group : .color }

    func inBody() -> Site {
      var site = self
      site.depth += 1
      return site
    }

    func inGroup(expecting scope: Int?) -> Site {
      var site = self
      (site.isInGroup, site.expected) = (true, scope)
      return site
    }
  }

  private mutating func examine(_ code: SwiftCode, at site: Site) {
    guard site.depth < SwiftContext.depthLimit else { return }
    for statement in program.documents[site.context.document].statements(of: code) {
      examine(statement, at: site.inBody())
    }
  }

  private mutating func examine(_ statement: SwiftStatement, at site: Site) {
    switch statement.kind {
    case .value(let value, _), .constant(_, let value), .assignment(_, let value):
      examine(value, at: site)
    case .choice(_, let cases): for item in cases { examine(item.body, at: site) }
    case .condition(_, let first, let second):
      examine(first, at: site)
      if let second { examine(second, at: site) }
    case .compiled(let branches): for branch in branches { examine(branch.body, at: site) }
    case .variable, .other: break
    }
  }

  /// Raises the kind of a property by what a value of it is, or notes what that depends on.
  private mutating func examine(_ value: SwiftExpression, at site: Site) {
    switch value.kind {
    case .ternary(_, let first, let second), .binary("??", let first, let second):
      examine(first, at: site)
      examine(second, at: site)
    case .array(let elements):
      for element in elements { examine(element, at: site.inGroup(expecting: nil)) }
    case .statement(let statement) where site.depth < SwiftContext.depthLimit:
      examine(statement, at: site.inBody())
    case .compiled(let branches): for branch in branches { examine(branch.value, at: site) }
    case .macro("colorLiteral", _): raise(site.user, to: site.colorKind)
    case .call(let callee, let arguments): examine(callee, arguments, at: site)
    case .name, .member: examine(path: value, at: site)
    case .element, .other:
      // What cannot be distinguished is a color where it speaks of one.
      let bytes = program.documents[site.context.document].file.bytes[value.range]
      if Self.namesColorType(bytes) { raise(site.user, to: site.colorKind) }
    default: break
    }
  }

  private mutating func examine(
    _ callee: SwiftExpression, _ arguments: [SwiftArgument], at site: Site
  ) {
    if case .closure(let code) = callee.kind { return examine(code, at: site) }
    if evaluator.initialized(by: callee, expecting: nil, site.context) != nil {
      return raise(site.user, to: site.colorKind)
    }
    if !callee.isImplied, evaluator.isHexFunction(callee, arguments, site.context) {
      return raise(site.user, to: site.colorKind)
    }
    if SwiftEvaluator.isTextStyle(callee, arguments) { return raise(site.user, to: .textStyle) }
    if let name = callee.memberName, program.colorFunctionNames.contains(name) {
      raise(site.user, to: site.colorKind)
    }
    if case .member(let base?, _) = callee.kind {
      examine(path: base, at: site)
      // `Color.dynamic(light:dark:)`.
      if let path = base.path, program.colorType(path, from: site.context.scope) != nil {
        return raise(site.user, to: site.colorKind)
      }
    }
    if SwiftEvaluator.pair(of: arguments) != nil {
      examinePair(callee, arguments, at: site)
    } else if evaluator.sharedColor(
      of: callee, arguments, expecting: site.expected, site.context) != nil
    {
      raise(site.user, to: site.colorKind)
    } else if evaluator.isGroup(callee, arguments, site.context) {
      examineGroup(callee, arguments, at: site)
    }
  }

  /// A light and a dark color: what the parameters are says what `.gray10` is.
  private mutating func examinePair(
    _ callee: SwiftExpression, _ arguments: [SwiftArgument], at site: Site
  ) {
    let made = evaluator.constructed(by: callee, expecting: site.expected, site.context)
    if let made, program.scopes[made].inherited.contains("View") { return }
    for argument in arguments {
      switch evaluator.parameter(argument.label ?? "", of: made) {
      case .color?: raise(site.user, to: site.colorKind)
      case .type(let scope)?:
        // What a type of the source stands for is a color if its name says so.
        if SwiftUnknownValues.speaksOfColor(program.scopes[scope].name)
          || made.map({ SwiftUnknownValues.speaksOfColor(program.scopes[$0].name) }) == true
        {
          raise(site.user, to: site.colorKind)
        }
      case nil: break
      }
      examine(argument.value, at: site)
    }
  }

  private mutating func examineGroup(
    _ callee: SwiftExpression, _ arguments: [SwiftArgument], at site: Site
  ) {
    var made = callee.path.flatMap { program.type($0, from: site.context.scope) }
    if case .member(nil, "init") = callee.kind { made = site.expected }
    if let made, program.scopes[made].inherited.contains("View") { return }
    for argument in arguments {
      var expected: Int?
      if let made, let property = program.scopes[made].properties[argument.label ?? ""]?.first {
        if declaredType(of: property) != nil { raise(site.user, to: .group) }
        expected = evaluator.lookup.typeScope(of: property)
      }
      examine(argument.value, at: site.inGroup(expecting: expected))
    }
  }

  private mutating func examine(path value: SwiftExpression, at site: Site) {
    if case .call(let callee, let arguments) = value.kind {
      return examine(callee, arguments, at: site)
    }
    guard case .member(let base?, _) = value.kind else {
      if case .name = value.kind { examine(target: value, at: site) }
      return
    }
    // `theme.colors.accent.something`: what a chain begins with says what it is about.
    if !examine(target: value, at: site) { examine(path: base, at: site) }
  }

  /// Notes what a dotted name leads to; false if that is not known.
  @discardableResult
  private mutating func examine(target value: SwiftExpression, at site: Site) -> Bool {
    guard let path = value.path else { return false }
    let targets = evaluator.lookup.targets(path, in: site.context, evaluator.themes)
    for target in targets { note(target, at: site) }
    return !targets.isEmpty
  }

  private mutating func note(_ target: SwiftTarget, at site: Site) {
    switch target {
    case .property(let used, _): users[used].append((site.user, false, site.isInGroup))
    case .part(let names, let owner, let inner):
      // A source before this one says what the part is.
      if names.contains(where: evaluator.lookup.isColorToken) {
        raise(site.user, to: site.colorKind)
      }
      users[owner].append((site.user, true, site.isInGroup))
      if let inner { users[inner].append((site.user, false, site.isInGroup)) }
    case .framework, .earlier: raise(site.user, to: site.colorKind)
    case .type: break
    }
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
