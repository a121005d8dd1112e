import SourceText

/// Which variables get another value than the one that they are declared with, and where first.
struct SwiftReassignments {
  private var places: [Int: SourceSpan] = [:]

  init(_ lookup: SwiftLookup, _ themes: SwiftThemes) {
    let program = lookup.program
    let variables = program.properties.indices.filter { Self.isVariable($0, program) }
    let names = Set(variables.map { program.properties[$0].declaration.name })
    guard !names.isEmpty else { return }
    var bodies = program.documents.map { _ in [(range: Range<Int>, scope: Int)]() }
    for body in program.bodies { bodies[body.document].append((body.range, body.scope)) }
    for document in program.documents.indices {
      // Bodies lie in each other or apart.
      let sorted = bodies[document].sorted { $0.range.lowerBound < $1.range.lowerBound }
      var next = 0
      var open: [(range: Range<Int>, scope: Int)] = []
      for mutation in program.documents[document].mutations {
        let offset = mutation.range.lowerBound
        while next < sorted.count, sorted[next].range.lowerBound <= offset {
          open.append(sorted[next])
          next += 1
        }
        open.removeAll { $0.range.upperBound <= offset }
        guard let last = mutation.path.last, names.contains(last) else { continue }
        let scope = open.last?.scope ?? SwiftProgram.root
        note(mutation, in: scope, of: document, lookup, themes)
      }
    }
  }

  /// Where a property is assigned; nil if it keeps the value that it has.
  subscript(property: Int) -> SourceSpan? { places[property] }

  private static func isVariable(_ index: Int, _ program: SwiftProgram) -> Bool {
    let declaration = program.properties[index].declaration
    guard !declaration.isConstant else { return false }
    switch declaration.source {
    // What only an initializer gives a value is a variable like any other.
    case .initial, .elsewhere: return true
    case .computed, .requirement: return false
    }
  }

  private mutating func note(
    _ mutation: SwiftMutation, in scope: Int, of document: Int, _ lookup: SwiftLookup,
    _ themes: SwiftThemes
  ) {
    let program = lookup.program
    let context = SwiftContext(document: document, scope: scope)
    let span = program.documents[document].span(mutation.range)
    for target in lookup.targets(mutation.path, in: context, themes) {
      let found: [Int] =
        switch target {
        case .property(let index, _): [index]
        case .part(_, let index, let inner): inner.map { [$0] } ?? [index]
        case .type, .framework, .earlier: []
        }
      for index in found where places[index] == nil && Self.isVariable(index, program) {
        let property = program.properties[index]
        // What an initializer gives is its first value.
        let isFirst =
          !property.declaration.isStatic
          && program.scopes[property.scope].initializers.contains {
            $0.document == document && $0.declaration.body.map(mutation.isWithin) == true
          }
        if !isFirst { places[index] = span }
      }
    }
  }
}
