import SourceText

/// Assignments and calls.
extension UIKitUsageReader {
  /// Reads the path that begins at a name.
  mutating func readStatement(_ index: Int) {
    let path = UIKitPath(document, at: index, to: end)
    for (count, step) in path.steps.enumerated() {
      guard let arguments = step.arguments else { continue }
      let receivers = path.names(before: count).map(self.receivers)
      call(step, arguments, on: count == 0 ? self.receivers([]) : receivers)
    }
    guard document.isText(path.end, "="), path.end < end, let last = path.steps.last,
      last.arguments == nil, !last.isOpaque,
      !["let", "var", "case"].contains(document.name(index - 1)),
      !document.isText(index - 1, ",")
    else { return }
    let names = path.names(before: path.steps.count - 1)
    if path.steps.count == 1, isLocal(last.name) { return }
    assign(last.name, at: last.index, of: names.map { receivers(whole($0)) }, names, path.end + 1)
  }

  /// Reads a name after a full stop: the key of an attribute, or a property of what is not followed.
  mutating func readMember(_ name: String, _ index: Int) {
    if name == "foregroundColor" || name == "backgroundColor", document.isText(index + 1, ":"),
      !document.isText(index - 2, "?")
    {
      readAttribute(name, index)
    } else if document.isText(index + 1, "="), index > lastProperty {
      assign(name, at: index, of: nil, nil, index + 2)
    }
  }

  private func isLocal(_ name: String) -> Bool {
    for scope in scopes.reversed() {
      if case .type = scope.kind { return false }
      if scope.locals[name] != nil { return true }
    }
    return true
  }

  /// The names of a view without those of its parts that draw on its background.
  private func whole(_ names: [String]) -> [String] {
    var names = names
    while let last = names.last, UIKitViews.parts.contains(last),
      names.count > 1 || !isLocal(last)
    {
      names.removeLast()
    }
    return names
  }

  // MARK: Assignments

  /// - Parameters:
  ///   - receivers: the views with the property; nil for what is not followed.
  ///   - names: the names before the property.
  private mutating func assign(
    _ property: String, at index: Int, of receivers: [UIKitReceiver]?, _ names: [String]?,
    _ value: Int
  ) {
    lastProperty = index
    let isPartColor = property == "color" && names?.last?.hasSuffix("Properties") == true
    if let use = isPartColor ? .foreground(.text) : UIKitViews.properties[property] {
      let receivers = receivers ?? [newLocal(property)]
      let isOwn = names?.allSatisfy { $0 == "self" } ?? false
      give(use, property, value..<end, to: receivers, isOwn: isOwn)
    } else if UIKitViews.attributed.contains(property) {
      let next = document.expression(from: value, to: end).next
      if let receiver = receivers?.first { attributed = (value..<next, receiver, []) }
    } else if let receivers, let name = document.name(value) ?? document.name(value + 1) {
      link(property, of: receivers, name, value)
    }
  }

  private mutating func link(
    _ property: String, of receivers: [UIKitReceiver], _ name: String, _ value: Int
  ) {
    let path = UIKitPath(document, at: document.name(value) == nil ? value + 1 : value, to: end)
    let values = path.names.map(self.receivers) ?? []
    for receiver in receivers {
      if UIKitViews.holders.contains(property) {
        for view in values { program.put(view, on: receiver) }
        readValue(of: receiver.part([property]), at: value)
      } else if property == "backgroundConfiguration" {
        for view in values { program.give(receiver, view) }
      }
    }
  }

  /// Notes a color that is given to views.
  ///
  /// - Parameters:
  ///   - tokens: the color, and what may follow it.
  ///   - isOwn: whether it is given to a property that the type itself may declare.
  private mutating func give(
    _ use: UIKitPaint.Use, _ property: String, _ tokens: Range<Int>, to receivers: [UIKitReceiver],
    isOwn: Bool = false, when extra: [UsageState.Condition] = []
  ) {
    let (expression, next) = document.expression(from: tokens.lowerBound, to: tokens.upperBound)
    let isWhole =
      next >= tokens.upperBound || document.startsLine(next) || document.isText(next, ";")
      || document.isText(next, ",")
    let outer = (scopes.last?.conditions ?? []) + extra
    let place = document.span(expression.range)
    let found =
      isWhole ? colors.paints(expression) : [(.unknown(.computed, colors.text(expression)), .rest)]
    for receiver in receivers {
      for (paint, state) in found {
        if state.conditions.contains(where: { one in outer.contains { one.excludes($0) } }) {
          continue
        }
        program.add(
          UIKitPaint(
            use: use, property: property, isOwn: isOwn, paint: paint,
            state: UsageState(outer + state.conditions),
            body: scopes.last?.body ?? 0, order: tokens.lowerBound, place: place,
            source: source(expression)),
          to: receiver)
      }
    }
  }

