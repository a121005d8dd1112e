import SourceText

/// Reasons why a property may differ from its declared value.
extension SwiftEvaluator {
  /// Wrappers of values that change while the app runs.
  static let stateWrappers: Set<String> = [
    "State", "Binding", "Published", "AppStorage", "SceneStorage", "GestureState", "FocusState",
    "StateObject", "ObservedObject", "Bindable",
  ]
  /// Attributes that begin like a wrapper and leave the value as it is.
  private static let plainAttributes: Set<String> = [
    "MainActor", "Sendable", "ObservationIgnored", "ObservationTracked", "Entry", "TaskLocal",
    "IBInspectable", "IBOutlet", "GKInspectable", "NSCopying", "NSManaged", "ViewBuilder",
    "NSApplicationDelegateAdaptor", "UIApplicationDelegateAdaptor",
  ]

  /// The unknown wrapper of a property; nil without one.
  func unknownWrapper(of index: Int) -> String? {
    let property = program.properties[index]
    return property.declaration.attributes.first { name in
      guard let first = name.unicodeScalars.first, first.properties.isUppercase,
        !Self.stateWrappers.contains(name), !Self.plainAttributes.contains(name)
      else { return false }
      // An actor of the source's own isolates, and no more.
      return program.type([name], from: property.scope).map {
        program.scopes[$0].keyword != .actor
      } ?? !SwiftOmissions.readers.contains(name)
    }
  }

  /// Why a property may have another value than the one read; nil without a reason.
  func obstacle(_ index: Int) -> String? {
    let attributes = program.properties[index].declaration.attributes
    if let wrapper = attributes.first(where: Self.stateWrappers.contains) {
      return "'@\(wrapper)' lets it change while the app runs"
    }
    if let wrapper = unknownWrapper(of: index) { return "'@\(wrapper)' may give it another value" }
    if let place = reassignments[index] {
      return "it is assigned again in \(place.file.path):\(place.start.line):\(place.start.column)"
    }
    return nil
  }

  // MARK: Conditions

  /// The value that a name stands for in a condition and the context of it; nil if nobody here
  /// declares it with a value that is the same every time.
  ///
  /// - Parameter isSubject: whether its type says what it is where its body is not read.
  mutating func declaredValue(
    of expression: SwiftExpression, _ context: SwiftContext, isSubject: Bool = false
  ) throws(SwiftStop) -> (value: SwiftExpression, context: SwiftContext, type: Int?)? {
    if case .name(let name) = expression.kind, let local = context.locals[name] {
      // Whoever calls may choose anything.
      guard case .value = local, let found = try context.followed(name) else { return nil }
      return (found.value, found.context, found.type)
    }
    guard let path = expression.path,
      case .property(let index, _)? = try target(path, context, isExact: true)
    else { return nil }
    let property = program.properties[index]
    let type = lookup.typeScope(of: index)
    if let given = try context.given(to: index) { return (given.value, given.context, type) }
    let inner = try context.entering(property, in: program)
    switch property.declaration.source {
    case .elsewhere, .requirement: return nil
    case .computed(let code):
      do throws(SwiftStop) {
        return try result(of: code, inner) { _, value, context throws(SwiftStop) in
          (value, context, type)
        }
      } catch {
        if case .notRead = error, isSubject { return nil }
        throw error
      }
    case .initial(let value):
      let isOne =
        property.declaration.isConstant || property.declaration.isStatic
        || property.scope == SwiftProgram.root || context.instance?.scope == property.scope
      let isState = !Self.stateWrappers.isDisjoint(with: property.declaration.attributes)
      // Whoever makes an instance may give it another, and so may the app while it runs.
      guard isOne, !isState else { return nil }
      if let reason = obstacle(index) {
        throw .notRead("it depends on '\(text(expression, context))': \(reason)")
      }
      return (value, inner, type)
    }
  }

  /// The case that a subject always is, because the source says so; nil if it says nothing.
  mutating func constantCase(
    _ subject: SwiftExpression, _ context: SwiftContext
  ) throws(SwiftStop) -> String? {
    var (value, place) = (subject, context)
    var type: Int?
    var isFollowed = false
    while let next = try declaredValue(of: value, place, isSubject: true) {
      (value, place) = (next.value, next.context)
      type = next.type ?? type
      isFollowed = true
      // Of a name that another stands for, the type is known there.
      if case .name(let name) = value.kind, case .value? = place.locals[name] { continue }
      do throws(SwiftStop) {
        (value, place) = try reached(from: value, place)
      } catch {
        // It may be any case of its type.
        if case .notRead = error { return nil }
        throw error
      }
    }
    // What is given is never the other one.
    if case .binary("??", let first, _) = value.kind { return try constantCase(first, place) }
    guard case .member(let base, let name) = value.kind, isFollowed else {
      return nil
    }
    guard let base else {
      let isCase = type.map { program.scopes[$0].cases.contains(name) } ?? false
      return isCase || Self.isCaseName(name) ? name : nil
    }
    guard let path = base.path, path.last?.first?.isUppercase == true else { return nil }
    if let scope = program.type(path, from: place.scope) {
      return program.scopes[scope].cases.contains(name) ? name : nil
    }
    return Self.isCaseName(name) ? name : nil
  }

  private static func isCaseName(_ name: String) -> Bool {
    ["light", "dark", "aqua", "darkAqua", "standard", "increased", "high", "normal"].contains(name)
  }
}
