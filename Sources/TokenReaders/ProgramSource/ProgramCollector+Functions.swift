import Programs
import SourceText

/// What functions make while the app runs.
extension ProgramCollector {
  /// Notes the color schemes and themes that are made in bodies of functions. Which colors they have is
  /// not read, but that they are there is: nothing is judged as if the others were all.
  mutating func noteInstancesInFunctions() {
    let read = ByteRanges.ofInstances(instances)
    let types = typesOfContexts
    let themes = framework.themeTypes.union(types.values.flatMap(\.self))
    var members: [SyntaxNode: Member] = [:]
    for member in program.members where member.kind != .type {
      members[member.binding ?? member.node] = member
    }
    var schemes: [SchemeInBody] = []
    for tree in program.trees {
      var locals: [String: CopiedScheme] = [:]
      visit(tree.root, CodeAround(members: members)) { collector, node, around in
        if node.kind == .assignment {
          return collector.noteAssignment(node, types)
        }
        guard node.kind == .call, !(read[tree.file.path]?.overlap(node.range) ?? false) else {
          return
        }
        if collector.isCopy(node),
          let name = node.child(.base)?.child(.base)?.path?.last,
          let base = locals[name] ?? types[name].map({ CopiedScheme(name: name, types: $0) })
        {
          collector.noteCopy(of: base, node, around, &locals)
        }
        guard let callee = node.child(.base), let path = callee.path, path.count < 3,
          !callee.isOptional
        else { return }
        if let form = collector.framework.scheme(of: path) {
          guard !form.isOfUser, collector.type(madeBy: path, node, around.place) == nil else {
            return
          }
          schemes.append(
            SchemeInBody(
              form: form, node: node, place: around.place,
              isContinued: around.outer.last?.child(.base) == node))
        } else if let type = path.first, themes.contains(type) {
          collector.noteInstance(of: type, node, around)
        }
      }
    }
    add(schemes)
  }

  /// Passes on the nodes of a tree in the order of the file, with what stands around them.
  private mutating func visit(
    _ node: SyntaxNode, _ around: CodeAround,
    _ body: (inout ProgramCollector, SyntaxNode, CodeAround) -> Void
  ) {
    var stack = [(node, around)]
    while let (node, around) = stack.popLast() {
      body(&self, node, around)
      let inner = around.within(node)
      for child in node.children.reversed() { stack.append((child, inner)) }
    }
  }

  /// `light.text = …` is another color from then on.
  private mutating func noteAssignment(_ node: SyntaxNode, _ types: [String: Set<String>]) {
    guard let left = node.child(.left), left.kind == .member,
      let name = left.child(.base)?.path?.last, let changed = types[name]
    else { return }
    let part = left.declaredName
    for type in changed.sorted() where isPart([part], of: type) {
      madeAtRunTime.append(MadePalette(type: type, changed: [part], span: node.span))
    }
  }

  /// Notes that a function makes an instance of a type.
  private mutating func noteInstance(
    of type: String, _ node: SyntaxNode, _ around: CodeAround
  ) {
    // What `lerp` makes shows while one theme fades into another, and all its colors lie between those
    // of the two.
    let isBlend =
      around.isLerp
      && node.arguments.allSatisfy { argument in
        !mentionsColor(argument.value)
          || argument.value.descendants.contains { $0.isName(among: ["lerp"]) }
      }
    guard madeInFunctions[type] == nil, !isBlend else { return }
    // What a function makes of its parameters alone is one more, and takes nothing from others.
    guard node.arguments.contains(where: { mentionsColor($0.value) || isColor($0.value) }) else {
      madeAtRunTime.append(
        MadePalette(type: type, changed: nil, span: (node.child(.base) ?? node).span))
      return
    }
    madeInFunctions[type] =
      "a function makes others at \(node.tree.file.path):\(node.span.line); make them constants"
  }

  private func isColor(_ value: SyntaxNode) -> Bool {
    value.kind == .name && (isColorName(value.name) || colorOwners.contains(value.name))
  }

  /// Whether instances of a type have one of some parts.
  func isPart(_ labels: Set<String>, of type: String) -> Bool {
    instances.contains { instance in
      instance.type == type
        && instance.parts.contains { part in
          labels.contains(part.name) || labels.contains { part.name.hasPrefix($0 + ".") }
        }
    }
  }
}

extension SyntaxNode {
  /// Whether what it is taken from may be nothing: `a?.b`.
  fileprivate var isOptional: Bool {
    kind == .optionalChain || descendants.contains { $0.kind == .optionalChain }
  }
}
