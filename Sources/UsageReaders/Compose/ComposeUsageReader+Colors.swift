import Programs
import SourceText

/// The colors that a component is given: for itself, and for what it contains.
extension ComposeUsageReader {
  /// Colors with the same label.
  struct GivenColors {
    let label: ComposeColorLabel
    let name: String
    let paints: [PaintDeclaration]
  }

  /// A component, as far as its colors need it.
  struct Component {
    let family: ComposeFamily
    /// Where phantoms stand: its name.
    let place: SourceSpan
    /// Whether nothing is behind its content but what is around it.
    let isTransparent: Bool
    /// What lies around it.
    let outer: ViewSurroundings
  }

  /// The colors among arguments.
  mutating func givenColors(
    _ arguments: [SyntaxArgument], _ reading: inout UsageReading
  ) -> [GivenColors] {
    arguments.compactMap { argument in
      guard let name = argument.label, var label = ComposeColorLabel(name) else { return nil }
      if label.part == "indicator", label.states.isEmpty || label.states == ["selected"] {
        // It lies behind the icon of what is selected.
        label = ComposeColorLabel(states: ["selected"], part: "indicatorContainer")
      }
      let paints = paints(
        argument.value, role: label.isContainer ? nil : label.role, &reading,
        in: label.conditions, rank: label.rank)
      return paints.isEmpty ? nil : GivenColors(label: label, name: name, paints: paints)
    }
  }

  /// The color that Material gives to the content of a component whose container alone has one of the
  /// app.
  func defaultContent(of path: [String], beside given: [GivenColors]) -> [GivenColors] {
    guard let role = ComposeViews.defaultContents[path.suffix(2).joined(separator: ".")],
      let label = ComposeColorLabel("contentColor"),
      let container = given.first(where: { $0.name == "containerColor" }),
      !given.contains(where: { $0.name == "contentColor" })
    else { return [] }
    let color = UsedColor(.member, "MaterialTheme.colorScheme.\(role)")
    return [
      GivenColors(
        label: label, name: "contentColor",
        paints: container.paints.prefix(1).map {
          PaintDeclaration(
            role: label.role, paint: .color(color), state: .rest, rank: 0, place: $0.place)
        })
    ]
  }

  /// Adds the pairs of a component's parts; returns what its content meets.
  mutating func show(
    _ given: [GivenColors], of component: Component, _ reading: inout UsageReading
  ) -> ViewSurroundings {
    let outer = component.outer
    let unknown = PaintedStack.Layer.unknown(.component, "in \(component.family.name)")
    let base = component.isTransparent ? outer : outer.on(unknown)
    let containers = given.filter { $0.label.isContainer }
    let owners = Set(containers.compactMap(\.label.owner))
    let keeps = component.family.keepsContainer(given.map(\.name))
    var groups: [[GivenColors]] = []
    var indices: [String: Int] = [:]
    for color in given where !color.label.isContainer {
      let key = "\(color.label.part) \(component.family.place(of: color.label, owners: owners))"
      if let index = indices[key] {
        groups[index].append(color)
      } else {
        indices[key] = groups.count
        groups.append([color])
      }
    }
    var inherited: [PaintDeclaration] = []
    for group in groups {
      let drawn = group.flatMap(\.paints)
      let behind: [GivenColors]
      switch component.family.place(of: group[0].label, owners: owners) {
      case .unknown: continue
      case .outside:
        pairs.add(drawn, on: outer.layers, &reading)
        continue
      case .part(let part): behind = given.filter { $0.label.part == part }
      case .container(let owner): behind = containers.filter { $0.label.owner == owner }
      }
      let layers = layers(behind, below: group, keeps: keeps, component, base)
      let foregrounds = drawn + phantoms(of: group, on: behind, component)
      if group[0].label.part == "content" {
        inherited = foregrounds
        let role: ForegroundRole = component.family.name.contains("Icon") ? .icon : .text
        deferred.append(
          (foregrounds.map { $0.drawing(role) }, layers))
      } else {
        pairs.add(foregrounds, on: layers, &reading)
      }
    }
    var inner = base
    let behind = containers.filter { $0.label.owner == "" }
    if !behind.isEmpty {
      inner.layers = layers(behind, below: [], keeps: true, component, base)
    }
    // A component gives its content a color where the code does not.
    if !behind.isEmpty || !inherited.isEmpty { inner.foregrounds = inherited }
    return inner
  }

  /// The backgrounds with those that a component has of itself in the states of what lies on them.
  private func layers(
    _ behind: [GivenColors], below group: [GivenColors], keeps: Bool, _ component: Component,
    _ base: ViewSurroundings
  ) -> [PaintedStack.Layer] {
    guard !behind.isEmpty else { return base.layers }
    let known = Set(behind.map(\.label.states))
    var backgrounds = behind.flatMap(\.paints).map {
      PaintDeclaration(role: nil, paint: $0.paint, state: $0.state, rank: $0.rank, place: $0.place)
    }
    if !keeps {
      for label in group.map(\.label) where !label.states.isEmpty && !known.contains(label.states) {
        backgrounds.append(
          PaintDeclaration(
            role: nil, paint: .unknown(.component, component.family.name),
            state: UsageState(label.conditions), rank: label.rank, place: component.place))
      }
    }
    return base.on(backgrounds).layers
  }

  /// The colors that a component has of itself in states of what lies behind: they take the place of
  /// those at rest.
  private func phantoms(
    of group: [GivenColors], on behind: [GivenColors], _ component: Component
  ) -> [PaintDeclaration] {
    let known = group.map(\.label.states)
    var labels: Set<ComposeColorLabel> = []
    for color in behind where !color.label.states.isEmpty && color.label.states != ["scrolled"] {
      let states = color.label.states
      let isGiven = known.contains {
        $0 == states || $0.contains("disabled") && $0.allSatisfy(states.contains)
      }
      if !isGiven { labels.insert(color.label) }
    }
    guard let role = group.first?.label.role else { return [] }
    return labels.sorted { $0.states.lexicographicallyPrecedes($1.states) }.map {
      PaintDeclaration(
        role: role, paint: .nothing, state: UsageState($0.conditions), rank: $0.rank,
        place: component.place)
    }
  }
}

extension PaintDeclaration {
  fileprivate func drawing(_ role: ForegroundRole) -> PaintDeclaration {
    PaintDeclaration(role: role, paint: paint, state: state, rank: rank, place: place)
  }
}

extension ViewSurroundings {
  /// The same on paints; some may answer questions of the code.
  func on(_ backgrounds: [PaintDeclaration]) -> ViewSurroundings {
    let questions = Set(
      backgrounds.flatMap { $0.state.conditions.filter(\.isSurrounding).compactMap(\.choice) }
        .map(\.subject))
    let paintsAll = !backgrounds.contains { $0.paint == .nothing }
    // Which of several answers always paint is not worked out: then the search ends.
    let inner =
      questions.count > 1 && paintsAll ? on(.unknown(.computed, "several questions")) : self
    return inner.on(.backgrounds(backgrounds))
  }
}