  /// The view that a value is a color of: `header` of `header.backgroundColor`.
  private func source(_ expression: SwiftExpression) -> UIKitReceiver? {
    guard let path = expression.path, path.count > 1, let last = path.last,
      UIKitViews.properties[last] != nil, path[0].first?.isUppercase != true
    else { return nil }
    return receivers(path.dropLast()).first
  }

  // MARK: Calls

  private mutating func call(
    _ step: UIKitPath.Step, _ tokens: Range<Int>, on receivers: [UIKitReceiver]?
  ) {
    if UIKitViews.additions.contains(step.name) {
      let added = document.arguments(tokens, mark: ":").filter { $0.label == nil }
      for view in added.flatMap({ views($0.range) }) {
        for parent in receivers ?? [] { program.put(view, on: parent) }
      }
      return
    }
    switch step.name {
    case "setTitleColor", "setBackgroundImage", "setBackgroundColor", "setTitleTextAttributes":
      setForState(step, tokens, receivers ?? [newLocal(step.name)])
    case "addAttribute":
      let arguments = document.arguments(tokens, mark: ":")
      guard let key = arguments.first, arguments.count > 1, arguments[1].label == "value",
        let name = document.name(key.range.upperBound - 1)
      else { return }
      if name == "foregroundColor" || name == "backgroundColor" {
        let use: UIKitPaint.Use = name == "foregroundColor" ? .foreground(.text) : .background
        give(use, name, arguments[1].range, to: receivers ?? [newLocal("text")])
      }
    case "withTintColor":
      if let color = document.arguments(tokens, mark: ":").first, color.label == nil {
        give(.foreground(.icon), step.name, color.range, to: [newLocal("image")])
      }
    case "addSublayer", "insertSublayer":
      for layer in document.arguments(tokens, mark: ":").first.map({ views($0.range) }) ?? [] {
        for view in receivers ?? [] {
          program.add(layer, toLayerOf: view.path.last == "layer" ? view.whole ?? view : view)
        }
      }
    default: break
    }
  }

  /// What a method gives a control in a state.
  private mutating func setForState(
    _ step: UIKitPath.Step, _ tokens: Range<Int>, _ receivers: [UIKitReceiver]
  ) {
    let arguments = document.arguments(tokens, mark: ":")
    guard let value = arguments.first, value.label == nil, arguments.count > 1,
      arguments[1].label == "for"
    else { return }
    let when = conditions(arguments[1].range)
    switch step.name {
    case "setTitleColor":
      give(.foreground(.text), step.name, value.range, to: receivers, when: when)
    case "setTitleTextAttributes":
      if let receiver = receivers.first { attributed = (value.range, receiver, when) }
    default:
      // A picture, or what a method of the app makes of a color.
      let reason: UnfollowedUse.Reason = step.name == "setBackgroundImage" ? .picture : .computed
      let isNone = document.isText(value.range.lowerBound, "nil")
      let paint = isNone ? Paint.nothing : .unknown(reason, "\(step.name)(\(text(value.range)))")
      let place = document.range(from: value.range.lowerBound, to: value.range.upperBound)
      for receiver in receivers {
        program.add(
          UIKitPaint(
            use: .background, property: step.name, isOwn: false, paint: paint,
            state: UsageState((scopes.last?.conditions ?? []) + when), body: scopes.last?.body ?? 0,
            order: tokens.lowerBound, place: document.span(place), source: nil),
          to: receiver)
      }
    }
  }

  /// The states of a control: none for `.normal`.
  private func conditions(_ tokens: Range<Int>) -> [UsageState.Condition] {
    let isList = document.isText(tokens.lowerBound, "[")
    let parts =
      isList
      ? document.arguments(document.inside(tokens.lowerBound, to: tokens.upperBound), mark: ":")
        .map(\.range)
      : [tokens]
    let names = parts.compactMap { $0.isEmpty ? nil : document.name($0.upperBound - 1) ?? text($0) }
    let states = names.filter { $0 != "normal" }.map { ".\($0)" }
    return states.isEmpty ? [] : [UsageState.Condition(states.joined(separator: " "))]
  }

  // MARK: Attributes

  /// Reads a color in a dictionary of attributes: `.foregroundColor: color`.
  private mutating func readAttribute(_ name: String, _ index: Int) {
    let use: UIKitPaint.Use = name == "foregroundColor" ? .foreground(.text) : .background
    var when: [UsageState.Condition] = []
    let isAttributed = attributed.map { $0.tokens.contains(index) } ?? false
    if isAttributed { when = attributed?.state ?? [] }
    let last = lists.last?.end ?? end
    var receiver = newLocal("attributes")
    if let list = lists.indices.last {
      if let known = lists[list].attributes {
        receiver = known
      } else {
        lists[list].attributes = receiver
        program.note(receiver, isOf: "UIView")
        if isAttributed, let target = attributed?.receiver { program.put(receiver, on: target) }
      }
    }
    give(use, name, index + 2..<last, to: [receiver], when: when)
  }
}
